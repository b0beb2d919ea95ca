"""All columns of frames, and the ways in from pandas, polars and DuckDB."""

import pickle
from datetime import date
from decimal import Decimal

import pytest

import conftest
from formatting_field import ColumnError, ColumnState, Report, infer, read, read_csv, read_frame

WAYS = {"Menge": "like:Preis", "Preis": "each-row", "*": "auto"}
MIXED = ["1.250", 3.5, None, "12,5 €", Decimal("7.1"), 4, date(2025, 7, 6), True, float("nan")]


def test_numbers_among_texts_stay_as_they_are():
    numbers, report = read(MIXED, like="1.234,5", errors="report")
    assert numbers == [1250.0, 3.5, None, 12.5, 7.1, 4.0, None, None, None]
    assert [refusal.text for refusal in report] == ["date datetime.date(2025, 7, 6)", "bool True"]
    assert (report.numbers, report.missing) == (5, 2)
    exact = read(MIXED, like="1.234,5", errors="coerce", dtype="decimal")
    assert exact[1:5] == [Decimal("3.5"), None, Decimal("12.5"), Decimal("7.1")]
    assert read(["1.250", 2**62], like="1.234,5") == [1250, 2**62]
    assert read(["5", 2**70], locale="de") == [5, 2**70]
    assert read(["5", 1e300, 0.1], locale="de") == [5.0, 1e300, 0.1]
    with pytest.raises(ColumnError, match="more fraction digits"):
        read(["5", 2.5], locale="de", dtype="int64")
    # They say nothing about the texts.
    assert infer(["1.250", 0.5]).outcome == "ambiguous"
    assert read([1, 2.5]) == [1.0, 2.5]


def test_what_stands_after_numbers_is_declared():
    texts = ["12,5 kg", "1.250,0kg", "7", "3,25 *", "K 5"]
    assert infer(texts[:4]).outcome == "notNumbers"
    assert infer(texts[:4], suffix=["kg", "*"]).outcome == "certain"
    for how in [dict(like="1,5"), dict(locale="de-DE"), dict(each_row=True), {}]:
        assert read(texts[:4], suffix=["kg", "*"], **how) == [12.5, 1250.0, 7.0, 3.25]
    assert read(texts[:1], locale="de", suffix="kg", dtype="text") == ["12.5"]
    _, report = read(texts, locale="de", suffix="kg", errors="report")
    assert [refusal.row for refusal in report] == [3]
    assert read_frame({"w": texts[:3]}, suffix="kg") == {"w": [12.5, 1250.0, 7.0]}
    state = ColumnState(suffix="kg").feed(texts[:2]) + ColumnState(suffix="kg").feed(texts[2:3])
    assert state.copy().feed(["8,5 kg"]).answer.outcome == "certain"


def test_an_example_in_any_spelling():
    for like in ["1.234,56", "12,5", "1.234.567,8", "3,5 €", "-7,25"]:
        assert read(["1.250", "2,5"], like=like) == [1250.0, 2.5]
    assert read(["1,250.5"], like="1,234.56") == [1250.5]
    for wrong, told in [("1.250", "does not tell"), ("5", "does not tell"), ("abc", "no number"), ("de", "locale")]:
        with pytest.raises(ValueError, match=told):
            read(["1.250"], like=wrong)


def test_errors_pickle_and_reports_are_tables():
    with pytest.raises(ColumnError) as caught:
        read(["1.250", "x"], like="1.234,5")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value) and list(copy.report) == list(caught.value.report)
    with pytest.raises(ColumnError) as asked:
        read(["1.250"])
    assert pickle.loads(pickle.dumps(asked.value)).answer == asked.value.answer
    _, report = read(["<b>", "1.234.50"], like="1.234,5", errors="report")
    assert isinstance(report[0:1], list) and isinstance(report, Report)
    assert report.to_dicts()[0]["text"] == "<b>"
    assert "&lt;b&gt;" in report._repr_html_() and "<b>" not in report._repr_html_()
    assert "certain" in infer(["1,5", "2,5"])._repr_html_()


def test_pandas():
    pandas = pytest.importorskip("pandas")
    import formatting_field.pandas  # noqa: F401

    column = pandas.Series(MIXED, dtype=object, name="Preis", index=list("abcdefghi"))
    numbers = column.number.read(like="12,5", errors="coerce")
    assert (str(numbers.dtype), numbers.name, numbers["d"]) == ("float64", "Preis", 12.5)
    nullable = column.number.read(like="12,5", errors="coerce", dtype_backend="numpy_nullable")
    assert str(nullable.dtype) == "Float64" and nullable.isna().sum() == 4
    assert column.number.infer().outcome == "contradicted"
    _, report = column.number.read(like="12,5", errors="report")
    assert report.to_frame()["row"].tolist() == [6, 7]
    pytest.importorskip("pyarrow")
    for dtype, name in [("float64", "double"), ("int64", "int64"), ("decimal", "decimal128(38, 2)")]:
        texts = pandas.Series(["1.250", None], dtype=str)
        found = texts.number.read(like="1,5", dtype=dtype, dtype_backend="pyarrow")
        assert str(found.dtype) == f"{name}[pyarrow]" and found[0] == 1250 and found.isna()[1]
    assert str(pandas.Series(["5", 2], dtype=object).number.read(locale="de", dtype_backend="pyarrow").dtype) == (
        "int64[pyarrow]")


def test_polars():
    polars = pytest.importorskip("polars")
    import formatting_field.polars  # noqa: F401

    frame = polars.LazyFrame({"Preis": ["1.250,00 €", "12,50 €", None] * 1000, "n": ["5", "1.000", "7"] * 1000})
    prices = frame.select(polars.col("Preis").number.read(locale="de-DE"), polars.col("n"))
    for engine in ("in-memory", "streaming"):
        assert prices.collect(engine=engine)["Preis"].sum() == 1262500.0
    assert frame.select(polars.col("n").number.read(like="1,5", dtype="int64").sum()).collect().item() == 1012000
    exact = frame.select(polars.col("Preis").number.read(dtype="decimal"))
    assert exact.collect_schema()["Preis"] == polars.Decimal(38, 2)
    assert exact.collect()["Preis"][1] == Decimal("12.50")
    # A predicate comes after the numbers, and a refused text ends the query.
    assert frame.filter(polars.col("n").number.read(locale="de") > 900).collect().height == 1000
    with pytest.raises(Exception, match="row 0 'x'"):
        polars.LazyFrame({"a": ["x"]}).select(polars.col("a").number.read(locale="de")).collect()
    assert polars.Series("a", ["1,5", "2,5"]).number.read().to_list() == [1.5, 2.5]
    assert polars.Series("a", ["1,5", "2,5"]).number.infer().is_safe


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    import formatting_field.duckdb

    connection = duckdb.connect()
    formatting_field.duckdb.register(connection)
    connection.execute("CREATE TABLE t AS SELECT * FROM (VALUES ('1.250'), ('12,5'), (NULL)) t(a)")
    assert connection.sql("SELECT sum(read_number(a, 'de-DE')), sum(read_decimal(a, '1.234,5')) FROM t").fetchall() == [
        (1262.5, Decimal("1262.500000"))]
    assert connection.sql("SELECT try_read_number(a, 'each-row') FROM t").fetchall() == [(None,), (12.5,), (None,)]
    other = duckdb.connect()
    formatting_field.duckdb.register(other, missing="tbd", suffix="kg")
    assert other.sql("SELECT read_number(a, 'de-DE') FROM (VALUES ('1,5 kg'), ('tbd')) t(a)").fetchall() == [
        (1.5,), (None,)]
    for query in ["SELECT read_number('x', 'de-DE')", "SELECT read_number('1', 'auto')"]:
        with pytest.raises(duckdb.Error):
            connection.sql(query).fetchall()


@pytest.mark.parametrize("kind", ["pandas", "polars", "pyarrow"])
def test_the_export_from_a_file(kind):
    pytest.importorskip(kind)
    frame = read_csv(conftest.EXPORT, WAYS, frame=kind)
    pieces = frame["Menge"].sum() if kind != "pyarrow" else sum(n or 0 for n in frame["Menge"].to_pylist())
    assert pieces == 63233
    names = list(frame.columns if kind != "pyarrow" else frame.column_names)
    assert names == ["Artikel", "Menge", "Preis", "MwSt"]
    with pytest.raises(ColumnError, match="Menge: ambiguous.*columns={'Menge': '1.234,5'}.*Preis: contradicted"):
        read_csv(conftest.EXPORT, frame=kind)
    kept, refused = read_csv(conftest.EXPORT, frame=kind, errors="report")
    assert set(refused) == {"Menge", "Preis"} and refused["Menge"].answer.outcome == "ambiguous"
    assert str(kept["Menge"][0]) == "1.250"


@pytest.mark.parametrize("kind", ["pandas", "polars", "pyarrow"])
def test_what_is_not_read_stays_as_it_is_in_the_file(kind, tmp_path):
    pytest.importorskip(kind)
    path = tmp_path / "table.csv"
    path.write_text("name;note;n\na;;1,5\nb;NA;2,5\n", encoding="utf-8")
    frame = read_csv(path, frame=kind)
    texts = frame["note"].to_pylist() if kind == "pyarrow" else list(frame["note"])
    assert texts == ["", "NA"]


def test_frames_of_workbooks(tmp_path):
    pandas = pytest.importorskip("pandas")
    sheet = pandas.DataFrame({
        "name": ["a", "b", "c"], "mixed": ["1.250,5", 3, "0,5"], "n": [1, 2, 3],
        "when": pandas.to_datetime(["2025-07-06"] * 3)})
    found = read_frame(sheet)
    assert found["mixed"].tolist() == [1250.5, 3.0, 0.5]
    assert found["name"].tolist() == ["a", "b", "c"] and found["when"].dtype == sheet["when"].dtype
    with pytest.raises(KeyError, match="no column 'm'"):
        read_frame(sheet, {"m": "auto"})
    pytest.importorskip("openpyxl")
    path = tmp_path / "book.xlsx"
    sheet.assign(pieces=["1.250", "6", "1.085"]).to_excel(path, index=False)
    # Without dtype=object pandas reads the texts "1.250" as 1.25.
    book = read_frame(pandas.read_excel(path, dtype=object), {"pieces": "de-DE", "*": "auto"})
    assert book["mixed"].tolist() == [1250.5, 3.0, 0.5]
    assert book["pieces"].tolist() == [1250, 6, 1085]
    assert [int(n) for n in book["n"]] == [1, 2, 3]
    assert read_frame({"a": ["1,5", "2,5"], "b": ["x", "y"]}, {"*": "auto"}) == {"a": [1.5, 2.5], "b": ["x", "y"]}
