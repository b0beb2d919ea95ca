"""The German export of README: 63,233 pieces, of which other readers make 795.5."""

from decimal import Decimal

import pytest

from formatting_field import ColumnError, ColumnState, infer, read


def test_what_the_columns_are(export):
    answers = {name: infer(column) for name, column in export.items()}
    assert {name: answer.outcome for name, answer in answers.items()} == {
        "Artikel": "notNumbers",
        "Menge": "ambiguous",
        "Preis": "contradicted",
        "MwSt": "certain",
    }
    assert (answers["Menge"].doubtful, answers["Menge"].blanks) == (50, 3)
    assert [(row.line, row.text) for row in answers["Preis"].deciding] == [(141, "1234.50 €")]
    assert answers["Preis"].signs == ("€",)
    assert answers["MwSt"].kind == "percent"


def test_it_asks_and_does_not_guess(export):
    with pytest.raises(ColumnError, match="ambiguous.*Say like='1,234.5' or like='1.234,5'"):
        read(export["Menge"])


def test_one_column_like_another(export):
    numbers = read(export["Menge"], like=infer(export["Preis"]))
    assert sum(number for number in numbers if number is not None) == 63233
    assert numbers.count(None) == 3
    assert sum(filter(None, read(export["Menge"], locale="de-DE", dtype="int64"))) == 63233


def test_each_row_by_itself(export):
    prices = read(export["Preis"], each_row=True, dtype="decimal")
    assert prices[140] == Decimal("1234.5")
    numbers, report = read(export["Preis"], like="1.234,5", errors="report")
    assert [refusal.row for refusal in report] == [140]
    assert numbers[140] is None
    assert report[0].meanings[0].number == "1234.5"
    with pytest.raises(ColumnError, match="1 row is not read: row 140 '1234.50 €'") as caught:
        read(export["Preis"], like="1.234,5")
    assert caught.value.report[0].text == "1234.50 €"


def test_percentages_are_hundredths(export):
    assert set(read(export["MwSt"], dtype="decimal")) == {Decimal("0.19"), Decimal("0.07"), None}


def test_parts_make_the_whole(export):
    prices = export["Preis"]
    whole = ColumnState().feed(prices)
    for split in range(0, len(prices), 7):
        assert ColumnState().feed(prices[:split]) + ColumnState().feed(prices[split:]) == whole
