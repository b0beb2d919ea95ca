#!/usr/bin/env bash
# Tells which lines of the core the tests and the fuzzers' corpus run.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/coverage.sh [--lines]

Runs all tests, the fuzzers' corpus among them, and tells how many lines of NumberText and
FieldEditing they run. Fails below 95 % of either.

  --lines   lists the lines that nothing runs
  --help    prints this
END
}

lists_lines=false
case "${1-}" in
  --lines) lists_lines=true ;;
  --help | -h) usage; exit 0 ;;
  '') ;;
  *) printf 'unknown option: %s\n' "$1" >&2; usage >&2; exit 2 ;;
esac

. Scripts/needs.sh
# LLVM's tools stand beside the compiler, or Xcode finds them.
llvm() {
  local name=$1 beside
  shift
  beside=$(dirname "$(readlink -f "$(command -v swiftc)")")/$name
  if [ -x "$beside" ]; then "$beside" "$@"; elif has xcrun; then xcrun "$name" "$@"; else "$name" "$@"; fi
}

build=.build-coverage
mkdir -p "$build"
export FORMATTING_FIELD_TESTS=all
swift test --disable-xctest --enable-code-coverage --scratch-path "$build" >"$build/log" 2>&1 || {
  tail -n 40 "$build/log" >&2
  fail "the tests do not pass; $build/log has their output"
}
folder=$(dirname "$(swift test --show-codecov-path --scratch-path "$build")")
bundle=$(find "$build/debug/" -maxdepth 1 -name '*PackageTests.xctest')
[ -d "$bundle" ] && bundle=$(find "$bundle/Contents/MacOS" -type f | head -n 1)

enough=true
for target in NumberText FieldEditing; do
  llvm llvm-cov export "$bundle" -instr-profile "$folder/default.profdata" -summary-only \
    Sources/"$target" >"$build/$target.json"
  percent=$(sed -E 's/.*"totals":.*"lines":\{"count":([0-9]+),"covered":([0-9]+),.*/\2 \1/' \
    "$build/$target.json" | awk '{ printf "%.2f %d of %d", 100 * $1 / $2, $1, $2 }')
  printf '%s: %s lines\n' "$target" "${percent/ / %, }"
  [ "${percent%%.*}" -ge 95 ] || enough=false
  if $lists_lines; then
    llvm llvm-cov show "$bundle" -instr-profile "$folder/default.profdata" -use-color=0 \
      Sources/"$target" | awk '
        /^\/.*:$/ { file = $0; sub(/.*\/Sources\//, "Sources/", file); sub(/:$/, "", file) }
        /^ +[0-9]+\| +0\|/ { line = $0; sub(/\|.*/, "", line); sub(/^ +/, "", line)
          text = $0; sub(/^ +[0-9]+\| +0\| */, "", text); print file ":" line ": " text }'
  fi
done
$enough
