#!/usr/bin/env bash
# Runs the sources of FormattingFieldsUI where there is no SwiftUI: over Tests/SwiftUIMiniature, whose
# views have identity, state, focus and text fields as SwiftUI's are known to, in stories and in
# random scripts: run-swiftui.sh [part of a story's name]
#
# With FORMATTING_FIELD_FULL=1 it runs 100,000 random scripts, else 300. FORMATTING_FIELD_SEED repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

miniature=Tests/SwiftUIMiniature
adapter=Sources/Hosts/FormattingFieldsUI
built=.build/swiftui-miniature
mkdir -p "$built"

swift build --quiet --target FormattingFieldsFoundation
swift build --quiet --target FieldHosting
objects=$(swift build --show-bin-path)
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g; s/^[0-9]/_/')

# The miniature stands in for the system's modules, so its warnings are not judged.
library() {
  local module=$1
  shift
  echo "compiling $module"
  swiftc -parse-as-library -module-name "$module" -module-cache-path "$built/cache" -I "$built" \
    -package-name "$package" -I "$objects/Modules" \
    -enable-upcoming-feature InternalImportsByDefault -suppress-warnings \
    -emit-module -emit-module-path "$built/$module.swiftmodule" \
    -emit-library -static -o "$built/lib$module.a" "$@"
}

# Compiles the adapter's sources as a telephone's, and what runs them. `#if os(…)` would choose this
# machine's branches, so a copy is changed to choose the system's.
build_adapter() {
  mkdir -p "$built/adapter"
  for file in "$adapter"/*.swift; do
    sed 's/os(iOS)/canImport(Swift)/g' "$file" >"$built/adapter/${file##*/}"
  done
  library FormattingFieldsUI -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature ExistentialAny "$built/adapter"/*.swift
}

# Compiles what the stories run beside their own views, as modules whose declarations the stories see: the
# article's code, and the example's screens.
build_hosts() {
  article_code "$adapter/FormattingFieldsUI.docc/WithYourOwnModel.md" >"$built/OwnModel.swift"
  library OwnModel -swift-version 6 -enable-testing "$built/OwnModel.swift" "$miniature"/OwnModel/*.swift
  mkdir -p "$built/example"
  for file in Examples/Store/Store/*Screen*.swift; do
    sed 's/os(iOS)/canImport(Swift)/g' "$file" >"$built/example/${file##*/}"
  done
  library Example -swift-version 6 -enable-testing "$built/example"/*.swift
}

link_stories() {
  local linked=() module
  for module in NumberText NumberProbing EntryKinds FieldEditing FieldForms NumberMessages FieldHosting \
    FormattingFieldsFoundation RandomSamples; do
    linked+=("$objects/$module.build"/*.o)
  done
  swiftc -swift-version 6 -module-cache-path "$built/cache" -I "$built" -I "$objects/Modules" \
    -package-name "$package" -o "$built/stories" "$miniature"/Stories/*.swift \
    "$built"/lib{OwnModel,Example,FormattingFieldsUI,SwiftUI,UIKit}.a "${linked[@]}"
}

swift build --quiet --target RandomSamples
if [ ! -e "$built/libSwiftUI.a" ] \
  || [ -n "$(find "$miniature/UIKit" "$miniature/SwiftUI" -newer "$built/libSwiftUI.a")" ]; then
  library UIKit -swift-version 5 "$miniature"/UIKit/*.swift
  library SwiftUI -swift-version 5 "$miniature"/SwiftUI/*.swift
fi
build_adapter
build_hosts
link_stories
"$built/stories" "$@"
