#!/usr/bin/env bash
# Writes the listing of each public module's interface into a folder, Documentation/API by default:
# a declaration a line, sorted.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
. Scripts/public-modules.sh

folder=${1:-Documentation/API}
mkdir -p "$folder"
extract_symbol_graphs
for module in $public_modules; do
  {
    reexports_of "$module" | sed 's/^/@_exported import /'
    public_api listing "$module" ".build/symbol-graphs/$module"
  } >"$folder/$module.txt"
done
