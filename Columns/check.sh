#!/usr/bin/env bash
# Checks this package: Columns/check.sh [--full]
#
# - The package is built, and its Swift tests run.
# - The wheel is built and installed into a fresh virtual environment. There, with nothing else, it reads the German
#   export, by Python and by the command; then its tests run with pytest and hypothesis, and beside numpy, pandas,
#   polars and pyarrow, which pip fetches. mypy checks the types.
# - A program in C reads columns with the library of the wheel, on threads and across forks, and makes hostile calls.
#
# --full sweeps all locales instead of samples, tests Dask and Spark as well, and each Python from 3.9 on that there is,
# and runs the fuzzers for a minute. What pip does not fetch is named and left out.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
cd Columns

full=false
if [ "${1-}" = --full ]; then
  full=true
  export FORMATTING_FIELD_SAMPLES=many
fi
products=.build/python
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1
FORMATTING_FIELD_REPOSITORY=$(cd .. && pwd)
export FORMATTING_FIELD_REPOSITORY

swift_tests() {
  swift build --build-tests
  swift test --skip-build --disable-xctest
}

# A program in C, with the library that the wheel has inside.
c_program() {
  has cc || { echo "C: skipped, there is no cc"; return; }
  local library=$PWD/$products/sources/formatting_field program=$products/columns
  cc -std=c11 -D_GNU_SOURCE -g -Wall -Wextra -Werror -ISources/CNumberColumns/include Tests/CInterface/columns.c \
    -o "$program" -L"$library" -lnumber-columns -Wl,-rpath,"$library" -lm -pthread
  "$program"
  if has valgrind; then
    valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=definite,indirect \
      --errors-for-leak-kinds=definite,indirect "$program" without-forks
  fi
  echo "C: written so, and read so; hostile calls got their status"
}

# Makes an environment with the wheel: environment PYTHON NAME
environment() {
  rm -rf "${products:?}/$2"
  "$1" -m venv "$products/$2"
  "$products/$2/bin/pip" install -q --no-index "$products"/dist/*.whl
}

fetch() { "$products/$1/bin/pip" install -q --retries 1 --timeout 20 "${@:2}" >"$products/pip.log" 2>&1; }

# Tests against what is installed, and not against the sources beside the tests.
tests() {
  local python=$PWD/$products/$1/bin/python
  shift
  (cd Python/tests && "$python" -m pytest -q --no-header -p no:cacheprovider "$@")
}

wheel() {
  Python/build-python.sh --debug "$PWD/$products/dist"
  environment python3 plain
  "$products/plain/bin/python" - Fixtures/export_de.csv <<'END_OF_PROGRAM'
import csv, sys
from formatting_field import infer, read

with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    rows = list(csv.DictReader(file, delimiter=";"))
pieces = read([row["Menge"] for row in rows], like=infer([row["Preis"] for row in rows]))
total = sum(filter(None, pieces))
assert total == 63233, total
print("the wheel alone: 63,233 pieces in the German export")
END_OF_PROGRAM
  "$products/plain/bin/numcolumns" convert Fixtures/export_de.csv -o "$products/clean.csv" \
    --column Menge:like:Preis --column Preis:each-row
  ! ldd "$products/plain/bin/numcolumns" | grep -E 'icu|stdc|swift' \
    || fail "the command of the wheel needs more than libc"
}

sources_without_swift() {
  local without_swift='import wheels; wheels.shutil.which = lambda name: None; wheels.build_wheel("..")'
  rm -rf "$products/unpacked"
  mkdir -p "$products/unpacked"
  tar -xzf "$products"/dist/formatting_field-*.tar.gz -C "$products/unpacked" --strip-components 1
  if (cd "$products/unpacked/backend" && python3 -c "$without_swift") 2>"$products/sdist.log"; then
    fail "a wheel was built without Swift"
  fi
  grep -q "Columns/Python/build-python.sh in a clone" "$products/sdist.log" \
    || fail "the sources do not say what they need"
  echo "sources without Swift: say what they need"
}

python_tests() {
  if ! fetch plain pytest hypothesis; then
    echo "Python's tests: skipped, pip fetches nothing (see Columns/$products/pip.log)"
    return
  fi
  tests plain
  fetch plain numpy pandas polars pyarrow mypy \
    && tests plain test_frames.py test_silent_misreads.py test_doctests.py
  # What `numcolumns infer --as` prints is run by the readers that there are.
  fetch plain duckdb openpyxl frictionless || echo "DuckDB, openpyxl and frictionless: skipped, pip fetches nothing"
  tests plain test_data_frames.py test_printed_code.py
  (cd Python && "../$products/plain/bin/mypy" --cache-dir "../$products/mypy")
  $full || return 0
  fetch plain "dask[dataframe,distributed]" pyspark
  has java || echo "Spark: skipped, there is no java"
  tests plain test_many_machines.py
  local version python
  for version in 3.9 3.10 3.11 3.12 3.13; do
    python=$(command -v "python$version" || true)
    [ -n "$python" ] && "$python" --version >"$products/version.txt" 2>&1 || continue
    environment "$python" "python$version"
    fetch "python$version" pytest hypothesis numpy pandas
    tests "python$version"
  done
}

# SwiftPM compiles, and the linker's driver adds libFuzzer and its main function: fuzz SECONDS
fuzz() {
  local build=.build/fuzz linker='' module target objects source
  if [ "$(uname)" = Linux ]; then linker=-use-ld=lld; fi
  mkdir -p "$build"
  printf '@_cdecl("LLVMFuzzerTestOneInput")\npublic func probe(_ s: UnsafePointer<UInt8>?, _ n: Int) -> CInt { 0 }\n' \
    >"$build/probe.swift"
  # shellcheck disable=SC2086
  if ! swiftc -parse-as-library -sanitize=fuzzer,address $linker "$build/probe.swift" -o "$build/probe" \
    >"$build/probe.log" 2>&1; then
    echo "fuzzers: skipped, this Swift cannot link them (Columns/$build/probe.log says why)"
    return
  fi
  for target in columns records; do
    module=Fuzz$(tr '[:lower:]' '[:upper:]' <<<"${target:0:1}")${target:1}
    COLUMNS_FUZZING=fuzzer,address swift build --scratch-path "$build" --target "$module"
    objects=()
    for source in NumberText NumberColumns TableScripts "$module"; do
      objects+=("$build/debug/$source.build"/*.o)
    done
    # shellcheck disable=SC2086
    swiftc -sanitize=fuzzer,address $linker "${objects[@]}" -o "$build/$module"
    mkdir -p "$build/found/$target/corpus" "$build/found/$target/broken"
    if ! SWIFT_BACKTRACE=enable=no "$build/$module" "$build/found/$target/corpus" "Fixtures/$target" \
      -max_total_time="$1" -max_len=256 -timeout=20 -artifact_prefix="$build/found/$target/broken/" \
      -print_final_stats=1 >"$build/found/$target/log" 2>&1; then
      grep -v '^#' "$build/found/$target/log" | tail -n 60 >&2
      fail "$target: something breaks; the bytes are in Columns/$build/found/$target/broken"
    fi
    grep -E '^stat::(number_of_executed|average_exec)|DONE' "$build/found/$target/log"
  done
}

swift_tests
if [ "$(uname)" = Linux ] && has python3; then
  wheel
  c_program
  sources_without_swift
  python_tests
else
  echo "Python: skipped, the wheel is for Linux, and needs python3"
fi
if $full; then
  FORMATTING_FIELD_FULL=1 swift test -c release -Xswiftc -enable-testing --disable-xctest --scratch-path .build/full
  fuzz 60
fi
echo "Columns: passed"
