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
. Tests/SwiftUIMiniature/modules.sh

checks=.build/swiftui-check
hosts=$checks/hosts

# Compiles what hosts on a system import: a folder of modules, and their interfaces beside them. In one process for a
# module: Swift's driver would start one for each file.
compile_system() {
  local system=$1 folder=$checks/$1 module
  shift
  rm -rf "$folder"
  for module in "$@" XCTest; do
    copy_for "$system" "$folder/system/$module" "$miniature/$module"/*.swift
    # Only what the module declares: run.sh compiles what it does.
    emit "$module" -swift-version 5 -suppress-warnings -Xfrontend -experimental-skip-non-inlinable-function-bodies-without-types \
      -enable-upcoming-feature InternalImportsByDefault "$folder/system/$module"/*.swift
  done
  # With SwiftUI, in place of the modules that were built without. The path of a copy ends as the source's does:
  # Tests/PublicComments looks for the module there.
  for module in $adapters; do
    copy_for "$system" "$folder/Sources/$module" "Sources/$module"/*.swift
    emit "$module" "${settings[@]}" "$folder/Sources/$module"/*.swift
  done
}

# Writes a module and its interface: emit MODULE OPTIONS FILES. A warning is a failure.
emit() {
  local module=$1 said
  shift
  said=$(swiftc -wmo -parse-as-library -module-cache-path "$checks/cache" -I "$folder" -I "$modules" \
    -module-name "$module" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
    -emit-module-interface-path "$folder/$module.swiftinterface" "$@" 2>&1) || { echo "$said" >&2 && return 1; }
  # Nobody compiles against the interface: it is compared.
  said=$(grep -v -e '^$' -e 'module interfaces are only supported with -enable-library-evolution' <<<"$said") || return 0
  echo "$said" >&2
  return 1
}

# Type-checks a host's files in one way: check_host FOLDER MODE ISOLATION NAME FILES. A warning of Swift 5 mode is an error
# of Swift 6 mode, which is asked, too.
check_host() {
  local folder=$1 mode=$2 isolation=$3 name=$4
  shift 4
  swiftc -swift-version "$mode" -default-isolation "$isolation" -suppress-warnings -parse-as-library -wmo \
    -module-cache-path "$checks/cache" -I "$folder" -I "$modules" -module-name "$name" -typecheck "$@" || {
    echo "$name of ${folder##*/} in Swift $mode mode, $isolation" >&2
    return 1
  }
}

case "${1-}" in
  --system) shift; compile_system "$@"; exit ;;
  --host) shift; check_host "$@"; exit ;;
esac
. Scripts/needs.sh
# Whether what a stamp is of has passed, and nothing has changed since: is_passed STAMP
is_passed() {
  [ -e "$checks/$1" ] && [ -z "$(find Package.swift Sources Examples/Store "$miniature" -newer "$checks/$1" -print -quit)" ]
}
if is_passed passed || [ "${1-}" = --hosts ] && is_passed passed-hosts; then
  echo "SwiftUI: nothing has changed since it passed"
  exit
fi
mkdir -p "$checks"

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
    # Apple's command-line compiler finds the module of tests by options that Xcode gives.
    if [ "$(uname)" != Darwin ]; then article_code "Sources/$article.md" @Test; fi
  done >"$hosts/Articles.swift"
  article_code Sources/FieldFormsUI/FieldFormsUI.docc/WithYourOwnModel.md | "$previews" >"$hosts/OwnModel.swift"
  article_code Sources/FieldFocus/FieldFocus.docc/AFocusInYourModel.md >"$hosts/OwnFocus.swift"
  for file in FormattingFieldsUI FieldFormsUI FieldFocus; do
    find "Sources/$file" -name '*.swift' -o -name '*.md'
  done | sort | xargs python3 "$miniature/listings.py" "$miniature/Listings/Context.swift" >"$hosts/Listings.swift"
}

# The hosts of a system, a line for each: the name of its module, and its files.
hosts_of() {
  echo Article "$hosts/Articles.swift" "$miniature"/Hosts/*.swift
  echo OwnFocus "$hosts/OwnFocus.swift"
  echo OwnModel "$hosts/OwnModel.swift" "$miniature"/OwnModel/*.swift
  echo Listings "$hosts/Listings.swift"
  # The example is for the systems that its project names.
  case $1 in
    tvOS | watchOS | visionOS | Catalyst) ;;
    Darwin) echo Example "$hosts"/example/*.swift ;;
    *)
      echo Example "$hosts"/example/*.swift
      echo StoreUITests Examples/Store/StoreUITests/*.swift
      ;;
  esac
}

# The modules that files import.
imports_of() { sed -nE 's/^ *((@[a-z_]+|public|package|internal) +)*import +([A-Za-z]+).*/\3/p' "$@" | sort -u; }

# All that the type checker sees of a host: its files, and what the modules that it imports declare, and the modules that
# these import. A file that asks for the system sees that, too.
seen_by() {
  local folder=$1 done=' ' next module
  shift
  cat "$@"
  if grep -q '^ *#if' "$@"; then echo "$folder"; fi
  next=$(imports_of "$@")
  while [ -n "$next" ]; do
    for module in $next; do
      next=$(echo $next | sed -E "s/^$module ?//")
      case $done in *" $module "*) continue ;; esac
      done="$done$module "
      if [ -e "$folder/$module.swiftinterface" ]; then
        # But for the options of its compiler, which name the folder.
        grep -v '^// swift-' "$folder/$module.swiftinterface"
        next="$next $(echo $(imports_of "$folder/$module.swiftinterface"))"
      fi
    done
  done
}

# Checks the hosts of systems, each in both modes with both defaults. What sees the same on two systems is checked once.
check_hosts() {
  local system mode isolation name files key known=' '
  for system in "$@"; do
    hosts_of "$system" | while read -r name files; do
      key="$name-$(seen_by "$checks/$system" $files | git hash-object --stdin)"
      echo "$key" "$checks/$system" "$name" "$files"
    done
  done | awk '!seen[$1]++' | while read -r key folder name files; do
    for mode in 5 6; do
      for isolation in nonisolated MainActor; do echo --host "$folder" "$mode" "$isolation" "$name" "$files"; done
    done
  done | xargs -P 2 -L 1 "$miniature/check.sh"
}

# Samples are declared with the second set of tests; run.sh needs them, and another manifest would be planned anew.
export FORMATTING_FIELD_TESTS=all
if [ "$(uname)" = Darwin ]; then
  swift build --quiet --target FieldFormsUI
  modules=$(swift build --show-bin-path)/Modules
  export modules
  write_hosts
  check_hosts Darwin
  exit
fi
build_package debug
modules=$(swift build --show-bin-path)/Modules
export modules

# Checks the hosts of all systems, unless that has passed: check_all_hosts
check_all_hosts() {
  if is_passed passed-hosts; then return; fi
  touch "$checks/started"
  write_hosts
  printf -- '--system %s\n' "iOS UIKit Accessibility SwiftUI" "macOS AppKit Accessibility SwiftUI" \
    "tvOS UIKit Accessibility SwiftUI" "watchOS UIKit Accessibility SwiftUI" "visionOS UIKit Accessibility SwiftUI" \
    "Catalyst UIKit AppKit Accessibility SwiftUI" | xargs -P 2 -L 1 "$miniature/check.sh"
  check_hosts iOS macOS tvOS watchOS visionOS Catalyst
  # Without SwiftUI the modules are empty, but have to compile.
  for module in $adapters; do
    swiftc "${settings[@]}" -wmo -parse-as-library -module-cache-path "$checks/cache" -I "$modules" -module-name "$module" \
      -typecheck "Sources/$module"/*.swift
  done
  mv "$checks/started" "$checks/passed-hosts"
}

case "${1-}" in
  --hosts) ;;
  *) "$miniature/run.sh" --build >"$checks/build-stories" 2>&1 & ;;
esac
# The check of the comments may have begun the same.
{
  if has flock; then flock 9; fi
  check_all_hosts
} 9>"$checks/lock"
if [ "${1-}" = --hosts ]; then exit; fi
wait $! || { cat "$checks/build-stories" && exit 1; }
"$miniature"/run.sh
cp -p "$checks/passed-hosts" "$checks/passed"
echo "SwiftUI: the adapter, the example and the articles agree with the miniature on six systems"
