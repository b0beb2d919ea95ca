#!/usr/bin/env bash
# Checks the C interface as its users have it: Tests/CInterface/check.sh [--full]
#
# The library is built and installed to a folder, and programs in C are compiled and run against that. With UNOPTIMIZED set
# it is the package's debug build, under which there are fewer acts and no valgrind.
#
# - The example of Documentation/C.md prints what is said there.
# - The loop of that page, compiled as it stands there, answers by token for nine stores.
# - The border: NULL, lengths, broken lines, a writer that acts on its own field or closes it, a million acts without
#   growth; under valgrind nothing leaks and nothing wrong is touched. It runs with the static library as well.
# - A process with threads forks, and its children use what they have from it.
# - Threads with fields of their own get the answers of one thread. With --full the library is built again for the
#   thread sanitizer, which sees no data race.
# - The code in Python of that page prints what is said there, and the example on a terminal takes keys.
#   Tests/CInterface/toolkits.sh types into entries of toolkits.
#
# A tool that is missing is installed if apt-get can; else the script says so, and leaves out what needs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Tests/CInterface/page.sh

tests=Tests/CInterface
products=.build/c
prefix=$PWD/$products/prefix
mkdir -p "$products"

if [ "$(uname)" != Linux ]; then
  echo "C interface: skipped, Scripts/build-c.sh is for Linux"
  exit
fi
missing=
has cc || missing="$missing gcc libc6-dev"
has python3 || missing="$missing python3"
[ -n "${UNOPTIMIZED:-}" ] || has valgrind || missing="$missing valgrind"
# shellcheck disable=SC2086
[ -z "$missing" ] || try_to_install $missing
if ! has cc; then
  echo "C interface: skipped, there is no cc"
  exit
fi

Scripts/build-c.sh "$prefix"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
flags=$(pkg-config --cflags formatting-field)
shared="$(pkg-config --libs formatting-field) -Wl,-rpath,$prefix/lib"
# As the page says.
static=$(pkg-config --static --libs formatting-field | sed s/-lformatting-field/-l:libformatting-field.a/)
strict="-g -Wall -Wextra -Wpedantic -Werror"

# Compiles a program in C: compile_c SOURCE PROGRAM LIBRARIES
compile_c() {
  # shellcheck disable=SC2086
  cc -std=c11 -D_POSIX_C_SOURCE=200809L $strict $flags "$1" -o "$products/$2" $3 -pthread
}

# Compares what a program printed with what it has to print.
same() {
  diff -u "$1" "$2" | head -20 >"$products/difference.txt" || true
  if [ -s "$products/difference.txt" ]; then
    printf 'error: %s\n' "$3" >&2
    cat "$products/difference.txt" >&2
    exit 1
  fi
}

# The example, and what the page says it prints.
page_code c >"$products/example.c"
page_output "It prints" >"$products/example.txt"
compile_c "$products/example.c" example "$shared"
"$products/example" >"$products/found.txt"
same "$products/example.txt" "$products/found.txt" "the example of Documentation/C.md prints something else"
echo "example: as Documentation/C.md says"

page_code c 2 >"$products/tell.h"
compile_c "$tests/stores.c" stores "-I$products $shared -lm"
"$products/stores"
# The folder is moved, as one that was unpacked from a release.
moved=$(mktemp -d)
cp -R "$prefix/." "$moved"
says=$(PKG_CONFIG_PATH=$moved/lib/pkgconfig pkg-config --variable=includedir formatting-field)
if [ "$(cd "$says" && pwd -P)" != "$(cd "$moved/include" && pwd -P)" ]; then
  echo "error: the moved folder names $says" >&2
  exit 1
fi
rm -rf "$moved"

compile_c "$tests/border.c" border "$shared"
compile_c "$tests/border.c" border-static "$static"
"$products/border" ${UNOPTIMIZED:+20000}
"$products/border-static" 1000 >/dev/null
grep -qF 'pkg-config --cflags --static --libs formatting-field | sed s/-lformatting-field/-l:libformatting-field.a/' \
  Documentation/C.md || { echo "error: Documentation/C.md links the static library in another way" >&2; exit 1; }
if ldd "$products/border-static" | grep libformatting-field; then
  echo "error: the program is linked with the shared library" >&2
  exit 1
fi
echo "border: NULL, lengths, writers that act and close; shared and static"

if has python3; then
  page_code python >"$products/price.py"
  page_output prints >"$products/price.txt"
  python3 "$products/price.py" "$prefix/lib/libformatting-field.so" >"$products/found.txt"
  same "$products/price.txt" "$products/found.txt" "the Python code of Documentation/C.md prints something else"
  echo "Python: by ctypes, as Documentation/C.md says"
fi
if [ -d Examples ]; then
  compile_c Examples/C/terminal_field.c terminal_field "$shared"
  if has python3; then python3 "$tests/terminal.py" "$products/terminal_field"; echo "C: on a terminal"; fi
fi

if [ -n "${UNOPTIMIZED:-}" ]; then
  echo "leaks: skipped, unoptimized code reads what nobody has written"
elif has valgrind; then
  for program in example border; do
    valgrind --quiet --error-exitcode=9 --expensive-definedness-checks=yes --leak-check=full \
      --show-leak-kinds=definite,indirect --errors-for-leak-kinds=definite,indirect \
      "$products/$program" 2000 >/dev/null
    echo "valgrind: $program leaks nothing and touches nothing wrong"
  done
else
  echo "leaks: skipped, there is no valgrind"
fi

compile_c "$tests/fork.c" fork "$shared"
"$products/fork"
echo "forks: no child of a process with threads hangs"

compile_c "$tests/threads.c" threads "$shared"
"$products/threads"
echo "threads: the answers of one thread"
if [ "${1-}" != --full ]; then exit; fi

# The thread sanitizer has to see the library's own code, so the library is built with it.
tools=$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")/../bin
if [ -x "$tools/clang" ]; then
  swift build --target FormattingFieldC --sanitize thread --scratch-path "$products/thread" \
    >"$products/build.log" 2>&1 || { cat "$products/build.log"; exit 1; }
  built=$(swift build --sanitize thread --scratch-path "$products/thread" --show-bin-path)
  "$tools/clang" -fsanitize=thread -g -I "$prefix/include" -c "$tests/threads.c" \
    -o "$products/threads.o"
  objects=$(find "$built" -path '*.build/*.o' | sort)
  # shellcheck disable=SC2046,SC2086
  swiftc -sanitize=thread "$products/threads.o" $objects $(pkg-config --libs icu-i18n) \
    -o "$products/threads"
  TSAN_OPTIONS="halt_on_error=1 ${TSAN_OPTIONS:-}" \
    "$products/threads"
  echo "threads: no data race"
else
  echo "threads: skipped, this toolchain has no clang"
fi
