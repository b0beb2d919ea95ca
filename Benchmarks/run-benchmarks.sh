#!/usr/bin/env bash
# Runs all benchmarks, writes .build/benchmarks.txt, and puts a few rows of it into README.md and the table of what
# reads a file into Benchmarks/README.md.
#
#   Benchmarks/run-benchmarks.sh [OPTION…]            with options of field-bench, such as --rounds 5
#   Benchmarks/run-benchmarks.sh --readers [OPTION…]  only the table of what reads a file, with options of
#                                                     time-readers.py, such as --rows 100000
#
# The readers of a file that apt-get and pip can bring are installed, those of Python into .build/readers.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

# What the figures depend on: processor, compiler, ICU.
machine() {
  if [ -r /proc/cpuinfo ]; then
    awk -F ': ' '/^model name/ { print $2 ", " ENVIRON["cores"] " cores"; exit }' /proc/cpuinfo
  else
    sysctl -n machdep.cpu.brand_string
  fi
  swift --version 2>/dev/null | head -n 1
  printf 'ICU %s\n\n' "$(pkg-config --modversion icu-i18n)"
}

run=.build/benchmarks.txt
results=$(mktemp)
trap 'rm -f "$results"' EXIT

# put PAGE NAME: puts the results between the two marker comments of that name in a page.
put() {
  awk -v results="$results" -v name="$2" '
    $0 == "<!-- end of " name " -->" { skipping = 0 }
    !skipping { print }
    $0 == "<!-- " name " -->" {
      while ((getline line <results) > 0) print line
      skipping = 1
    }
  ' "$1" >"$1.new"
  mv "$1.new" "$1"
}

benchmarks() {
  build_numfield
  export FORMATTING_FIELD_NUMFIELD=$numfield
  {
    cores=$(getconf _NPROCESSORS_ONLN) machine
    swift run --package-path Benchmarks -c release field-bench "$@"
  } >"$run.new"
  mv "$run.new" "$run"
}

# What else reads a file of German amounts, beside the command.
readers() {
  local venv=.build/readers product module
  build_numfield
  for product in c-lines icu-parse-lines whole-process; do
    swift build --package-path Benchmarks -c release --product $product >&2
  done
  [ -x $venv/bin/pip ] || python3 -m venv $venv
  for module in polars duckdb pyarrow pandas; do
    $venv/bin/pip install -q --retries 1 --timeout 20 $module >&2 || true
  done
  $venv/bin/python Benchmarks/time-readers.py --numfield "$numfield" "$@" >"$results"
  put Benchmarks/README.md readers
}

# fast_float is found when field-bench and c-lines are compiled.
install_readers() {
  if [ ! -e /usr/include/fast_float ] || ! has mawk || ! has gawk; then
    try_to_install libfast-float-dev mawk gawk
    # What looked for it before is compiled again.
    touch Benchmarks/Sources/CPeers/peer_fast_float.cpp Benchmarks/Sources/c-lines/main.cpp
  fi
}

case ${1-} in
  --readers) install_readers; readers "${@:2}"; exit ;;
  *)
    install_readers
    benchmarks "$@"
    readers
    ;;
esac

# Our times in nanoseconds, and how many times as long the others take.
awk '
  BEGIN {
    split("scan-double-de-DE scan-decimal-de-DE keystroke-end-8 keystroke-end-1000 type-and-commit" \
      " format-de-DE bulk-parse", rows)
    title["scan-double-de-DE"] = "reading a German number to `Double`"
    title["scan-decimal-de-DE"] = "the same to an exact decimal"
    title["keystroke-end-8"] = "a key at the end of 8 bytes"
    title["keystroke-end-1000"] = "a key at the end of 1,000 bytes"
    title["type-and-commit"] = "typing 1234567,89 and a commit"
    title["format-de-DE"] = "writing a German number"
    title["bulk-parse"] = "a line of a file of a million"
    column["ours"] = 1
    column["icu-double"] = column["icu-decimal"] = 2
    column["foundation-double"] = column["foundation-decimal"] = 3
    column["number-formatter"] = 4
    column["stdlib-double"] = 5
    column["fast-float"] = 6
  }
  /^[^ ]/ { row = $1 }
  { name = /^ / ? $1 : $2; figure = /^ / ? $3 : $4; if (name == "ours") figure = (/^ / ? $2 : $3) " ns" }
  row in title && name in column { cell[row, column[name]] = figure }
  END {
    print "| | here | ICU | Foundation | `NumberFormatter` | `Double(_:)` | fast_float |"
    print "|---|---|---|---|---|---|---|"
    for (i = 1; i in rows; i++) {
      printf "| %s |", title[rows[i]]
      for (c = 1; c <= 6; c++) printf " %s |", cell[rows[i], c]
      print ""
    }
  }
' <(sed -n '/^benchmark /,/^$/p' "$run") >"$results"
put README.md costs
