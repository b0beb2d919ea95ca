#!/usr/bin/env bash
# Builds the fuzzers and runs them.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/fuzz.sh [seconds] [target]

Feeds changing bytes to the fuzzers and stops at the first that break something. They start from
Fixtures/corpus/<target>; what they find goes to .build-fuzz/.

  seconds   for each target; 20 by default
  target    edits, entries, json, lines or snapshots; all of them by default

The exit status is 0 when nothing was found, 1 when something was, 2 for a wrong argument, and 3
where this platform's Swift cannot build fuzzers.
END
}

seconds=20
targets=
case "${1-}" in
  --help | -h) usage; exit 0 ;;
  '') ;;
  *[!0-9]*) printf 'not a number of seconds: %s\n' "$1" >&2; usage >&2; exit 2 ;;
  *) seconds=$1 ;;
esac

# The Swift target of a fuzzer; nothing if there is no such fuzzer.
module() {
  case "$1" in
    edits) echo FuzzEdits ;;
    entries) echo FuzzEntries ;;
    json) echo FuzzJSON ;;
    lines) echo FuzzLines ;;
    snapshots) echo FuzzSnapshots ;;
  esac
}
# The sanitizers of a fuzzer. JSON and lines are read in place, so their fuzzers have the address sanitizer when they run
# alone: that sees reading past the end. All fuzzers together share a build
# without the sanitizer, which checks the rules of fields far more often. Scripts/check night
# runs the corpus under it.
sanitizers() {
  case "$alone$1" in
    truejson | truelines) echo fuzzer,address ;;
    *) echo fuzzer ;;
  esac
}
# How a fuzzer looks for new bytes. A script takes at most 128 bytes. Counters of how often code is
# reached are off: they take as long as the checks, and tell nothing about a field.
options() {
  case "$1" in
    json) echo -max_len=256 ;;
    lines) echo -max_len=1024 -detect_leaks=0 ;;
    *) echo -max_len=128 -entropic=0 -use_counters=0 -detect_leaks=0 ;;
  esac
}
alone=false
[ -z "${2-}" ] || alone=true
targets=${2-"edits entries json lines snapshots"}
for target in $targets; do
  if [ -z "$(module "$target")" ]; then
    printf 'no such fuzzer: %s\n' "$target" >&2
    usage >&2
    exit 2
  fi
done

. Scripts/needs.sh
build=.build-fuzz
# A run of seconds shows that the fuzzers work, and optimizing would take most of it.
configuration=release
[ "$seconds" -ge 20 ] || configuration=debug
linker=
[ "$(uname)" = Linux ] && linker=-use-ld=lld

# Links a library with nothing but an entry point, to see whether fuzzers can be linked.
mkdir -p "$build"
cat >"$build/probe.swift" <<'END'
@_cdecl("LLVMFuzzerTestOneInput")
public func probe(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
END
# shellcheck disable=SC2086
if ! swiftc -parse-as-library -sanitize=fuzzer,address $linker "$build/probe.swift" -o "$build/probe" \
  >"$build/probe.log" 2>&1; then
  printf 'error: this Swift cannot link fuzzers (no libFuzzer for %s); %s says why\n' \
    "$(uname -sm)" "$build/probe.log" >&2
  exit 3
fi

# Builds a fuzzer: SwiftPM compiles, and the linker's driver adds libFuzzer and its main function.
build_fuzzer() {
  local module=$1 sanitizers=$2 scratch=$build/$2 objects sources source object
  FORMATTING_FIELD_TESTS=all swift build -c "$configuration" --scratch-path "$scratch" --target "$module" \
    -Xswiftc "-sanitize=$sanitizers" -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table >&2
  # Only objects of present sources: objects of removed files stay in the folder.
  objects=$(find "$scratch/$configuration/" -path '*.build/*.c.o')
  for sources in $(find "$scratch/$configuration/" -path '*.build/sources' ! -path '*/Fuzz*'); do
    while read -r source; do
      object=$(dirname "$sources")/$(basename "$source").o
      [ ! -e "$object" ] || objects="$objects $object"
    done <"$sources"
  done
  # shellcheck disable=SC2046,SC2086
  swiftc "-sanitize=$sanitizers" $linker $objects \
    $(find "$scratch/$configuration/$module.build/" -name '*.o') \
    $(pkg-config --libs icu-i18n icu-uc) -o "$build/$module"
}

export SWIFT_BACKTRACE=enable=no
for target in $targets; do
  fuzzer=$(module "$target")
  build_fuzzer "$fuzzer" "$(sanitizers "$target")"
  found=$build/found/$target
  mkdir -p "$found/corpus" "$found/broken"
  printf '==> %s for %d s\n' "$target" "$seconds"
  # shellcheck disable=SC2046
  if ! "$build/$fuzzer" "$found/corpus" "Fixtures/corpus/$target" -max_total_time="$seconds" \
    ${FORMATTING_FIELD_SEED:+-seed="$FORMATTING_FIELD_SEED"} \
    -timeout=20 -artifact_prefix="$found/broken/" -print_final_stats=1 $(options "$target") \
    >"$found/log" 2>&1; then
    grep -v '^#' "$found/log" | tail -n 60 >&2
    printf '%s: something breaks; the bytes are in %s\n' "$target" "$found/broken" >&2
    exit 1
  fi
  grep -E '^stat::(number_of_executed|average_exec|peak_rss)|DONE' "$found/log"
done
