"""A session: acts that are a file."""

from pathlib import Path

import pytest

from formatting_field import Convention, EditRefused, Field, Format, FormatError, Session
from formatting_field import _library as c

FILE = Path(__file__).parents[3] / "Tests/CInterface/session.jsonl"


def german_euros():
    try:
        return Format("de-DE", "currency:EUR")
    except FormatError:
        pytest.skip("no ICU and no Babel")


def test_the_file_of_all_hosts_is_played_and_recorded():
    lines = FILE.read_text().splitlines()
    session = Session(Field(german_euros()))
    session.play_lines(lines)
    again = Session(Field(german_euros()))
    again.play_lines([lines[0], *session.lines.splitlines()])
    assert session.lines == again.lines
    assert session.lines.splitlines() == [line for line in lines[1:] if line in session.lines]
    assert (session.field.text, session.field.selection) == (again.field.text, again.field.selection)
    assert session.field.value == again.field.value


def test_each_act_is_played():
    session = Session(Field(Format.of(Convention("1.234,5")), minimum=-10, maximum=5000))
    for act, text in [
        ({"type": "1234"}, "1234"),
        ({"commit": True}, "1.234"),
        ({"select": [1, 1]}, "1.234"),
        ({"follow": {"text": "19.234", "selection": [2, 2]}}, "19.234"),
        ({"undo": True}, "1.234"),
        ({"redo": True}, "19.234"),
        ({"edit": {"range": {"utf8": [0, 2]}, "text": "2"}}, "2.234"),
        ({"selectAll": True}, "2.234"),
        ({"paste": "7,5"}, "7,5"),
        ({"increment": 3}, "10,5"),
        ({"setToMaximum": True}, "5.000"),
        ({"setBounds": [None, "100"]}, "5.000"),
        ({"setValue": "12.5"}, "12,5"),
        ({"compose": "４"}, "12４,5"),
        ({"endComposition": True}, "12４,5"),
        ({"edit": {"range": "all", "text": ""}}, ""),
        ({"setValue": None}, ""),
    ]:
        session.play(act)
        assert session.field.text == text, act
    assert len(session.acts) == 17


def test_what_is_refused_is_not_kept():
    session = Session(Field(Format.of(Convention("1.234,5"))))
    with pytest.raises(EditRefused):
        session.play({"edit": {"range": [5, 9], "text": "1"}})
    with pytest.raises(ValueError):
        session.play({"levitate": True})
    assert session.lines == ""
    assert "levitate" not in c.KEYS
