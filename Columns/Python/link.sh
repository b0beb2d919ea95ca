# Links what the wheel has inside: the C library, and the command with ICU in it. Sourced by build-python.sh, in the
# folder of the package.
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
      Python/older.c "$cxx" -lunwind -lm -lpthread -ldl
  else
    clang -fuse-ld=lld -s -static-libgcc -o "$output" "$@" "$cxx" -lm -lpthread -ldl
  fi
}

# The C library, with the functions of its header and no others: link_library OUTPUT
link_library() {
  local built module sources source objects=() libraries name archives=() header map=.build/python/exports.map
  header=Sources/CNumberColumns/include/number_columns.h
  swift build -c release --target NumberColumnsC >&2
  built=$(swift build -c release --show-bin-path)
  # Only objects of present sources: objects of removed files may still lie there.
  for module in NumberText FieldEditing NumberColumns NumberColumnsC CNumberColumns; do
    sources=Sources/$module
    [ -d "$sources" ] || sources=../Sources/$module
    while IFS= read -r source; do
      objects+=("$built/$module.build/$(basename "$source").o")
    done < <(find "$sources" \( -name '*.swift' -o -name '*.c' \) | sort)
  done
  {
    echo "{ global:"
    sed -n 's/^[a-z][a-z0-9_ *]*[ *]\(nc_[a-z0-9_]*\)(.*/\1;/p' "$header"
    echo "local: *; };"
  } >"$map"
  libraries=$(swift_runtime)
  for name in swiftCore swiftSynchronization swift_Concurrency swift_StringProcessing swift_RegexParser swiftGlibc \
    swiftObservation swiftSwiftOnoneSupport swift_Builtin_float dispatch BlocksRuntime; do
    archives+=("$libraries/lib$name.a")
  done
  link_by "$1" -shared "${objects[@]}" "$libraries/$(uname -m)/swiftrt.o" -Wl,--version-script="$map" \
    -Wl,--gc-sections -Wl,--start-group "${archives[@]}" -Wl,--end-group
}

# The command: link_command OUTPUT [--debug]
#
# Swift's library is linked into it. With --debug it is linked of the objects of a debug build, which the checks have
# made already.
link_command() {
  local libraries icu archive archives=() products options=(--product numcolumns)
  if [ "${2-}" != --debug ]; then
    options+=(-c release --static-swift-stdlib --scratch-path .build/installed)
  fi
  swift build "${options[@]}" >&2
  products=$(swift build "${options[@]}" --show-bin-path)/numcolumns.product/Objects.LinkFileList
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
  link_by "$1" "@$products" "$libraries/$(uname -m)/swiftrt.o" Python/main.c -Wl,--gc-sections \
    -Wl,--start-group "${archives[@]}" -Wl,--end-group "$icu"/libicui18n.a "$icu"/libicuuc.a "$icu"/libicudata.a
}
