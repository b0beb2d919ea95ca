# What the package needs beside its sources: Swift, git, pkg-config and ICU's headers.
#
# The other scripts source this file: `. Scripts/needs.sh`. It installs ICU and pkg-config where
# apt-get can, and says what to install by hand where it cannot. Where nothing is missing it asks
# nothing of the network. It ends the script that sources it with 1 where something stays missing.

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

has_icu() { has pkg-config && pkg-config --exists icu-i18n icu-uc; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif ! has sudo; then
    fail "no root rights and no sudo; as root run: apt-get install $packages"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@" || fail "sudo asks for a password; run: sudo apt-get install $packages"
  fi
}

install_by_apt() {
  packages="$*"
  echo "Installing $packages with apt-get" >&2
  if ! apt-cache show "$@" >/dev/null 2>&1; then
    as_root apt-get update -qq >&2 || fail "apt-get update failed"
  fi
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >&2 </dev/null && return
  # The package lists may be older than the archive.
  as_root apt-get update -qq >&2 || fail "apt-get update failed"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >&2 </dev/null ||
    fail "apt-get could not install $packages"
}

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
  has swift || fail "no swift found; install Swift 6.1 or later from https://www.swift.org/install"
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

# What the checks in a browser need: node to run them, the browsers, and binaryen to make the
# module small.
# As root they are installed; elsewhere their absence is said, and what needs them is skipped.
require_web_needs() {
  missing=
  has node || missing="$missing nodejs"
  has chromium || has chromium-browser || has google-chrome || missing="$missing chromium"
  has firefox-esr || has firefox || missing="$missing firefox-esr"
  has wasm-opt || missing="$missing binaryen"
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -eq 0 ] && has apt-get; then
    # shellcheck disable=SC2086
    install_by_apt $missing
  else
    echo "Missing for the browser:$missing" >&2
  fi
}

require_needs
