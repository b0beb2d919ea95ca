#!/usr/bin/env bash
# Checks the Python package as its users have it: Scripts/check-python.sh [--full]
#
# The wheel is built and installed into a fresh virtual environment. There, with nothing else, it reads
# the German export, by Python and by the command; then its tests run with pytest and hypothesis, and beside numpy, pandas, polars and
# pyarrow, which pip fetches. mypy checks the types. Qt is tested off screen with PyQt6, if the system's Python
# has it. --full tests PySide6, Dask and Spark as well, and each Python from 3.9 on that there is.
#
# If pip fetches nothing, the script says so, and leaves out what needs it.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

full=false
if [ "${1-}" = --full ]; then full=true; fi
if [ "$(uname)" != Linux ] || ! has python3; then
  echo "Python: skipped, the wheel is for Linux, and needs python3"
  exit
fi
products=.build/python
Columns/Python/build-python.sh --debug "$products/dist"
wheel=$(echo "$PWD/$products"/dist/*.whl)
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 QT_QPA_PLATFORM=offscreen
export FORMATTING_FIELD_REPOSITORY=$PWD

# Makes an environment with the wheel: environment PYTHON NAME
environment() {
  rm -rf "$products/$2"
  "$1" -m venv "$products/$2"
  "$products/$2/bin/pip" install -q --no-index "$wheel"
}

fetch() { "$products/$1/bin/pip" install -q --retries 1 --timeout 20 "${@:2}" >"$products/pip.log" 2>&1; }

# Tests against what is installed, and not against the sources beside the tests.
tests() {
  local python=$PWD/$products/$1/bin/python
  shift
  (cd Columns/Python/tests && "$python" -m pytest -q --no-header -p no:cacheprovider "$@")
}

environment python3 plain
(cd "$products" && plain/bin/python - "$FORMATTING_FIELD_REPOSITORY/Columns/Fixtures/export_de.csv") <<'END_OF_PROGRAM'
import csv, sys
from formatting_field import infer, read

with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    rows = list(csv.DictReader(file, delimiter=";"))
pieces = read([row["Menge"] for row in rows], like=infer([row["Preis"] for row in rows]))
total = sum(filter(None, pieces))
assert total == 63233, total
print("the wheel alone: 63,233 pieces in the German export")
END_OF_PROGRAM
"$products/plain/bin/numfield" convert Columns/Fixtures/export_de.csv -o "$products/clean.csv" \
  --column Menge:like:Preis --column Preis:each-row
! ldd "$products/plain/bin/numfield" | grep -E 'icu|stdc|swift' || fail "the command of the wheel needs more than libc"

rm -rf "$products/unpacked"
mkdir -p "$products/unpacked"
tar -xzf "$products"/dist/formatting_field-*.tar.gz -C "$products/unpacked" --strip-components 1
without_swift='import wheels; wheels.shutil.which = lambda name: None; wheels.build_wheel("..")'
if (cd "$products/unpacked/backend" && python3 -c "$without_swift") 2>"$products/sdist.log"; then
  fail "a wheel was built without Swift"
fi
grep -q "Columns/Python/build-python.sh in a clone" "$products/sdist.log" || fail "the sources do not say what they need"
echo "sources without Swift: say what they need"

if ! fetch plain pytest hypothesis; then
  echo "tests: skipped, pip fetches nothing (see $products/pip.log)"
  exit
fi
tests plain
fetch plain numpy pandas polars pyarrow babel mypy \
  && tests plain test_frames.py test_fields.py test_silent_misreads.py test_doctests.py
# What `numfield infer --as` prints is run by the readers that there are.
fetch plain duckdb openpyxl frictionless || echo "DuckDB, openpyxl and frictionless: skipped, pip fetches nothing"
tests plain test_data_frames.py test_printed_code.py
(cd Columns/Python && "../../$products/plain/bin/mypy" --cache-dir "../../$products/mypy")

# Debian's PyQt6 comes with Debian's Python.
if /usr/bin/python3 -c 'import PyQt6, pytest' 2>"$products/qt.log"; then
  rm -rf "$products/alone"
  "$products/plain/bin/pip" install -q --no-index --target "$products/alone" "$wheel"
  (cd Columns/Python/tests && FORMATTING_FIELD_QT=PyQt6 PYTHONPATH=$FORMATTING_FIELD_REPOSITORY/$products/alone \
    /usr/bin/python3 -m pytest -q --no-header -p no:cacheprovider test_qt.py)
else
  echo "PyQt6: skipped, /usr/bin/python3 has no PyQt6 or no pytest (python3-pyqt6, python3-pytest)"
fi

$full || exit 0
fetch plain PySide6-Essentials "dask[dataframe,distributed]" pyspark
FORMATTING_FIELD_QT=PySide6 tests plain test_qt.py
has java || echo "Spark: skipped, there is no java"
tests plain test_many_machines.py
for version in 3.9 3.10 3.11 3.12 3.13; do
  python=$(command -v "python$version" || true)
  [ -n "$python" ] && "$python" --version >"$products/version.txt" 2>&1 || continue
  environment "$python" "python$version"
  fetch "python$version" pytest hypothesis numpy pandas
  tests "python$version"
done
