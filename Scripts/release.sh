#!/usr/bin/env bash
# Makes a release: sets its version everywhere, and builds what is published with it.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/release.sh VERSION
       Scripts/release.sh --artefacts

Sets VERSION, such as 0.2.0, in the C library, the command, the web package and CHANGELOG.md, whose part
"Unreleased" gets the version and today's date. Commit that, tag it with the version, and then call the script
with --artefacts: it writes the sources of the tag, the web package and the C library into
.build/release-VERSION, with SHA256SUMS beside them. It publishes nothing.

The exit status is 1 if the sources are not as committed, if the versions differ, or if a build fails.
END
}

library=Sources/FormattingFieldC/Calls.swift
command=Tools/Sources/numfield/Numfield.swift
page=Web/package.json

# The version that each file has, a line each.
versions() {
  sed -n 's/.*let version: StaticString = "\([^"]*\)".*/\1/p' "$library"
  sed -n 's/.*"numfield \([0-9][^ ]*\) (ICU.*/\1/p' "$command"
  sed -n 's/.*"version": "\([^"]*\)".*/\1/p' "$page"
}

set_version() {
  local version=$1 today
  today=$(date +%Y-%m-%d)
  grep -q '^## Unreleased$' CHANGELOG.md || fail 'CHANGELOG.md has no part "Unreleased"'
  sed -i.old "s/\(let version: StaticString = \"\)[^\"]*/\1$version/" "$library"
  sed -i.old "s/\"numfield [0-9][^ ]* (ICU/\"numfield $version (ICU/" "$command"
  sed -i.old "s/\"version\": \"[^\"]*\"/\"version\": \"$version\"/" "$page"
  sed -i.old "s/^## Unreleased\$/## $version, $today/" CHANGELOG.md
  rm "$library.old" "$command.old" "$page.old" CHANGELOG.md.old
  printf 'version %s is set; commit it and tag it: git tag %s\n' "$version" "$version"
}

make_artefacts() {
  local version folder
  [ -z "$(git status --porcelain)" ] || fail "the sources are not as committed"
  version=$(versions | sort -u)
  [ "$(printf '%s\n' "$version" | wc -l)" -eq 1 ] || fail "the versions differ: $(versions | xargs)"
  folder=.build/release-$version
  rm -rf "$folder"
  mkdir -p "$folder"
  git archive --prefix="formatting-field-$version/" -o "$folder/formatting-field-$version.tar.gz" HEAD
  Web/build-web.sh
  cp .build/formatting-field.tgz "$folder/formatting-field-web-$version.tgz"
  Scripts/build-c.sh "$folder/formatting-field-c-$version"
  tar -C "$folder" -czf "$folder/formatting-field-c-$version-$(uname -m).tar.gz" "formatting-field-c-$version"
  rm -rf "${folder:?}/formatting-field-c-$version"
  (cd "$folder" && sha256sum ./*gz >SHA256SUMS)
  cat "$folder/SHA256SUMS"
}

. Scripts/needs.sh
case "${1-}" in
  --help | -h) usage ;;
  --artefacts) make_artefacts ;;
  [0-9]*.[0-9]*.[0-9]*) set_version "$1" ;;
  *) usage >&2; exit 2 ;;
esac
