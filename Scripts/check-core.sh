#!/usr/bin/env bash
# Proves that the core needs neither Foundation nor ICU: a program of it alone links neither, and
# it compiles in Embedded Swift for WebAssembly, where there is no such library.
#
# The program in Scripts/core-check types into a field and checks the answers, natively and,
# where node is installed, as WebAssembly.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

checks=Scripts/core-check
products=.build/core-check
modules="NumberText FieldEditing"
if [ -d Sources/FieldForms ]; then modules="$modules FieldForms"; fi
mkdir -p "$products/native" "$products/wasm"

check_libraries() {
  local bin objects= module libraries foreign
  for module in $modules; do swift build --quiet --target "$module" >&2; done
  bin=$(swift build --show-bin-path)
  for module in $modules; do objects="$objects $(echo "$bin/$module.build"/*.o)"; done
  # shellcheck disable=SC2086
  swiftc -I "$bin/Modules" -module-name CoreCheck -o "$products/native/core-check" \
    "$checks/main.swift" "$checks/Checks.swift" $objects
  "$products/native/core-check"
  if [ "$(uname)" = Darwin ]; then
    libraries=$(otool -L "$products/native/core-check" | sed 1d)
  else
    libraries=$(ldd "$products/native/core-check")
  fi
  libraries=$(printf '%s\n' "$libraries" | awk '{ sub(".*/", "", $1); print $1 }' | sort)
  foreign=$(printf '%s\n' "$libraries" | grep -iE 'icu|foundation' || true)
  if [ -n "$foreign" ]; then
    printf 'error: the core links %s\n' "$(echo $foreign)" >&2
    return 1
  fi
  printf 'native: links %s\n' "$(echo $libraries)"
}

compile_embedded() {
  local module
  for module in $modules; do
    # shellcheck disable=SC2046
    swiftc "$@" -module-name "$module" -emit-module \
      -emit-module-path "$products/wasm/$module.swiftmodule" -c -o "$products/wasm/$module.o" \
      $(find "Sources/$module" -name '*.swift' | sort)
  done
  swiftc "$@" -module-name CoreCheck -c -o "$products/wasm/CoreCheck.o" "$checks/Checks.swift"
}

check_embedded() {
  local resources tools exports= name objects= module
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ ! -e "$resources/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ]; then
    echo "wasm32: not compiled, this toolchain has no Embedded Swift for it (swift.org's have)"
    return
  fi
  compile_embedded -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
    -parse-as-library -swift-version 6 -package-name formatting_field -Osize \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
    -Xfrontend -disable-stack-protector -I "$products/wasm"
  tools=$resources/../../bin
  if [ ! -x "$tools/wasm-ld" ] || [ ! -x "$tools/clang" ]; then
    echo "wasm32: compiled, not linked: this toolchain has no wasm-ld or no clang"
    return
  fi
  "$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Werror \
    -c "$checks/runtime.c" -o "$products/wasm/runtime.o"
  printf '%s\n' arc4random_buf putchar >"$products/wasm/imports.txt"
  for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$checks/Checks.swift"); do
    exports="$exports --export=$name"
  done
  for module in $modules CoreCheck; do objects="$objects $products/wasm/$module.o"; done
  # shellcheck disable=SC2086
  "$tools/wasm-ld" --no-entry $exports --allow-undefined-file="$products/wasm/imports.txt" \
    -z stack-size=262144 --gc-sections --strip-all -o "$products/wasm/core.wasm" \
    $objects "$products/wasm/runtime.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  printf 'wasm32: %d bytes linked\n' "$(wc -c <"$products/wasm/core.wasm")"
  if command -v node >/dev/null 2>&1; then
    printf 'wasm32: '
    node "$checks/run.mjs" "$products/wasm/core.wasm"
  else
    echo "wasm32: not run, there is no node"
  fi
}

check_libraries
check_embedded
