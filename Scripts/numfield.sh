#!/usr/bin/env bash
# Builds the command where that is needed and runs it: Scripts/numfield.sh parse --locale de prices.txt
#
# The command is a package of its own, in Tools. It is built beside the library's modules, which are
# compiled once for both.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/Scripts/needs.sh"

build=(--package-path "$root/Tools" --scratch-path "$root/.build")
if [ ! -d "$root/.build" ]; then
  echo "Building numfield for the first time; this takes a minute." >&2
fi
swift build "${build[@]}" --quiet --product numfield >&2
exec "$(swift build "${build[@]}" --show-bin-path)/numfield" "$@"
