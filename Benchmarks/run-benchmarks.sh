#!/usr/bin/env bash
# Runs the benchmarks by the library's command, saves them as the baseline "run", writes .build/benchmarks.csv, draws
# the bars of Documentation/Costs.md, and puts the table there and two rows into README.md.
#
#   Benchmarks/run-benchmarks.sh                      all rows, in some six minutes; the machine has to be quiet
#   Benchmarks/run-benchmarks.sh --subject COMMAND    a command of your own beside ours and ICU's, such as
#                                                     'mytool --parse': its standard input gets amounts as
#                                                     "1.234.567,89", one a line, and it writes each as a plain decimal.
#                                                     Prints a row for each, and changes no page. The exit status is 1
#                                                     if the command answers wrong: its first wrong line is told
#   Benchmarks/run-benchmarks.sh --check              only the answers of the commands that read a file
#   Benchmarks/run-benchmarks.sh --help               this text
#
# Anything else is told, with exit status 2, and changes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

help() { sed -n '2,/^set/s/^# \{0,1\}//p' Benchmarks/run-benchmarks.sh | sed '$d'; }

# wrong REASON: tells what is wrong with the command's words.
wrong() {
  printf '%s\n\n' "$1" >&2
  help >&2
  exit 2
}

case "$#:${1-}" in
  0:) ;;
  1:--help | 1:-h)
    help
    exit 0
    ;;
  1:--check) ;;
  1:--subject | 2:--subject) [ -n "${2-}" ] || wrong "--subject needs a command." ;;
  *:--subject | *:--check) wrong "“$1” takes no “${*: -1}”: put a command of several words in quotation marks." ;;
  *) wrong "There is no option “$1”." ;;
esac
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
  python3 Benchmarks/costs.py "$run" >"$results"
  [ -s "$results" ] || fail "a row of the table was not run"
  put Documentation/Costs.md costs
  python3 Benchmarks/costs.py "$run" --short >"$results"
  put README.md costs
  Documentation/Pictures/draw.py costs
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
    swift build --package-path Benchmarks --scratch-path .build -c release --product field-bench >&2
    .build/release/field-bench --subject "$2"
    ;;
  *) install_fast_float; rows ;;
esac
