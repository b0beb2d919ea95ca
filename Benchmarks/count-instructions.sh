#!/usr/bin/env bash
# Counts the instructions of the benchmarks' rows with callgrind, which gives the same figures on a busy
# machine as on a quiet one.
#
#   Benchmarks/count-instructions.sh             counts, and holds our rows to Benchmarks/instructions.json
#   Benchmarks/count-instructions.sh --update    writes our counts there
#   Benchmarks/count-instructions.sh --ours      the same without what takes longest: the peers, forms of 20,000
#                                                fields, all locales, the command; part of Scripts/check speed
#   Benchmarks/count-instructions.sh NAME        counts the rows whose names begin so
#
# Prints "ROW SUBJECT COUNT" a line, the instructions of an operation. The rows and subjects are those of
# field-bench; "parse-line" and "parse-start" are a line and the rest of `numfield parse`. The exit status is 1
# if one of our rows is more than 3 % over the file's figure, which is what it may cost. Counts hold for one compiler and
# processor family. The benchmarks' library counts instructions, too, where the system lets a program ask its processor;
# machines of CI seldom do.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
export SWIFT_DETERMINISTIC_HASHING=1
has valgrind || install_by_apt valgrind
counts=Benchmarks/instructions.json
update=false
ours=false
only=
case "${1:-}" in
  --update) update=true ;;
  --ours) ours=true ;;
  -*) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2; exit 2 ;;
  *) only=${1:-} ;;
esac

swift build --package-path Benchmarks --scratch-path .build -c release --product field-bench >&2
# Rows of the command need Tools, which a clone may be without.
$ours || [ ! -d Tools ] || build_numfield
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# valgrind fails on the debug information that Swift 6 writes.
strip() { objcopy --strip-debug "$1" "$folder/$(basename "$1")"; }
strip .build/release/field-bench
[ -z "${numfield:-}" ] || strip "$numfield"

# counted FILE COMMAND…: writes a profile for each pass that the command counts: FILE.1, FILE.2, …
counted() {
  local profile=$1
  shift
  valgrind --quiet --tool=callgrind --callgrind-out-file="$profile" --toggle-collect=counted_pass \
    --dump-after=counted_pass "$@"
}
# total PROFILE: the instructions in a profile.
total() { awk '/^(totals|summary): / { print $2; exit }' "$1"; }

# rows ROW [SUBJECT]: the rows that field-bench counts, by patterns
rows() {
  local number=0 row subject operations
  counted "$folder/pass" "$folder/field-bench" --count "$@" >"$folder/rows"
  while read -r row subject operations; do
    number=$((number + 1))
    echo "$row $subject $(($(total "$folder/pass.$number") / operations))"
  done <"$folder/rows"
}

locales() {
  local subject loading count
  count=$("$folder/numfield" locales 2>/dev/null | wc -l)
  for subject in ours icu-decimal; do
    loading=${subject%-decimal}
    counted "$folder/$loading" "$folder/field-bench" --load "$loading" >/dev/null
    echo "locale-first $subject $(($(total "$folder/$loading.1") / count))"
  done
}

# The cost of 10,000 more lines gives the line; the rest is the start.
parse() {
  local lines few many line
  for lines in 1000 11000; do
    awk -v lines=$lines 'BEGIN { for (i = 0; i < lines; i++) {
      printf "%d.%03d.%03d,%02d\n", i % 9 + 1, i * 7 % 1000, i * 13 % 1000, i % 100 } }' >"$folder/$lines"
    valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/parse-$lines" \
      "$folder/numfield" parse --locale de-DE "$folder/$lines" >/dev/null
  done
  few=$(total "$folder/parse-1000")
  many=$(total "$folder/parse-11000")
  line=$(((many - few) / 10000))
  echo "parse-line ours $line"
  echo "parse-start ours $((few - 1000 * line))"
}

is_wanted() { [ -n "${numfield:-}" ] && case $1 in "$only"*) ;; *) return 1 ;; esac; }
{
  # field-bench counts neither the command nor the loading of all locales. What ran before in its process changes
  # a count by some per cent, so our rows are counted by themselves first, as --ours counts them.
  case $only in
    parse* | locale-f*) ;;
    *)
      rows "(?!bulk|.*-20000|locale)$only.*" ours
      $ours || rows "(?!bulk|locale-first|locale-memory)$only.*"
      ;;
  esac
  if is_wanted locale-first; then locales; fi
  if is_wanted parse; then parse; fi
} | awk '!counted[$1 " " $2]++' | tee "$folder/counts"

python3 - "$folder/counts" "$counts" "$update" <<'PYTHON'
import json, sys
measured = [line.split() for line in open(sys.argv[1])]
# A submit is so short that what the allocator did before decides its count: 1,242 to 1,389 in three runs.
not_held = {"form-submit-6"}
if sys.argv[3] == "true":
    rows = {row: int(count) for row, subject, count in measured
            if subject == "ours" and row not in not_held}
    with open(sys.argv[2], "w") as file:
        json.dump(rows, file, indent=2, sort_keys=True)
        file.write("\n")
    sys.exit()
held = json.load(open(sys.argv[2]))
over = 0
for row, subject, count in measured:
    limit = held.get(row)
    if subject == "ours" and limit is not None and int(count) > limit * 1.03:
        print(f"{row}: {count} instructions, {int(count) / limit - 1:.1%} over {limit}", file=sys.stderr)
        over += 1
sys.exit(over > 0)
PYTHON
