#!/usr/bin/env bash
# Builds the command if its sources have changed and runs it: Scripts/numfield.sh parse --locale de prices.txt
#
# The command is a package of its own, in Tools. It is built in the folder of the field, whose objects serve it, too.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$root/.build/debug/numfield

if [ ! -x "$program" ] || [ -n "$(find "$root"/{Sources,Tools/Sources} "$root"/{,Tools/}Package.swift \
  -newer "$program" -print -quit)" ]; then
  [ -x "$program" ] || echo "Building numfield for the first time; this takes a minute." >&2
  (cd "$root" && . Scripts/needs.sh && swift build --package-path Tools --scratch-path .build --quiet --product numfield >&2)
fi
exec "$program" "$@"
