#!/usr/bin/env bash
# Checks and tests the package.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END_OF_USAGE'
usage: Scripts/test.sh [--all] [--full] [--sanitize]

Checks the sources, builds the package once and runs its rows and examples. Proves that the core links neither
Foundation nor ICU, and which modules a client compiles.

  --all       also: builds the command numfield and runs its tests; runs the listings of the documents;
              checks the SwiftUI adapter against declarations; checks the comments of the public
              interface; counts the instructions of long schemas and forms; builds the documentation; runs programs in C,
              C++ and Python; types into the field in browsers, where the core runs as WebAssembly; checks the
              benchmarks' answers and our counts of instructions; holds the engines at hand to the suite; runs each
              fuzzer for 5 seconds. What compiles for itself runs beside the other stages
  --full      all, with larger samples, and sweeps all locales and values instead of samples
              (FORMATTING_FIELD_FULL=1), optimized; compiles all of the core for WebAssembly; looks for data
              races in the C interface; counts the instructions of peers and of the command
  --sanitize  runs the tests again with the address sanitizer, then with the thread sanitizer
  --help      prints this

The exit status is 0 when everything passed, 1 when something failed, 2 for an unknown option.
END_OF_USAGE
}

all=false
full=false
sanitize=false
for option in "$@"; do
  case "$option" in
    --all) all=true ;;
    --full) all=true full=true ;;
    --sanitize) sanitize=true ;;
    --help | -h) usage; exit 0 ;;
    *) printf 'unknown option: %s\n' "$option" >&2; usage >&2; exit 2 ;;
  esac
done

passed=0
stage_id=
# Runs a command under a name and says how long it took; ends the script if the command fails. The command runs in
# the background, because a shell hears no signal while it runs a command itself.
stage() {
  local name=$1
  shift
  printf '==> %s\n' "$name"
  TIMEFORMAT="    $name: %0R s by the clock, %0U of a processor, %0S of the system"
  if time { "$@" & stage_id=$!; wait "$stage_id"; }; then
    passed=$((passed + 1))
    printf '    %s: passed\n' "$name"
  else
    printf '    %s: failed\n' "$name" >&2
    printf '%d stages passed, 1 failed\n' "$passed"
    exit 1
  fi
}

export LSAN_OPTIONS="suppressions=$PWD/Scripts/leak-sanitizer.txt print_suppressions=0 ${LSAN_OPTIONS:-}"
export TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt ${TSAN_OPTIONS:-}"
# The second set of tests: random scripts, oracles and sweeps.
if $all || $sanitize; then export FORMATTING_FIELD_TESTS=all; fi
# Only this run draws its samples anew; all others have the seed of Tests/RandomSamples.
if $full; then
  export FORMATTING_FIELD_SAMPLES=many FORMATTING_FIELD_SEED=${FORMATTING_FIELD_SEED:-$((RANDOM * 32768 + RANDOM))}
  printf 'FORMATTING_FIELD_SEED=%s\n' "$FORMATTING_FIELD_SEED"
fi
# The manifests make a compiler's warning an error; by hand a warning is only printed, so that the objects of a
# plain `swift build` serve here too.
if [ -n "${CI:-}" ]; then export FORMATTING_FIELD_STRICT=1; fi

# Starts stages in the background: beside NAME FUNCTION. If one fails, this script ends at once.
beside() {
  mkdir -p .build
  (
    trap '[ "$?" -eq 0 ] || kill -USR1 $$' EXIT
    "$2"
  ) >".build/lane-$1.log" 2>&1 &
  lanes="$lanes $1:$!"
}

# Waits for the stages in the background, and prints what they said.
join() {
  local lane
  for lane in $lanes; do
    echo "==> beside these stages: ${lane%:*}"
    wait "${lane#*:}"
    cat ".build/lane-${lane%:*}.log"
    passed=$((passed + $(grep -c ': passed$' ".build/lane-${lane%:*}.log" || true)))
  done
  lanes=
}

# Prints what failed beside the other stages, and ends the script.
fail_beside() {
  local lane log
  for lane in $lanes; do
    log=.build/lane-${lane%:*}.log
    if grep -q ': failed$' "$log"; then cat "$log" >&2; fi
  done
  exit 1
}

# Ends whatever still runs, with all that it has started.
end_all() {
  local lane
  for lane in $lanes ":$stage_id"; do
    if [ -n "${lane#*:}" ]; then kill -- "-${lane#*:}" 2>/dev/null || true; fi
  done
}

build_command() {
  swift_in Tools build --build-tests
}

run_tests() {
  swift test --skip-build --disable-xctest
}

run_tool_tests() {
  swift_in Tools test --skip-build --disable-xctest
}

# Without optimizing, the slow oracle alone would take half an hour, and the sweeps under an hour.
sanitized_tests() {
  swift test -c release -Xswiftc -enable-testing --disable-xctest --sanitize "$1" \
    --scratch-path ".build-$1"
}

all_locales() {
  FORMATTING_FIELD_FULL=1 swift test -c release -Xswiftc -enable-testing --disable-xctest \
    --scratch-path .build-full
}

long_forms() {
  if $full; then Scripts/check-linear.sh; else Scripts/check-linear.sh 100; fi
}

python_package() {
  if $full; then Scripts/check-python.sh --full; else Scripts/check-python.sh; fi
}

c_interface() {
  if $full; then Scripts/check-c.sh --full; else Scripts/check-c.sh; fi
}

in_browser() {
  if $full; then Scripts/check-web.sh --full; else Scripts/check-web.sh; fi
}

# If fuzzers cannot be linked Scripts/fuzz.sh says so, and the rest goes on. A find within seconds
# is luck, and not the fault of the change, so CI prints the find and goes on; by hand the stage
# fails.
fuzzing() {
  local status=0
  Scripts/fuzz.sh 5 || status=$?
  [ "$status" -eq 3 ] || [ -n "${CI:-}" ] || return "$status"
}

# Stages that do not wait for SwiftPM's lock on .build.
house() { stage "house rules" Scripts/check-house.sh; }
compiling_for_themselves() {
  stage "the field in a browser" in_browser
  stage "fuzzing" fuzzing
}
counting() { stage "instructions of the benchmarks" Benchmarks/count-instructions.sh --ours; }

. Scripts/needs.sh
lanes=
# Each lane, and each stage of this shell, is a process group of its own.
set -m
trap end_all EXIT
trap fail_beside USR1
beside house house
if $all; then beside page-and-fuzzers compiling_for_themselves; fi
stage "build" swift build --build-tests
stage "clients" Scripts/check-clients.sh
stage "core" Scripts/check-core.sh --linked
stage "tests" run_tests
if $all; then
  stage "build of the command" build_command
  stage "tests of the command" run_tool_tests
  stage "listings" Scripts/check-listings.sh
  stage "SwiftUI" Scripts/check-swiftui.sh
  stage "comments of the public interface" Scripts/check-api.sh
  stage "long forms in linear time" long_forms
  stage "benchmarks, for their answers" \
    swift_in Benchmarks run -c release field-bench --check
  stage "the suite, by engines at hand" Scripts/check-suite.sh
  stage "core, optimized" Scripts/check-core.sh --optimized
  stage "the C interface" c_interface
  stage "GTK and Qt" Scripts/check-toolkits.sh
  beside counts counting
  stage "the Python package" python_package
  stage "names of units" Sources/EntryKinds/Units/regenerate-unit-spellings.py --check
  stage "documentation" Scripts/docs.sh --check
fi
join
if $full; then
  stage "all of the core in WebAssembly" Scripts/check-core.sh --embedded
  stage "instructions of peers and commands" Benchmarks/count-instructions.sh
  stage "tests of all locales and values" all_locales
fi
if $sanitize; then
  stage "tests with the address sanitizer" sanitized_tests address
  stage "tests with the thread sanitizer" sanitized_tests thread
fi
printf 'Took %d s.\n%d stages passed, 0 failed\n' "$SECONDS" "$passed"
