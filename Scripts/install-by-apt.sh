# Installs by apt-get what a script needs. The scripts source this file: `. Scripts/install-by-apt.sh`.

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

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
    apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@" >&2 </dev/null && return
  # The package lists may be older than the archive.
  as_root apt-get update -qq >&2 || fail "apt-get update failed"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@" >&2 </dev/null ||
    fail "apt-get could not install $packages"
}

# Installs what a script can do without. If that fails the script goes on, and says what it leaves
# out.
try_to_install() {
  if has apt-get; then (install_by_apt "$@") || true; fi
}
