#!/usr/bin/env bash
# Type-checks FormattingFieldsUI, the example app and the article's code in Swift 6 mode where there
# is no SwiftUI: against Tests/SwiftUIDeclarations, modules of declarations that do nothing. With
# SwiftUI, the build has checked the adapter already, and the example is checked against that.
#
# Tests/SwiftUIMiniature/run.sh then runs the adapter's sources.
#
# What has passed is checked again only after a change.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

declarations=Tests/SwiftUIDeclarations
adapter=Sources/FormattingFieldsUI
checks=.build/swiftui-check
passed=$checks/passed
if [ -e "$passed" ] && [ -z "$(find Tests/SwiftUIDeclarations/check.sh Tests/SwiftUIMiniature/run.sh Package.swift \
  Sources Examples/Store "$declarations" Tests/SwiftUIMiniature -newer "$passed" -print -quit)" ]; then
  echo "SwiftUI: nothing has changed since it passed"
  exit
fi
mkdir -p "$checks"
rm -f "$passed"
touch "$checks/started"

swift build --quiet --target FormattingFieldsFoundation
modules=$(swift build --show-bin-path)/Modules
# The name that the package manager gives this package for the compiler: its folder, as an
# identifier.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g; s/^[0-9]/_/')

# Type-checks against the modules of a folder, with the settings that the manifest gives its
# targets.
compile() {
  local folder=$1
  shift
  swiftc -swift-version 6 -warnings-as-errors -parse-as-library -package-name "$package" \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
    -module-cache-path "$checks/cache" -I "$folder" -I "$modules" "$@"
}

# The declarations stand in for the system's modules, so access levels of imports and warnings are
# not judged there.
declare_module() {
  local folder=$1 module=$2
  swiftc -swift-version 6 -parse-as-library -module-cache-path "$checks/cache" -I "$folder" \
    -enable-upcoming-feature InternalImportsByDefault -module-name "$module" \
    -emit-module -emit-module-path "$folder/$module.swiftmodule" "$folder/declarations/$module"/*.swift
}

# Checks what a host on a system compiles, given the system's name and its user interfaces. `#if
# os(…)` would choose this machine's branches, so a copy of the sources is changed to choose the
# system's. The path of a copy ends as the source's does: Tests/PublicComments looks for the module there.
check() {
  local system=$1 folder=$checks/$1 module file
  rm -rf "$folder"
  mkdir -p "$folder/$adapter"
  shift
  for module in "$@"; do
    mkdir -p "$folder/declarations/$module"
    for file in "$declarations/$module"/*.swift; do
      sed "s/os($system)/canImport(Swift)/g" "$file" >"$folder/declarations/$module/${file##*/}"
    done
  done
  for file in "$adapter"/*.swift; do
    sed "s/os($system)/canImport(Swift)/g" "$file" >"$folder/$file"
  done
  for module in "$@"; do declare_module "$folder" "$module"; done
  # With SwiftUI, in place of the module that was built without.
  compile "$folder" -module-name FieldFocus -emit-module -emit-module-path "$folder/FieldFocus.swiftmodule" \
    Sources/FieldFocus/*.swift
  compile "$folder" -module-name FormattingFieldsUI -emit-module \
    -emit-module-path "$folder/FormattingFieldsUI.swiftmodule" "$folder/$adapter"/*.swift
}

# Checks the example app, and the types that the articles declare.
check_hosts() {
  local folder=$1 previews=cat file
  # Apple's compiler knows the macro.
  if [ "$(uname)" != Darwin ]; then previews=with_previews; fi
  mkdir -p "$checks/example"
  for file in Examples/Store/Store/*.swift; do
    "$previews" "$file" >"$checks/example/${file##*/}"
  done
  compile "$folder" -module-name Example -typecheck "$checks"/example/*.swift
  if [ -d "$folder/declarations/XCTest" ]; then
    compile "$folder" -module-name StoreUITests -typecheck Examples/Store/StoreUITests/*.swift
  fi
  article_code "$adapter"/FormattingFieldsUI.docc/NumberFieldInSwiftUI.md >"$checks/Listings.swift"
  compile "$folder" -module-name Article -typecheck "$checks/Listings.swift" \
    "$declarations"/*.swift
  article_code "$adapter"/FormattingFieldsUI.docc/WithYourOwnModel.md | "$previews" \
    >"$checks/OwnModel.swift"
  compile "$folder" -module-name OwnModel -typecheck "$checks/OwnModel.swift" \
    Tests/SwiftUIMiniature/OwnModel/*.swift
}

if [ "$(uname)" = Darwin ]; then
  swift build --quiet --target FormattingFieldsUI
  check_hosts "$modules"
  exit
fi
# Two at a time, each on a core.
(
  check iOS UIKit Accessibility SwiftUI XCTest
  check_hosts "$checks/iOS"
) &
first=$!
(
  check tvOS UIKit Accessibility SwiftUI
  check watchOS UIKit Accessibility SwiftUI
) &
second=$!
check macOS AppKit Accessibility SwiftUI
# Without SwiftUI the module is empty, but has to compile.
compile "$modules" -module-name FormattingFieldsUI -typecheck \
  "$adapter"/*.swift
wait "$first"
wait "$second"
Tests/SwiftUIMiniature/run.sh
mv "$checks/started" "$passed"
echo "SwiftUI: the adapter, the example and the article agree with $declarations"
