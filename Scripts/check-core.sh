#!/usr/bin/env bash
# Proves that the core needs neither Foundation nor ICU: a program of it alone links neither, and
# it compiles in Embedded Swift for WebAssembly, where there is no such library.
#
# The program in Scripts/core-check types into a field and checks the answers, natively and,
# where node is installed, as WebAssembly. There the C interface is called as well, by a page's
# JavaScript, with formats of its own writer of numbers.
set -euo pipefail
cd "$(dirname "$0")/.."

checks=Scripts/core-check
products=.build/core-check
modules="NumberText NumberProbing FieldEditing FieldForms NumfieldJSON FieldSchemas NumberMessages NumberColumns"
header=Sources/Hosts/CFormattingField/include
mkdir -p "$products/native" "$products/wasm"

# Compiles the modules from their sources, each against those before it, then the checks.
# Products of an earlier build could still link what a source no longer imports.
compile() {
  local folder=$products/$1 module
  shift
  for module in $modules FormattingFieldC CoreCheck; do
    local sources=$checks/Checks.swift
    if [ "$module" != CoreCheck ]; then
      sources=$(find Sources/*/"$module" -name '*.swift' | sort)
    fi
    # shellcheck disable=SC2086
    swiftc "$@" -swift-version 6 -wmo -parse-as-library -package-name formatting_field \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
      -I "$folder" -I "$header" -module-name "$module" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" -c -o "$folder/$module.o" \
      $sources
  done
}

objects_in() {
  local module
  for module in $modules CoreCheck; do printf '%s ' "$products/$1/$module.o"; done
}

# The functions of the C interface, but those that need ICU.
c_functions() {
  sed -n 's/^[a-z][a-z0-9_ *]*[ *]\(ff_[a-z0-9_]*\)(.*/\1/p' "$header"/formatting_field*.h |
    grep -v icu
}

check_libraries() {
  local program=$products/native/core-check libraries foreign
  # Optimised, as a host has it: what is inlined then may need a library that only the standard one links.
  compile native -O
  # shellcheck disable=SC2046
  swiftc -I "$products/native" -module-name CoreCheckMain -o "$program" "$checks/main.swift" \
    $(objects_in native)
  printf 'native: '
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
  printf 'native: links %s\n' "$(printf '%s' "$libraries" | tr '\n' ' ')"
}

check_embedded() {
  local resources tools exports= name
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ ! -e "$resources/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ]; then
    echo "wasm32: not compiled, this toolchain has no Embedded Swift for it (swift.org's have)"
    return
  fi
  compile wasm -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize \
    -Xfrontend -disable-stack-protector -Xcc -ffreestanding
  tools=$resources/../../bin
  if [ ! -x "$tools/wasm-ld" ] || [ ! -x "$tools/clang" ]; then
    echo "wasm32: compiled, not linked: this toolchain has no wasm-ld or no clang"
    return
  fi
  for name in "$checks/runtime.c" "$checks/host_writer.c" Sources/Hosts/CFormattingField/handles.c; do
    "$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Werror \
      -I "$header" -c "$name" -o "$products/wasm/$(basename "$name" .c).o"
  done
  printf '%s\n' arc4random_buf putchar >"$products/wasm/imports.txt"
  for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$checks/Checks.swift") $(c_functions) \
    format_from_host host_allocate free; do
    exports="$exports --export=$name"
  done
  # shellcheck disable=SC2046,SC2086
  "$tools/wasm-ld" --no-entry $exports --allow-undefined-file="$products/wasm/imports.txt" \
    -z stack-size=262144 --gc-sections --strip-all -o "$products/wasm/core.wasm" \
    $(objects_in wasm) "$products"/wasm/{FormattingFieldC,runtime,host_writer,handles}.o \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  printf 'wasm32: %d bytes linked\n' "$(wc -c <"$products/wasm/core.wasm")"
  if command -v node >/dev/null 2>&1; then
    printf 'wasm32: '
    node "$checks/run.mjs" "$products/wasm/core.wasm"
    printf 'wasm32: '
    node "$checks/facade.mjs" "$products/wasm/core.wasm"
  else
    echo "wasm32: not run, there is no node"
  fi
}

check_libraries
check_embedded
