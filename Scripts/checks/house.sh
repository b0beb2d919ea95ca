#!/usr/bin/env bash
# Checks what a compiler does not: format, file length, imports, invisible characters, loose ends.
# Prints every place that breaks a rule.
set -uo pipefail
cd "$(dirname "$0")/../.."

failures=0

# Takes a rule and the places that break it, one a line; no places means that the rule holds.
expect_none() {
  [ -z "$2" ] && return
  printf '%s:\n%s\n' "$1" "$2" >&2
  failures=$((failures + 1))
}

folders=
for folder in Sources Tests Tools Examples Fixtures Benchmarks Documentation Scripts Web; do
  if [ -d "$folder" ]; then folders="$folders $folder"; fi
done

# No folder has a space in its name, so the list of folders is split on purpose.
# shellcheck disable=SC2086
files_named() {
  find $folders -name '.build*' -prune -o -type f -name "$1" -print | sort
}
swift_files=$(files_named '*.swift')
core_folders=
for target in NumberText FieldEditing FieldLines FieldForms FormattingFieldJSON NumberMessages EntryKinds; do
  core_folders="$core_folders $(find Sources -type d -name "$target")"
done

# shellcheck disable=SC2086
expect_none "not in the house format (swift format --in-place mends most)" \
  "$(swift format lint --strict --parallel Package.swift $swift_files 2>&1)"

# A test cannot set the device's: a view reads them from its environment.
expect_none "a view that asks the device for its calendar, language or time zone" "$(
  grep -rnE '(Calendar|Locale|TimeZone)(\.current|\.autoupdatingCurrent)|: \.current\b' \
    $(find Sources -type d -name FormattingFieldsUI -o -type d -name FieldFormsUI -o -type d -name FieldFocus) \
    --include='*.swift'
)"

# A table that a script wrote may be longer.
# shellcheck disable=SC2086
expect_none "longer than 400 lines" "$(
  for file in $swift_files $(files_named '*.c') $(files_named '*.h') $(files_named '*.sh'); do
    lines=$(wc -l <"$file")
    if [ "$lines" -gt 400 ] && ! head -n 1 "$file" | grep -q 'Written by '; then
      echo "$file: $((lines)) lines"
    fi
  done
)"

import='^ *(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|private|fileprivate) +)?import +'
# shellcheck disable=SC2086
expect_none "an import that the core may not have" "$(
  grep -rnE "$import" $core_folders --include='*.swift' |
    grep -vE 'import +(NumberText|FieldEditing|FieldFocus)$' |
    grep -vE '^Sources/FieldLines/.*import +FormattingFieldJSON$' |
    grep -vE '^Sources/FieldForms/Observation/.*import +Observation$'
)"
expect_none "CICUNumberText is imported outside ICUNumberText" "$(
  grep -rnE "${import}CICUNumberText" Sources Tests --include='*.swift' | grep -v '^Sources/ICUNumberText/'
)"
expect_none "Foundation is imported beside ICU's headers" "$(
  grep -rnE "${import}Foundation" Sources/ICUNumberText --include='*.swift'
)"

# White space other than the space, joiners, bidi controls, variation selectors, byte order marks:
# they are written as escapes, or named by their code point. UTF-8 byte by byte.
tab=$'\t'
invisible="$tab"
for bytes in $'\xc2[\x80-\xa0\xad]' $'\xd8\x9c' $'\xe1\x9a\x80' $'\xe1\xa0\x8e' \
  $'\xe2\x80[\x80-\x8f\xa8-\xaf]' $'\xe2\x81[\x9f-\xaf]' $'\xe3\x80\x80' \
  $'\xef\xb8[\x80-\x8f]' $'\xef\xbb\xbf'; do
  invisible="$invisible|$bytes"
done
# shellcheck disable=SC2086
expect_none "an invisible character that is not escaped" "$(
  LC_ALL=C grep -nE "$invisible" Package.swift $(find . -maxdepth 1 -name '*.md') $swift_files \
    $(files_named '*.md') $(files_named '*.[ch]') $(files_named '*.sh')
)"

# shellcheck disable=SC2086
expect_none "a loose end" "$(
  grep -rnwE 'TO''DO|FIX''ME|X''XX' Package.swift $folders --include='*.swift' --include='*.[ch]' \
    --include='*.sh' --include='*.md' --exclude-dir='.build*'
)"

# One fact an expectation, so that a failure says which fact does not hold: `&&` outside of closures and strings.
# shellcheck disable=SC2046
expect_none "an expectation of two facts (two #expect)" "$(
  perl -0777 -ne '
    my $string = qr/"(?:[^"\\]|\\.)*"/s;
    while (/#expect((\((?:[^(){}"&]|&(?!&)|$string|(?<nested>[({](?:[^(){}"]|$string|(?&nested))*[)}]))*)&&)/g) {
      print "$ARGV:", 1 + (substr($_, 0, $-[0]) =~ tr/\n//), "\n";
    }' $(files_named '*.swift' | grep -E 'Tests/|Examples/')
)"

# Words that are given up for others (Documentation/Words.md), in comments and in the names of
# declarations. Not looked at: tests, where a verdict is what a fixture or another engine says; Web, where a
# span is HTML's element; and the verb in "no access spans a call".
banned='verdicts?|judge?ments?|findings?|span|mark ?class(es)?|absorbs?|bidi marks?|in front'
banned="$banned|behind (the|a|an|its|their) (digits?|numbers?|caret|sign|separator|text|commit|key|exponent)"
names="(func|var|let|case|struct|enum|class|actor|protocol|typealias|associatedtype)"
expect_none "a word that is given up for another" "$(
  {
    grep -rniE "//.*\\b($banned)\\b" Sources --include='*.swift'
    grep -rniE "\\b$names +\`?($banned)\\b" Sources Tools/Sources --include='*.swift'
    grep -rnE "\\b$names +\`?[A-Za-z]*(Verdict|Judge?ment|Finding|Span|MarkClass)(s?\\b|[A-Z])" \
      Sources Tools/Sources --include='*.swift'
    grep -rnE "\\bfunc +(shift|adjust)\\(" Sources --include='*.swift'
  } | sort -u
)"

if command -v python3 >/dev/null; then
  expect_none "a picture that is not its page's" "$(Documentation/Pictures/draw.py --check 2>&1)"
fi

[ "$failures" -eq 0 ]
