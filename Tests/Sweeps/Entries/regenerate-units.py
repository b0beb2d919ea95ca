#!/usr/bin/env python3
"""Writes UnitFacts.swift anew from CLDR's units.xml.

usage: Tests/Sweeps/Entries/regenerate-units.py UNITS_XML VERSION

UNITS_XML is common/supplemental/units.xml of CLDR, VERSION the release that it is of, such as 41. Factors and
offsets are kept as fractions, exactly as the file has them.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree
from fractions import Fraction

TARGET = pathlib.Path(__file__).parent / "UnitFacts.swift"


def value(expression, constants):
    """The number of an expression: all factors after a slash divide."""
    above, _, below = expression.replace(" ", "").partition("/")

    def product(factors):
        result = Fraction(1)
        for factor in filter(None, factors.split("*")):
            result *= constants[factor] if factor in constants else Fraction(factor)
        return result

    return product(above) / product(below)


def text(fraction):
    return str(fraction.numerator) + (f"/{fraction.denominator}" if fraction.denominator > 1 else "")


def main():
    root = xml.etree.ElementTree.parse(sys.argv[1]).getroot()
    constants, approximate = {}, set()
    for constant in root.iter("unitConstant"):
        name, expression = constant.get("constant"), constant.get("value")
        constants[name] = value(expression, constants)
        if constant.get("status") == "approximate":
            approximate.add(name)
    lines = []
    for unit in root.iter("convertUnit"):
        factor, offset = unit.get("factor", "1"), unit.get("offset", "0")
        # A factor that is an approximation would give numbers that look exact.
        if approximate & set(re.split(r"[ */]+", factor)):
            continue
        lines.append(
            f"    {unit.get('source')} {unit.get('baseUnit')} {text(value(factor, constants))}"
            f" {text(value(offset, constants))}\n")
    TARGET.write_text(f'''// Written by regenerate-units.py from units.xml of CLDR {sys.argv[2]}.

/// The units that others are made of, a unit a line: its name, its base unit, the factor to the base unit,
/// and what is added then, as fractions.
enum UnitFacts {{
  static let table = """
{"".join(lines)}    """
}}
''')


main()
