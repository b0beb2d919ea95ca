#!/usr/bin/env bash
# Builds the number field for browsers and tries it: in node, and by real keys in Chromium and Firefox.
#
# usage: Web/check.sh [--full] [--only word] [--picture] [--figures ...]
#
#   --full     all locales instead of a sample, and a million keys instead of some thousands
#   --figures  prints what a field costs, beside others where folders of theirs follow: see Web/Tests/figures.mjs
#   --only     the checks whose sentence has the word
#   --picture  writes README.md's picture of the page, Web/page.png
#
# The checks in a missing browser are skipped, with a message.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/install-by-apt.sh

# What the checks need: node to run them, the browsers, binaryen to make the module small, and what
# pages are made with. Root installs them; any other user gets a message, and what needs them is
# skipped.
missing=
has node || missing="$missing nodejs"
has chromium || has chromium-browser || has google-chrome || missing="$missing chromium"
has firefox-esr || has firefox || missing="$missing firefox-esr"
has wasm-opt || missing="$missing binaryen"
has esbuild || missing="$missing esbuild"
has tsc || missing="$missing node-typescript"
[ -e /usr/share/nodejs/react-dom/umd ] || missing="$missing node-react node-react-dom"
[ -e /usr/share/javascript/vue/vue.js ] || missing="$missing libjs-vue"
if [ -z "$missing" ]; then
  :
elif [ "$(id -u)" -eq 0 ] && has apt-get; then
  # shellcheck disable=SC2086
  install_by_apt $missing
else
  echo "Missing for the browser:$missing" >&2
fi

# axe-core, which finds what a screen reader would stumble over, comes in a package for Python.
axe=.build/axe
if [ ! -e "$axe/axe_core_python/axe.min.js" ] && has python3; then
  python3 -m pip install --quiet --root-user-action=ignore --no-deps --target "$axe" axe-core-python >&2 ||
    echo "pip could not install axe-core-python." >&2
fi
if [ -e "$axe/axe_core_python/axe.min.js" ]; then
  export AXE_CORE="$PWD/$axe/axe_core_python/axe.min.js"
fi

# Vue 3 is inside another package for Python.
vue=.build/vue/trame_client/module/vue3-www/vue.global.js
if [ ! -e "$vue" ] && has python3; then
  python3 -m pip install --quiet --root-user-action=ignore --no-deps --target .build/vue trame-client >&2 ||
    echo "pip could not install trame-client." >&2
fi
if [ -e "$vue" ]; then export VUE_3=$PWD/$vue; fi

status=0
case " $* " in
  *" --full "* | *" --figures "* | *" --picture "*) ;;
  *) export UNOPTIMIZED=1 ;;
esac
Web/build-web.sh || status=$?
# This toolchain compiles nothing to WebAssembly, and Web/build-web.sh has said so.
if [ "$status" -eq 3 ]; then exit 0; fi
[ "$status" -eq 0 ] || exit "$status"
case " $* " in *" --figures "*) exec node Web/Tests/figures.mjs "$@" ;; esac
# What a browser records is played by the command, and a page plays the corpus of the fuzzer.
if [ -d Tools ]; then Scripts/numfield.sh --version >/dev/null; fi
FORMATTING_FIELD_TESTS=all swift run --quiet EditSessions >.build/sessions.txt
exec node Web/Tests/run.mjs "$@"
