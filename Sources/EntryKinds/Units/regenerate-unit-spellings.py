#!/usr/bin/env python3
"""Writes UnitSpellings.swift anew: spellings of units that differ by case alone.

usage: Sources/EntryKinds/Units/regenerate-unit-spellings.py [--check]

ICU writes each unit of Fixtures/units.txt in each of its locales and widths, and units with prefixes in each
of its languages. Spellings that fold alike and name units of one dimension and different size are kept. With
--check nothing is written, and a difference is an error. Another ICU has other names: the file says whose it has.
"""

import collections
import ctypes
import pathlib
import re
import subprocess
import sys
from fractions import Fraction

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent.parent
TARGET = FOLDER / "UnitSpellings.swift"
VERSION = subprocess.check_output(["pkg-config", "--modversion", "icu-i18n"], text=True).strip()
MAJOR = VERSION.split(".")[0]
NUMBERS = ["1", "2", "5", "20", "1.5"]
PREFIXES = {
    "pico": -12, "nano": -9, "micro": -6, "milli": -3, "centi": -2, "deci": -1, "hecto": 2,
    "kilo": 3, "mega": 6, "giga": 9, "tera": 12, "peta": 15}
POWERS = {"square": 2, "cubic": 3, "pow4": 4}
PREFIXED = (
    "meter gram second ampere kelvin candela mole hertz newton pascal joule watt volt ohm lux lumen"
    " liter bit byte bar calorie electronvolt pixel").split()
INVISIBLE = " \u00a0\u202f\u200e\u200f\u061c"


class ICU:
    """ICU's number formatter, by its C interface."""

    def __init__(self):
        i18n = ctypes.CDLL(f"libicui18n.so.{MAJOR}")
        self.common = ctypes.CDLL(f"libicuuc.so.{MAJOR}")
        self.open = self.function(i18n, "unumf_openForSkeletonAndLocale", ctypes.c_void_p)
        self.format = self.function(i18n, "unumf_formatDecimal", None)
        self.string = self.function(i18n, "unumf_resultToString", ctypes.c_int32)
        self.close = self.function(i18n, "unumf_close", None)
        open_result = self.function(i18n, "unumf_openResult", ctypes.c_void_p)
        self.result = ctypes.c_void_p(open_result(ctypes.byref(ctypes.c_int(0))))

    @staticmethod
    def function(library, name, result):
        function = getattr(library, f"{name}_{MAJOR}")
        function.restype = result
        return function

    def locales(self):
        name = self.function(self.common, "uloc_getAvailable", ctypes.c_char_p)
        count = self.function(self.common, "uloc_countAvailable", ctypes.c_int32)()
        return [name(index).decode() for index in range(count)]

    def texts(self, skeleton, locale):
        """The texts of the numbers; none if ICU has no such format."""
        units, status = skeleton.encode("utf-16-le"), ctypes.c_int(0)
        formatter = ctypes.c_void_p(
            self.open(units, len(units) // 2, locale.encode(), ctypes.byref(status)))
        if status.value > 0:
            return []
        texts = []
        for number in NUMBERS:
            status, text = ctypes.c_int(0), ctypes.create_string_buffer(1024)
            self.format(
                formatter, number.encode(), len(number), self.result, ctypes.byref(status))
            length = self.string(self.result, text, 512, ctypes.byref(status))
            if status.value <= 0:
                texts.append(text.raw[: length * 2].decode("utf-16-le"))
        self.close(formatter)
        return texts


def facts():
    table = {}
    for line in (FOLDER / "UnitFacts.swift").read_text().splitlines():
        cells = line.split()
        if len(cells) == 4 and re.match(r"[\d/]+$", cells[2]):
            table[cells[0]] = (cells[1], Fraction(cells[2]), Fraction(cells[3]))
    table["tonne"] = table["metric-ton"]
    return table


def measure(identifier, table):
    """Dimension, factor and offset of a unit; nothing if a factor is unknown."""
    parts, factor, offset, dimension = identifier.split("-"), Fraction(1), 0, collections.Counter()
    index, sign = 0, 1
    while index < len(parts):
        if parts[index] == "per":
            index, sign = index + 1, -1
            continue
        power = POWERS.get(parts[index], 1)
        index += power > 1
        for count in (3, 2, 1):
            name = "-".join(parts[index : index + count])
            prefix = next((p for p in PREFIXES if name.startswith(p) and name not in table), "")
            if name[len(prefix) :] in table:
                break
        else:
            return None
        base, size, offset = table[name[len(prefix) :]]
        factor *= (size * Fraction(10) ** PREFIXES.get(prefix, 0)) ** (power * sign)
        direction, exponent = 1, 1
        for part in base.split("-"):
            if part == "per":
                direction = -1
            elif part in POWERS:
                exponent = POWERS[part]
            else:
                dimension[part] += direction * exponent * power * sign
                exponent = 1
        index += min(count, len(parts) - index)
    return tuple(sorted((k, v) for k, v in dimension.items() if v)), (factor, offset)


def spellings(text):
    """What stands around the digits."""
    digits = re.search(r"\d(.*\d)?", text)
    around = (text[: digits.start()], text[digits.end() :]) if digits else (text,)
    return {
        re.sub("[\u00a0\u2007\u2009\u202f]", " ", part.strip(INVISIBLE)) for part in around} - {""}


def escaped(name):
    """The name with its invisible characters as Swift escapes them."""
    return re.sub("[\u200b-\u200d]", lambda found: f"\\u{{{ord(found[0]):04X}}}", name)


def names(icu, unit, locale):
    """What a locale calls a unit."""
    found = set()
    for width in ("short", "narrow", "full-name"):
        for text in icu.texts(f"unit/{unit} unit-width-{width}", locale):
            found |= spellings(text)
    return found


def main():
    icu, table = ICU(), facts()
    units = (ROOT / "Fixtures/units.txt").read_text().split()
    prefixed = [p + unit for p in PREFIXES for unit in PREFIXED if p + unit not in units]
    alike = collections.defaultdict(set)
    for locale in icu.locales():
        own = set()
        for unit in units:
            own |= {(name, unit) for name in names(icu, unit, locale)}
        known = {name for name, _ in own}
        has_region = re.search("_([A-Z]{2}|[0-9]{3})(_|$)", locale)
        for unit in [] if has_region else prefixed:
            # A locale whose prefixes are incomplete writes some units without them.
            own |= {(name, unit) for name in names(icu, unit, locale) - known}
        for name, unit in own:
            alike[name.lower()].add((name, unit))
    lines = []
    for folded in sorted(alike):
        by_dimension = collections.defaultdict(set)
        for name, unit in alike[folded]:
            if found := measure(unit, table):
                by_dimension[found[0]].add((name, unit, found[1]))
        kept = {}
        for _, same in sorted(by_dimension.items()):
            sizes = collections.defaultdict(set)
            for name, _, size in same:
                sizes[name].add(size)
            if len(sizes) > 1 and len(set().union(*sizes.values())) > 1:
                for name, unit, size in sorted(same):
                    kept.setdefault((name, size), unit)
        lines += [f"    {escaped(name)}\\t{unit}\n" for (name, _), unit in kept.items()]
    text = f'''// Written by regenerate-unit-spellings.py from the names that ICU {VERSION} has.

/// Spellings of units of one dimension that differ by case alone, in any locale: each with its unit.
enum UnitSpellings {{
  static let table = """
{"".join(lines)}    """
}}
'''
    if "--check" not in sys.argv:
        TARGET.write_text(text)
    elif f"ICU {VERSION} " not in TARGET.read_text():
        print(f"written from another ICU than {VERSION}: not compared")
    elif TARGET.read_text() != text:
        sys.exit(f"{TARGET.name} is not what ICU's names give: run regenerate-unit-spellings.py")


main()
