#!/usr/bin/env bash
# Proves that long schemas are read, and long forms changed, in linear time: counts instructions, which are the same
# on a busy machine, at a size and at twice the size.
#
# usage: Scripts/check-linear.sh [SIZE]      300 of each thing, and 600
#
# Prints a line for each kind with both counts, and fails if the second is more than 2.2 times the first. The
# program in Scripts/linear-check reads the schemas and changes the forms; it is optimized, since a debug build checks
# all of a form at each key.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh
has valgrind || install_by_apt valgrind
export SWIFT_DETERMINISTIC_HASHING=1
size=${1:-300}

swift build --quiet -c release --product LinearCheck
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# valgrind fails on the debug information that Swift 6 writes.
objcopy --strip-debug "$(swift build -c release --show-bin-path)/LinearCheck" "$folder/LinearCheck"

# count KIND SIZE: the instructions of reading a schema
count() {
  valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/profile" --toggle-collect='*11countedPass*' \
    "$folder/LinearCheck" "$1" "$2" >&2
  awk '/^(totals|summary): / { print $2; exit }' "$folder/profile"
}

status=0
"$folder/LinearCheck" >"$folder/kinds"
while read -r kind; do
  one=$(count "$kind" "$size")
  two=$(count "$kind" $((2 * size)))
  echo "$kind: $one, $two"
  [ "$one" -gt 0 ]
  if [ $((two * 10)) -gt $((one * 22)) ]; then
    echo "error: $kind: more than 2.2 times the instructions for twice the size" >&2
    status=1
  fi
done <"$folder/kinds"
exit $status
