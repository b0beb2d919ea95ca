#!/usr/bin/env python3
"""Draws the pictures of the documentation: refused.svg, costs.svg and keys.svg, beside this file.

usage: Documentation/Pictures/draw.py [refused] [costs] [keys]     without a name: all three
       Documentation/Pictures/draw.py --check     prints which of the first two are not those of their pages

refused.svg shows README.md's transcript as a field, costs.svg the table of Costs.md as bars. For keys.svg the
demonstration runs in a terminal of its own, and each key's screen is drawn as it comes.
"""

import fcntl
import math
import os
import pathlib
import pty
import re
import select
import struct
import sys
import termios
from html import escape

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
IS_CHECKING = sys.argv[1:] == ["--check"]
INK, GRAY, LINE, RED, BLUE = "#1f2328", "#59636e", "#d1d9e0", "#b3261e", "#0b5fff"


def text(x, y, words, size=14, fill=INK, **more):
    attributes = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" xml:space="preserve"{attributes}>{escape(words)}</text>'


def box(x, y, width, height, fill="white", stroke=LINE, radius=6):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{fill}" stroke="{stroke}"/>'


def write(name, width, height, parts, title, font="sans-serif"):
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' font-family="{font}" role="img"><title>{escape(title)}</title>')
    whole = box(0.5, 0.5, width - 1, height - 1, radius=8)
    picture, file = "\n".join([head, whole, *parts, "</svg>", ""]), HERE / f"{name}.svg"
    if not IS_CHECKING:
        file.write_text(picture, encoding="utf-8")
    elif file.read_text(encoding="utf-8") != picture:
        print(f"{file.relative_to(ROOT)}: Documentation/Pictures/draw.py {name} draws another one")


def refused():
    """The last text of README.md's transcript before Return, with its place, its sentence and its suggestion."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"\n  \S +(\S+) +not yet a number .*\n +(\^+) (.*)\n  Return", page)
    typed, carets, sentence = found[1], len(found[2]), found[3]
    suggestion = re.search(r"Did you mean “(.*)”\?", sentence)[1]
    letter = 15.7  # the width of a monospaced character of 26
    left, wave = 34, []
    for number in range(round(carets * letter / 4) + 1):
        wave.append(f"{left + number * 4:g},{86 if number % 2 else 82:g}")
    write("refused", 640, 190, [
        text(20, 32, "Price", 14, GRAY, font_weight="bold"),
        box(20, 42, 600, 52, stroke=RED),
        text(left, 76, typed, 26, font_family="monospace"),
        f'<polyline points="{" ".join(wave)}" fill="none" stroke="{RED}" stroke-width="1.6"/>',
        text(20, 122, sentence, 15, RED),
        box(20, 138, 30 + 10 * len(suggestion), 34, stroke=BLUE, radius=17),
        text(35, 160, suggestion, 16, BLUE),
    ], f"A German field with the text {typed}: {sentence}")


def costs():
    """A group of bars for each row of the table, on a scale where each line is ten times the last."""
    colors = dict(zip(("here", "ICU", "Foundation", "NumberFormatter", "Double(_:)", "fast_float"),
                      (BLUE, "#d1495b", "#2e8b57", "#7b3fa0", "#8a8a8a", "#b08900")))
    page = (HERE.parent / "Costs.md").read_text(encoding="utf-8")
    table = re.search(r"<!-- costs -->\n(.*?)<!-- end of costs -->", page, re.S)[1].replace("`", "").splitlines()
    head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in table)
    groups = []
    for title, here, *times in rows:
        ours = float(here.removesuffix(" ns").replace(",", ""))
        others = [(who, ours * float(each.rstrip("×").replace(",", ""))) for who, each in zip(head[2:], times) if each]
        groups.append((title, [("here", ours), *others]))
    values = [value for _, bars in groups for _, value in bars]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    left, right, top, thick = 270, 730, 76, 15

    def x(value):
        return left + (math.log10(value) - low) / (high - low) * (right - left)

    bottom = top + sum(thick * len(bars) + 14 for _, bars in groups)
    parts = [text(20, 30, "What a number costs: nanoseconds, each line ten times the last", 16, font_weight="bold")]
    at = 20
    for who in head[1:]:
        parts += [box(at, 44, 11, 11, colors[who], colors[who], 2), text(at + 16, 54, who, 13)]
        at += 36 + 8 * len(who)
    for power in range(low, high + 1):
        name = f"{10.0 ** power:g} ns" if power < 3 else f"{10 ** (power - 3)} µs" if power < 6 else f"{10 ** (power - 6)} ms"
        parts += [f'<line x1="{x(10 ** power):.1f}" y1="{top - 6}" x2="{x(10 ** power):.1f}" y2="{bottom - 6}" stroke="{LINE}"/>',
                  text(round(x(10 ** power), 1), bottom + 10, name, 12, GRAY, text_anchor="middle")]
    y = top
    for title, bars in groups:
        parts.append(text(20, y + thick * len(bars) / 2 + 4, title, 13))
        for who, value in bars:
            parts += [box(left, y + 1, round(x(value) - left, 1), thick - 3, colors[who], colors[who], 1),
                      text(round(x(value) + 5, 1), y + 11, f"{value:,.0f}", 11, GRAY)]
            y += thick
        y += 14
    write("costs", 800, bottom + 26, parts, "Nanoseconds of a number, for this package and for others")


def session(keys):
    """The screens of the demonstration after each key, in a terminal of 80 columns."""
    command = os.environ.get("NUMFIELD", str(ROOT / "Scripts/numfield.sh"))
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(LANG="en_US.UTF-8", LC_ALL="en_US.UTF-8", TERM="xterm")
        os.execvp(command, [command, "demo"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def screen():
        """What is drawn until the caret stands in the field again: its rows, and the caret's column."""
        drawn = ""
        while not re.search(r"\x1b\[24;1H\x1b\[2K\x1b\[3;(\d+)H$", drawn):
            if not select.select([terminal], [], [], 300)[0]:
                sys.exit("The demonstration draws nothing.")
            drawn += os.read(terminal, 65536).decode()
        rows = dict(re.findall(r"\x1b\[(\d+);1H\x1b\[2K([^\x1b]*(?:\x1b\[7m[^\x1b]*\x1b\[0m[^\x1b]*)?)", drawn))
        return [rows.get(str(row), "").rstrip() for row in range(1, 12)], int(re.search(r"3;(\d+)H$", drawn)[1])

    screen()
    for key in keys:
        os.write(terminal, key.encode())
        yield screen()
    os.write(terminal, b"\x03")
    os.waitpid(child, 0)


def keys():
    """The German field after each of five keys."""
    names = ["1", ".", "5", "Tab", "Return"]
    stills = list(session(["\x0c", "1", ".", "5", "\t", "\r"]))[1:]
    letter, line, width, height = 7.25, 16, 700, 162
    parts = []
    for number, (name, (rows, caret)) in enumerate(zip(names, stills)):
        y = 14 + number * (height + 12)
        parts += [box(14, y + 6, 66, 34, "#f6f8fa"), text(47, y + 28, name, 15, text_anchor="middle", font_weight="bold"),
                  box(94, y, width - 108, height, "#0d1117", "#0d1117")]
        for row, words in enumerate(rows[:9]):
            place = y + 22 + row * line
            marked = re.search("\x1b\\[7m(.*?)\x1b\\[0m", words)
            if marked:
                parts.append(box(106 + marked.start() * letter, place - 12, len(marked[1]) * letter, line, "#3d5a80", "#3d5a80", 0))
                words = words.replace(marked[0], marked[1])
            elif row == 2:
                parts.append(box(106 + (caret - 1) * letter, place - 12, 1.5, line, "#e6edf3", "none", 0))
            fill = "#ff7b72" if row == 3 else "#e6edf3"
            parts.append(text(106, place, words, 12, fill, textLength=f"{len(words) * letter:g}") if words else "")
    write("keys", width, 14 + len(names) * (height + 12) + 2, [part for part in parts if part],
          "The demonstration after each of five keys", "monospace")


drawings = {"refused": refused, "costs": costs, "keys": keys}
names = ["refused", "costs"] if IS_CHECKING else sys.argv[1:] or list(drawings)
if not set(names) <= set(drawings):
    sys.exit(__doc__)
for name in names:
    drawings[name]()
