"""A control that edits its text by itself, and a store whose values come back late and twice."""

from decimal import Decimal

import pytest

from formatting_field import Convention, EditRefused, Field, Format, HostedField

GERMAN = Format.of(Convention("1.234,5"))


class Entry:
    """An entry as Tk's: its text can be set at once, and it reports each text that it was given, so often."""

    def __init__(self, echoes, **options):
        self.session, self.text, self.caret, self.echoes = HostedField(Field(GERMAN, **options)), "", 0, echoes

    def show(self):
        if self.session.text != self.text:
            self.text = self.session.text
            for _ in range(self.echoes):
                assert self.session.edit(self.text)
        self.caret = self.session.caret

    def insert(self, text, *, pasted=False):
        self.text = self.text[: self.caret] + text + self.text[self.caret :]
        is_same = self.session.edit(self.text, pasted=pasted)
        self.caret += len(text)
        if is_same:
            self.session.select(self.caret)
        self.show()


@pytest.mark.parametrize("echoes", [0, 1, 2])
def test_texts_and_values_that_come_back_change_nothing(echoes):
    entry, session = Entry(echoes), None
    session = entry.session
    assert session.focus(True) == "unchanged"
    given = []
    for key in "1234,5":
        entry.insert(key)
        given += session.new_values()
    assert given == [1, 12, 123, 1234, Decimal("1234.5")]
    assert session.submit() == "accepted"
    entry.show()
    assert entry.text == "1.234,5"
    for value in given + given:
        session.set_value(value)
        assert (session.text, session.new_values()) == ("1.234,5", [])
    session.set_value(7)
    entry.show()
    assert (entry.text, session.new_values()) == ("7", [])
    entry.caret = 0
    entry.insert("1.5", pasted=True)
    assert (session.suggestions, session.field.value) == ([], 7)
    assert session.focus(False) == "reverted"
    entry.show()
    assert entry.text == "7"


def test_keys_and_what_return_refuses():
    session = HostedField(Field(GERMAN, type=int, on_refusal="keepText", step=5))
    session.focus(True)
    session.press("increment", 2)
    session.press("toggleSign")
    assert (session.text, session.new_values()) == ("-10", [-10])
    assert session.undo() and session.text == "10" and session.redo() and not session.redo()
    with pytest.raises(ValueError):
        session.press("jump")
    assert not session.edit("1.5", 3) or session.text == "1.5"
    assert session.message is None
    assert session.submit() == "keptInvalid"
    assert session.wants_focus and "Did you mean" not in (session.message or "")
    session.edit("12x", 3)
    session.press("deleteBackward")
    assert (session.text, session.field.value) == ("12", 12)
    assert session.enable(False) == "accepted"
    with pytest.raises(EditRefused):
        session.press("increment")
    assert not session.take("x")


def test_a_composition_keeps_values_waiting():
    session = HostedField(Field(GERMAN, type=float))
    session.focus(True)
    assert session.edit("4", 1, marked=(0, 1))
    session.set_value(99)
    assert session.text == "4"
    assert not session.edit("42", 2)
    assert session.text == "99"
