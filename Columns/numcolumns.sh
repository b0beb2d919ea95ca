#!/usr/bin/env bash
# Builds the command if its sources have changed and runs it: Columns/numcolumns.sh infer prices.csv
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$root/Columns/.build/debug/numcolumns

if [ ! -x "$program" ] || [ -n "$(find "$root"/{Sources,Columns/Sources} "$root"/{,Columns/}Package.swift \
  -newer "$program" -print -quit)" ]; then
  [ -x "$program" ] || echo "Building numcolumns for the first time; this takes a minute." >&2
  (
    cd "$root"
    . Scripts/needs.sh
    swift build --package-path Columns --quiet --product numcolumns >&2
  )
fi
exec "$program" "$@"
