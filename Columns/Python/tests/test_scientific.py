"""Numbers with exponents, against an oracle that shares nothing with the library: Python's Decimal."""

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formatting_field import ColumnError, Convention, infer, read

CONVENTIONS = ["1,234.5", "1 234,5", "1.234,5", "1 234.5", "12,34,567.8"]


def oracle(text, mark):
    """The number of a text by a grammar of one line, and Decimal; None for what is none."""
    found = re.fullmatch(r"([+-]?)(\d+)(?:(\D)(\d+))?[eE]([+-]?\d{1,3})", text, re.ASCII)
    if not found or found[3] not in (None, mark):
        return None
    return Decimal(f"{found[1]}{found[2]}.{found[4] or ''}E{found[5]}")


# Each text, and its number where the comma and where the period is the decimal separator.
TABLE = [
    ("1e-05", "0.00001", "0.00001"), ("1E+5", "100000", "100000"), ("1,23E-05", "0.0000123", None),
    ("1.23E-05", None, "0.0000123"), ("1.234E5", None, "123400"), ("1,234E5", "123400", None),
    ("12,34,567E2", None, None), ("1.234,5E2", None, None), ("1,234.5E2", None, None), ("-1,5e3", "-1500", None),
    ("0E0", "0", "0"), ("0,0E-3", "0", None), ("1E1000", None, None), ("1E-999", "1E-999", "1E-999"),
    ("1E", None, None), ("1E+", None, None), ("1e5e5", None, None), ("1 E5", None, None), ("1E5 €", None, None),
    ("1E5 %", None, None), ("(1E5)", None, None), ("1E 5", None, None), ("1E5,5", None, None), ("0x1E5", None, None),
    ("12 34E+1", None, None), ("1'234E+1", None, None), ("٫5E+1", None, None),
]


@pytest.mark.parametrize("text, comma, period", TABLE)
def test_the_table(text, comma, period):
    for like, number in (("1.234,5", comma), ("1 234,5", comma), ("1,234.5", period), ("1 234.5", period)):
        [found] = read([text], like=like, dtype="text", errors="null")
        assert (found is None) == (number is None), like
        assert found is None or Decimal(found) == Decimal(number)
    # A locale that is told reads no foreign decimal separators before an exponent.
    [found] = read([text], locale="de-DE", dtype="text", errors="null")
    assert (found and Decimal(found)) == (comma and Decimal(comma))


exponents = st.from_regex(
    r"\A[+-]?[0-9]{1,7}([.,' _][0-9]{1,5}){0,2}[eE][+-]?[0-9]{1,4}\Z")


@given(st.lists(exponents, max_size=12), st.sampled_from(CONVENTIONS))
def test_every_text_is_the_oracles_number_or_refused(texts, name):
    mark = Convention(name).decimal_separator
    for text, found in zip(texts, read(texts, like=name, dtype="text", errors="null")):
        expected = oracle(text, mark)
        assert (found and Decimal(found)) == expected, text


@given(st.decimals(allow_nan=False, allow_infinity=False, places=6, min_value=-10**9, max_value=10**9),
       st.integers(-250, 250), st.sampled_from([",", "."]))
def test_what_programs_write_is_read_back(number, power, mark):
    text = f"{number:E}".replace(".", mark)
    text = re.sub(r"E.*", "", text) + f"E{power:+03d}"
    like = "1.234,5" if mark == "," else "1,234.5"
    value = Decimal(text.replace(",", "."))
    [found] = read([text], like=like, dtype="text")
    assert Decimal(found) == value
    assert read([text], like=like, dtype="float64") == [float(text.replace(",", "."))]


def test_ids_are_asked_about():
    assert infer(["2310009E13", "1E5"]).outcome == "ambiguous"
    with pytest.raises(ColumnError, match="Say like="):
        read(["2310009E13"])
    assert infer(["1e-05", "1E+05"]).outcome == "certain"
    assert read(["1e5", "1,5", "2,5"]) == [100000.0, 1.5, 2.5]
