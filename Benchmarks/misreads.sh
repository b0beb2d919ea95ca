#!/usr/bin/env bash
# Prints which engines read texts of Fixtures/matrix.jsonl wrong in silence: README.md's table.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Benchmarks/misreads.sh [--check | --write]

  --check   says whether README.md has the table as it is now
  --write   puts the table into README.md
END
}

. Scripts/needs.sh
table=$(mktemp)
trap 'rm -f "$table" "$table.new"' EXIT
print_table() { swift_in Benchmarks run -c release --quiet misreads; }

# README.md, with the new table between its two marker comments.
page() {
  print_table >"$table"
  awk -v table="$table" '
    /^<!-- misreads -->/ {
      print
      while ((getline line <table) > 0) print line
      skipping = 1
    }
    /^<!-- end of misreads -->/ { skipping = 0 }
    !skipping && !/^<!-- misreads -->/ { print }
  ' README.md
}

case "${1-}" in
  '') print_table ;;
  --write) page >"$table.new" && cp "$table.new" README.md ;;
  --check)
    page >"$table.new"
    # Another ICU or Foundation reads otherwise, so its table cannot be compared on this machine.
    if ! grep -qF "$(head -n 1 "$table")" README.md; then
      echo "README.md's table of misreads is of other versions and is not compared." >&2
    elif ! diff -u README.md "$table.new" >&2; then
      echo "The table of misreads changed. Where that is meant, run Benchmarks/misreads.sh --write." >&2
      exit 1
    fi
    ;;
  --help | -h) usage ;;
  *) printf 'unknown option: %s\n' "$1" >&2; usage >&2; exit 2 ;;
esac
