#!/usr/bin/env bash
# Checks the adapter for SwiftUI where there is no SwiftUI, over the miniature: the views run in stories and random
# scripts (run.sh), as on iOS, and each other system's branches are type-checked. So are the example app, its tests for a
# device and the articles' code, in Swift 6 mode. With SwiftUI, the build has checked the adapter already, and the hosts
# are checked against that.
#
# What has passed is checked again only after a change.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Tests/SwiftUIMiniature/modules.sh

checks=.build/swiftui-check
passed=$checks/passed
if [ -e "$passed" ] && [ -z "$(find Package.swift Sources Examples/Store "$miniature" -newer "$passed" -print -quit)" ]
then
  echo "SwiftUI: nothing has changed since it passed"
  exit
fi
mkdir -p "$checks"
rm -f "$passed"
touch "$checks/started"

# Type-checks against the modules of a folder.
compile() {
  local folder=$1
  shift
  swiftc "${settings[@]}" -warnings-as-errors -parse-as-library -module-cache-path "$checks/cache" \
    -I "$folder" -I "$modules" "$@"
}

# Checks what a host on a system compiles: check SYSTEM MODULES, which are the system's own.
check() {
  local system=$1 folder=$checks/$1 module
  shift
  rm -rf "$folder"
  for module in "$@"; do
    copy_for "$system" "$folder/system/$module" "$miniature/$module"/*.swift
    swiftc -swift-version 5 -suppress-warnings -parse-as-library -module-cache-path "$checks/cache" -I "$folder" \
      -enable-upcoming-feature InternalImportsByDefault -module-name "$module" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" "$folder/system/$module"/*.swift
  done
  # With SwiftUI, in place of the modules that were built without. The path of a copy ends as the source's does:
  # Tests/PublicComments looks for the module there.
  for module in $adapters; do
    copy_for "$system" "$folder/Sources/$module" "Sources/$module"/*.swift
    compile "$folder" -module-name "$module" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
      "$folder/Sources/$module"/*.swift
  done
}

# Checks the example app and its tests, and the types that the articles declare.
check_hosts() {
  local folder=$1 previews=cat file article
  # Apple's compiler knows the macro.
  if [ "$(uname)" != Darwin ]; then previews=with_previews; fi
  mkdir -p "$checks/example"
  for file in Examples/Store/Store/*.swift; do
    "$previews" "$file" >"$checks/example/${file##*/}"
  done
  compile "$folder" -module-name Example -typecheck "$checks"/example/*.swift
  if [ "$(uname)" != Darwin ]; then
    swiftc -swift-version 6 -parse-as-library -module-name XCTest -module-cache-path "$checks/cache" \
      -emit-module -emit-module-path "$folder/XCTest.swiftmodule" "$miniature"/XCTest/*.swift
    compile "$folder" -module-name StoreUITests -typecheck Examples/Store/StoreUITests/*.swift
  fi
  for article in FormattingFieldsUI/FormattingFieldsUI.docc/NumberFieldInSwiftUI \
    FieldFormsUI/FieldFormsUI.docc/FormsInSwiftUI; do
    article_code "Sources/$article.md"
  done >"$checks/Listings.swift"
  compile "$folder" -module-name Article -typecheck "$checks/Listings.swift" "$miniature"/*.swift
  article_code Sources/FieldFormsUI/FieldFormsUI.docc/WithYourOwnModel.md | "$previews" \
    >"$checks/OwnModel.swift"
  article_code Sources/FieldFocus/FieldFocus.docc/AFocusInYourModel.md >"$checks/OwnFocus.swift"
  compile "$folder" -module-name OwnFocus -typecheck "$checks/OwnFocus.swift"
  compile "$folder" -module-name OwnModel -typecheck "$checks/OwnModel.swift" "$miniature"/OwnModel/*.swift
}

if [ "$(uname)" = Darwin ]; then
  swift build --quiet --target FieldFormsUI
  modules=$(swift build --show-bin-path)/Modules
  check_hosts "$modules"
  exit
fi
for module in FormattingFieldsFoundation FieldFormsFoundation; do swift build --quiet --target "$module"; done
modules=$(swift build --show-bin-path)/Modules
# Two at a time, each on a core.
(
  check iOS UIKit Accessibility SwiftUI
  check_hosts "$checks/iOS"
  check visionOS UIKit Accessibility SwiftUI
) &
first=$!
check macOS AppKit Accessibility SwiftUI
check Catalyst UIKit AppKit Accessibility SwiftUI
check tvOS UIKit Accessibility SwiftUI
check watchOS UIKit Accessibility SwiftUI
# Without SwiftUI the modules are empty, but have to compile.
for module in $adapters; do compile "$modules" -module-name "$module" -typecheck "Sources/$module"/*.swift; done
wait "$first"
"$miniature"/run.sh
mv "$checks/started" "$passed"
echo "SwiftUI: the adapter, the example and the articles agree with the miniature on six systems"
