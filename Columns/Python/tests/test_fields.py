"""One text that a person types."""

import gc
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formatting_field import Convention, EditRefused, Field, Format, FormatError
from formatting_field._library import lib

GERMAN = Format.of(Convention("1.234,5"))


def test_a_point_in_germany_is_refused_and_explained():
    field = Field(GERMAN, type=float)
    for key in "12.3":
        field.type(key)
    assert (field.text, field.status, field.value) == ("12.3", "intermediate", 12.0)
    assert (field.issue.code, field.issue.start, field.issue.end) == ("incompleteGroup", 0, 4)
    assert field.suggestions == ["12,3"]
    field.follow(field.suggestions[0])
    assert field.commit() == "accepted"
    assert field.value == 12.3


@pytest.mark.parametrize("is_selected", [False, True])
@pytest.mark.parametrize(
    "number, text", [("1234.5", "1.5"), ("1000.25", "1.00"), ("2500.75", "2.50"), ("1234567.5", "1.234.50")])
def test_a_whole_text_over_a_committed_number_is_no_keystroke(number, text, is_selected):
    field = Field(GERMAN, value=Decimal(number))
    field.selection = (0 if is_selected else len(field.text), len(field.text))
    field.follow(text)
    assert (field.text, field.value) == (text, Decimal(number))
    assert field.status != "acceptable"


def test_undo_and_redo():
    field = Field(GERMAN, type=int)
    for key in "1234":
        field.type(key)
    assert field.commit() == "accepted"
    texts = [field.text]
    while field.undo():
        texts.append(field.text)
    assert texts == ["1.234", "1234", "123", "12", "1", ""]
    while field.redo():
        pass
    assert field.text == "1.234"
    field.type("x")
    field.edit(0, 6, "7")
    assert field.value == 7
    assert not field.redo()


def test_bounds_steps_and_values():
    field = Field(GERMAN, minimum=0, maximum=Decimal("9.5"), step=Decimal("0.5"), value=9)
    field.step(1)
    assert field.value == Decimal("9.5")
    field.follow("12")
    assert field.issue.code == "aboveMaximum"
    assert "9,5" in field.issue.message
    assert (field.commit(), field.value) == ("reverted", Decimal("9.5"))
    clamped = Field(GERMAN, maximum=9, clamps=True)
    clamped.follow("12")
    assert (clamped.commit(), clamped.value) == ("clamped", 9)
    assert "9" in clamped.outcome_message
    field.value = None
    assert field.text == ""
    for wrong in [True, "7"]:
        with pytest.raises(TypeError):
            field.value = wrong


def test_a_refused_edit_changes_nothing():
    field = Field(GERMAN)
    field.type("1")
    with pytest.raises(EditRefused):
        field.edit(5, 9, "2")
    with pytest.raises(EditRefused):
        field.type("\ud800")
    assert field.text == "1"


def test_messages_in_other_languages():
    field = Field(GERMAN, language="de")
    field.type("1.5")
    assert "Meinten Sie" in field.issue.message


@given(st.lists(st.sampled_from("0123456789.,- x€"), max_size=12))
def test_saved_fields_come_back(keys):
    field, other = Field(GERMAN, type=float), Field(GERMAN, type=float)
    for key in keys:
        field.type(key)
    other.restore(field.save())
    assert (other.text, other.value, other.status) == (field.text, field.value, field.status)
    with pytest.raises(ValueError):
        other.restore("nonsense")


def test_nothing_is_left_behind():
    gc.collect()
    before = lib.ff_handles()
    for _ in range(20):
        field = Field(Format.of_writer(lambda number: f"{number:,.3f}"), type=float)
        field.type("1234.5")
        field.commit()
        field.undo()
    del field
    gc.collect()
    assert lib.ff_handles() == before


def test_formats_of_locales():
    try:
        german = Format("de-DE", "currency:EUR")
    except FormatError as error:
        assert "needs ICU" in str(error)
        pytest.skip("neither ICU nor Babel")
    assert german.text(Decimal("1234.5")) == "1.234,50\u00a0€"
    field = Field(german, type=float)
    field.type("1.234,5 €")
    assert field.value == 1234.5
    with pytest.raises(FormatError, match="style"):
        Format("de-DE", "roman")


def test_formats_of_babel():
    pytest.importorskip("babel")
    french = Format("fr-FR", "percent", source="babel")
    assert french.text(Decimal("0.5")) == "50\u00a0%" or french.text(Decimal("0.5")) == "50\u202f%"
    with pytest.raises(FormatError):
        Format("xx-XX", source="babel")


def test_a_writer_that_fails_says_so():
    def broken(number):
        raise KeyError("no such thing")

    with pytest.raises(KeyError, match="no such thing"):
        Format.of_writer(broken)


def test_entries_beside_plain_numbers():
    field = Field(GERMAN, entries=["arithmetic", ("shorthand", {"Mio.": 6}), ("units", "kilogram", {"g": "gram"})])
    for typed, value in [("12,5*3", "37.5"), ("2 Mio.", "2000000"), ("500 g", "0.5")]:
        field.follow(typed)
        assert (field.value, field.commit()) == (Decimal(value), "evaluated")
    with pytest.raises(ValueError):
        Field(GERMAN, entries=["furlongs"])


def test_cents_fill_from_the_right_as_on_a_till():
    price = Field(Format.of_writer(lambda number: f"{number:,.2f}"), entries=["cents"])
    texts = []
    for key in "12345":
        price.type(key)
        texts.append(price.text)
    assert texts == ["0.01", "0.12", "1.23", "12.34", "123.45"]
    price.delete()
    assert (price.text, price.value) == ("12.34", Decimal("12.34"))
    assert price.undo() and price.text == "123.45"
    with pytest.raises(EditRefused):
        price.type("x")
    price.press("decimalKey")
    price.type("5")
    assert (price.text, price.commit(), price.text) == ("12345.5", "accepted", "12,345.50")
    price.follow("12,345.507")
    assert price.text == "123,455.07"
