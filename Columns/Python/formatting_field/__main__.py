"""python -m formatting_field infer FILE: which formats are the columns of a table written in?"""

from __future__ import annotations

import argparse
import csv
import json
import re
import sys
from dataclasses import asdict
from io import TextIOWrapper
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
        with open(0 if said.file == "-" else said.file, "rb") as file:
            kind = _binary(file.peek(64))
            if kind:
                print(f"{said.file} is {kind}", file=sys.stderr)
                return 2
            return _infer(TextIOWrapper(file, encoding="utf-8-sig", newline=""), said)
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
    below = list(csv.reader(lines.sample(), delimiter=delimiter))[1:100]
    has_header = not said.no_header and _names_columns(first, below)
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
    asks = any(answer.outcome not in ("certain", "notNumbers") for answer in answers)
    return 1 if asks or ragged else 0


def _evidence(cell: str) -> Any:
    """What a cell says of whether its row names the columns: None, a name, a number, or what may be both: a
    year, and a number with the sign of money."""
    answer = infer([cell])
    if not cell or answer.outcome == "notNumbers":
        return "name" if cell else None
    if answer.signs:
        return answer.signs
    return "year" if re.fullmatch("19[0-9][0-9]|20[0-9][0-9]|2100", cell) else "number"


def _names_columns(first: list[str], below: list[list[str]]) -> bool:
    """Whether the first row names the columns, as ``numfield infer`` finds it: no cell is a number, and
    years and numbers with a sign, such as "Q1", are not like the cells below."""
    evidence = [_evidence(cell) for cell in first]
    if "number" in evidence or not any(evidence):
        return False
    for column, found in enumerate(evidence):
        if found is None or found == "name":
            continue
        cells = [_evidence(row[column]) for row in below if len(row) > column and row[column]]
        alike = sum(cell == found for cell in cells)
        if 2 * alike >= len(cells) if cells else "name" not in evidence:
            return False
    return True


_COMPRESSED = {
    b"\x1f\x8b": ("gzip", "gunzip -c"),
    b"\x28\xb5\x2f\xfd": ("Zstandard", "zstd -dc"),
    b"\xfd7zXZ\x00": ("xz", "xz -dc"),
    b"\x04\x22\x4d\x18": ("LZ4", "lz4 -dc"),
    b"BZh91AY": ("bzip2", "bzip2 -dc"),
}
_TABLES = {
    b"PK\x03\x04": "a workbook (.xlsx, .ods) or another ZIP archive",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": "an old workbook (.xls)",
    b"PAR1\x15": "Parquet",
    b"ARROW1\x00": "Arrow (Feather)",
    b"SQLite format 3\x00": "a database of SQLite",
    b"%PDF-": "PDF",
}


def _binary(beginning: bytes) -> str | None:
    """What a file is that is no text, and what to do with it; None for a text."""
    for mark, (kind, program) in _COMPRESSED.items():
        if beginning.startswith(mark):
            return f"compressed ({kind}) and no text. Say  {program} FILE | python -m formatting_field infer -"
    for mark, kind in _TABLES.items():
        if beginning.startswith(mark):
            return f"{kind} and no text. Save the table as CSV and read that."
    return None


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
