#!/usr/bin/env bash
# Types into forms in tmux, a terminal that others wrote, and reads its screen: a cart, its rows, a sign-in,
# kinds of entry, and the form of a schema.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh

has tmux || try_to_install tmux
if ! has tmux; then
  echo "tmux is missing: the form is tested in the tests' own terminal alone" >&2
  exit 0
fi

numfield=$PWD/Scripts/numfield.sh
"$numfield" --version
export LC_ALL=C.UTF-8

# Each form has a tmux server of its own: a server that is ending takes no new sessions.
in_tmux() { tmux -u -L "formatting-field-$$-$form" -f /dev/null "$@"; }
form=none
schema=$(mktemp)
trap 'in_tmux kill-server 2>/dev/null || true; rm -f "$schema"' EXIT

# open_form NAME [COMMAND]: opens the demo, or the form of another command, in a session of that name.
open_form() {
  form=$1
  in_tmux new-session -d -x 80 -y 24 "'$numfield' ${2:-demo}; printf 'ended with %d' \$?; cat"
}
# close_form [STATUS]: leaves the form by Ctrl-C.
close_form() {
  in_tmux send-keys C-c
  expect "ended with ${1:-0}"
  in_tmux kill-server
}
keys() { in_tmux send-keys "$@"; }
type_text() { in_tmux send-keys -l "$1"; }

# Waits for a line of the screen that the expression fits.
expect() {
  for _ in $(seq 200); do
    if in_tmux capture-pane -p | grep -qE -- "$1"; then return; fi
    sleep 0.05
  done
  printf 'error: no line fits %s\n' "$1" >&2
  in_tmux capture-pane -p >&2
  exit 1
}

# The first keys of README show its picture; a key replaces a number that a step has written.
open_form picture
expect '▸ Price'
keys C-l
type_text 1.5
expect 'Ctrl-T takes .1,5'
picture=$(sed -n '/^   Locale /,/^```$/{/^```$/d;p;}' README.md)
shown=$(in_tmux capture-pane -p)
shown=${shown//$'\u00a0'/ }
if [ -z "$picture" ] || [[ "$shown" != *"$picture"* ]]; then
  printf 'error: README shows\n%s\nand the form\n%s\n' "$picture" "$shown" >&2
  exit 1
fi
close_form
open_form steps
expect '▸ Price'
keys Down
expect 'Price +\[\$0\.00 '
type_text 1.5
expect 'Price +\[1\.5 '
close_form

# A cart: the locale changes while a person types, and the total follows.
open_form cart
expect '▸ Price'
type_text 19.9
expect 'Total .*\$19\.90$'
# Another locale keeps the number and writes its own separators. (S7)
keys C-l
expect 'Price +\[19,9 '
expect 'Total .*[^0-9]19,90.€$'
keys Enter
type_text 3
keys Tab
expect 'Price +\[19,90.€'
expect '▸ Discount'
type_text 12,5
keys Tab
expect 'Discount +\[12,5.%'
expect 'Total .*52,24.€$'
# When Tab comes back to a number, a key replaces it. A refused text stays, with its suggestion,
# which a key takes from any field.
keys BTab
type_text 1.5
expect 'Ctrl-T takes .1,5'
keys Tab
expect 'Discount: .*Did you mean .1,5.*Ctrl-T takes'
keys C-t
expect 'Discount +\[1,5.%'
keys BTab C-e BSpace BSpace BSpace
type_text 7
keys Tab
expect 'Discount +\[1,7.%'
keys F1
expect 'Ctrl-T, Ctrl-O +take the first'
keys Escape
expect '▸ Tip'
keys BTab C-u
type_text 2
in_tmux resize-window -x 20 -y 5
expect '▸ Disco'
in_tmux resize-window -x 80 -y 24
expect 'F1: help'
close_form

# Rows: an extra is added to the total, and undone.
open_form rows
expect '▸ Price'
type_text 5
keys C-n
expect '▸ Extra 1'
type_text 2
expect 'Total .*\$7\.00$'
keys C-x
expect 'Total .*\$5\.00$'
keys C-z
expect '▸ Extra 1 +\[2'
keys C-z C-z
expect 'Total .*\$5\.00$'
close_form

# A sign-in: the first field in error has the focus, the password is not shown.
open_form sign-in
expect '▸ Price'
type_text 5
keys Enter Enter Enter Enter Enter Enter
expect '▸ Email'
type_text ada@
keys Enter
type_text secre
expect 'Password +\[•••••'
keys Enter
expect '▸ Name'
expect 'Name is required\.'
type_text Ada
keys Enter
expect '▸ Email'
expect 'Email is not an email address\.'
keys End
type_text example.org
keys Enter
expect '▸ Password'
keys End
type_text t15
keys Enter
expect 'This address has ordered already\.'
keys Home
type_text x
keys Enter Enter
expect 'Ordered: 1 × \$5\.00, total \$5\.00, for Ada\.'
close_form

# Kinds of entry: units in the weight, digits that fill the tip from the right.
open_form kinds "demo --entry units"
expect '▸ Price'
keys Tab Tab Tab
type_text 125
expect 'Tip +\[\$1\.25 '
keys Tab
type_text '500 g'
expect 'The number 0\.5\.'
keys Tab
expect 'Weight +\[0\.5.kg'
close_form

# The form of a schema: a refused price, a row, another locale, and the result behind the form.
cat >"$schema" <<'END'
{"type": "object", "required": ["price"], "properties": {
  "price": {"type": "number", "title": "Price", "x-currency": "EUR"},
  "lines": {"type": "array", "title": "Lines", "items": {"type": "object", "properties": {
    "weight": {"type": "number", "title": "Weight", "x-unit": "kilogram"}}}}}}
END
open_form schema "form --locale de-DE '$schema'"
expect '▸ Price'
type_text 1.5
expect 'Ctrl-T takes .1,5'
keys C-t Enter
expect '▸ Lines +0 rows'
keys C-n
expect '▸ Weight'
type_text 0,25
keys C-l Enter
expect 'Price +\[1,50.€'
expect 'Weight +\[0,25.kg'
expect '▸ Lines +1 row'
keys Enter
expect '^\{"price":1.5,"lines":\[\{"weight":0.25\}\]\}$'
expect 'ended with 0'
in_tmux kill-server
open_form left "form '$schema'"
expect '▸ Price'
type_text 1
close_form 1
echo "tmux: a cart, its rows, a sign-in, kinds of entry and a schema's form read as they should"
