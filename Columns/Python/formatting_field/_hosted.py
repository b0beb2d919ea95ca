"""The session of a control that edits its text by itself, as Qt's, GTK's and Tk's entries do."""

from __future__ import annotations

import ctypes
from typing import Any, Optional

from . import _library as c
from ._fields import _OUTCOMES, _SCALARS, EditRefused, Field, Number
from ._formats import plain
from ._library import SELECTION, Handle, LibraryError, call, passed, text_of

_TEXT, _MESSAGE, _SUGGESTION = range(3)


class HostedField:
    """What a control says to a field, and what the control has to show.

    The session tells what a person types from what comes back: texts that the control was given, and values that
    the program sets again. Offsets count characters.

    >>> from formatting_field import Convention, Format
    >>> session = HostedField(Field(Format.of(Convention("1.234,5")), type=float))
    >>> session.focus(True)
    'unchanged'
    >>> session.edit("1234,5", 6)   # the control's text; the field has the same
    True
    >>> session.new_values()
    [1234.5]
    >>> session.set_value(1234.5)   # the program's store says so, too
    >>> session.focus(False), session.text
    ('accepted', '1.234,5')
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self._handle = Handle("hosted", "ff_hosted_make", field._handle.pointer)

    # ---- What the control shows ----

    @property
    def text(self) -> str:
        """The field's text."""
        return self._text(_TEXT) or ""

    @property
    def caret(self) -> int:
        """Where the caret is."""
        return int(self._state().head)

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection began, and where the caret is."""
        state = self._state()
        return state.anchor, state.head

    @property
    def message(self) -> Optional[str]:
        """The sentence below the control; None while a focused text may still become a number."""
        return self._text(_MESSAGE)

    @property
    def suggestions(self) -> list[str]:
        """Texts that were probably meant, for :meth:`take`."""
        found: list[str] = []
        while (text := self._text(_SUGGESTION, len(found))) is not None:
            found.append(text)
        return found

    @property
    def wants_focus(self) -> bool:
        """Whether the control has to keep the focus: Return refused the text, which stays."""
        return bool(self._state().wants_focus)

    # ---- What the control says ----

    def edit(
        self, text: str, caret: Optional[int] = None, *, pasted: bool = False, marked: Optional[tuple[int, int]] = None
    ) -> bool:
        """The control's text is now this; gives whether the field's is the same. If not, the control has to show
        :attr:`text`. Who knows that a text was `pasted` says so. `marked` is what an input method composes."""
        place = SELECTION if caret is None else caret
        start, end = marked or (SELECTION, SELECTION)
        status = c.lib.ff_hosted_edit(
            self._handle.pointer, _SCALARS, *passed(text), place, place, start, end, int(pasted), None)
        if status not in (c.OK, c.REDRAW):
            raise LibraryError(status, c.lib.ff_status_text(status).decode())
        return bool(status == c.OK)

    def select(self, anchor: int, head: Optional[int] = None) -> None:
        """The person has selected a range, or moved the caret."""
        self._call("ff_hosted_select", _SCALARS, anchor, anchor if head is None else head)

    def press(self, key: str, count: int = 1) -> None:
        """A key that types no text; see :meth:`Field.press`."""
        if key not in c.KEYS:
            raise ValueError(f"key is one of {', '.join(c.KEYS)}, not {key!r}")
        try:
            self._call("ff_hosted_press", c.KEYS.index(key), count)
        except LibraryError as error:
            raise EditRefused(str(error)) from None

    def focus(self, is_focused: bool, *, selects: bool = False) -> str:
        """The control has the focus, or has lost it; gives the outcome of a commit. With `selects` a number is selected
        when the focus comes, for a control that takes over the field's selection."""
        return self._end("ff_hosted_focus", is_focused, selects)

    def submit(self) -> str:
        """Return: commits, and gives the outcome."""
        return self._end("ff_hosted_submit")

    def commit(self) -> str:
        """Commits, as for a Save button that leaves the focus alone."""
        return self._end("ff_hosted_commit")

    def enable(self, is_enabled: bool) -> str:
        """Whether the person may edit; a field that is disabled is committed."""
        return self._end("ff_hosted_enable", is_enabled)

    def take(self, suggestion: str) -> bool:
        """The person takes a suggestion, which is committed; False if it does not fit any more."""
        return self._does("ff_hosted_take", *passed(suggestion), None)

    def undo(self) -> bool:
        """Undoes the last change by a person, over commits as well; False if there is none."""
        return self._does("ff_hosted_undo")

    def redo(self) -> bool:
        """Makes it again; False if there is none."""
        return self._does("ff_hosted_redo")

    # ---- What the program says ----

    def new_values(self) -> list[Optional[Number]]:
        """What the program has to be given: no value, or one; None stands for an empty field."""
        text = text_of("ff_hosted_next_value", self._handle.pointer)
        if text is None:
            return []
        return [self.field._type(text) if text else None]

    def set_value(self, number: Optional[Number]) -> None:
        """The program sets a value. One that the field gave changes nothing, however late it comes."""
        self._call("ff_hosted_set_value", *passed(None if number is None else plain(number)))

    # ---- Calls ----

    def _call(self, name: str, *arguments: Any) -> None:
        call(name, self._handle.pointer, *arguments)

    def _does(self, name: str, *arguments: Any) -> bool:
        try:
            self._call(name, *arguments)
        except LibraryError as error:
            if error.status == c.NONE:
                return False
            raise
        return True

    def _end(self, name: str, *arguments: Any) -> str:
        outcome = ctypes.c_int()
        self._call(name, *arguments, ctypes.byref(outcome))
        return _OUTCOMES[outcome.value]

    def _text(self, fact: int, index: int = 0) -> Optional[str]:
        return text_of("ff_hosted_text", self._handle.pointer, fact, index)

    def _state(self) -> c.HostedInfo:
        state = c.HostedInfo(ctypes.sizeof(c.HostedInfo))
        self._call("ff_hosted_state", _SCALARS, ctypes.byref(state))
        return state
