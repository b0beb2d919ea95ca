#!/usr/bin/env python3
"""Writes Sources/NumberText/Value/PowersOfFive.swift.

Each power 5^q for q in -342...308 is given by its 128 leading bits, the upper 64 first.
They are cut off, except for q in -27 ... -1, where they are rounded up.

Source of the rules: D. Lemire, "Number Parsing at a Gigabyte per Second" (2021), section 5;
N. Mushtak and D. Lemire, "Fast Number Parsing Without Fallback" (2022).
"""

from pathlib import Path

SMALLEST, LARGEST = -342, 308


def leading_bits(q):
    if q >= 0:
        power = 5**q
        shift = power.bit_length() - 128
        return power >> shift if shift >= 0 else power << -shift
    power = 5**-q
    quotient, remainder = divmod(1 << (power.bit_length() + 127), power)
    assert remainder != 0 and quotient.bit_length() == 128
    return quotient + 1 if q >= -27 else quotient


def main():
    words = []
    for q in range(SMALLEST, LARGEST + 1):
        bits = leading_bits(q)
        words += [bits >> 64, bits & (2**64 - 1)]
    lines = [
        "// Written by Scripts/generate-powers-of-five.py.",
        "",
        "/// The 128 leading bits of the powers of five that a binary conversion can need.",
        "///",
        "/// An optimised build lays the words out as constant data and reads them without a check for",
        "/// initialisation.",
        "enum PowersOfFive {",
        "  /// The power of the first pair in ``words``.",
        f"  static let smallest = {SMALLEST}",
        "  /// The power of the last pair in ``words``.",
        f"  static let largest = {LARGEST}",
        "",
        "  /// Pairs of the upper and the lower 64 bits.",
        "  // swift-format-ignore",
        "  static let words: [UInt64] = [",
    ]
    for i in range(0, len(words), 4):
        lines.append("    " + " ".join(f"0x{word:016x}," for word in words[i : i + 4]))
    lines += ["  ]", "}", ""]
    target = Path(__file__).parent.parent / "Sources/NumberText/Value/PowersOfFive.swift"
    target.write_text("\n".join(lines))


main()
