# What check.sh and run.sh share: the adapter's modules as a system sees them, over the miniature.

miniature=Tests/SwiftUIMiniature
# In the order in which they see one another.
adapters="FieldFocus SystemTextFields NumberTextFields FormattingFieldsUI FieldFormsUI"
# The name that the package manager gives this package for the compiler: its folder, as an identifier.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g; s/^[0-9]/_/')
# What the manifest sets for its targets.
settings=(-swift-version 6 -package-name "$package" -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny)

# Copies sources as a system sees them: copy_for SYSTEM FOLDER FILES. `#if os(…)` would choose this machine's branches,
# so a copy is changed to choose the system's.
copy_for() {
  local system=$1 folder=$2 file
  shift 2
  # Catalyst is iOS for the compiler.
  system=${system/Catalyst/iOS}
  mkdir -p "$folder"
  for file in "$@"; do sed "s/os($system)/canImport(Swift)/g" "$file" >"$folder/${file##*/}"; done
}

# Builds the package: build_package CONFIGURATION. A build of some targets would be planned anew for each.
build_package() { swift build --quiet --configuration "$1"; }
