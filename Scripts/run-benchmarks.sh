#!/usr/bin/env bash
# Runs all benchmarks and puts table and chart of the run into Benchmarks/README.md.
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

results=$(mktemp)
trap 'rm -f "$results"' EXIT
build_numfield
export FORMATTING_FIELD_NUMFIELD=$numfield
cores=$(getconf _NPROCESSORS_ONLN) machine >"$results"
swift_in Benchmarks run -c release field-bench --svg Benchmarks/chart.svg "$@" \
  >>"$results"

# The table stands between two marker comments of the page.
awk -v results="$results" '
  /^<!-- results -->/ {
    print; print "```"
    while ((getline line <results) > 0) print line
    print "```"; skipping = 1
  }
  /^<!-- end of results -->/ { skipping = 0 }
  !skipping && !/^<!-- results -->/ { print }
' Benchmarks/README.md >Benchmarks/README.md.new
mv Benchmarks/README.md.new Benchmarks/README.md
