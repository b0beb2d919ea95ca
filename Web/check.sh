#!/usr/bin/env bash
# Builds the number field for browsers and tries it: in node, and by real keys in Chromium and Firefox.
#
# usage: Web/check.sh [--full] [--only word] [--picture] [--figures ...]
#
#   --full     all locales instead of a sample, and a million keys instead of some thousands
#   --figures  prints what a field costs, beside others where folders of theirs follow: see Web/Tests/figures.mjs
#   --only     the checks whose sentence has the word
#   --picture  writes the picture of the page in Engines.md, Web/page.png
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

# Other projects' scripts come inside of packages for Python: take PACKAGE FILE, which is put into .build/packages/PACKAGE.
take() {
  local package=$1 folder=.build/packages/${1%%==*}
  if [ ! -e "$folder/$2" ] && has python3; then
    python3 -m pip install --quiet --root-user-action=ignore --no-deps --ignore-requires-python --target "$folder" "$package" >&2 ||
      echo "pip could not install $package." >&2
  fi
  [ -e "$folder/$2" ]
}
# What a screen reader would stumble over is found by axe-core.
axe=axe_core_python/axe.min.js
if take axe-core-python "$axe"; then export AXE_CORE="$PWD/.build/packages/axe-core-python/$axe"; fi
vue=trame_client/module/vue3-www/vue.global.js
if take trame-client "$vue"; then export VUE_3="$PWD/.build/packages/trame-client/$vue"; fi
mkdir -p .build/morphing
morphdom=django_unicorn/static/unicorn/js/morphdom/2.6.1/morphdom-umd.min.js
if take django-unicorn==0.67.0 "$morphdom"; then cp ".build/packages/django-unicorn/$morphdom" .build/morphing/morphdom.js; fi
idiomorph=component_framework/static/component_framework/js/vendor/idiomorph.js
if take component-framework==0.6.0 "$idiomorph"; then
  # A script in place of a module.
  sed '/^export /d' ".build/packages/component-framework/$idiomorph" >.build/morphing/idiomorph.js
fi

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
FORMATTING_FIELD_TESTS=all swift build --quiet
"$(swift build --show-bin-path)/EditSessions" >.build/sessions.txt
exec node Web/Tests/run.mjs "$@"
