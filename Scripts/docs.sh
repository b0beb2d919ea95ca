#!/usr/bin/env bash
# Builds the documentation of all public modules with DocC, warnings as errors, into one site:
# .build/documentation, a folder for any web server. It begins with Documentation/FormattingField.docc.
#
# usage: Scripts/docs.sh [--check | --serve [port]]
#
#   --check   also looks for dead links in all pages, and reads the start page, the pages of the modules, the
#             articles and a sample of the others in Chromium
#   --serve   also serves the site, on port 8080 unless another one is given
#
# It needs the docc of the Swift toolchain and no plugin.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
. Scripts/public-modules.sh

case "${1:-}" in
  '' | --check | --serve) ;;
  *) sed -n '/^# usage/,/^#   --serve/s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
if [ "$(uname)" = Darwin ]; then
  docc=$(xcrun --find docc)
else
  docc=$(command -v docc) || fail "no docc found; it comes with the Swift toolchain"
fi
archives=.build/documentation-archives

# archive NAME CATALOG OPTIONS: converts a catalog, whose links may lead into the archives made before.
archive() {
  local name=$1 catalog=$2 made
  shift 2
  for made in "$archives"/*.doccarchive; do
    if [ -e "$made" ]; then set -- "$@" --dependency "$made"; fi
  done
  "$docc" convert "$catalog" --warnings-as-errors --enable-experimental-external-link-support "$@" \
    --fallback-display-name "$name" --fallback-bundle-identifier "formatting-field.$name" \
    --output-dir "$archives/$name.doccarchive" | sed '/^$/d'
}

extract_symbol_graphs
rm -rf "$archives" .build/documentation
mkdir -p "$archives"
for module in $public_modules; do
  archive "$module" "$(find Sources -name "$module.docc")" \
    --additional-symbol-graph-dir ".build/symbol-graphs/$module"
done
archive FormattingField Documentation/FormattingField.docc
"$docc" merge "$archives"/*.doccarchive --output-path .build/documentation \
  --synthesized-landing-page-name FormattingField
rm -rf "$archives"

case "${1:-}" in
  --check)
    # The driver of a browser is the page's, which a clone may be without.
    [ ! -d Web ] || has node || install_by_apt nodejs
    [ ! -d Web ] || node Web/Tests/site.mjs
    ;;
  --serve) exec node Web/Tests/serve.mjs "${2:-8080}" .build/documentation documentation/formattingfield ;;
esac
