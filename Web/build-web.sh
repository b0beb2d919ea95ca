#!/usr/bin/env bash
# Builds the number field for browsers into .build/web, which can be copied to a web server or
# published as a package as it is, and the page to try it on into .build/web-page, a folder for any server.
#
# usage: Web/build-web.sh [--first | --bytes [pattern ...]]
#
#   --first  only the page with what number fields need, as soon as it can be had; not published, and not
#            made small. Web/serve.sh shows it while the rest is built.
#   --bytes  prints where the bytes of engine.wasm go, and how many would go without the functions whose names in Swift match a
#            pattern; publishes nothing
#
# The same sources give the same bytes. What has not changed since the last build is not made again.
# Prints the sizes as they are sent.
#
# As sent, modules are a tenth larger without wasm-opt (binaryen), scripts a fifth without esbuild; both work as well.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh

out=.build/web
is_first= is_counted=
case "${1-}" in
  '') ;;
  --bytes)
    is_counted=yes
    out=.build/web-counted
    ;;
  --first)
    is_first=yes
    out=.build/web-first
    ;;
  *)
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2
    exit 2
    ;;
esac
objects=.build/web-objects
# A page loads the first of two modules; the second in its place if a field reads other entries than plain numbers.
fields="NumberText FieldEditing FormattingFieldJSON FieldLines"
engine_modules="$fields EngineC"
entries_modules="$fields EntryKinds EntriesC"
headers=Sources/CFormattingField/include
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$resources/../../bin
if [ ! -e "$resources/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule" ] ||
  [ ! -x "$tools/wasm-ld" ] || [ ! -x "$tools/clang" ]; then
  echo "This toolchain has no Embedded Swift for WebAssembly; swift.org's have." >&2
  exit 3
fi
has node || fail "no node found; install it from https://nodejs.org or run Web/serve.sh"
compiler=$(swiftc --version 2>/dev/null)
rm -rf "$out"
mkdir -p "$out" "$objects"
rm -f "$objects"/*.{key,failed}
say() { printf '[%2d s] %s\n' "$SECONDS" "$1" >&2; }

# The module is the library for C. Web/Engine has what a page supplies in the place of ICU, and of EntryKinds where
# numbers alone are read.
interface() {
  echo Sources/FormattingFieldC/Calls.swift Sources/FormattingFieldC/FieldObject.swift Web/Engine/Supplies.swift \
    "Web/Engine/$1.swift" | tr ' ' '\n'
}
sources_of() {
  case $1 in
    EngineC) interface WithoutEntries ;;
    EntriesC) interface Entries ;;
    *) find "Sources/$1" -name '*.swift' ;;
  esac | LC_ALL=C sort
}

# Compiles a module, unless neither its sources nor those of the modules below have changed. The
# sources are sorted and no debug information is kept, so that the product does not depend on the folder.
#
# Swift inlines only what it must: inlined code makes the modules an eighth larger. Without it a key takes the
# engine a third longer, and most of a key in a page is the browser's own work. The linker inlines the smallest
# functions. The checks of a function share one trap, since no page tells traps apart.
#
# The compiler writes what modules above need (.swiftmodule) before it makes the object, and they are
# compiled from then on. A key says what a module is made of, the stamp what its object was made of.
compile() {
  local module=$1 key lower name=$1
  case $1 in *C) name=FormattingFieldC ;; esac
  for lower in "${@:2}"; do wait_for "$lower"; done
  # shellcheck disable=SC2046
  key=$({ echo "$compiler"; declare -f compile; cat $(sources_of "$module")
    case $name in FormattingFieldC) cat "$headers"/*.h ;; esac
    for lower in "${@:2}"; do cat "$objects/$lower.key"; done; } | cksum)
  if [ "$key" = "$(cat "$objects/$module.stamp" 2>/dev/null)" ]; then
    printf '%s\n' "$key" >"$objects/$module.key"
    return
  fi
  rm -f "$objects/$module".{stamp,swiftmodule}
  printf '%s\n' "$key" >"$objects/$module.key"
  say "compiling $module"
  # shellcheck disable=SC2046
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -Osize -wmo -lto=llvm-full \
    -Xfrontend -enable-ossa-modules \
    -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=loop-unroll \
    -Xllvm -sil-disable-pass=loop-rotate -Xllvm -sil-disable-pass=inline -Xfrontend -mergeable-traps \
    -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -swift-version 6 -parse-as-library \
    -package-name formatting_field -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
    -I "$objects" -I "$headers" -Xcc -ffreestanding -module-name "$name" -emit-module \
    -emit-module-path "$objects/$module.swiftmodule" -c -o "$objects/$module.o" \
    $(sources_of "$module") || {
    : >"$objects/$module.failed"
    return 1
  }
  printf '%s\n' "$key" >"$objects/$module.stamp"
}

# Waits until modules above a module can be compiled.
wait_for() {
  until [ -e "$objects/$1.key" ] && [ -e "$objects/$1.swiftmodule" ]; do
    if [ -e "$objects/$1.failed" ]; then exit 1; fi
    sleep 0.2
  done
}

# Compiles a source in C: compile_c SOURCE FLAGS
compile_c() {
  "$tools/clang" --target=wasm32-unknown-none-wasm -Os -flto=full -ffreestanding -fno-builtin -Wall -Werror \
    -I "$headers" -c "$@" -o "$objects/$(basename "$1" .c).o"
}

# Links modules to a module for pages, if anything of it has changed: link NAME. It has the functions of the header, and
# room for lines.
link() {
  local name=$1 modules=${1}_modules module stamp
  modules=${!modules}
  stamp=$({ for module in $modules; do cat "$objects/$module.stamp"; done
    declare -f link link_as compile_c
    cat Tests/CoreCheck/runtime.c Web/Engine/*.c; } | cksum)
  if [ "$stamp" = "$(cat "$objects/$name.linked" 2>/dev/null)" ]; then return; fi
  rm -f "$objects/$name.linked"
  say "linking $name"
  link_as "$name" --strip-all "$objects/$name.linked.wasm"
  printf '%s\n' "$stamp" >"$objects/$name.linked"
}
# Links a module with a flag, which says what becomes of its names: link_as NAME FLAG FILE
link_as() {
  local modules=${1}_modules module
  modules=${!modules}
  # shellcheck disable=SC2046,SC2086
  "$tools/wasm-ld" --no-entry $(printf ' --export=%s' ff_open ff_act ff_release ff_close ff_version room) \
    --allow-undefined-file="$objects/imports.txt" \
    -z stack-size=131072 --gc-sections "$2" --lto-O2 -mllvm -inline-threshold=30 -mllvm -disable-lsr -mllvm -disable-machine-cse \
    -o "$3" $(for module in $modules; do echo "$objects/$module.o"; done) \
    "$objects"/{page,runtime}.o \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
}

# Whether a module that was linked is there as wasm-opt makes it.
is_small() { is_optimized && [ "$(small_stamp "$1")" = "$(cat "$objects/$1.small" 2>/dev/null)" ]; }
small_stamp() { { declare -f make_small; cat "$objects/$1.linked"; } | cksum; }

# Checks take modules as they were linked: what wasm-opt does to them is checked at night.
is_optimized() { [ -z "${UNOPTIMIZED:-}" ] && has wasm-opt; }

# Makes a module smaller that was linked.
make_small() {
  local name=$1
  local features="--enable-bulk-memory --enable-sign-ext --enable-mutable-globals
    --enable-nontrapping-float-to-int --enable-multivalue --enable-reference-types"
  if is_small "$name"; then return; fi
  rm -f "$objects/$name.small"
  say "making $name smaller"
  # The linker leaves the first kilobyte of memory alone, as low-memory-unused wants it.
  # shellcheck disable=SC2086
  wasm-opt $features --one-caller-inline-max-function-size=0 --low-memory-unused --flatten --local-cse --rereloop \
    -Oz -Oz --strip-producers --strip-target-features "$objects/$name.linked.wasm" -o "$objects/$name.wasm"
  small_stamp "$name" >"$objects/$name.small"
}

link_small() {
  link "$@"
  if is_optimized; then make_small "$1"; fi
}

# Puts a module into the package, small if it is there so.
take() {
  local file=$objects/$1.wasm
  is_small "$1" || file=$objects/$1.linked.wasm
  cp "$file" "$out/$1.wasm"
}

# Puts the documents into the package: their links lead to each other there, and a file of the sources is its path.
documents() {
  mkdir -p "$out/docs"
  sed -e 's,](\.\./Documentation/,](docs/,g; s,](Guide\.md,](docs/Guide.md,g; s,](\.\./CHANGELOG,](CHANGELOG,g' Web/README.md >"$out/README.md"
  for each in Web/Guide Web/Options Documentation/Behaviour Documentation/Lines; do
    sed -E 's,\]\(\.\./Documentation/(Behaviour|Lines),](\1,g; s,\[([^]]*)\]\(\.\./[^)]*\),\1,g; s,\[([^]]*)\]\((Architecture|C|Conformance|Engines|Words)\.md[^)]*\),\1,g' \
      "$each.md" >"$out/docs/$(basename "$each").md"
  done
  sed -E 's,\[([^]]*)\]\([^):]*\),\1,g' CHANGELOG.md >"$out/CHANGELOG.md"
}

# Makes the folder for a server; a server that runs meanwhile never sees half of it.
publish_page() {
  local page=.build/web-page
  rm -rf "$page".{new,old}
  cp -R Web/page "$page.new"
  cp -R "$out" "$page.new/web"
  mkdir "$page.new/suite"
  cp Fixtures/suite/rows.jsonl Fixtures/suite/results.jsonl "$page.new/suite"
  if [ -e .build/formatting-field.tgz ]; then cp .build/formatting-field.tgz "$page.new"; fi
  if [ -e "$page" ]; then mv "$page" "$page.old"; fi
  mv "$page.new" "$page"
  rm -rf "$page.old"
}

# Compilations in lanes beside each other; each waits for the modules that it needs. An interrupt ends them,
# too: it would not reach what runs in the background.
lane() {
  (trap - INT && "$@") &
  lanes="$lanes $!"
}
# Waits for all lanes; ends if anything failed.
end_lanes() {
  local each
  for each in $lanes; do wait "$each"; done
  lanes=
}
lanes=

editing() {
  compile_c Tests/CoreCheck/runtime.c
  compile_c Web/Engine/page.c
  printf '%s\n' arc4random_buf putchar >"$objects/imports.txt"
  compile FieldEditing NumberText
}
entries() {
  compile EntryKinds NumberText FieldEditing
  compile EntriesC NumberText FieldEditing FormattingFieldJSON FieldLines EntryKinds
}
lane compile NumberText
lane editing
lane compile FormattingFieldJSON NumberText
lane compile FieldLines NumberText FieldEditing FormattingFieldJSON
lane compile EngineC NumberText FieldEditing FormattingFieldJSON FieldLines
end_lanes
if [ -n "$is_counted" ]; then
  rm -rf "$out"
  link_as engine --emit-relocs "$objects/engine.counted.wasm"
  exec node Web/Tests/bytes.mjs "$objects/engine.counted.wasm" "${@:2}"
fi
lane link engine
if [ -n "$is_first" ]; then
  end_lanes
  take engine
  node Web/pack-web.mjs Web "$out" --first
  publish_page
  rm -rf "$out"
  exit
fi
lane entries
end_lanes
if is_optimized; then lane make_small engine; fi
lane link_small entries
end_lanes
take engine
take entries
cp Web/*.d.ts Web/package.json LICENSE "$out"
documents
if ! is_optimized; then
  echo "The modules are a tenth larger than they have to be: wasm-opt is missing (apt-get install binaryen)." >&2
fi
node Web/pack-web.mjs Web "$out"
# The package as `npm pack` would make it; the same files give the same bytes.
if tar --version | grep GNU >/dev/null; then
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 --transform='s,^\.,package,' \
    -C "$out" -cf - . | gzip -9n >.build/formatting-field.tgz
fi
publish_page
