#!/usr/bin/env bash
# Runs the sources of FormattingFieldsUI where there is no SwiftUI: over Tests/SwiftUIMiniature, whose
# views have identity, state, focus and text fields as SwiftUI's are known to, in stories and in
# random scripts: run-swiftui.sh [part of a story's name | --mistakes [part of a mistake's name]]
#
# With FORMATTING_FIELD_FULL=1 it runs 100,000 random scripts, compiled optimized, else 300, and then plants
# mistakes, as --mistakes does: each has to be found. FORMATTING_FIELD_SEED repeats a run, and
# FORMATTING_FIELD_TRACE=1 tells its first script step by step.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

miniature=Tests/SwiftUIMiniature
adapter=Sources/FormattingFieldsUI
built=.build/swiftui-miniature
configuration=debug
optimization=-Onone
# Mistakes are planted in a folder of their own.
case "${1-}" in
  --mistakes | --relink) built=.build/swiftui-mistakes ;;
  *)
    if [ -n "${FORMATTING_FIELD_FULL-}" ]; then
      built=.build/swiftui-optimized
      configuration=release
      optimization=-O
    fi
    ;;
esac
mkdir -p "$built"

if [ "${1-}" = --relink ]; then
  objects=$2
else
  # Samples are declared with the second set of tests.
  export FORMATTING_FIELD_TESTS=all
  for module in FormattingFieldsFoundation RandomSamples; do
    swift build --quiet --configuration "$configuration" --target "$module"
  done
  objects=$(swift build --configuration "$configuration" --show-bin-path)
fi
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g; s/^[0-9]/_/')

# The miniature stands in for the system's modules, so its warnings are not judged.
library() {
  local module=$1
  shift
  echo "compiling $module"
  # An archive would keep the objects of files that are no more.
  rm -f "$built/lib$module.a"
  swiftc "$optimization" -wmo -parse-as-library -module-name "$module" -module-cache-path "$built/cache" \
    -I "$built" -package-name "$package" -I "$objects/Modules" \
    -enable-upcoming-feature InternalImportsByDefault -suppress-warnings \
    -emit-module -emit-module-path "$built/$module.swiftmodule" \
    -emit-library -static -o "$built/lib$module.a" "$@"
}

# Copies the adapter's sources as a telephone's. `#if os(…)` would choose this machine's branches, so the copy
# is changed to choose the system's.
copy_adapter() {
  rm -rf "$built/adapter"
  mkdir -p "$built/adapter/FieldFocus"
  cp Sources/FieldFocus/*.swift "$built/adapter/FieldFocus"
  for file in "$adapter"/*.swift; do
    sed 's/os(iOS)/canImport(Swift)/g' "$file" >"$built/adapter/${file##*/}"
  done
}

build_adapter() {
  library FieldFocus -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature ExistentialAny "$built/adapter/FieldFocus"/*.swift
  library FormattingFieldsUI -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature ExistentialAny "$built/adapter"/*.swift
}

# Compiles what the stories run beside their own views, as modules whose declarations the stories see: the
# article's code, and the example's screens.
build_hosts() {
  article_code "$adapter/FormattingFieldsUI.docc/WithYourOwnModel.md" | with_previews \
    >"$built/OwnModel.swift"
  library OwnModel -swift-version 6 -enable-testing "$built/OwnModel.swift" "$miniature"/OwnModel/*.swift
  mkdir -p "$built/example"
  for file in Examples/Store/Store/*Screen*.swift; do
    sed 's/os(iOS)/canImport(Swift)/g' "$file" | with_previews >"$built/example/${file##*/}"
  done
  library Example -swift-version 6 -enable-testing "$built/example"/*.swift
}

build_stories() {
  swiftc "$optimization" -swift-version 6 -module-cache-path "$built/cache" -I "$built" \
    -I "$objects/Modules" -package-name "$package" -module-name Stories -wmo -c -o "$built/stories.o" \
    "$miniature"/Stories/*.swift
}

link_stories() {
  local linked=() module object
  for module in NumberText EntryKinds FieldEditing FieldMessages FieldForms NumberMessages FormattingFieldsFoundation \
    FormattingFieldJSON FieldTesting RandomSamples; do
    # Objects of removed files may still lie there.
    for object in "$objects/$module.build"/*.o; do
      if [ -n "$(find Sources Tests -path "*/$module/*" -name "$(basename "$object" .o)" -print -quit)" ]; then
        linked+=("$object")
      fi
    done
  done
  swiftc -o "$built/stories" "$built/stories.o" \
    "$built"/lib{OwnModel,Example,FormattingFieldsUI,FieldFocus,SwiftUI,UIKit,Accessibility}.a "${linked[@]}"
}

# For mistakes.py: the sources as they stand in the copy.
if [ "${1-}" = --relink ]; then
  build_adapter
  link_stories
  FORMATTING_FIELD_SEED=1 "$built/stories"
  exit
fi

if [ ! -e "$built/libSwiftUI.a" ] \
  || [ -n "$(find "$miniature/Accessibility" "$miniature/UIKit" "$miniature/SwiftUI" -newer "$built/libSwiftUI.a")" ]; then
  library Accessibility -swift-version 5 "$miniature"/Accessibility/*.swift
  library UIKit -swift-version 5 "$miniature"/UIKit/*.swift
  library SwiftUI -swift-version 5 "$miniature"/SwiftUI/*.swift
fi
copy_adapter
build_adapter
build_hosts
build_stories
link_stories
if [ "${1-}" = --mistakes ]; then
  FORMATTING_FIELD_FULL='' python3 "$miniature/mistakes.py" "$built/adapter" "${2-}" "$0" --relink "$objects"
  exit
fi
"$built/stories" "$@"
if [ $# = 0 ] && [ -n "${FORMATTING_FIELD_FULL-}" ]; then "$0" --mistakes; fi
