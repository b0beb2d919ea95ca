#!/usr/bin/env bash
# Builds the documentation of each public module with DocC, warnings as errors, into
# .build/documentation, an archive for each module.
#
# It needs the docc of the Swift toolchain and no plugin.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
. Scripts/public-modules.sh

if [ "$(uname)" = Darwin ]; then
  docc=$(xcrun --find docc)
else
  docc=$(command -v docc) || fail "no docc found; it comes with the Swift toolchain"
fi
extract_symbol_graphs
rm -rf .build/documentation
mkdir -p .build/documentation
for module in $public_modules; do
  "$docc" convert Sources/*/"$module/$module.docc" --warnings-as-errors \
    --additional-symbol-graph-dir ".build/symbol-graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "formatting-field.$module" \
    --output-dir ".build/documentation/$module.doccarchive" | sed '/^$/d'
done
