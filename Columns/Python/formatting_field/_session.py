"""A session: what a person does to a field, as a file that every host plays and records."""

from __future__ import annotations

import json
from typing import Any, Iterable, Mapping, Optional

from . import _library as c
from ._fields import EditRefused, Field
from ._formats import Format
from ._library import SELECTION, passed

_UNITS = {"utf8": 0, "utf16": 1, "scalars": 2}
_UTF16 = 1
_INTENTS = ("typed", "pasted", "deleted", "composed")


class Session:
    """A field under a list of acts, each a JSON object with one member.

    >>> from formatting_field import Convention
    >>> session = Session(Field(Format.of(Convention("1.234,5"))))
    >>> session.play({"type": "1234,5"})
    >>> session.play({"commit": True})
    >>> session.field.text
    '1.234,5'
    >>> print(session.lines)
    {"type":"1234,5"}
    {"commit":true}

    The acts are those of `numfield replay`: "type", "paste", "compose", "edit", "select", "follow", each key of
    :meth:`Field.press`, "focus", "setValue", "setLocale", "setBounds", "undo", "redo" and "restore". Ranges count
    UTF-16 units; "all", "selection", {"utf8": [0, 3]} and {"scalars": [0, 3]} are ranges, too.
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        #: What was done, without acts that were refused.
        self.acts: list[dict[str, Any]] = []

    @property
    def lines(self) -> str:
        """The acts as lines of a file."""
        return "\n".join(json.dumps(act, ensure_ascii=False, separators=(",", ":")) for act in self.acts)

    def play_lines(self, lines: Iterable[str]) -> None:
        """Plays a file: its first line has options of the field, and is not looked at. Refused acts are passed over."""
        for line in list(lines)[1:]:
            try:
                self.play(json.loads(line))
            except EditRefused:
                pass

    def play(self, act: Mapping[str, Any]) -> None:
        """Plays an act and keeps it. Raises EditRefused if the field does not take the act, ValueError if there is no
        such act."""
        if len(act) != 1:
            raise ValueError("an act is an object with one member")
        ((name, value),) = act.items()
        self._play(name, value)
        self.acts.append(dict(act))

    def _play(self, name: str, value: Any) -> None:
        field = self.field
        if name in c.KEYS:
            field.press(name, int(value))
        elif name == "type":
            field.type(value)
        elif name == "paste":
            self._apply("selection", value, "pasted")
        elif name == "compose":
            field._change("ff_field_compose", *passed(value))
        elif name == "edit":
            self._apply(value.get("range", "selection"), value["text"], value.get("intent", "typed"))
        elif name == "select":
            unit, ends = self._ends(value)
            field._call("ff_field_select", unit, *ends)
        elif name == "follow":
            self._follow({"text": value} if isinstance(value, str) else value)
        elif name == "focus":
            field._change("ff_field_focus")
        elif name == "setValue":
            field._change("ff_field_set_value", *passed(None if value is None else str(value)))
        elif name == "setBounds":
            minimum, maximum = (passed(None if end is None else str(end)) for end in value)
            field._call("ff_field_set_bounds", *minimum, *maximum)
        elif name == "setLocale":
            self._set_format(Format(value, field.format.style))
        elif name in ("undo", "redo"):
            field.undo() if name == "undo" else field.redo()
        elif name == "restore":
            saved = field.save()
            field._call("ff_field_reset", None, 0)
            self._set_format(Format(value, field.format.style))
            field.restore(saved)
        else:
            raise ValueError(f"no act has the name {name!r}")

    def _set_format(self, format: Format) -> None:
        self.field._change("ff_field_set_format", format._handle.pointer)
        self.field.format = format

    def _apply(self, place: Any, text: str, intent: str) -> None:
        unit, ends = self._ends(place)
        self.field._change("ff_field_apply", unit, *ends, *passed(text), _INTENTS.index(intent))

    def _follow(self, given: Mapping[str, Any]) -> None:
        selection, marked = (given.get(name, (SELECTION, SELECTION)) for name in ("selection", "marked"))
        intent = _INTENTS.index(given.get("intent", "typed"))
        self.field._change("ff_field_follow", _UTF16, *passed(given["text"]), *selection, *marked, intent)

    def _ends(self, place: Any) -> tuple[int, Iterable[int]]:
        """The unit and the ends of a range."""
        if place == "all":
            return _UTF16, (0, len(self.field.text.encode("utf-16-le")) // 2)
        if place == "selection":
            return _UTF16, (SELECTION, SELECTION)
        if isinstance(place, Mapping):
            ((name, ends),) = place.items()
            return _UNITS[name], ends
        return _UTF16, place
