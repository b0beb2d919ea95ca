"""One text that a person types: the engine, for those who build forms in Python."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Iterable, Mapping, Optional, Union

from . import _library as c
from ._formats import Format, plain
from ._library import SELECTION, Handle, LibraryError, call, passed, text_of

Number = Union[int, float, Decimal]
# A kind of entry: its name, or its name with its words.
Entry = Union[str, tuple[Any, ...]]

_TYPES: dict[Any, int] = {Decimal: 0, float: 1, int: 6}
_STATUSES = ("acceptable", "intermediate", "invalid")
_OUTCOMES = (
    "unchanged", "accepted", "rounded", "clamped", "snapped", "cleared", "reverted", "keptInvalid",
    "evaluated")
_POLICIES = {"lastReading": 0, "committedValue": 1, "keepText": 2}
_FACT_MESSAGE, _FACT_ISSUE = 1, 6
_SCALARS = 2  # Offsets count characters of Python's.


@dataclass(frozen=True)
class Issue:
    """What is wrong with a text: a name such as "incompleteGroup", where, and a sentence about it."""

    code: str
    start: int
    end: int
    message: str


class Field:
    """A number field: the text exactly as typed, and the number bound to it.

    >>> field = Field(Format.of(Convention("1.234,5")), type=float)
    >>> for key in "1.5":
    ...     field.type(key)
    >>> field.text, field.status, field.suggestions   # 1,5 was meant, or 1.5xx
    ('1.5', 'intermediate', ['1,5'])
    >>> field.follow("1234,5")
    >>> field.value
    1234.5
    >>> field.commit(), field.text
    ('accepted', '1.234,5')
    >>> field.undo(), field.text
    (True, '1234,5')

    Offsets count characters, as Python's indices do.
    """

    def __init__(
        self,
        format: Format,
        *,
        type: type = Decimal,
        value: Optional[Number] = None,
        minimum: Optional[Number] = None,
        maximum: Optional[Number] = None,
        step: Optional[Number] = None,
        clamps: bool = False,
        on_refusal: str = "lastReading",
        language: Optional[str] = None,
        entries: Iterable[Entry] = (),
    ) -> None:
        """`type` is Decimal, float or int. If it `clamps`, a commit moves a number to the bound that it is
        beyond. `on_refusal` says what a commit leaves of a text that is not
        a number: "lastReading", "committedValue" or "keepText". `language` is that of messages.

        `entries` are what the field reads beside plain numbers: "arithmetic", "fractions", "fromElsewhere"
        (pastes alone), "typedFromElsewhere", ("shorthand", {"Mio.": 6}), a word and its power of ten, and
        ("units", "kilogram", {"lb": "pound"}), the field's unit and the names of others. With "cents" keys fill
        the field from the right, as on a till.

        >>> price = Field(Format.of(Convention("1.234,5")), entries=["arithmetic"])
        >>> price.type("12,5*3")
        >>> price.commit(), price.text
        ('evaluated', '37,5')
        """
        if type not in _TYPES:
            raise TypeError(f"type is Decimal, float or int, not {type!r}")
        self._handle = Handle("field", "ff_field_make", format._handle.pointer, _TYPES[type])
        self._type, self.format = type, format
        self._past: list[_Change] = []
        self._future: list[_Change] = []
        bounds = [passed(None if bound is None else plain(bound)) for bound in (minimum, maximum)]
        self._call("ff_field_set_bounds", *bounds[0], *bounds[1])
        if step is not None:
            self._call("ff_field_set_step", *passed(plain(step)))
        self._call("ff_field_set_policy", 0, _POLICIES[on_refusal])
        self._call("ff_field_set_policy", 2, int(clamps))
        if language is not None:
            self._call("ff_field_set_language", *passed(language))
        lines = "\n".join(map(_line, entries))
        if lines:
            try:
                self._call("ff_field_set_entries", *passed(lines))
            except LibraryError as error:
                raise ValueError(f"entries: {error}") from None
        if value is not None:
            self._call("ff_field_set_value", *passed(plain(value)), None)

    # ---- What a field shows ----

    @property
    def text(self) -> str:
        """The text, exactly as typed."""
        return self._text("ff_field_text") or ""

    @property
    def value(self) -> Optional[Number]:
        """The last number that the text said; None if there is none."""
        found = self._text("ff_field_value")
        return None if found is None else self._type(found)

    @value.setter
    def value(self, number: Optional[Number]) -> None:
        self._change("ff_field_set_value", *passed(None if number is None else plain(number)))

    @property
    def status(self) -> str:
        """"acceptable", "intermediate" (typing on can make it a number) or "invalid"."""
        return _STATUSES[self._state().status]

    @property
    def issue(self) -> Optional[Issue]:
        """What is wrong with the text; None if nothing is."""
        state = self._state()
        code = self._text("ff_field_fact", 0, _FACT_ISSUE)
        if code is None:
            return None
        message = self._text("ff_field_fact", 0, _FACT_MESSAGE) or ""
        return Issue(code, state.issue_start, state.issue_end, message)

    @property
    def suggestions(self) -> list[str]:
        """Texts that the user is likely to have meant."""
        found: list[str] = []
        while True:
            text = self._text("ff_field_suggestion", 0, len(found))
            if text is None:
                return found
            found.append(text)

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection began, and where the caret is."""
        state = self._state()
        return state.anchor, state.head

    @selection.setter
    def selection(self, ends: tuple[int, int]) -> None:
        self._call("ff_field_select", _SCALARS, *ends)

    @property
    def is_edited(self) -> bool:
        """Whether text or value differ from what was committed last."""
        return bool(self._state().is_edited)

    @property
    def preview(self) -> str:
        """The text that a commit would leave."""
        return self._text("ff_field_preview") or ""

    # ---- Editing ----

    def type(self, text: str) -> None:
        """Types at the selection, key by key. Raises EditRefused at a character that cannot be there; those in front of
        it stay."""
        for character in text:
            self._change("ff_field_type", *passed(character))

    def edit(self, start: int, end: int, text: str) -> None:
        """Replaces the characters between two offsets."""
        self._change("ff_field_apply", _SCALARS, start, end, *passed(text), 0)

    def press(self, key: str, count: int = 1) -> None:
        """Presses a key that types no text: "deleteBackward", "deleteForward", "decimalKey" (a keypad's), "toggleSign",
        "increment", "decrement", "largeIncrement", "largeDecrement", "setToMinimum", "setToMaximum", "revert",
        "commit", "endComposition" or "selectAll". A deletion takes `count` characters, and a step goes so often.

        >>> price = Field(Format.of(Convention("1.234,5")))
        >>> price.type("12")
        >>> price.press("decimalKey")
        >>> price.press("toggleSign")
        >>> price.text
        '-12,'
        """
        if key not in c.KEYS:
            raise ValueError(f"key is one of {', '.join(c.KEYS)}, not {key!r}")
        self._change("ff_field_press", c.KEYS.index(key), count)

    def delete(self, count: int = -1) -> None:
        """Deletes the selection, or so many characters in front of the caret (below zero) or behind."""
        self.press("deleteBackward" if count < 0 else "deleteForward", abs(count))

    def follow(self, text: str, caret: Optional[int] = None, *, deleted: bool = False) -> None:
        """Follows a control that has edited its text by itself: the text is now this. `deleted` says that the
        user has deleted a part; other texts that lack more than one character are read as typed afresh."""
        place = SELECTION if caret is None else caret
        self._change(
            "ff_field_follow", _SCALARS, *passed(text), place, place, SELECTION, SELECTION, 2 if deleted else 0)

    def step(self, count: int) -> None:
        """Adds steps to the value, or takes them away."""
        self.press("decrement" if count < 0 else "increment", abs(count))

    def commit(self) -> str:
        """Ends the editing of a text, as Return does; gives the outcome: "accepted", "rounded" …"""
        outcome = ctypes.c_int()
        self._change("ff_field_commit", ctypes.byref(outcome))
        return _OUTCOMES[outcome.value]

    @property
    def outcome_message(self) -> Optional[str]:
        """A sentence about the last commit; None if there is nothing to tell."""
        return self._text("ff_field_outcome_message")

    def revert(self) -> None:
        """Puts back text and value from when editing began, as Escape does."""
        self.press("revert")

    def undo(self) -> bool:
        """Undoes the last change; False if there is none."""
        return self._remake("ff_field_undo", self._past, self._future)

    def redo(self) -> bool:
        """Makes a change again that was undone; False if there is none."""
        return self._remake("ff_field_redo", self._future, self._past)

    # ---- Saving ----

    def save(self) -> str:
        """What the field has to remember, for :meth:`restore` of a field of the same type."""
        return self._text("ff_field_save") or ""

    def restore(self, saved: str) -> None:
        """Takes over what was saved. Raises ValueError if that is damaged."""
        try:
            self._call("ff_field_restore", *passed(saved))
        except LibraryError as error:
            raise ValueError(str(error)) from None
        self._past.clear()
        self._future.clear()

    # ---- Calls ----

    def _call(self, name: str, *arguments: Any) -> None:
        call(name, self._handle.pointer, *arguments)

    def _text(self, name: str, *arguments: Any) -> Optional[str]:
        return text_of(name, self._handle.pointer, *arguments)

    def _state(self) -> c.State:
        state = c.State(ctypes.sizeof(c.State))
        self._call("ff_field_state", _SCALARS, ctypes.byref(state))
        return state

    def _change(self, name: str, *arguments: Any) -> None:
        made = ctypes.c_void_p()
        try:
            self._call(name, *arguments, ctypes.byref(made))
        except LibraryError as error:
            if error.status < 10:
                raise EditRefused(str(error)) from None
            raise ValueError(str(error)) from None
        if made:
            self._past.append(_Change(made))
            self._future.clear()

    def _remake(self, name: str, source: list[_Change], target: list[_Change]) -> bool:
        if not source:
            return False
        self._call(name, source[-1].pointer)
        target.append(source.pop())
        return True


def _line(entry: Entry) -> str:
    """A kind of entry as the library takes it: its name and its words, with tabs between them."""
    cells: list[Any] = []
    for part in (entry,) if isinstance(entry, str) else entry:
        cells += [each for pair in part.items() for each in pair] if isinstance(part, Mapping) else [part]
    return "\t".join(map(str, cells))


class EditRefused(ValueError):
    """An edit that the field does not take; the field is as it was, but for what was typed before."""


class _Change:
    """What happened to a field, both ways."""

    def __init__(self, pointer: ctypes.c_void_p) -> None:
        self.pointer = pointer
        self._free = c.lib.ff_change_free

    def __del__(self) -> None:
        self._free(self.pointer)
