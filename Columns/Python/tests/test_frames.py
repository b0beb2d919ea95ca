"""Columns of numpy, pandas, polars, pyarrow and others that speak Arrow."""

import gc
import sys
from decimal import Decimal

import pytest

from formatting_field import ArrowNumbers, ColumnError, infer, read

TEXTS = ["1.250", "0,5", None, "12,75", "1.234.567,891", "ein langer Text, der keine Zahl ist", "7"]
NUMBERS = [1250.0, 0.5, None, 12.75, 1234567.891, None, 7.0]
EXACT = [Decimal(str(n)) if n is not None else None for n in NUMBERS]


def numbers_of(column):
    """A result as a list with None for what is not a number."""
    values = column.to_pylist() if hasattr(column, "to_pylist") else list(column)
    none = (type(None), type(getattr(sys.modules.get("pandas"), "NA", None)))
    return [None if isinstance(value, none) or value != value else value for value in values]


def check(column):
    assert infer(column).outcome == "contradicted"
    assert infer(column).blanks == 1
    result = read(column, like="1.234,5", errors="null")
    assert numbers_of(result) == NUMBERS
    assert numbers_of(read(column, like="1.234,5", errors="null", threads=2)) == NUMBERS
    exact = read(column, like="1.234,5", errors="null", dtype="decimal")
    assert numbers_of(exact) == EXACT
    texts = numbers_of(read(column, like="1.234,5", errors="null", dtype="text"))
    assert [t and Decimal(t) for t in texts] == EXACT
    with pytest.raises(ColumnError, match="row 5 'ein langer Text"):
        read(column, like="1.234,5")
    part = read(column[:2], like="1.234,5")
    assert numbers_of(part) == NUMBERS[:2]
    assert numbers_of(read(column[3:5], like="1.234,5")) == NUMBERS[3:5]
    return result


def test_numpy():
    numpy = pytest.importorskip("numpy")
    result = check(numpy.array(TEXTS, dtype=object))
    assert result.dtype == "float64"
    fixed = numpy.array(["1", "22"])
    assert read(fixed, locale="de", dtype="int64").tolist() == [1, 22]
    with pytest.raises(ValueError, match="no missing values"):
        read(numpy.array(["1", ""]), locale="de", dtype="int64")
    with pytest.raises(TypeError, match="not of float64"):
        infer(numpy.array([1.5]))


@pytest.mark.parametrize("dtype", ["object", "str", "string", "category"])
def test_pandas(dtype):
    pandas = pytest.importorskip("pandas")
    column = pandas.Series(TEXTS, index=range(10, 17), name="Preis", dtype=dtype)
    result = check(column)
    assert (result.dtype, result.name, list(result.index)) == ("float64", "Preis", list(range(10, 17)))
    whole = read(pandas.Series(["1", None, "3"], dtype=dtype), locale="de", dtype="int64")
    assert str(whole.dtype) == "Int64" and whole.sum() == 4


def test_polars():
    polars = pytest.importorskip("polars")
    result = check(polars.Series("Preis", TEXTS))
    assert (result.dtype, result.name) == (polars.Float64, "Preis")
    check(polars.Series("Preis", TEXTS, dtype=polars.Categorical))
    chunks = polars.concat([polars.Series(TEXTS[:3]), polars.Series(TEXTS[3:])], rechunk=False)
    check(chunks)
    exact = read(polars.Series(["1,25", "3"]), locale="de", dtype="decimal")
    assert exact.dtype == polars.Decimal(38, 2)


@pytest.mark.parametrize("type", ["string", "large_string", "string_view", "binary", "dictionary"])
def test_pyarrow(type):
    pyarrow = pytest.importorskip("pyarrow")
    kind = (
        pyarrow.dictionary(pyarrow.int8(), pyarrow.string()) if type == "dictionary"
        else getattr(pyarrow, type)())
    column = pyarrow.array(TEXTS).cast(kind)
    result = check(column)
    result.validate(full=True)
    chunked = read(pyarrow.chunked_array([column, column[:0], column[1:]]), like="1.234,5", errors="null")
    chunked.validate(full=True)
    assert chunked.to_pylist() == NUMBERS + NUMBERS[1:]
    nulls = pyarrow.nulls(3)
    assert read(nulls, locale="de").to_pylist() == [None] * 3
    with pytest.raises(TypeError, match="texts"):
        infer(pyarrow.array([1.5]))


def test_others_get_what_speaks_arrow():
    pyarrow = pytest.importorskip("pyarrow")

    class Column:
        def __arrow_c_stream__(self, requested_schema=None):
            return pyarrow.chunked_array([TEXTS]).__arrow_c_stream__(requested_schema)

    result = read(Column(), like="1.234,5", errors="null", dtype="decimal", scale=3)
    assert isinstance(result, ArrowNumbers) and len(result) == len(TEXTS)
    for _ in range(3):
        assert pyarrow.array(result).to_pylist() == EXACT
    # What nobody takes is freed.
    result.__arrow_c_array__()
    del result
    gc.collect()


# Validity is made in blocks, and many numbers lie in pages of their own.
@pytest.mark.parametrize("count", [20_001, 200_001])
def test_validity_over_block_borders(count):
    pyarrow = pytest.importorskip("pyarrow")
    column = pyarrow.array([None if row % 7 == 0 else str(row) for row in range(count)])
    result, report = read(column, locale="en", dtype="int64", threads=2, errors="report")
    result.validate(full=True)
    assert result.to_pylist() == [None if row % 7 == 0 else row for row in range(count)]
    assert report.missing == (count + 6) // 7 and report.numbers + report.missing == count
