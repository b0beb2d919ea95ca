#!/usr/bin/env bash
# Writes a page for each language into a folder, with every sentence of the language under a field and beside its key:
# Scripts/sentences.sh pages
set -euo pipefail
folder=$(realpath -m "${1:?a folder for the pages}")
cd "$(dirname "$0")/.."
mkdir -p "$folder"
FORMATTING_FIELD_SENTENCES=$folder swift test --quiet --disable-xctest --filter SentencePageTests
echo "$folder"
