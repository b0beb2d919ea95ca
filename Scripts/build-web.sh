#!/usr/bin/env bash
# Builds the number field for browsers into .build/web, which can be copied to a web server or
# published as a package as it is, and the page to try it on into .build/web-page, a folder for any server.
#
# The same sources give the same bytes. What has not changed since the last build is not made again.
# Prints the sizes as they are sent, and fails if they are over the limits in Scripts/pack-web.mjs.
#
# Without wasm-opt (binaryen) the module is a sixth larger, works as well, and is held to no limit.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh

out=.build/web
objects=.build/web-objects
modules="NumberText NumberProbing NumberColumns FieldEditing EntryKinds FormattingFieldC"
headers=Sources/Hosts/CFormattingField/include
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$resources/../../bin
if [ ! -e "$resources/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ] ||
  [ ! -x "$tools/wasm-ld" ] || [ ! -x "$tools/clang" ]; then
  echo "This toolchain has no Embedded Swift for WebAssembly; swift.org's have." >&2
  exit 3
fi
has node || fail "no node found; install it from https://nodejs.org or run Scripts/serve-web.sh"
rm -rf "$out"
mkdir -p "$out" "$objects"
say() { printf '[%2d s] %s\n' "$SECONDS" "$1" >&2; }

# The page calls the C interface. Web/Engine replaces what differs in a browser: the page gives the
# sentences, and fields are not saved.
sources_of() {
  case $1 in
    FormattingFieldC)
      find Sources/Hosts/FormattingFieldC Web/Engine -name '*.swift' ! -name Languages.swift ! -name Saving.swift
      ;;
    *) find Sources/*/"$1" -name '*.swift' ;;
  esac | LC_ALL=C sort
}

# Compiles a module, unless neither its sources nor those of the modules below have changed. The
# module has one thread, so counting references needs no atomics. The sources are sorted and no
# debug information is kept, so that the product does not depend on the folder.
compile() {
  local module=$1 stamp
  # shellcheck disable=SC2046
  stamp=$({ swiftc --version 2>/dev/null; cat Scripts/build-web.sh "$headers"/*.h $(sources_of "$module")
    for lower in "${@:2}"; do cat "$objects/$lower.stamp"; done; } | cksum)
  if [ "$stamp" = "$(cat "$objects/$module.stamp" 2>/dev/null)" ]; then return; fi
  rm -f "$objects/$module.stamp"
  say "compiling $module"
  # shellcheck disable=SC2046
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -Osize -wmo -lto=llvm-full \
    -Xfrontend -assume-single-threaded -Xfrontend -enable-ossa-modules \
    -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=loop-unroll \
    -Xllvm -sil-disable-pass=loop-rotate \
    -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -swift-version 6 -parse-as-library \
    -package-name formatting_field -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
    -I "$objects" -I "$headers" -Xcc -ffreestanding -module-name "$module" -emit-module \
    -emit-module-path "$objects/$module.swiftmodule" -c -o "$objects/$module.o" \
    $(sources_of "$module")
  printf '%s\n' "$stamp" >"$objects/$module.stamp"
}

# Compiles a source in C: compile_c SOURCE FLAGS
compile_c() {
  "$tools/clang" --target=wasm32-unknown-none-wasm -Os -ffreestanding -fno-builtin -Wall -Werror \
    -I "$headers" -c "$@" -o "$objects/$(basename "$1" .c).o"
}

# Links what was compiled, if any of it has changed, and makes the product smaller.
link() {
  local exports module stamp
  # The functions that the page calls.
  exports=$(grep -oh 'ff_[a-z0-9_]*' Web/engine.js | sort -u | sed 's/^/--export=/')
  stamp=$({ cat "$objects"/*.stamp Scripts/core-check/runtime.c Web/Engine/*.c \
    Sources/Hosts/CFormattingField/handles.c; echo "$exports"; command -v wasm-opt || true; } | cksum)
  if [ "$stamp" = "$(cat "$objects/linked" 2>/dev/null)" ]; then return; fi
  rm -f "$objects/linked"
  say "linking"
  compile_c Scripts/core-check/runtime.c
  compile_c Sources/Hosts/CFormattingField/handles.c
  compile_c Web/Engine/page.c
  compile_c Web/Engine/standins.c -flto=full
  printf '%s\n' arc4random_buf putchar >"$objects/imports.txt"
  # Our stand-ins come first, so the linker takes them. shellcheck disable=SC2046,SC2086
  "$tools/wasm-ld" --no-entry $exports --export=room --export=format_from_page \
    --allow-undefined-file="$objects/imports.txt" \
    -z stack-size=131072 --gc-sections --strip-all --lto-O2 -mllvm -inline-threshold=0 \
    --allow-multiple-definition -o "$objects/linked.wasm" \
    "$objects/standins.o" $(for module in $modules; do echo "$objects/$module.o"; done) \
    "$objects/handles.o" "$objects/page.o" "$objects/runtime.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  if has wasm-opt; then
    say "making the module smaller"
    # The linker leaves the first kilobyte of memory alone, as low-memory-unused wants it.
    wasm-opt --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
      --enable-nontrapping-float-to-int --enable-multivalue --enable-reference-types \
      --one-caller-inline-max-function-size=0 -Oz --low-memory-unused --flatten --local-cse \
      --rereloop -Oz --merge-similar-functions -Oz \
      --strip-producers --strip-target-features \
      "$objects/linked.wasm" -o "$objects/engine.wasm"
  else
    cp "$objects/linked.wasm" "$objects/engine.wasm"
  fi
  printf '%s\n' "$stamp" >"$objects/linked"
}

compile NumberText
compile NumberProbing NumberText &
probing=$!
compile FieldEditing NumberText
wait "$probing"
compile NumberColumns NumberText
compile EntryKinds NumberText NumberColumns FieldEditing
compile FormattingFieldC NumberText NumberProbing FieldEditing EntryKinds
link
cp "$objects/engine.wasm" "$out"
cp Web/*.d.ts Web/package.json LICENSE "$out"
cp Documentation/Web.md "$out/README.md"
limits=
if ! has wasm-opt; then
  echo "The module is a sixth larger than it has to be: wasm-opt is missing (apt-get install binaryen)." >&2
  limits=--without-limits
fi
node Scripts/pack-web.mjs Web "$out" $limits
# The package as `npm pack` would make it; the same files give the same bytes.
if tar --version | grep -q GNU; then
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 --transform='s,^\.,package,' \
    -C "$out" -cf - . | gzip -9n >.build/formatting-field.tgz
fi
rm -rf .build/web-page
cp -R Web/page .build/web-page
cp -R "$out" .build/web-page/web
