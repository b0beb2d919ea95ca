#!/bin/sh
# Makes the C library's locales of the suite's rows, which need no rights: locales.sh FOLDER
set -eu
mkdir -p "$1"
for name in $(sed -n 's/^ *"\([a-z]*\)-\([A-Z]*\)".*/\1_\2/p' "$(dirname "$0")/marks.json"); do
  [ -d "$1/$name.UTF-8" ] || localedef -i "$name" -f UTF-8 "$1/$name.UTF-8" || [ -d "$1/$name.UTF-8" ]
done
