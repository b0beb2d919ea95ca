"""What was once read wrong in silence: integers, single words, labels, addresses, pasted columns, files."""

import subprocess
import sys
from decimal import Decimal

import pytest

from formatting_field import ColumnError, ColumnState, Convention, infer, read

LARGE = 9007199254740993


@pytest.mark.parametrize("name", ["german", "deutsch", "ger", "xx", "klingon", "english"])
def test_unknown_locales_are_refused(name):
    with pytest.raises(ValueError, match="neither a convention"):
        read(["1.250"], locale=name)
    with pytest.raises(ValueError):
        Convention(name)


def test_a_column_of_integers_is_exact():
    texts = [str(LARGE), "9.007.199.254.740.995", "-7", None]
    numbers = read(texts, locale="de")
    assert numbers == [LARGE, LARGE + 2, -7, None]
    assert all(number is None or isinstance(number, int) for number in numbers)
    assert read(texts, locale="de", threads=3) == numbers
    beyond = read(["92233720368547758070", "1"])
    assert beyond == [Decimal("92233720368547758070"), 1]
    # Written decimals make a column of doubles, whatever the numbers are.
    assert [type(n) for n in read(["7,00", "8,00"], locale="de")] == [float, float]
    assert read([str(LARGE), "0.1"], locale="en") == [float(LARGE), 0.1]
    assert read(["50 %", "100 %"]) == [0.5, 1.0]
    assert read([str(LARGE)], dtype="float64") == [float(LARGE)]
    # Decimals may come after the rows that are looked at first.
    late = read(["1"] * 5000 + ["0,5"], locale="de")
    assert late[0] == 1.0 and isinstance(late[0], float) and late[-1] == 0.5


def test_exact_integers_in_columns_of_frames():
    numpy = pytest.importorskip("numpy")
    pandas = pytest.importorskip("pandas")
    assert read(numpy.array([str(LARGE)])).tolist() == [LARGE]
    assert read(numpy.array(["5", ""], dtype=object)).tolist()[0] == 5.0
    with pytest.raises(ValueError, match="float64 has not 9007199254740993"):
        read(numpy.array([str(LARGE), ""], dtype=object))
    found = read(pandas.Series([str(LARGE), None]))
    assert str(found.dtype) == "Int64" and found[0] == LARGE and found[1] is pandas.NA
    assert str(read(pandas.Series(["5", "6"])).dtype) == "int64"
    polars = pytest.importorskip("polars")
    assert read(polars.Series([str(LARGE), None])).to_list() == [LARGE, None]
    pyarrow = pytest.importorskip("pyarrow")
    assert read(pyarrow.array([str(LARGE), None])).to_pylist() == [LARGE, None]
    wide = read(pyarrow.array(["92233720368547758070"]))
    assert wide.to_pylist() == [Decimal("92233720368547758070")]


def test_a_single_text_is_one_word():
    assert read(["tbd", "5", "t", "b"], locale="de", missing="tbd", errors="null") == [None, 5, None, None]
    _, report = read(["tbd", "5", "t"], locale="de", missing="tbd", errors="report")
    assert report.missing == 1 and [refusal.text for refusal in report] == ["t"]
    assert infer(["tbd", "5"], missing="tbd").missing == {"tbd": 1}
    assert infer(["t", "5"], missing="tbd").outcome == "contradicted"
    assert ColumnState("tbd").feed(["tbd"]).answer.missing == {"tbd": 1}
    for wrong in [["a\nb"], "a\nb"]:
        with pytest.raises(ValueError):
            infer(["5"], missing=wrong)
    for wrong in [b"ab", [b"ab"], [1]]:
        with pytest.raises(TypeError):
            infer(["5"], missing=wrong)


@pytest.mark.parametrize("texts", [
    ["Q1", "Q2"], ["K12"], ["E330"], ["TOP 10"], ["12 KM"], ["007", "5"], ["192.168.178.101"],
    ["1.250", "0,5"],
])
def test_labels_ids_and_addresses_are_asked_about(texts):
    answer = infer(texts)
    assert answer.outcome in ("unsettled", "ambiguous") and not answer.is_safe
    with pytest.raises(ColumnError, match="Say like="):
        read(texts)
    assert not str(answer).startswith("certain")
    assert ColumnState.from_bytes(ColumnState().feed(texts).to_bytes()).answer == answer


def test_nothing_is_read_like_a_pasted_column():
    pasted = infer(["1.234,50"] * 31 + ["1,234.50"] * 29)
    with pytest.raises(ColumnError, match="parts in several formats"):
        read(["1.250"] * 60, like=pasted)
    with pytest.raises(ColumnError, match="parts in several formats"):
        read(["1.250"], like=ColumnState().feed(["1,5", "2,5", "3,5", "1.5", "2.5"]))


def test_written_zeros_stay_in_texts_and_decimals():
    texts = ["1,50", "8,10", "0,00", "12,50 €", "7"]
    assert read(texts, locale="de", dtype="text") == ["1.50", "8.10", "0.00", "12.50", "7"]
    exact = read(texts, locale="de", dtype="decimal")
    assert [str(number) for number in exact] == ["1.50", "8.10", "0.00", "12.50", "7"]
    assert exact == [Decimal("1.5"), Decimal("8.1"), 0, Decimal("12.5"), 7]


def command(*arguments, data=None):
    return subprocess.run(
        [sys.executable, "-m", "formatting_field", "infer", *arguments], input=data, capture_output=True)


def test_certain_is_what_read_reads():
    assert command("-", data=b"a;b\nQ1;x\nQ2;y\n").returncode == 1
    assert command("-", data=b"a;b\n5;x\n6;y\n").returncode == 0
