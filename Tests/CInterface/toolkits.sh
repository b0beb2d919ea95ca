#!/usr/bin/env bash
# Types into entries of GTK 4 and Qt 6 with real keys: Tests/CInterface/toolkits.sh
#
# The programs run on an X server without a screen. The keys are those of a person who types a number in another
# locale's way, commits, types into the committed text, steps, undoes, changes the locale, and composes a fraction by the
# toolkit's input method. The program prints each value that it is given, and says the value back a while later.
#
# A tool that is missing is installed if apt-get can; else the script says so, and leaves out what needs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Tests/CInterface/page.sh

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
pkg-config --exists gtk4 json-glib-1.0 || missing="$missing libgtk-4-dev libjson-glib-dev"
# A Python that has Qt, which may be the system's and not the first one.
qt() {
  local python
  for python in python3 /usr/bin/python3; do
    if "$python" -c "import PyQt6.QtWidgets" 2>/dev/null; then echo "$python"; return; fi
  done
}
[ -n "$(qt)" ] || missing="$missing python3-pyqt6"
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
  # Return writes 1.234,50; a digit after the 1 is read with the separators that Return wrote.
  keys Return Home Right
  types 9
  wait_for "price 19234.5"
  keys Up
  wait_for "price 19235.5"
  keys ctrl+z
  wait_for "price 19234.5"
  # Another locale writes 19.234,50 € anew as €19,234.50: a caret after the 19 stays there.
  keys Return Home Right Right F2
  types 7
  wait_for "price 197234.5"
  keys F2
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
  # The program says back what it was given, later than the next keys: no key is lost.
  keys ctrl+a
  types 12
  sleep 0.2
  types 34
  sleep 0.5
  types 5
  wait_for "pieces 12345"
  # Another locale: the number stays, and the period is the decimal separator then.
  keys Return F2 End
  types .5
  wait_for "pieces 12345.5"
  # The input method makes a fraction of two keys.
  keys ctrl+a Multi_key 1 2
  wait_for "pieces 0.5"
  # A store with a minimum of 10 answers 1 with 20: the text stays, and the next key follows it.
  keys Tab
  types 15
  wait_for "seats 15"
  # Its 15 takes the place of the 5 at Return, so that a 0 behind it makes 150.
  keys ctrl+a 5
  wait_for "seats 15"
  keys Return End
  types 0
  wait_for "seats 150"
  kill "$program"
  wait "$program" 2>/dev/null || true
  program=
  echo "$toolkit: typed with real keys, committed, stepped, undone, echoed late, in another locale, composed, over a minimum"
}

if pkg-config --exists gtk4 json-glib-1.0; then
  export PKG_CONFIG_PATH=$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  # shellcheck disable=SC2046
  cc -std=c11 -Wall -Wextra -Werror Tests/CInterface/number_entry.c \
    $(pkg-config --cflags --libs gtk4 json-glib-1.0 formatting-field) -Wl,-rpath,"$prefix/lib" -o "$products/number_entry"
  GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none GTK_IM_MODULE=gtk-im-context-simple \
    drive "GTK 4" "$products/number_entry"
else
  echo "GTK: skipped, there is no gtk4 or no json-glib (libgtk-4-dev, libjson-glib-dev)"
fi
page_code python >"$products/price.py"
python=$(qt)
if [ -n "$python" ]; then
  QT_QPA_PLATFORM=xcb QT_IM_MODULE=compose \
    PYTHONPATH=$products drive "Qt 6" "$python" Tests/CInterface/number_entry.py "$prefix/lib/libformatting-field.so"
else
  echo "Qt: skipped, there is no PyQt6 (python3-pyqt6)"
fi
