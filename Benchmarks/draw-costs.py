#!/usr/bin/env python3
"""Draws a run of the benchmarks as one picture, and prints README.md's table of it.

usage: Benchmarks/draw-costs.py RUN.csv PICTURE.svg

RUN.csv is what `swift package benchmark baseline read run --format influx` writes. A row of the picture has a dot for
each subject at the median of its turns, with a bar from the first quartile to the ninth decile, on a scale where each
step is ten times the last. A row that was not run is left out; prints nothing if one of the table's rows was not.
"""

import csv
import math
import sys
from html import escape

ROWS = {
    "scan-double-de-DE": "reading a German number to `Double`",
    "scan-decimal-de-DE": "the same to an exact decimal",
    "keystroke-end-8": "a key at the end of 8 bytes",
    "keystroke-end-1000": "a key at the end of 1,000 bytes",
    "type-and-commit": "typing 1234567,89 and a commit",
    "format-de-DE": "writing a German number",
    "bulk-parse": "a line of a file of a million",
}
# Who is in the table, with the metrics' names and the color.
SUBJECTS = {
    "this package": (["ours"], "#0b5fff"),
    "`Double(_:)`": (["stdlib-double"], "#8a8a8a"),
    "fast_float": (["fast-float"], "#b08900"),
    "ICU": (["icu-double", "icu-decimal"], "#d1495b"),
    "Foundation": (["foundation-double", "foundation-decimal"], "#2e8b57"),
    "`NumberFormatter`": (["number-formatter"], "#7b3fa0"),
}
WIDTH, LEFT, RIGHT, TOP, STEP = 860, 290, 70, 84, 38


def read(path):
    """Nanoseconds by row, subject and percentile."""
    figures = {}
    with open(path, newline="") as file:
        lines = iter(file)
        header = next(line for line in lines if line.startswith("measurement,"))
        for line in csv.DictReader([header, *lines]):
            subject = next((who for who, (names, _) in SUBJECTS.items() if line["metric"] in names), None)
            if line["test"] in ROWS and subject:
                of = figures.setdefault(line["test"], {}).setdefault(subject, {})
                of[float(line["percentile"])] = int(line["value"]) / 1000
    return {row: figures[row] for row in ROWS if row in figures}


def short(nanoseconds):
    """Three figures."""
    digits = max(0, 2 - math.floor(math.log10(nanoseconds)))
    return f"{nanoseconds:,.{digits}f}"


def table(figures):
    columns = ["ICU", "Foundation", "`NumberFormatter`", "`Double(_:)`", "fast_float"]
    print("| | here | " + " | ".join(columns) + " |")
    print("|" + "---|" * (len(columns) + 2))
    for row, title in ROWS.items():
        of = figures.get(row, {})
        ours = of["this package"][50]
        times = [f"{short(of[who][50] / ours)}×" if who in of else "" for who in columns]
        print(f"| {title} | {short(ours)} ns | " + " | ".join(times) + " |")


def picture(figures):
    medians = [of[50] for row in figures.values() for of in row.values()]
    low, high = math.floor(math.log10(min(medians))), math.ceil(math.log10(max(medians)))
    height = TOP + STEP * len(figures) + 40

    def x(nanoseconds):
        return LEFT + (math.log10(nanoseconds) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def text(x, y, words, **more):
        attributes = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        return f'<text x="{x:.1f}" y="{y:.1f}"{attributes}>{escape(words.replace("`", ""))}</text>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        text(16, 26, "What a number costs: nanoseconds, each line ten times the last", font_size=17, font_weight="bold"),
    ]
    shown = [who for who in SUBJECTS if any(who in row for row in figures.values())]
    place = 16
    for who in shown:
        parts.append(f'<circle cx="{place + 6}" cy="51" r="6" fill="{SUBJECTS[who][1]}"/>')
        parts.append(text(place + 18, 56, who))
        place += 48 + 8 * len(who.replace("`", ""))
    bottom = TOP + STEP * len(figures)
    for power in range(low, high + 1):
        at = x(10 ** power)
        name = f"{10 ** power} ns" if power < 3 else f"{10 ** (power - 3)} µs" if power < 6 else f"{10 ** (power - 6)} ms"
        parts.append(f'<line x1="{at:.1f}" y1="{TOP - 12}" x2="{at:.1f}" y2="{bottom - 8}" stroke="#dddddd"/>')
        parts.append(text(at, bottom + 12, name, text_anchor="middle", fill="#555555"))
    for number, (row, subjects) in enumerate(figures.items()):
        y = TOP + STEP * number + 8
        parts.append(text(16, y + 5, ROWS[row]))
        for who, of in subjects.items():
            color = SUBJECTS[who][1]
            parts.append(
                f'<line x1="{x(of[25]):.1f}" y1="{y}" x2="{x(of[90]):.1f}" y2="{y}" stroke="{color}" stroke-width="3"/>')
            parts.append(f'<circle cx="{x(of[50]):.1f}" cy="{y}" r="6" fill="{color}"/>')
        ours = subjects.get("this package")
        if ours:
            parts.append(text(x(ours[50]), y - 10, short(ours[50]), text_anchor="middle", font_size=11, fill="#0b5fff"))
    return "\n".join([*parts, "</svg>", ""])


run, output = sys.argv[1:]
figures = read(run)
with open(output, "w") as file:
    file.write(picture(figures))
if figures.keys() == ROWS.keys():
    table(figures)
