#!/usr/bin/env bash
# Builds the Python package: Columns/Python/build-python.sh [--debug] FOLDER
#
# FOLDER gets a wheel for any Python 3 on this kind of machine, with the C library, the command `numcolumns`, the Swift
# runtime and ICU inside, and a source distribution, which is built where Swift is. Who installs the wheel needs
# neither Swift nor ICU. With the Python package ziglang the wheel is for glibc 2.28 and later: see link.sh. With --debug
# the command in it is not optimized, which takes less time: for the checks.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
debug=
if [ "${1-}" = --debug ]; then
  debug=--debug
  shift
fi
if [ $# -ne 1 ]; then
  echo "usage: Columns/Python/build-python.sh [--debug] FOLDER" >&2
  exit 2
fi
has python3 || fail "python3 is missing"
[ "$(uname)" = Linux ] || fail "the wheel is built on Linux only"
mkdir -p "$1"
folder=$(cd "$1" && pwd)
repository=$PWD
cd Columns
. Python/link.sh
sources=.build/python/sources
rm -rf "$sources"
mkdir -p "$sources"
cp -r Python/pyproject.toml Python/README.md Python/NOTICE Python/backend Python/formatting_field ../LICENSE "$sources"
rm -rf "$sources/formatting_field/__pycache__"
mkdir "$sources/bin" "$sources/licences"
link_library "$sources/formatting_field/libnumber-columns.so"
link_command "$sources/bin/numcolumns" $debug
copyright=$(pkg-config --variable=prefix icu-i18n)/share/doc/libicu-dev/copyright
if [ -f "$copyright" ]; then cp "$copyright" "$sources/licences/ICU.txt"; fi
cp "$(dirname "$(command -v swift)")/../share/swift/LICENSE.txt" "$sources/licences/Swift.txt"
# In a clone, the source distribution gets Swift's sources, and metadata get the address of the repository.
if [ -e "$repository/.git" ]; then
  mkdir "$sources/swift"
  git -C "$repository" archive HEAD Package.swift LICENSE Sources Columns Scripts Fixtures Tests Examples \
    | tar -x -C "$sources/swift"
  { git remote get-url origin 2>/dev/null | grep '^https://' || true; } >"$sources/url.txt"
  [ -s "$sources/url.txt" ] || rm "$sources/url.txt"
fi
rm -f "$folder"/formatting_field-*
(
  cd "$sources/backend"
  PYTHONDONTWRITEBYTECODE=1 python3 -c '
import sys, wheels
print(wheels.build_wheel(sys.argv[1]))
print(wheels.build_sdist(sys.argv[1]))' "$folder"
)
wc -c "$folder"/formatting_field-*
