#!/usr/bin/env bash
# Installs numfield with its manual page and its completions for bash, zsh and fish.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
usage: Scripts/install.sh PREFIX

Builds numfield and puts it into PREFIX/bin, its manual page into PREFIX/share/man/man1, and completions
to where bash, zsh and fish look for them below PREFIX/share.
END
}

case "${1-}" in
  '') usage >&2; exit 2 ;;
  --help | -h) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac
prefix=$1
. Scripts/needs.sh

build_numfield

# A help text for troff: a backslash, and a period at the start of a line, are escaped.
verbatim() {
  printf '.nf\n'
  sed -e 's/\\/\\e/g' -e "s/^\([.']\)/\\\\\&\1/" -e 's/-/\\-/g'
  printf '.fi\n'
}

manual() {
  local command
  printf '.TH NUMFIELD 1 "" "%s" "User Commands"\n' "$("$numfield" --version | sed 's/ (.*//')"
  printf '.SH NAME\nnumfield \\- read and write numbers as people write them, in any locale\n'
  printf '.SH SYNOPSIS\n.B numfield\n.I command\n[options]\n.SH DESCRIPTION\n'
  "$numfield" --help | verbatim
  for command in $("$numfield" --help | sed -n '/^SUBCOMMANDS:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    printf '.SH %s\n' "$(printf 'numfield %s' "$command" | tr '[:lower:]' '[:upper:]')"
    "$numfield" help "$command" | verbatim
  done
  cat <<'END'
.SH EXAMPLES
.nf
numfield parse \-\-locale de\-DE prices.txt
.fi
END
}

bash_folder=$prefix/share/bash-completion/completions
zsh_folder=$prefix/share/zsh/site-functions
fish_folder=$prefix/share/fish/vendor_completions.d
mkdir -p "$prefix/bin" "$prefix/share/man/man1" "$bash_folder" "$zsh_folder" "$fish_folder"
install -m 755 "$numfield" "$prefix/bin/numfield"
# Names for debuggers are half of the program.
if has strip; then strip "$prefix/bin/numfield"; fi
manual >"$prefix/share/man/man1/numfield.1"
"$numfield" --generate-completion-script bash >"$bash_folder/numfield"
"$numfield" --generate-completion-script zsh >"$zsh_folder/_numfield"
"$numfield" --generate-completion-script fish >"$fish_folder/numfield.fish"
printf 'installed numfield, its manual page and completions below %s\n' "$prefix"
