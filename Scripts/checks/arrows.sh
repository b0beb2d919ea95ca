#!/usr/bin/env bash
# Fails if a module depends, directly or by way of others, on one that it must not know; by `swift package describe`.
#
# | module | knows |
# |---|---|
# | ICUNumberText, FormattingFieldsFoundation | no kind of entry: a format gives words and names, of which EntryKinds makes kinds |
# | FormattingFields | no lines and no JSON: a client of one field compiles neither |
# | FieldTesting | no lines and no JSON: an act is a value of FieldEditing |
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

# "module dependency", one a line.
arrows=$(swift package describe --type json | awk -F'"' '
  /^      "name" : / { module = $4 }
  /^      "target_dependencies" : \[$/ { inside = 1; next }
  /\]/ { inside = 0 }
  inside { print module, $2 }')

# Fails if a module sees another: sees_none MODULE OTHER
sees_none() {
  local module seen=" $1 " found=$1 next
  while [ -n "$found" ]; do
    next=
    for module in $found; do
      for other in $(awk -v module="$module" '$1 == module { print $2 }' <<<"$arrows"); do
        [ "$other" != "$2" ] || fail "$1 sees $2, as $module does"
        case $seen in *" $other "*) ;; *) seen="$seen$other " next="$next $other" ;; esac
      done
    done
    found=$next
  done
  [ "$seen" != " $1 " ] || fail "$1 sees no module"
}

sees_none ICUNumberText EntryKinds
sees_none FormattingFieldsFoundation EntryKinds
sees_none FormattingFields FieldLines
sees_none FormattingFields FormattingFieldJSON
sees_none FieldTesting FieldLines
sees_none FieldTesting FormattingFieldJSON
echo "ICUNumberText and FormattingFieldsFoundation see no kind of entry, FormattingFields and FieldTesting no lines and no JSON"
