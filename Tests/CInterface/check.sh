#!/usr/bin/env bash
# Checks the C interface as its users have it: Tests/CInterface/check.sh [--full]
#
# The library is built and installed to a folder, and programs in C and C++ are compiled and run
# against that.
#
# - The example of Documentation/C.md prints what is said there.
# - The matrix in Fixtures/suite/rows.jsonl, the steps and the session of Tests/CInterface come to what they come to
#   in Swift, through the shared and the static library.
# - After each step of random scripts a fresh field reads the same number on the screen, or none.
# - Hostile calls get a status; under valgrind nothing leaks and nothing wrong is touched.
# - A process with threads forks, and its children use what they have from it.
# - Threads that use one thing get the answers of one thread. With --full the library is built again for the
#   thread sanitizer, which sees no data race.
#
# A tool that is missing is installed if apt-get can; else the script says so, and leaves out what needs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

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
has c++ || missing="$missing g++"
has python3 || missing="$missing python3"
has valgrind || missing="$missing valgrind"
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
static="$prefix/lib/libformatting-field.a $(pkg-config --static --libs formatting-field |
  sed 's/-L[^ ]* -lformatting-field//')"
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

# The examples, and what the page says they print.
for number in 1; do
  awk -v number="$number" '/^```c$/ { inside = ++found == number; next } /^```/ { inside = 0 } inside' \
    Documentation/C.md >"$products/example$number.c"
  awk -v number="$number" '/^```$/ && said == number { inside = !inside; said += !inside; next } inside
    /^It prints$/ { said = ++found }' Documentation/C.md >"$products/example$number.txt"
  compile_c "$products/example$number.c" "example$number" "$shared"
  "$products/example$number" >"$products/found.txt"
  same "$products/example$number.txt" "$products/found.txt" \
    "the example $number of Documentation/C.md prints something else"
done
echo "examples: as Documentation/C.md says"

compile_c "$tests/hostile.c" hostile "$shared"
"$products/hostile"
echo "hostile calls: each got its status"

compile_c "$tests/host.c" host "$shared"
"$products/host"
echo "a host: told what it asks for"

compile_c "$tests/screen.c" screen "$shared"
if [ "${1-}" = --full ]; then "$products/screen" 100000; else "$products/screen"; fi
echo "the screen: says the value after each step of random scripts"

if has c++; then
  # The sketch of a toolkit's control: its include, and its functions.
  sed -n '/^```cpp/,/^```/{/^```/d;p}' Documentation/C.md >"$products/sketch.txt"
  grep '^#include' "$products/sketch.txt" >"$products/sketch.hpp"
  grep -v '^#include' "$products/sketch.txt" >"$products/sketch.cpp"
  # shellcheck disable=SC2086
  c++ -std=c++17 $strict $flags "-I$products" "$tests/entry.cpp" -o "$products/entry" $shared
  "$products/entry"
  echo "C.md: its control of a toolkit compiles and runs, with echoes"
fi

compile_c "$tests/hosted.c" hosted "$shared"
"$products/hosted"
echo "sessions: controls that echo, come late and are drawn anew"

compile_c "$tests/fork.c" fork "$shared"
"$products/fork"
echo "forks: no child of a process with threads hangs"

if has python3 && [ -d Tools ]; then
  python3 "$tests/plan.py" "$prefix/include" Fixtures/suite/rows.jsonl "$tests/steps.jsonl" \
    "$tests/session.jsonl" Scripts/numfield.sh "$products/plan.txt" "$products/expected.txt" \
    "$products/recorded.txt"
  count=$(wc -l <"$products/expected.txt")

  compile_c "$tests/replay.c" replay "$shared"
  compile_c "$tests/replay.c" replay-static "$static"
  for program in replay replay-static; do
    "$products/$program" "$products/session.txt" <"$products/plan.txt" >"$products/found.txt"
    same "$products/expected.txt" "$products/found.txt" "$program: C differs from Swift"
    same "$products/recorded.txt" "$products/session.txt" "$program: C records another session"
    echo "$program: $count texts and steps as in Swift"
  done
  if has c++; then
    # shellcheck disable=SC2086
    c++ -std=c++17 $strict $flags "$tests/replay.cpp" -o "$products/replay-cpp" $shared
    "$products/replay-cpp" <"$products/plan.txt" >"$products/found.txt"
    same "$products/expected.txt" "$products/found.txt" "C++ differs from Swift"
    echo "C++: $count texts and steps as in Swift"
  else
    echo "C++: skipped, there is no c++"
  fi
else
  echo "matrix and steps: skipped, there is no python3, or no command in this clone"
  : >"$products/plan.txt"
fi

# Swift tests single bits of words that are only partly set; only the expensive checks tell which
# bits count.
if has valgrind; then
  for program in example1 hostile host hosted entry replay; do
    [ -x "$products/$program" ] || continue
    valgrind --quiet --error-exitcode=9 --expensive-definedness-checks=yes --leak-check=full --show-leak-kinds=definite,indirect \
      --errors-for-leak-kinds=definite,indirect "$products/$program" <"$products/plan.txt" \
      >/dev/null
    echo "valgrind: $program leaks nothing and touches nothing wrong"
  done
else
  echo "leaks: skipped, there is no valgrind"
fi

compile_c "$tests/threads.c" threads "$shared"
"$products/threads"
echo "threads: the answers of one thread"
if [ "${1-}" != --full ]; then exit; fi

# The thread sanitizer has to see the library's own code, so the library is built with it.
tools=$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")/../bin
if [ -x "$tools/clang" ]; then
  swift build --target FormattingFieldCICU --sanitize thread --scratch-path "$products/thread" \
    >"$products/build.log" 2>&1 || { cat "$products/build.log"; exit 1; }
  built=$(swift build --sanitize thread --scratch-path "$products/thread" --show-bin-path)
  "$tools/clang" -fsanitize=thread -g -I "$prefix/include" -c "$tests/threads.c" \
    -o "$products/threads.o"
  objects=$(find "$built" -path '*.build/*.o' | sort)
  # shellcheck disable=SC2046,SC2086
  swiftc -sanitize=thread "$products/threads.o" $objects $(pkg-config --libs icu-i18n) \
    -o "$products/threads"
  TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt halt_on_error=1 ${TSAN_OPTIONS:-}" \
    "$products/threads"
  echo "threads: no data race"
else
  echo "threads: skipped, this toolchain has no clang"
fi
