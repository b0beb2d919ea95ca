#!/usr/bin/env python3
"""Prints the table of Documentation/Costs.md from a run of the benchmarks.

usage: Benchmarks/costs.py RUN.csv [--short]

RUN.csv is what `swift package benchmark baseline read run --format influx` writes. The table has the medians of turns.
Prints nothing if one of its rows was not run. --short prints README.md's two rows.
"""

import csv
import math
import sys

ROWS = {
    "scan-double-de-DE": "reading a German number to `Double`",
    "scan-decimal-de-DE": "the same to an exact decimal",
    "keystroke-end-8": "a key at the end of 8 bytes",
    "keystroke-end-1000": "a key at the end of 1,000 bytes",
    "type-and-commit": "typing 1234567,89 and a commit",
    "format-de-DE": "writing a German number",
    "bulk-parse": "a line of a file of a million",
}
# Who is in the table, by the names of the metrics.
SUBJECTS = {
    "this package": ["ours"],
    "`Double(_:)`": ["stdlib-double"],
    "fast_float": ["fast-float"],
    "ICU": ["icu-double", "icu-decimal"],
    "Foundation": ["foundation-double", "foundation-decimal"],
    "`NumberFormatter`": ["number-formatter"],
}


def read(path):
    """Nanoseconds by row, subject and percentile."""
    figures = {}
    with open(path, newline="") as file:
        lines = iter(file)
        header = next(line for line in lines if line.startswith("measurement,"))
        for line in csv.DictReader([header, *lines]):
            subject = next((who for who, names in SUBJECTS.items() if line["metric"] in names), None)
            if line["test"] in ROWS and subject:
                of = figures.setdefault(line["test"], {}).setdefault(subject, {})
                of[float(line["percentile"])] = int(line["value"]) / 1000
    return {row: figures[row] for row in ROWS if row in figures}


def short(nanoseconds):
    """Three figures."""
    digits = max(0, 2 - math.floor(math.log10(nanoseconds)))
    return f"{nanoseconds:,.{digits}f}"


def table(figures, rows, columns):
    print("| | here | " + " | ".join(columns) + " |")
    print("|" + "---|" * (len(columns) + 2))
    for row in rows:
        of = figures[row]
        ours = of["this package"][50]
        times = [f"{short(of[who][50] / ours)}×" if who in of else "" for who in columns]
        print(f"| {ROWS[row]} | {short(ours)} ns | " + " | ".join(times) + " |")


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
figures = read(sys.argv[1])
if sys.argv[2:] == ["--short"]:
    table(figures, ["keystroke-end-8", "scan-double-de-DE"], ["ICU"])
elif figures.keys() == ROWS.keys():
    table(figures, ROWS, ["ICU", "Foundation", "`NumberFormatter`", "`Double(_:)`", "fast_float"])
