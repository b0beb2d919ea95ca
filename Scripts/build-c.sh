#!/usr/bin/env bash
# Builds the C library and installs it: Scripts/build-c.sh PREFIX
#
# PREFIX/lib gets libformatting-field as a shared and as a static library and formatting-field.pc,
# PREFIX/include the header. The folder can be moved. Both libraries have the Swift runtime in them, so that their users
# need no Swift; they need ICU, the C++ library and libc of the system.
#
#   cc field.c $(PKG_CONFIG_PATH=PREFIX/lib/pkgconfig pkg-config --cflags --libs formatting-field)
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

if [ "${1-}" = --help ]; then sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d'; exit; fi
if [ $# -ne 1 ]; then
  echo "usage: Scripts/build-c.sh PREFIX" >&2
  exit 2
fi
if [ "$(uname)" != Linux ]; then
  fail "the C library is built on Linux only; elsewhere link the package's target FormattingFieldC"
fi
mkdir -p "$1"
prefix=$(cd "$1" && pwd)

# UNOPTIMIZED takes the debug build, for checks.
configuration=${UNOPTIMIZED:+debug}
configuration=${configuration:-release}
modules="CFormattingField FormattingFieldLock NumberText FieldEditing EntryKinds FormattingFieldJSON FieldLines NumberMessages
  CICUNumberText ICUNumberText FormattingFields ICUFieldLines FormattingFieldC"
headers=Sources/CFormattingField/include
version=$(sed -n 's/.*let version: StaticString = "\([0-9.]*\)"$/\1/p' Sources/FormattingFieldC/Calls.swift)
shared=libformatting-field.so.${version%%.*}
products=.build/c
mkdir -p "$products" "$prefix/lib/pkgconfig" "$prefix/include"

swift build -c "$configuration" --target FormattingFieldC >"$products/build.log" 2>&1 || {
  cat "$products/build.log" >&2
  exit 1
}
built=$(swift build -c "$configuration" --show-bin-path)
# Only objects of present sources: objects of removed files may still lie there.
objects=
for module in $modules; do
  while IFS= read -r source; do
    objects="$objects $built/$module.build/$(basename "$source").o"
  done < <(find Sources -path "*/$module/*" \( -name '*.swift' -o -name '*.c' \) | sort)
done

# A program sees of the library only what the header declares.
sed -n 's/^[a-z][a-z0-9_ *]*[ *]\(ff_[a-z0-9_]*\)(.*/\1/p' "$headers"/formatting_field.h >"$products/functions.txt"
{
  echo "{ global:"
  sed 's/$/;/' "$products/functions.txt"
  echo "local: *; };"
} >"$products/exports.map"

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
runtime=${resources}_static/linux
icu=$(pkg-config --libs icu-i18n)

# The shared library.
# shellcheck disable=SC2086
swiftc -emit-library -static-stdlib -o "$prefix/lib/$shared" $objects $icu \
  -Xlinker -soname="$shared" -Xlinker --version-script="$products/exports.map" \
  -Xlinker --gc-sections -Xlinker --no-undefined
ln -sf "$shared" "$prefix/lib/libformatting-field.so"

# The static library: one object with all of Swift that it needs, in which only the functions of the
# header have names.
architecture=$(uname -m)
archives=
for name in swiftCore swiftSynchronization swift_Concurrency swift_StringProcessing \
  swift_RegexParser swiftGlibc swiftObservation swiftSwiftOnoneSupport swift_Builtin_float dispatch BlocksRuntime; do
  archives="$archives $runtime/lib$name.a"
done
# shellcheck disable=SC2086
ld -r -o "$products/formatting-field.o" $objects "$runtime/$architecture/swiftrt.o" \
  --start-group $archives --end-group
objcopy --strip-debug --keep-global-symbols="$products/functions.txt" "$products/formatting-field.o"
rm -f "$prefix/lib/libformatting-field.a"
ar rcs "$prefix/lib/libformatting-field.a" "$products/formatting-field.o"
strip --strip-unneeded "$prefix/lib/$shared"

cp "$headers"/formatting_field.h "$prefix/include/"
cat >"$prefix/lib/pkgconfig/formatting-field.pc" <<END
prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: formatting-field
Description: Number fields that read what a person types, key by key, in any locale
Version: $version
Requires.private: icu-i18n
Cflags: -I\${includedir}
Libs: -L\${libdir} -lformatting-field
Libs.private: -lstdc++ -lm -lpthread -ldl
END
printf 'formatting-field %s in %s: %d bytes shared, %d static\n' "$version" "$prefix" \
  "$(wc -c <"$prefix/lib/$shared")" "$(wc -c <"$prefix/lib/libformatting-field.a")"
