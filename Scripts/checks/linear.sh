#!/usr/bin/env bash
# Proves that long forms are changed in linear time, and that a key costs little more than a microsecond a field: counts
# instructions, which are the same on a busy machine. This machine does some 4,000 in a microsecond.
#
# usage: Scripts/checks/linear.sh [SIZE [FIELDS]]      300 of each thing, and 600; forms of 20,000 fields
#
# Prints a line for each kind with two counts, and fails if the second is too much:
#
#   a change of a form                 more than 2.2 times the first, for twice the size
#   a field of a whole form            more than twice the first, in a form of FIELDS and in one of 20
#   a key                              more than 4,200 a field, beside 35,000, in forms of 6 to 20,000 fields
#
# The program in Tests/LinearCheck changes the forms; it is optimized, since a debug build checks all of a form at
# each key.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/install-by-apt.sh
has valgrind || install_by_apt valgrind
export SWIFT_DETERMINISTIC_HASHING=1
size=${1:-300}
many=${2:-20000}

# The manifest declares the program beside the second set of tests.
export FORMATTING_FIELD_TESTS=all
swift build --quiet -c release --product LinearCheck
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# valgrind fails on the debug information that Swift 6 writes.
objcopy --strip-debug "$(swift build -c release --show-bin-path)/LinearCheck" "$folder/LinearCheck"

# counts ARGUMENT…: the instructions of each thing that the program counts, a line each; its names are in `names`
counts() {
  valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/profile" --toggle-collect=counted_pass \
    --dump-after=counted_pass "$folder/LinearCheck" "$@" >"$folder/names"
  local number=1
  while [ -e "$folder/profile.$number" ]; do
    awk '/^(totals|summary): / { print $2; exit }' "$folder/profile.$number"
    number=$((number + 1))
  done
  rm "$folder"/profile*
}

# judge FACTOR: reads lines of a name and two counts, with tabs between
judge() {
  awk -F '\t' -v factor="$1" '
    { print $1 ": " $2 ", " $3 }
    !($2 > 0 && $3 > 0) || $3 > factor * $2 { print "error: " $1 ": more than " factor " times" >"/dev/stderr"; failed = 1 }
    END { exit failed || !NR }'
}

status=0
"$folder/LinearCheck" >"$folder/kinds"
while read -r kind; do
  printf '%s\t%s\t%s\n' "$kind" "$(counts "$kind" "$size")" "$(counts "$kind" $((2 * size)))"
done <"$folder/kinds" | judge 2.2 || status=1

counts growth 20 >"$folder/few"
counts growth "$many" >"$folder/many"
paste "$folder/names" "$folder/few" "$folder/many" |
  awk -F '\t' -v OFS='\t' -v many="$many" '{ print "a field: " $1, int($2 / 20), int($3 / many) }' | judge 2 || status=1

counts keys >"$folder/keys"
paste "$folder/names" "$folder/keys" |
  awk -F '\t' '
    { print $1 ", " $2 " fields: " $3 }
    !$3 || $3 > 35000 + 4200 * $2 { print "error: more than 4,200 a field" >"/dev/stderr"; failed = 1 }
    END { exit failed || !NR }' || status=1
exit $status
