#!/usr/bin/env python3
"""Writes Fixtures/corpora: 1,000 numbers in plain ASCII, and their texts in five locales.

Line n of each file is the same number. The seed is fixed and the texts are those of ICU, through
`numfield format`, so that a run writes the same files again.
"""

import json
import pathlib
import random
import subprocess

COUNT = 1000
LOCALES = ["en-US", "de-DE", "fr-FR", "hi-IN", "ar-EG-u-nu-arab"]
ROOT = pathlib.Path(__file__).resolve().parent.parent


def digits(source, count):
    """`count` digits, the first of them not 0."""
    return str(source.randint(10 ** (count - 1), 10**count - 1))


def price(source):
    whole = digits(source, source.choice([1, 1, 2, 2, 2, 3, 3, 4, 5]))
    cents = source.choice(["99", "95", "90", "50", "00", "%02d" % source.randrange(100)])
    return whole + "." + cents


def quantity(source):
    return digits(source, source.choice([1, 1, 2, 2, 3, 3, 4]))


def percentage(source):
    whole = str(source.randrange(100))
    return whole + "." + digits(source, source.choice([1, 1, 2]))


def large_sum(source):
    whole = digits(source, source.choice([6, 7, 7, 8, 9, 10, 12]))
    return whole + source.choice(["", ".%02d" % source.randrange(100)])


def long_number(source):
    return digits(source, source.randint(14, 22)) + "." + digits(source, source.randint(2, 12))


def numbers():
    """Mostly prices and quantities, one in 20 of them negative, a few long ones."""
    source = random.Random(20240229)
    kinds = [price] * 40 + [quantity] * 27 + [percentage] * 15 + [large_sum] * 16 + [long_number] * 2
    for _ in range(COUNT):
        number = source.choice(kinds)(source)
        yield "-" + number if source.randrange(20) == 0 else number


def texts(numfield, locale, plain):
    """ICU's texts of the numbers, each with the number's own fraction digits."""
    requests = []
    for number in plain:
        fraction = len(number.partition(".")[2])
        requests.append(
            json.dumps(
                {
                    "locale": locale,
                    "style": "decimal",
                    "value": number,
                    "minimumFractionDigits": fraction,
                    "maximumFractionDigits": fraction,
                }
            )
        )
    answer = subprocess.run(
        [numfield, "format"], input="\n".join(requests), capture_output=True, text=True, check=True
    )
    return [json.loads(line)["text"] for line in answer.stdout.splitlines()]


def main():
    numfield = ROOT / "Scripts" / "numfield.sh"
    folder = ROOT / "Fixtures" / "corpora"
    folder.mkdir(exist_ok=True)
    plain = list(numbers())
    files = {"plain": plain}
    for locale in LOCALES:
        files[locale.partition("-u-")[0]] = texts(numfield, locale, plain)
    for name, lines in files.items():
        text = "".join(line + "\n" for line in lines)
        (folder / (name + ".txt")).write_text(text, encoding="utf-8")


main()
