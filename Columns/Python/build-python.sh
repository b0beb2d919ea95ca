#!/usr/bin/env bash
# Builds the Python package: Columns/Python/build-python.sh FOLDER
#
# FOLDER gets a wheel for any Python 3 on this kind of machine, with the C library and the Swift runtime inside,
# and a source distribution, which says what it needs. Who installs the wheel needs neither Swift nor ICU.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

if [ $# -ne 1 ]; then
  echo "usage: Columns/Python/build-python.sh FOLDER" >&2
  exit 2
fi
has python3 || fail "python3 is missing"
mkdir -p "$1"
folder=$(cd "$1" && pwd)
sources=.build/python/sources
rm -rf "$sources"
mkdir -p "$sources"
Scripts/build-c.sh --without-icu .build/python/prefix
cp -r Columns/Python/pyproject.toml Columns/Python/README.md Columns/Python/backend Columns/Python/formatting_field LICENSE "$sources"
cp -L .build/python/prefix/lib/libformatting-field.so "$sources/formatting_field/"
rm -f "$folder"/formatting_field-*
(
  cd "$sources/backend"
  PYTHONDONTWRITEBYTECODE=1 python3 -c '
import sys, wheels
print(wheels.build_wheel(sys.argv[1]))
print(wheels.build_sdist(sys.argv[1]))' "$folder"
)
wc -c "$folder"/formatting_field-*
