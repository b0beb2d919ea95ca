# What the package needs beside its sources: Swift, git, pkg-config and ICU's headers.
#
# The other scripts source this file: `. Scripts/needs.sh`. It installs ICU and pkg-config if
# apt-get can, and else says what to install by hand. If nothing is missing it does not use the network. It
# ends the script that sources it with 1 if something stays missing.

. Scripts/install-by-apt.sh

has_icu() { has pkg-config && pkg-config --exists icu-i18n icu-uc; }

# Homebrew keeps its ICU out of the way of the system's, so pkg-config has to be told.
find_brewed_icu() {
  has brew || return 0
  brewed=$(brew --prefix icu4c 2>/dev/null) || return 0
  if [ -d "$brewed/lib/pkgconfig" ]; then
    PKG_CONFIG_PATH="$brewed/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    export PKG_CONFIG_PATH
  fi
}

require_needs() {
  has swift || fail "no swift found; install Swift 6.3 or later from https://www.swift.org/install"
  has git || fail "no git found; the Swift package manager needs it to fetch dependencies"
  has_icu && return
  if [ "$(uname)" = Darwin ]; then
    find_brewed_icu
    has_icu && return
    fail 'ICU is missing; run: brew install icu4c pkgconf
       and, if that is not enough:
       export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig"'
  elif has apt-get; then
    install_by_apt libicu-dev pkg-config
  elif has dnf; then
    fail "ICU or pkg-config is missing; run: dnf install libicu-devel pkgconf-pkg-config"
  else
    fail "ICU or pkg-config is missing and there is no apt-get; install ICU's headers (libicu-dev)"
  fi
  has_icu || fail "libicu-dev is installed, but pkg-config does not find icu-i18n"
}

# Builds the command as it is installed and sets `numfield` to its path: build_numfield
#
# On Linux Swift's library is linked into it: it starts in less time, and runs where Swift is not installed. Its
# objects are kept apart, since SwiftPM compiles them for that.
build_numfield() {
  local options=(--package-path Tools --scratch-path .build/installed -c release --product numfield)
  if [ "$(uname)" != Darwin ]; then options+=(--static-swift-stdlib); fi
  swift build "${options[@]}" >&2
  numfield=$(swift build "${options[@]}" --show-bin-path)/numfield
}

# The Swift code of an article about SwiftUI: its blocks that declare types, or those that match a pattern.
article_code() {
  awk -v pattern="${2:-struct |class |#Preview}" '/^```swift/ { code = ""; inside = 1; next }
    /^```/ { if (inside && code ~ pattern) print code; inside = 0 }
    inside { code = code $0 "\n" }' "$1"
}

# Prints Swift code with its previews as functions, where there is no macro of SwiftUI's:
# `#Preview("an item") { … }` is `preview_an_item()`.
with_previews() {
  awk '/^#Preview\("/ {
      name = $0
      sub(/^#Preview\("/, "", name); sub(/".*/, "", name); gsub(/[^A-Za-z0-9]+/, "_", name)
      print "@MainActor @ViewBuilder func preview_" name "() -> some View {"; next
    }
    { gsub(/@Previewable /, ""); print }' "$@"
}

require_needs
