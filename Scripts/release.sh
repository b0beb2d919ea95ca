#!/usr/bin/env bash
# Makes a release: sets its version everywhere, and builds what is published with it.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/release.sh VERSION
       Scripts/release.sh --artefacts

Makes a release of a clean tree, and publishes nothing. VERSION, such as 0.2.0, is set in the C library, the command,
the web package, README's line for Package.swift and CHANGELOG.md, whose part "Unreleased" gets the version and today's
date. That is committed and tagged. The sources of the tag, the web package and the C library of this machine go into
.build/release-VERSION, with SHA256SUMS beside them. If a build fails, commit and tag are taken back. --artefacts makes
the files alone, from a tree that is tagged already.

The exit status is 1 if the tree is not as committed, if the versions differ, if the tag is there already, or if a
build fails.
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

expect_clean_tree() {
  [ -z "$(git status --porcelain)" ] || fail "the tree is not as committed: $(git status --porcelain | head -n 3 | xargs)"
}

set_version() {
  local version=$1
  grep -q '^## Unreleased$' CHANGELOG.md || fail 'CHANGELOG.md has no part "Unreleased"'
  sed -i.old "s/\(let version: StaticString = \"\)[^\"]*/\1$version/" "$library"
  sed -i.old "s/\"numfield [0-9][^ ]* (ICU/\"numfield $version (ICU/" "$command"
  sed -i.old "s/\"version\": \"[^\"]*\"/\"version\": \"$version\"/" "$page"
  sed -i.old "s/^## Unreleased\$/## $version, $(date +%Y-%m-%d)/" CHANGELOG.md
  sed -i.old "s/\(upToNextMinor(from: \"\)[^\"]*/\1$version/" README.md
  rm "$library.old" "$command.old" "$page.old" CHANGELOG.md.old README.md.old
}

make_release() {
  local version=$1 before
  expect_clean_tree
  ! git rev-parse -q --verify "refs/tags/$version" >/dev/null || fail "the tag $version is there already"
  before=$(git rev-parse HEAD)
  trap 'git tag -d "$version" >/dev/null 2>&1 || true; git reset -q --hard "$before"' EXIT
  set_version "$version"
  git commit -qam "Version $version"
  git tag -a "$version" -m "Version $version"
  make_artefacts
  trap - EXIT
  printf 'version %s is committed and tagged; to publish: git push --follow-tags\n' "$version"
}

make_artefacts() {
  local version folder
  expect_clean_tree
  version=$(versions | sort -u)
  [ "$(printf '%s\n' "$version" | wc -l)" -eq 1 ] || fail "the versions differ: $(versions | xargs)"
  folder=.build/release-$version
  rm -rf "$folder"
  mkdir -p "$folder"
  git archive --prefix="formatting-field-$version/" -o "$folder/formatting-field-$version.tar.gz" HEAD
  Web/build-web.sh
  cp .build/formatting-field.tgz "$folder/formatting-field-web-$version.tgz"
  Scripts/build-c.sh "$folder/formatting-field-c-$version"
  cp LICENSE Documentation/C.md Documentation/Lines.md "$folder/formatting-field-c-$version"
  tar -C "$folder" -czf "$folder/formatting-field-c-$version-$(uname -m).tar.gz" "formatting-field-c-$version"
  rm -rf "${folder:?}/formatting-field-c-$version"
  (cd "$folder" && sha256sum ./*gz >SHA256SUMS)
  cat "$folder/SHA256SUMS"
}

. Scripts/needs.sh
case "${1-}" in
  --help | -h) usage ;;
  --artefacts) make_artefacts ;;
  *)
    if ! [[ "${1-}" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
      usage >&2
      exit 2
    fi
    make_release "$1"
    ;;
esac
