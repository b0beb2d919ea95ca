#!/usr/bin/env bash
# Reads the official suite of JSON Schema and compares what forms make of it with Documentation/Conformance.md.
#
# usage: Scripts/check-schema-suite.sh FOLDER     a checkout of json-schema-org/JSON-Schema-Test-Suite
#        Scripts/check-schema-suite.sh --write FOLDER   writes the tables anew
#        Scripts/check-schema-suite.sh --pydantic       takes schemas of pydantic's through a form
#
# Fails if a row differs and nobody decided so, or if a form that skips keywords refuses a valid row.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --quiet --product SchemaSuiteCheck
program=$(swift build --show-bin-path)/SchemaSuiteCheck
if [ "${1:-}" = --pydantic ]; then
  packages=.build/schema-packages
  [ -d "$packages" ] || python3 -m venv "$packages"
  "$packages/bin/python" -m pip install --quiet pydantic jsonschema >&2
  "$packages/bin/python" Scripts/schema-suite/check-schemas.py "$program"
  exit
fi

writes=false
if [ "${1:-}" = --write ]; then
  writes=true
  shift
fi
folder=${1:?a folder with the suite}
page=Documentation/Conformance.md
tables=$(mktemp)
trap 'rm -f "$tables" "$tables.page"' EXIT
"$program" "$folder" >"$tables"

# The page with the tables between its marks.
awk -v tables="$tables" '
  /<!-- schema suite: end -->/ { inside = 0 }
  !inside { print }
  /<!-- schema suite -->/ {
    inside = 1
    print ""
    while ((getline line < tables) > 0) print line
    print ""
  }' "$page" >"$tables.page"
if "$writes"; then
  cp "$tables.page" "$page"
else
  diff "$page" "$tables.page" || {
    echo "error: $page has other tables; --write makes them" >&2
    exit 1
  }
fi
