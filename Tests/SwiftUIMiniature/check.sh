#!/usr/bin/env bash
# Checks the adapter for SwiftUI where there is no SwiftUI, over the miniature: the views run in stories and random
# scripts (run.sh), as on iOS, and each other system's branches are type-checked. So is what a host writes: the example
# app, its tests for a device, the code of articles and comments, and what Hosts has, for each system as a new project
# compiles it (default isolation MainActor) and as others do (nonisolated), in Swift 5 and in Swift 6 mode. With SwiftUI,
# the build has checked the adapter already, and the hosts are checked against that.
#
# check.sh --hosts checks what hosts write, and runs nothing.
#
# What has passed is checked again only after a change.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Tests/SwiftUIMiniature/modules.sh

checks=.build/swiftui-check
hosts=$checks/hosts
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

# Type-checks a host's files as each kind of project does: host FOLDER NAME FILES. A warning of Swift 5 mode is an error of
# Swift 6 mode, which is asked, too.
host() {
  local folder=$1 name=$2 mode isolation
  shift 2
  for mode in 5 6; do
    for isolation in nonisolated MainActor; do
      swiftc -swift-version "$mode" -default-isolation "$isolation" -suppress-warnings -parse-as-library \
        -module-cache-path "$checks/cache" -I "$folder" -I "$modules" -module-name "$name" -typecheck "$@" || {
        echo "$name of ${folder##*/} in Swift $mode mode, $isolation" >&2
        return 1
      }
    done
  done
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
  check_hosts "$folder"
}

# Writes what hosts compile, once for all systems.
write_hosts() {
  local previews=cat file article
  # Apple's compiler knows the macro.
  if [ "$(uname)" != Darwin ]; then previews=with_previews; fi
  rm -rf "$hosts"
  mkdir -p "$hosts/example"
  for file in Examples/Store/Store/*.swift; do "$previews" "$file" >"$hosts/example/${file##*/}"; done
  for article in FormattingFieldsUI/FormattingFieldsUI.docc/NumberFieldInSwiftUI \
    FormattingFieldsUI/FormattingFieldsUI.docc/UnitsAndSums \
    FormattingFieldsUI/FormattingFieldsUI.docc/ValidityWithoutThisPackage \
    FieldFormsUI/FieldFormsUI.docc/FormsInSwiftUI; do
    article_code "Sources/$article.md"
  done >"$hosts/Articles.swift"
  article_code Sources/FieldFormsUI/FieldFormsUI.docc/WithYourOwnModel.md | "$previews" >"$hosts/OwnModel.swift"
  article_code Sources/FieldFocus/FieldFocus.docc/AFocusInYourModel.md >"$hosts/OwnFocus.swift"
  for file in FormattingFieldsUI FieldFormsUI FieldFocus; do
    find "Sources/$file" -name '*.swift' -o -name '*.md'
  done | sort | xargs python3 "$miniature/listings.py" "$miniature/Listings/Context.swift" >"$hosts/Listings.swift"
}

# Checks what hosts write for one system.
check_hosts() {
  local folder=$1 is_example
  # The example is for the systems that its project names.
  case ${folder##*/} in tvOS | watchOS | visionOS | Catalyst) is_example=false ;; *) is_example=true ;; esac
  if $is_example; then host "$folder" Example "$hosts"/example/*.swift; fi
  host "$folder" Article "$hosts/Articles.swift" "$miniature"/Hosts/*.swift
  host "$folder" OwnFocus "$hosts/OwnFocus.swift"
  host "$folder" OwnModel "$hosts/OwnModel.swift" "$miniature"/OwnModel/*.swift
  host "$folder" Listings "$hosts/Listings.swift"
  if $is_example && [ "$(uname)" != Darwin ]; then
    if [ ! -e "$folder/XCTest.swiftmodule" ]; then
      swiftc -swift-version 6 -parse-as-library -module-name XCTest -module-cache-path "$checks/cache" \
        -emit-module -emit-module-path "$folder/XCTest.swiftmodule" "$miniature"/XCTest/*.swift
    fi
    host "$folder" StoreUITests Examples/Store/StoreUITests/*.swift
  fi
}

if [ "$(uname)" = Darwin ]; then
  swift build --quiet --target FieldFormsUI
  modules=$(swift build --show-bin-path)/Modules
  write_hosts
  check_hosts "$modules"
  exit
fi
for module in FormattingFieldsFoundation FieldFormsFoundation; do swift build --quiet --target "$module"; done
modules=$(swift build --show-bin-path)/Modules
write_hosts
# Two at a time, each on a core.
(
  check iOS UIKit Accessibility SwiftUI
  check visionOS UIKit Accessibility SwiftUI
  check tvOS UIKit Accessibility SwiftUI
) &
first=$!
check macOS AppKit Accessibility SwiftUI
check Catalyst UIKit AppKit Accessibility SwiftUI
check watchOS UIKit Accessibility SwiftUI
# Without SwiftUI the modules are empty, but have to compile.
for module in $adapters; do compile "$modules" -module-name "$module" -typecheck "Sources/$module"/*.swift; done
wait "$first"
if [ "${1-}" = --hosts ]; then exit; fi
"$miniature"/run.sh
mv "$checks/started" "$passed"
echo "SwiftUI: the adapter, the example and the articles agree with the miniature on six systems"
