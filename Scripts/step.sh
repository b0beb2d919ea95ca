# Runs commands as steps; Scripts/test.sh and Scripts/check source this file: `. Scripts/step.sh`

mkdir -p .build/check

# Runs a command and tells the time that it took, by the clock and of a processor: step NAME COMMAND…
#
# Its output goes to .build/check/NAME.log; if the command fails, the output is printed, and the script ends with 1.
step() {
  local name=$1 log=.build/check/${1//[^a-zA-Z0-9]/-}.log result=passed
  shift
  TIMEFORMAT='%0R %0U %0S'
  { time "$@" >"$log" 2>&1; } 2>"$log.time" || result=FAILED
  printf '%s  %-54s %s\n' "$result" "$name" \
    "$(awk 'END { printf "%4d s, %4d s of a processor", $1, $2 + $3 }' "$log.time")"
  [ "$result" = passed ] && return
  tail -n 200 "$log" >&2
  exit 1
}
