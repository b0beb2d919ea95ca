#!/usr/bin/env bash
# Writes what each public module declares into a folder, Documentation/API by default: a declaration
# a line, sorted. Another compiler may spell some declarations differently, so the compiler's
# version is written too.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/needs.sh
. Scripts/public-modules.sh

folder=${1:-Documentation/API}
mkdir -p "$folder"
compiler_version >"$folder/swift-version.txt"
extract_symbol_graphs
for module in $public_modules; do
  {
    reexports_of "$module" | sed 's/^/@_exported import /'
    public_api listing "$module"
  } >"$folder/$module.txt"
done
