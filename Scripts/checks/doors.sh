#!/usr/bin/env bash
# Proves that each door comes off: Scripts/checks/doors.sh [DOOR]...
#
# A door is a folder (Web, Tools, Benchmarks, Examples), or a host module with its folders and its lines of
# Package.swift, which begin with a comment "Door: NAME" and end with an empty line.
#
# - The field builds and its rows and examples pass in a copy without any of the folders: it needs none of them.
# - Each folder builds in a copy with the field and itself alone: it needs no other.
# - The field builds and its rows and examples pass in a copy without each host module.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

copy=$PWD/.build/doors
folders="Web Tools Benchmarks Examples"
# The folders of a host module.
folders_of() {
  case $1 in
    FormattingFieldsUI)
      echo Sources/{FormattingFieldsUI,FieldFormsUI,NumberTextFields,SystemTextFields} Tests/SwiftUIMiniature Examples/Store ;;
    FormattingFieldC) echo Sources/FormattingFieldC Sources/CFormattingField Tests/CInterface ;;
  esac
}
hosts="FormattingFieldsUI FormattingFieldC"

# Lays the copy anew, with the field and some of the folders; what was built in the copy stays: lay FOLDER…
lay() {
  mkdir -p "$copy"
  find "$copy" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
  git ls-files --cached --others --exclude-standard -z | while IFS= read -r -d '' file; do
    case " $folders " in *" ${file%%/*} "*) case " $* " in *" ${file%%/*} "*) ;; *) continue ;; esac ;; esac
    if [ -e "$file" ]; then printf '%s\0' "$file"; fi
  done | xargs -0 cp --parents --preserve=timestamps -t "$copy"
}

# Builds the field in the copy and runs its rows and examples.
field() { (cd "$copy" && swift build --quiet --build-tests && swift test --skip-build --disable-xctest | tail -n 1); }

# Builds a folder in the copy.
build() {
  case $1 in
    Web) (cd "$copy" && Web/build-web.sh) ;;
    *) (cd "$copy" && swift build --package-path "$1" --quiet) ;;
  esac
}

for door in "${@:-field $folders $hosts}"; do
  for name in $door; do
    echo "==> $name"
    case " $folders " in *" $name "*) lay "$name"; build "$name"; continue ;; esac
    lay
    for folder in $(folders_of "$name"); do rm -rf "${copy:?}/$folder"; done
    sed -i.old "/^\/\/ Door: $name\\./,/^\$/d" "$copy/Package.swift"
    rm "$copy/Package.swift.old"
    field
  done
done
