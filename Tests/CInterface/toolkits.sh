#!/usr/bin/env bash
# Types into number fields of GTK 4 with real keys: Tests/CInterface/toolkits.sh
#
# Examples/GTK/number_entry.c runs on an X server without a screen. The keys are those of a person who types a number
# in another locale's way, commits, types into the committed text, steps and undoes. The program prints each value that
# it is given.
#
# A tool that is missing is installed if apt-get can; else the script says so, and leaves out what needs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

products=.build/c
prefix=$PWD/$products/prefix
if [ "$(uname)" != Linux ]; then
  echo "toolkits: skipped, Scripts/build-c.sh is for Linux"
  exit
fi
missing=
has Xvfb || missing="$missing xvfb"
has xdotool || missing="$missing xdotool"
has cc || missing="$missing gcc libc6-dev"
pkg-config --exists gtk4 || missing="$missing libgtk-4-dev"
# shellcheck disable=SC2086
[ -z "$missing" ] || try_to_install $missing
if ! has Xvfb || ! has xdotool; then
  echo "toolkits: skipped, there is no Xvfb or no xdotool"
  exit
fi
Scripts/build-c.sh "$prefix" >"$products/build.log" || { cat "$products/build.log" >&2; exit 1; }

# The server says which display is free.
exec 3<>"$products/display.txt"
: >"$products/display.txt"
Xvfb -displayfd 3 -screen 0 800x600x24 >"$products/xvfb.log" 2>&1 &
server=$!
program=
trap '[ -z "$program" ] || kill "$program" 2>/dev/null || true; kill "$server"' EXIT
for _ in $(seq 100); do
  [ -s "$products/display.txt" ] && break
  sleep 0.1
done
DISPLAY=:$(cat "$products/display.txt")
export DISPLAY

# Waits until the program has printed a line, at its end.
wait_for() {
  for _ in $(seq 100); do
    [ "$(tail -n 1 "$products/values.txt")" = "$1" ] && return
    sleep 0.1
  done
  printf 'error: %s: no “%s”, but\n' "$toolkit" "$1" >&2
  cat "$products/values.txt" "$products/toolkit.log" >&2
  exit 1
}
keys() { xdotool key --delay 30 "$@"; }
types() { xdotool type --delay 30 "$1"; }

# Runs a program that prints its values, and types into it: drive TOOLKIT COMMAND
drive() {
  toolkit=$1
  "${@:2}" >"$products/values.txt" 2>"$products/toolkit.log" &
  program=$!
  local window
  window=$(timeout 30 xdotool search --sync --onlyvisible --pid "$program" --name number_entry | head -1)
  xdotool windowfocus --sync "$window"
  types 1.5
  wait_for "price 1"
  # The text is refused and stays; a Tab there and back selects it.
  keys Tab shift+Tab
  # A keypad's decimal key is the locale's separator.
  types 1234
  keys KP_Decimal 5
  wait_for "price 1234.5"
  # Return writes 1.234,50; a digit behind the 1 is read with the separators that Return wrote.
  keys Return Home Right
  types 9
  wait_for "price 19234.5"
  keys Up
  wait_for "price 19235.5"
  keys ctrl+z
  wait_for "price 19234.5"
  keys Tab
  types 2
  wait_for "pieces 2"
  keys Up Up
  wait_for "pieces 4"
  # Escape goes back to what the steps left.
  keys BackSpace 7
  wait_for "pieces 7"
  keys Escape
  wait_for "pieces 4"
  kill "$program"
  wait "$program" 2>/dev/null || true
  program=
  echo "$toolkit: typed with real keys, committed, stepped and undone"
}

if pkg-config --exists gtk4; then
  export PKG_CONFIG_PATH=$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  # shellcheck disable=SC2046
  cc -std=c11 -Wall -Wextra -Werror Examples/GTK/number_entry.c $(pkg-config --cflags --libs gtk4 formatting-field) -lm \
    -Wl,-rpath,"$prefix/lib" -o "$products/number_entry"
  GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none drive "GTK 4" "$products/number_entry"
else
  echo "GTK: skipped, there is no gtk4 (libgtk-4-dev)"
fi
