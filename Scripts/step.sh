# Runs commands as steps; Scripts/test.sh and Scripts/check source this file: `. Scripts/step.sh`

mkdir -p .build/check
failed=0
warning='\.(swift|c|h|cpp):[0-9]+:[0-9]+: warning:'

# Runs a command and prints the time that it took, by the clock and in processor seconds: step NAME COMMAND…
#
# Its output goes to .build/check/NAME.log. If the command fails, the end of the output is printed, and `failed` is 1:
# the steps after go on, so that a run tells all that fails. In CI (`CI` is set) a compiler's warning is a failure; CI
# begins with a fresh clone, for what is not compiled tells no warning.
step() {
  local name=$1 log=.build/check/${1//[^a-zA-Z0-9]/-}.log result=passed
  shift
  TIMEFORMAT='%0R %0U %0S'
  { time "$@" >"$log" 2>&1; } 2>"$log.time" || result=FAILED
  if [ -n "${CI:-}" ] && grep -qE "$warning" "$log"; then result=FAILED; fi
  printf '%s  %-54s %s\n' "$result" "$name" \
    "$(awk 'END { printf "%4d s, %4d s of a processor", $1, $2 + $3 }' "$log.time")"
  [ "$result" = FAILED ] || return 0
  failed=1
  tail -n 200 "$log" >&2
}
