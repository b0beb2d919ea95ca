#!/usr/bin/env bash
# Proves that the core needs neither Foundation nor ICU: a program of it alone links neither, and
# all of it but forms compiles in Embedded Swift for WebAssembly, where there is no such library.
#
# usage: Scripts/checks/core.sh [--linked | --optimized | --embedded]      all three, unless one is given
#
#   --linked     the program as it is built for tests
#   --optimized  the program as a host has it: what is inlined then may need another library
#   --embedded   compiles the modules to WebAssembly
#
# The program in Tests/CoreCheck types into a field and checks the answers, natively and,
# where node is or can be installed, as WebAssembly. Web/check.sh compiles the C interface so as well.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/install-by-apt.sh

checks=Tests/CoreCheck
# The manifest declares the program beside the second set of tests.
export FORMATTING_FIELD_TESTS=all
products=.build/core-check
modules="NumberText FieldEditing FormattingFieldJSON FieldLines FieldFocus NumberMessages EntryKinds"

# Compiles the modules to WebAssembly from their sources, each against those before it, then the checks.
compile() {
  local module sources
  for module in $modules CoreCheck; do
    sources=$checks/Checks.swift
    if [ "$module" != CoreCheck ]; then
      sources=$(find Sources -path "*/$module/*" -name '*.swift' | sort)
    fi
    # shellcheck disable=SC2086
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize \
      -Xfrontend -disable-stack-protector -Xcc -ffreestanding \
      -swift-version 6 -wmo -parse-as-library -package-name formatting_field \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
      -I "$products" -module-name "$module" \
      -emit-module -emit-module-path "$products/$module.swiftmodule" -c -o "$products/$module.o" \
      $sources
  done
}

# Runs the program of a configuration, and looks at the libraries that it links.
check_libraries() {
  local program libraries foreign
  swift build --quiet --configuration "$1" --product CoreCheck
  program=$(swift build --configuration "$1" --show-bin-path)/CoreCheck
  printf '%s: ' "$1"
  "$program"
  if [ "$(uname)" = Darwin ]; then
    libraries=$(otool -L "$program" | sed 1d)
  else
    libraries=$(ldd "$program")
  fi
  libraries=$(printf '%s\n' "$libraries" | awk '{ sub(".*/", "", $1); print $1 }' | sort)
  foreign=$(printf '%s\n' "$libraries" | grep -iE 'icu|foundation' | tr '\n' ' ' || true)
  if [ -n "$foreign" ]; then
    printf 'error: the core links %s\n' "$foreign" >&2
    return 1
  fi
  printf '%s: links %s\n' "$1" "$(printf '%s' "$libraries" | tr '\n' ' ')"
}

check_embedded() {
  local resources tools exports= name
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ ! -e "$resources/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ]; then
    echo "wasm32: not compiled, this toolchain has no Embedded Swift for it (swift.org's have)"
    return
  fi
  mkdir -p "$products"
  compile
  tools=$resources/../../bin
  if [ ! -x "$tools/wasm-ld" ] || [ ! -x "$tools/clang" ]; then
    echo "wasm32: compiled, not linked: this toolchain has no wasm-ld or no clang"
    return
  fi
  "$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Werror \
    -c "$checks/runtime.c" -o "$products/runtime.o"
  printf '%s\n' arc4random_buf putchar >"$products/imports.txt"
  for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$checks/Checks.swift"); do
    exports="$exports --export=$name"
  done
  # shellcheck disable=SC2046,SC2086
  "$tools/wasm-ld" --no-entry $exports --allow-undefined-file="$products/imports.txt" \
    -z stack-size=262144 --gc-sections --strip-all -o "$products/core.wasm" \
    $(for module in $modules CoreCheck; do echo "$products/$module.o"; done) \
    "$products/runtime.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  printf 'wasm32: %d bytes linked\n' "$(wc -c <"$products/core.wasm")"
  has node || try_to_install nodejs
  if has node; then
    printf 'wasm32: '
    node "$checks/run.mjs" "$products/core.wasm"
  else
    echo "wasm32: not run, there is no node"
  fi
}

case "${1:-}" in
  --linked) check_libraries debug ;;
  --optimized) check_libraries release ;;
  --embedded) check_embedded ;;
  '')
    check_libraries debug
    check_libraries release
    check_embedded
    ;;
  *)
    echo "usage: Scripts/checks/core.sh [--linked | --optimized | --embedded]" >&2
    exit 2
    ;;
esac
