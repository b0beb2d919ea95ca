"""Readers of Python: python.py babel | babel-strict | locale | pandas | duckdb | polars | float

pandas, DuckDB and polars read files: each text is a file of one column, with the marks of its locale where they can be
told.
"""
import csv
import decimal
import io
import json
import locale
import os
import platform
import sys
import tempfile

mode = sys.argv[1]
# The marks of the locales by CLDR 42, for readers that have none of their own.
MARKS = json.load(open(os.path.join(os.path.dirname(__file__), "marks.json"), encoding="utf-8"))


class Cannot(Exception):
    pass


def of_babel(tag, style, text):
    import babel.numbers
    if style not in ("decimal", "integer"):
        raise Cannot
    return babel.numbers.parse_decimal(text, locale=tag.replace("-", "_"), strict=mode == "babel-strict")


def of_locale(tag, style, text):
    if style != "decimal":
        raise Cannot
    try:
        locale.setlocale(locale.LC_ALL, tag.replace("-", "_") + ".UTF-8")
    except locale.Error:
        raise Cannot
    return locale.atof(text, decimal.Decimal)


def of_float(tag, style, text):
    if style != "decimal":
        raise Cannot
    return float(text)


def of_pandas(tag, style, text, whole=False):
    import pandas
    if style != "decimal":
        raise Cannot
    mark, group = MARKS.get(tag, (None, None))
    if mark is None or len(mark.encode()) > 1:
        raise Cannot
    group = group if len(group.encode()) == 1 else None
    column = pandas.read_csv(io.StringIO(text), header=None, sep="\t", decimal=mark, thousands=group, dtype=None,
                             quoting=csv.QUOTE_NONE, keep_default_na=not whole)[0]
    if column.dtype.kind not in "if":
        return None
    return [each for each in column.tolist()]


def of_duckdb(tag, style, text, **_):
    import duckdb
    if style != "decimal":
        raise Cannot
    mark, group = MARKS.get(tag, (None, None))
    if mark is None or len(mark.encode()) > 1:
        raise Cannot
    options = {"decimal_separator": mark, **({"thousands": group} if len(group.encode()) == 1 else {})}
    return table(duckdb, text, options)


def table(duckdb, text, options):
    with tempfile.NamedTemporaryFile("w", suffix=".csv", delete=False, encoding="utf-8") as file:
        file.write(text + "\n")
    try:
        told = ", ".join(f"{name}='{value}'" for name, value in options.items())
        rows = duckdb.sql(f"SELECT * FROM read_csv('{file.name}', delim='\t', quote='', header=false{', ' if told else ''}{told})")
        if not any(name in str(rows.types[0]) for name in ("INT", "DOUBLE", "DECIMAL")):
            return None
        return [each[0] for each in rows.fetchall()]
    finally:
        os.unlink(file.name)


def of_polars(tag, style, text):
    import polars
    if style != "decimal":
        raise Cannot
    mark, _ = MARKS.get(tag, (None, None))
    if mark not in (".", ","):
        raise Cannot
    column = polars.read_csv(text.encode(), has_header=False, separator="\t", quote_char=None,
                             decimal_comma=mark == ",").to_series(0)
    return column.to_list() if column.dtype.is_numeric() else None


def version():
    if mode in ("locale", "float"):
        return f"Python {platform.python_version()}, {' '.join(platform.libc_ver())}"
    module = __import__(mode.removesuffix("-strict"))
    return f"{ {'babel': 'Babel', 'duckdb': 'DuckDB'}.get(module.__name__, module.__name__) } {module.__version__}"


readers = {"babel": of_babel, "babel-strict": of_babel, "locale": of_locale, "float": of_float, "pandas": of_pandas,
           "duckdb": of_duckdb, "polars": of_polars}


def said(read):
    try:
        found = read()
    except Cannot:
        return "cannot"
    except Exception:
        return "refused"
    found = found if isinstance(found, list) else [found]
    if any(each is None or each != each for each in found):
        return "refused"
    return "number " + " ".join(format(each, "f") if isinstance(each, decimal.Decimal) else repr(each) for each in found)


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    answer = "cannot"
    if kind == "about":
        answer = version()
    elif kind == "read":
        answer = said(lambda: readers[mode](*request))
    print(answer, flush=True)
