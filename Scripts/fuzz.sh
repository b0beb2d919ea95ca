#!/usr/bin/env bash
# Builds the fuzzers and runs them.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/fuzz.sh [seconds] [target]

Feeds changing bytes to the fuzzers, with the address sanitizer, and stops at the first that break
something. They start from Fixtures/corpus/<target>; what they find goes to .build-fuzz/.

  seconds   for each target; 20 by default
  target    edits, json or snapshots; all of them by default

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

# The Swift target of a fuzzer; nothing where there is no such fuzzer.
module() {
  case "$1" in
    edits) echo FuzzEdits ;;
    json) echo FuzzJSON ;;
    snapshots) echo FuzzSnapshots ;;
  esac
}
targets=${2-"edits json snapshots"}
for target in $targets; do
  if [ -z "$(module "$target")" ]; then
    printf 'no such fuzzer: %s\n' "$target" >&2
    usage >&2
    exit 2
  fi
done

. Scripts/needs.sh
build=.build-fuzz
flags="-sanitize=fuzzer,address"
[ "$(uname)" = Linux ] && flags="$flags -use-ld=lld"

# A library that is nothing but an entry point shows whether fuzzers can be linked at all.
mkdir -p "$build"
cat >"$build/probe.swift" <<'END'
@_cdecl("LLVMFuzzerTestOneInput")
public func probe(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
END
# shellcheck disable=SC2086
if ! swiftc -parse-as-library $flags "$build/probe.swift" -o "$build/probe" \
  >"$build/probe.log" 2>&1; then
  printf 'error: this Swift cannot link fuzzers (no libFuzzer for %s); %s says why\n' \
    "$(uname -sm)" "$build/probe.log" >&2
  exit 3
fi

# Builds a fuzzer: SwiftPM compiles, and the linker's driver adds libFuzzer and its main function.
build_fuzzer() {
  local module=$1 objects
  FORMATTING_FIELD_FUZZING=1 swift build -c release --scratch-path "$build" --target "$module" \
    -Xcc -fsanitize=address >&2
  objects=$(find "$build/release/" -path '*.build/*.o' ! -path "*/Fuzz*" ! -path '*numfield.build*')
  # shellcheck disable=SC2046,SC2086
  swiftc $flags $objects $(find "$build/release/$module.build/" -name '*.o') \
    $(pkg-config --libs icu-i18n icu-uc) -o "$build/$module"
}

export SWIFT_BACKTRACE=enable=no
# No stack is kept of where memory was taken, which costs as much as the checks; leaks are the tests'.
export ASAN_OPTIONS="malloc_context_size=0:quarantine_size_mb=16:detect_stack_use_after_return=0:${ASAN_OPTIONS:-}"
for target in $targets; do
  fuzzer=$(module "$target")
  build_fuzzer "$fuzzer"
  found=$build/found/$target
  mkdir -p "$found/corpus" "$found/broken"
  printf '==> %s for %d s\n' "$target" "$seconds"
  if ! "$build/$fuzzer" "$found/corpus" "Fixtures/corpus/$target" -max_total_time="$seconds" \
    -max_len=128 -timeout=20 -detect_leaks=0 -entropic=0 -artifact_prefix="$found/broken/" -print_final_stats=1 \
    >"$found/log" 2>&1; then
    grep -v '^#' "$found/log" | tail -n 60 >&2
    printf '%s: something breaks; the bytes are in %s\n' "$target" "$found/broken" >&2
    exit 1
  fi
  grep -E '^stat::(number_of_executed|average_exec|peak_rss)|DONE' "$found/log"
done
