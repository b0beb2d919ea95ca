#!/usr/bin/env bash
# Runs the benchmarks by the library's command, saves them as the baseline "run", writes .build/benchmarks.csv, draws
# Benchmarks/costs.svg, and puts a few rows into README.md.
#
#   Benchmarks/run-benchmarks.sh                      all rows
#   Benchmarks/run-benchmarks.sh --subject COMMAND    a command of your own beside ours, such as 'mytool --parse': its
#                                                     standard input gets amounts as "1.234.567,89", one a line, and it
#                                                     writes each as a plain decimal. Changes no page
#   Benchmarks/run-benchmarks.sh --check              only the answers of the commands that read a file
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

# What the figures depend on: processor, compiler, ICU.
machine() {
  if [ -r /proc/cpuinfo ]; then
    awk -F ': ' -v cores="$(getconf _NPROCESSORS_ONLN)" '/^model name/ { print $2 ", " cores " cores"; exit }' /proc/cpuinfo
  else
    sysctl -n machdep.cpu.brand_string
  fi
  swift --version 2>/dev/null | head -n 1
  printf 'ICU %s\n\n' "$(pkg-config --modversion icu-i18n)"
}

run=.build/benchmarks.csv
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

# benchmark OPTION…: the library's command
benchmark() {
  swift package --package-path Benchmarks --scratch-path .build --disable-sandbox --allow-writing-to-package-directory benchmark "$@"
}

# What the row of commands starts.
build_command() {
  build_numfield
  export NUMFIELD=$numfield
}

rows() {
  build_command
  benchmark baseline update run --no-progress
  benchmark baseline read run --no-progress --format influx --path .build
  { machine; cat .build/run.influx.csv; } >"$run"
  python3 Benchmarks/draw-costs.py "$run" Benchmarks/costs.svg >"$results"
  put README.md costs
}

# fast_float is found when field-bench is compiled.
install_fast_float() {
  if [ ! -e /usr/include/fast_float ]; then
    try_to_install libfast-float-dev
    # What looked for it before is compiled again.
    touch Benchmarks/Sources/CPeers/peer_fast_float.cpp
  fi
}

case ${1-} in
  --check)
    build_command
    swift run --package-path Benchmarks --scratch-path .build -c release field-bench --check 'bulk.*'
    ;;
  --subject)
    build_command
    FIELD_BENCH_SUBJECT=$2 benchmark --filter bulk-parse --no-progress
    ;;
  *) install_fast_float; rows ;;
esac
