# Links what the wheel has inside: the C library, and the command with ICU in it. Sourced by build-python.sh.
#
# Swift's runtime, the C++ library and ICU are linked into both, so that nothing but libc is asked of the system. If
# python3 has the package ziglang (python3 -m pip install ziglang), zig links for glibc 2.28, which is older than
# this machine's: its stubs of that glibc tell which functions it has. Else the compiler of Swift links, and the
# wheel asks for the glibc of this machine; its name says for which.

swift_runtime() {
  local resources
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  printf '%s\n' "${resources}_static/linux"
}

# link_by OUTPUT ARGUMENTS...
link_by() {
  local output=$1 cxx
  shift
  cxx=$(g++ -print-file-name=libstdc++.a)
  [ -f "$cxx" ] || fail "the C++ library of GCC is missing (g++)"
  if python3 -c 'import ziglang' 2>/dev/null; then
    python3 -m ziglang cc -target "$(uname -m)-linux-gnu.2.28" -s -o "$output" "$@" \
      Columns/Python/older.c "$cxx" -lunwind -lm -lpthread -ldl
  else
    clang -fuse-ld=lld -s -static-libgcc -o "$output" "$@" "$cxx" -lm -lpthread -ldl
  fi
}

# The library of build-c.sh, from the one object that it has made: link_library OUTPUT
link_library() {
  local object=.build/c/formatting-field.o map=.build/python/exports.map
  {
    echo "{ global:"
    nm -g --defined-only "$object" | sed 's/.* \(.*\)/\1;/'
    echo "local: *; };"
  } >"$map"
  link_by "$1" -shared "$object" -Wl,--version-script="$map" -Wl,--gc-sections
}

# The command, from the objects of build_numfield: link_command OUTPUT [--debug]
#
# With --debug from those of a debug build, which the checks have made already.
link_command() {
  local libraries icu archive archives=() products
  if [ "${2-}" = --debug ]; then
    swift_in Tools build --product numfield >&2
    numfield=.build/debug/numfield
  else
    build_numfield
  fi
  products=$(dirname "$numfield")/numfield.product/Objects.LinkFileList
  libraries=$(swift_runtime)
  icu=$(pkg-config --variable=libdir icu-i18n)
  for archive in i18n uc data; do
    [ -f "$icu/libicu$archive.a" ] || fail "ICU's static libraries are missing in $icu (libicu-dev has them)"
  done
  for archive in "$libraries"/lib*.a; do
    case $archive in
      *Internationalization.a | *FoundationICU.a | *Networking.a | *XML.a | *Interface.a | *libFoundation.a | \
        *CoreFoundation.a) ;;
      *) archives+=("$archive") ;;
    esac
  done
  link_by "$1" "@$products" "$libraries/$(uname -m)/swiftrt.o" Columns/Python/main.c -Wl,--gc-sections \
    -Wl,--start-group "${archives[@]}" -Wl,--end-group "$icu"/libicui18n.a "$icu"/libicuuc.a "$icu"/libicudata.a
}
