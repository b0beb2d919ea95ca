#!/usr/bin/env bash
# Checks and tests the package.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/test.sh [--full] [--sanitize]

Checks the sources, proves that the core needs neither Foundation nor ICU and that a client of Foundation
needs no ICU, runs programs in C, C++ and Python, checks the SwiftUI adapter against declarations, compares the public interface with its listing, builds the documentation, runs all tests, tries the field
in a browser, and runs each fuzzer for 7 seconds.

  --full      sweeps all locales and values instead of a sample (FORMATTING_FIELD_FULL=1), optimized
  --sanitize  runs the tests again with the address sanitizer, then with the thread sanitizer
  --help      prints this

The exit status is 0 when everything passed, 1 when something failed, 2 for an unknown option.
END
}

full=false
sanitize=false
for option in "$@"; do
  case "$option" in
    --full) full=true ;;
    --sanitize) sanitize=true ;;
    --help | -h) usage; exit 0 ;;
    *) printf 'unknown option: %s\n' "$option" >&2; usage >&2; exit 2 ;;
  esac
done

# Runs a command under a name and says how long it took; ends the script where it fails.
stage() {
  local name=$1 start=$SECONDS
  shift
  printf '==> %s\n' "$name"
  if "$@"; then
    printf '    %s: passed in %d s\n' "$name" $((SECONDS - start))
  else
    printf '    %s: failed after %d s\n' "$name" $((SECONDS - start)) >&2
    exit 1
  fi
}

export LSAN_OPTIONS="suppressions=$PWD/Scripts/leak-sanitizer.txt print_suppressions=0 ${LSAN_OPTIONS:-}"
export TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt ${TSAN_OPTIONS:-}"
# Without optimizing the slow oracle alone takes half an hour here, and the sweeps below an hour.
sanitized_tests() {
  swift test -c release -Xswiftc -enable-testing --disable-xctest --sanitize "$1" \
    --scratch-path ".build-$1"
}

all_locales() {
  FORMATTING_FIELD_FULL=1 swift test -c release -Xswiftc -enable-testing --disable-xctest \
    --scratch-path .build-full
}

in_browser() {
  if $full; then Scripts/check-web.sh --full; else Scripts/check-web.sh; fi
}

# Where fuzzers cannot be linked Scripts/fuzz.sh says so, and the rest goes on.
fuzzing() {
  local status=0
  Scripts/fuzz.sh 7 || status=$?
  [ "$status" -eq 3 ] || return "$status"
}

. Scripts/needs.sh
stage "house rules" Scripts/check-house.sh
stage "build" swift build --build-tests
stage "core" Scripts/check-core.sh
stage "a client without ICU" Scripts/check-without-icu.sh
stage "SwiftUI" Scripts/check-swiftui.sh
stage "the C interface" Scripts/check-c.sh
stage "public interface" Scripts/check-api.sh
stage "documentation" Scripts/docs.sh
stage "tests" swift test --skip-build --disable-xctest
stage "the form in tmux" Scripts/check-terminal.sh
stage "the field in a browser" in_browser
stage "benchmarks, for their answers" swift run --package-path Benchmarks field-bench --check
stage "misreads of other engines" Scripts/misreads.sh --check
stage "fuzzing" fuzzing
if $full; then stage "tests of all locales and values" all_locales; fi
if $sanitize; then
  stage "tests with the address sanitizer" sanitized_tests address
  stage "tests with the thread sanitizer" sanitized_tests thread
fi
printf 'All passed in %d s.\n' "$SECONDS"
