"""python -m formatting_field infer FILE: which formats are the columns of a table written in?"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from dataclasses import asdict
from typing import Any, Optional, TextIO

from . import ColumnState, __version__, infer

_DELIMITERS = "\t;|,"


def main(arguments: Optional[list[str]] = None) -> int:
    """Runs the command; gives its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m formatting_field",
        description="Tell for each column of a table how its numbers are written.",
        epilog="The exit status is 0, 1 if a column leaves a question or a row has another number of "
        "cells, 2 for bad usage, 3 if the file cannot be read.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("infer", help="all rows are read, and nothing is guessed")
    command.add_argument("file", help="a table in UTF-8; - for the standard input")
    command.add_argument("-d", "--delimiter", help="what separates cells; found if not said")
    command.add_argument("--no-header", action="store_true", help="the first row is data")
    command.add_argument("--null-value", default="", help='words for "no value", with commas between')
    command.add_argument("--json", action="store_true", help="an object for each column, one a line")
    said = parser.parse_args(arguments)
    try:
        if said.file == "-":
            return _infer(sys.stdin, said)
        with open(said.file, encoding="utf-8-sig", newline="") as file:
            return _infer(file, said)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        print(f"{said.file}: {error}", file=sys.stderr)
        return 3


def _infer(file: TextIO, said: Any) -> int:
    lines = _Lines(file)
    delimiter = said.delimiter or _delimiter(lines.sample())
    rows = csv.reader(lines, delimiter=delimiter)
    first = next(rows, None)
    if first is None:
        print(f"{said.file}: the table is empty", file=sys.stderr)
        return 1
    missing = [word for word in said.null_value.split(",") if word]
    states = [ColumnState(missing) for _ in first]
    names = [str(index + 1) for index in range(len(first))]
    has_header = not said.no_header and not any(
        infer([cell]).outcome == "certain" for cell in first if cell)
    if has_header:
        names = [cell or str(index + 1) for index, cell in enumerate(first)]
        for state in states:
            state.skip(rows.line_num)
    ragged = _feed(states, [] if has_header else [first], rows, said.file)
    answers = [state.answer for state in states]
    if said.json:
        for name, answer in zip(names, answers):
            print(json.dumps({"column": name, **asdict(answer)}, ensure_ascii=False))
    else:
        width = max(map(len, names))
        for name, answer in zip(names, answers):
            print(f"  {name:{width}}  {answer}")
    asks = any(answer.outcome in ("ambiguous", "contradicted") for answer in answers)
    return 1 if asks or ragged else 0


def _feed(
    states: list[ColumnState], held: list[list[str]], rows: Any, name: str
) -> int:
    """Feeds all rows; gives the number of those that have another number of cells, which are not read."""
    ragged = 0
    line = rows.line_num

    def flush() -> None:
        for state, cells in zip(states, zip(*held)):
            state.feed(cells)
        held.clear()

    if held:
        # The first row is data, and may have line breaks.
        flush()
        for state in states:
            state.skip(line - 1)
    for row in rows:
        lines, line = rows.line_num - line, rows.line_num
        is_whole = len(row) == len(states)
        if is_whole:
            held.append(row)
        elif row:
            ragged += 1
            if ragged == 1:
                print(
                    f"{name}:{line}: {len(row)} cells instead of {len(states)}. Such rows are not "
                    "read.", file=sys.stderr)
        # A cell may have line breaks, and an empty line no cells.
        extra = lines - (1 if is_whole else 0)
        if extra > 0 or len(held) >= 10_000:
            flush()
            for state in states:
                state.skip(extra)
    flush()
    return ragged


class _Lines:
    """The lines of a file, of which the first were looked at."""

    def __init__(self, file: TextIO) -> None:
        self._first = [line for line, _ in zip(file, range(1000))]
        self._rest = file

    def sample(self) -> list[str]:
        """The first lines."""
        return self._first

    def __iter__(self) -> Any:
        yield from self._first
        yield from self._rest


def _delimiter(sample: list[str]) -> str:
    """What makes as many cells of most rows: a comma is the last choice, for it separates fractions, too."""
    best, fitting = ",", 0
    for delimiter in _DELIMITERS:
        rows = [row for row in csv.reader(sample, delimiter=delimiter) if row]
        same = sum(len(row) == len(rows[0]) for row in rows) if rows else 0
        if rows and len(rows[0]) > 1 and 10 * same >= 9 * len(rows) and same > fitting:
            best, fitting = delimiter, same
    return best


if __name__ == "__main__":
    sys.exit(main())
