"""Any column: read right or not at all, and the same in parts, in any layout and after a pickle."""

import pickle
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formatting_field import Answer, ColumnError, ColumnState, Convention, infer, read

CONVENTIONS = ["1,234.5", "1 234,5", "1.234,5", "1 234.5", "12,34,567.8"]
cells = st.one_of(
    st.text("00112345678.,' -+%€()NA\u00a0\u0661\u066b", max_size=14),
    st.sampled_from(["", "NA", "1.250", "3.000", "0,5", "12 %", "(3)", "-7", "1.234.567,5"]))
columns = st.lists(st.one_of(st.none(), cells), max_size=25)


def written(number: Decimal, convention: Convention) -> str:
    """A number as the convention writes it: an oracle that shares nothing with the library."""
    sign, digits = ("-" if number < 0 else ""), f"{abs(number):f}"
    whole, _, fraction = digits.partition(".")
    groups, sizes = [], list(convention.grouping_sizes)
    while len(whole) > sizes[0]:
        groups.insert(0, whole[-sizes[0]:])
        whole = whole[: -sizes[0]]
        sizes = sizes[1:] or sizes
    text = convention.grouping_separator.join([whole, *groups])
    return sign + text + (convention.decimal_separator + fraction if fraction else "")


numbers = st.decimals(-10**12, 10**12, allow_nan=False, places=2)


@given(st.lists(numbers, min_size=1, max_size=20), st.sampled_from(CONVENTIONS))
def test_what_a_convention_writes_is_read_back(values, name):
    convention = Convention(name)
    texts = [written(value, convention) for value in values]
    assert read(texts, like=convention, dtype="decimal") == values
    assert read(texts, like=name) == [float(value) for value in values]
    assert convention in infer(texts).conventions
    try:
        own = read(texts, dtype="decimal")
    except ColumnError:
        return
    assert own == values


@given(columns, st.sampled_from(CONVENTIONS))
def test_no_text_is_read_as_another_number(texts, name):
    """A number that is read has the digits of its text, and the separators where they belong."""
    convention = Convention(name)
    result = read(texts, like=convention, dtype="text", errors="null")
    for text, number in zip(texts, result):
        if number is None:
            continue
        plain = "".join(
            {convention.decimal_separator: ".", "\u2212": "-"}.get(mark, mark)
            for mark in text if mark in "0123456789" + convention.decimal_separator)
        digits = "".join(str(int(mark)) if mark.isdigit() else mark for mark in plain)
        value = abs(Decimal(number)) * (100 if "%" in text else 1)
        if not any(mark.isdigit() and not mark.isascii() for mark in text):
            assert value == Decimal(digits or "0"), text
        assert (Decimal(number) < 0) == (value != 0 and ("-" in text or "(" in text)), text


@given(columns, columns, st.sampled_from([(), ("-",)]))
def test_states_merge_pickle_and_copy(first, second, missing):
    whole = ColumnState(missing).feed(first + second)
    parts = ColumnState(missing).feed(first) + ColumnState(missing).feed(second)
    assert parts == whole
    assert pickle.loads(pickle.dumps(whole)) == whole == whole.copy()
    assert pickle.loads(pickle.dumps(whole.answer)) == whole.answer
    assert infer(first + second, missing=missing, threads=3) == whole.answer
    assert pickle.loads(pickle.dumps(ColumnState(missing).feed(first))).feed(second) == whole


@given(columns, st.data())
def test_damaged_states_are_refused_or_sound(texts, data):
    saved = bytearray(ColumnState().feed(texts).to_bytes())
    place = data.draw(st.integers(0, len(saved) - 1))
    saved[place] = data.draw(st.integers(0, 255))
    try:
        state = ColumnState.from_bytes(bytes(saved))
    except ValueError:
        return
    assert isinstance((state + state).answer, Answer)


@given(columns)
def test_threads_and_types_agree(texts):
    doubles, report = read(texts, each_row=True, errors="report")
    assert read(texts, each_row=True, errors="null", threads=3) == doubles
    exact = read(texts, each_row=True, errors="null", dtype="decimal")
    assert [None if e is None else float(e) for e in exact] == doubles
    whole = read(texts, each_row=True, errors="null", dtype="int64")
    assert whole == [e if e is not None and e == int(e) else None for e in exact]
    assert report.numbers + report.missing + len(report) == len(texts)
    for refusal in report:
        assert refusal.status == ("doubtful" if len(refusal.meanings) > 1 else "refused")
        assert refusal.text == texts[refusal.row]


def test_locales_are_known_without_icu():
    assert Convention("de-DE").name == "1.234,5"
    assert Convention("de-AT").name == "1 234,5"
    assert Convention("DE_at").name == "1 234,5"
    assert Convention("hi-IN").name == "12,34,567.8"
    assert Convention("en-DE").name == "1.234,5"
    with pytest.raises(ValueError, match="neither a convention"):
        Convention("xx-YY")


def test_what_is_said_wrong_is_refused():
    for said in [
        dict(like="1.234,5", locale="de"), dict(like="de-DE"), dict(dtype="float32"),
        dict(errors="ignore"), dict(scale=39, dtype="decimal"), dict(locale="nowhere"),
    ]:
        with pytest.raises(ValueError):
            read(["1"], **said)
    for column in ["1,5", b"1", [1.5], 7]:
        with pytest.raises(TypeError):
            infer(column)
    with pytest.raises(ValueError):
        ColumnState().skip(-1)
    with pytest.raises(ColumnError, match="without numbers"):
        read(["1"], like=infer(["a", "b"]))
    with pytest.raises(ColumnError, match="begin with a zero, as ids do"):
        read(["007", "0815"])


def test_numbers_that_a_type_does_not_hold():
    numbers, report = read(
        ["9223372036854775808", "1.5", "-9223372036854775808"], like="1,234.5", dtype="int64",
        errors="report")
    assert numbers == [None, None, -(2**63)]
    assert [refusal.status for refusal in report] == ["overflow", "fraction"]
    assert read(["9007199254740993", "0.1"], like="1,234.5") == [9007199254740992.0, 0.1]
    exact = read(["12345678901234567890123456789.5"], like="1,234.5", dtype="decimal")
    assert exact == [Decimal("12345678901234567890123456789.5")]


def test_nulls_and_strange_texts():
    assert read([None, float("nan"), "", " ", "NA", "null"], locale="en") == [None] * 6
    assert read(["-", "5"], locale="en", missing=["-"]) == [None, 5.0]
    assert read([b"1,5", "\ud800"], locale="de", errors="null") == [1.5, None]
    assert read([], locale="de") == []
    assert infer([]).outcome == "notNumbers"
    assert read(iter(["1", "2"]), locale="de") == [1.0, 2.0]
