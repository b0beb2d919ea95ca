#!/usr/bin/env bash
# Holds the engines at hand to the suite: Fixtures/suite/ask.sh [OPTION OR ENGINE…]
#
# Without arguments the JDK and Qt are installed if apt-get can, and all engines at hand are asked. Their answers and
# the tables of README.md, Engines.md and Conformance.md are compared with what is stored; another version of an engine is named,
# and not compared. This package may misread nothing. .build/suite/Results.md gets each row, and who misreads it.
# --write stores the answers and writes the tables; --help tells the other arguments.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh

missing=
has java || missing="$missing openjdk-17-jdk-headless"
/usr/bin/python3 -c 'import PyQt6.QtWidgets' 2>/dev/null || missing="$missing python3-pyqt6"
# shellcheck disable=SC2086
[ -z "$missing" ] || try_to_install $missing
has python3 || fail "no python3 found; the suite's runner is written in it"
if [ $# -eq 0 ]; then set -- --check; fi
exec python3 Fixtures/suite/run.py "$@"
