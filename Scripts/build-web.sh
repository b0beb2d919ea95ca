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
# A page with number fields alone loads the first of two modules.
modules="NumberText NumberProbing NumberColumns FieldEditing EntryKinds FormattingFieldC"
form_modules="$modules FieldForms NumfieldJSON FieldSchemas FormattingFieldCForms"
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
  stamp=$({ swiftc --version 2>/dev/null; declare -f compile; cat $(sources_of "$module")
    case $module in FormattingFieldC*) cat "$headers"/*.h ;; esac
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

# Links modules to a module for pages, if anything of it has changed, and makes it smaller:
# link NAME "MODULES" SCRIPTS, which say what functions the page calls
link() {
  local name=$1 modules=$2 extra="" exports module stamp
  if [ "$name" = forms ]; then extra=$objects/forms.o; fi
  exports=$(cat "${@:3}" | grep -oE '(ff_[a-z0-9_]*|[a-z]+_from_page|larger_room)' | sort -u | sed 's/^/--export-if-defined=/')
  # Other entries than numbers would make the fields' module a quarter larger.
  if [ "$name" = engine ]; then exports=${exports/--export-if-defined=ff_field_set_entries/}; fi
  stamp=$({ for module in $modules; do cat "$objects/$module.stamp"; done
    declare -f link compile_c
    cat Scripts/core-check/runtime.c Web/Engine/*.c Sources/Hosts/CFormattingField/handles.c
    echo "$exports"; command -v wasm-opt || true; } | cksum)
  if [ "$stamp" = "$(cat "$objects/$name.linked" 2>/dev/null)" ]; then return; fi
  rm -f "$objects/$name.linked"
  say "linking $name"
  # Our stand-ins come first, so the linker takes them.
  # shellcheck disable=SC2046,SC2086
  "$tools/wasm-ld" --no-entry $exports --export=room \
    --allow-undefined-file="$objects/imports.txt" \
    -z stack-size=131072 --gc-sections --strip-all --lto-O2 -mllvm -inline-threshold=0 \
    --allow-multiple-definition -o "$objects/$name.linked.wasm" \
    "$objects/standins.o" $(for module in $modules; do echo "$objects/$module.o"; done) \
    "$objects"/{handles,page,runtime}.o $extra \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  if has wasm-opt; then
    say "making $name smaller"
    # The linker leaves the first kilobyte of memory alone, as low-memory-unused wants it.
    wasm-opt --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
      --enable-nontrapping-float-to-int --enable-multivalue --enable-reference-types \
      --one-caller-inline-max-function-size=0 --low-memory-unused --flatten --local-cse --rereloop \
      -Oz --merge-similar-functions -Oz \
      --strip-producers --strip-target-features \
      "$objects/$name.linked.wasm" -o "$objects/$name.wasm"
  else
    cp "$objects/$name.linked.wasm" "$objects/$name.wasm"
  fi
  printf '%s\n' "$stamp" >"$objects/$name.linked"
}

# Two compilations at a time: those that forms need run beside those that fields need.
{
  compile NumfieldJSON
  compile_c Scripts/core-check/runtime.c
  compile_c Sources/Hosts/CFormattingField/handles.c
  compile_c Web/Engine/page.c
  compile_c Web/Engine/forms.c
  compile_c Web/Engine/standins.c -flto=full
  printf '%s\n' arc4random_buf putchar >"$objects/imports.txt"
} &
first=$!
compile NumberText
wait "$first"
{
  compile NumberProbing NumberText
  compile NumberColumns NumberText
} &
formats=$!
compile FieldEditing NumberText
wait "$formats"
{
  compile FieldForms NumberText FieldEditing
  compile FieldSchemas NumberText FieldEditing FieldForms NumfieldJSON
} &
forms=$!
compile EntryKinds NumberText NumberColumns FieldEditing
compile FormattingFieldC NumberText NumberProbing NumberColumns FieldEditing EntryKinds
link engine "$modules" Web/engine.js
wait "$forms"
compile FormattingFieldCForms NumberText FieldEditing FieldForms NumfieldJSON FieldSchemas FormattingFieldC
link forms "$form_modules" Web/engine.js Web/form.js
cp "$objects"/{engine,forms}.wasm "$out"
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
