"""Number fields for Qt: a QValidator and a line edit, for PySide6 and PyQt6.

The binding is the one that is imported already, or the one that FORMATTING_FIELD_QT names, or the first
that there is.

A program that has line edits of its own takes the validator:

    edit.setValidator(NumberValidator(Format("de-DE"), parent=edit))

"12.3" stays in a German field, and its editing does not finish: it becomes neither 12 nor 123. A new
form takes NumberLineEdit, which says what is wrong and writes the number when editing ends.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, Optional

from ._fields import EditRefused, Field, Number
from ._formats import Format
from ._hosted import HostedField


def _binding() -> str:
    named = os.environ.get("FORMATTING_FIELD_QT")
    names = [named] if named else ["PySide6", "PyQt6"]
    names.sort(key=lambda name: name not in sys.modules)
    for name in names:
        try:
            importlib.import_module(f"{name}.QtWidgets")
        except ImportError:
            continue
        return name
    raise ImportError("formatting_field.qt needs PySide6 or PyQt6")


#: "PySide6" or "PyQt6".
BINDING = _binding()
QtCore: Any = importlib.import_module(f"{BINDING}.QtCore")
QtGui: Any = importlib.import_module(f"{BINDING}.QtGui")
QtWidgets: Any = importlib.import_module(f"{BINDING}.QtWidgets")
_Signal: Any = QtCore.pyqtSignal if BINDING == "PyQt6" else QtCore.Signal

_STATES = {
    "acceptable": QtGui.QValidator.State.Acceptable,
    "intermediate": QtGui.QValidator.State.Intermediate,
    "invalid": QtGui.QValidator.State.Invalid,
}


class NumberValidator(QtGui.QValidator):  # type: ignore[misc]
    """Qt's three states of a text are the engine's own; `fixup` is a commit."""

    def __init__(self, format: Format, *, parent: Optional[Any] = None, **options: Any) -> None:
        """`options` are those of Field: type, minimum, maximum, step, clamps, language."""
        super().__init__(parent)
        self._format, self._options = format, {"on_refusal": "keepText", **options}

    def _field(self, text: str) -> Optional[Field]:
        field = Field(self._format, **self._options)
        try:
            field.follow(text)
        except EditRefused:
            return None
        return field

    def validate(self, text: str, position: int) -> tuple[Any, str, int]:
        """What a text is worth. An empty one is intermediate, so that it can be typed."""
        field = self._field(text)
        return _STATES[field.status if field else "invalid"], text, position

    def fixup(self, text: str) -> str:
        """The text that a commit leaves: a number as the format writes it, any other text as it is."""
        field = self._field(text)
        if field is None:
            return text
        field.commit()
        return field.text

    def value(self, text: str) -> Optional[Number]:
        """The number that a text says; None if it is none."""
        field = self._field(text)
        return field.value if field and field.status == "acceptable" else None

    def message(self, text: str) -> str:
        """A sentence about what is wrong with a text; empty if nothing is."""
        field = self._field(text)
        issue = field.issue if field else None
        return issue.message if issue else ""


class NumberLineEdit(QtWidgets.QLineEdit):  # type: ignore[misc]
    """A line edit for numbers. What is typed is never changed under the fingers; a text that is not a
    number stays, is shown as wrong, and says why.

    The keys are those of a spin box: Up and Down step, a keypad's decimal key types the locale's
    separator, Escape puts back what was there, Ctrl-Z and Ctrl-Shift-Z undo and redo over commits.
    """

    #: The number has changed; None if the text is empty.
    valueChanged = _Signal(object)
    #: What is wrong has changed: a sentence, or an empty text.
    refusalChanged = _Signal(str)

    def __init__(self, format: Format, *, parent: Optional[Any] = None, **options: Any) -> None:
        """`options` are those of Field: type, value, minimum, maximum, step, clamps, language."""
        super().__init__(parent)
        self.field = Field(format, **{"on_refusal": "keepText", **options})
        self._session = HostedField(self.field)
        self._told: Optional[Number] = self.field.value
        self._refusal = ""
        # A completer's text comes without textEdited; what this edit is given comes back, and is an echo.
        self.textChanged.connect(self._follow)
        self.editingFinished.connect(self.commit)
        self._show()

    @property
    def value(self) -> Optional[Number]:
        """The bound number: what the last text said that was one."""
        return self.field.value

    @value.setter
    def value(self, number: Optional[Number]) -> None:
        self._session.set_value(number)
        self._show()

    @property
    def refusal(self) -> str:
        """A sentence about what is wrong with the text; empty if nothing is."""
        return self._refusal

    def commit(self) -> str:
        """Ends the editing of the text; gives the outcome."""
        outcome = self._session.submit()
        self._show()
        return outcome

    def focusInEvent(self, event: Any) -> None:
        super().focusInEvent(event)
        self._session.focus(True)
        self._show()

    def focusOutEvent(self, event: Any) -> None:
        super().focusOutEvent(event)
        self._session.focus(False)
        self._show()

    def keyPressEvent(self, event: Any) -> None:
        key, keys = event.key(), QtCore.Qt.Key
        is_keypad = bool(event.modifiers() & QtCore.Qt.KeyboardModifier.KeypadModifier)
        standard = QtGui.QKeySequence.StandardKey
        if event.matches(standard.Undo):
            self._session.undo()
        elif event.matches(standard.Redo):
            self._session.redo()
        elif key == keys.Key_Up:
            self._press("increment")
        elif key == keys.Key_Down:
            self._press("decrement")
        elif key == keys.Key_Escape and self.field.is_edited:
            self._press("revert")
        elif is_keypad and event.text() in (".", ","):
            self._press("decimalKey")
        else:
            self._select()
            super().keyPressEvent(event)
            return
        event.accept()
        self._show()

    def _press(self, key: str) -> None:
        self._select()
        try:
            self._session.press(key)
        except EditRefused:
            # The field is as it was.
            pass

    def _select(self) -> None:
        """Tells the field the selection that Qt shows."""
        text, caret = self.text(), self.cursorPosition()
        anchor = caret
        if self.hasSelectedText():
            start = self.selectionStart()
            anchor = start if caret != start else start + _units(self.selectedText())
        self._session.select(_character(text, anchor), _character(text, caret))

    def _follow(self, text: str) -> None:
        self._session.edit(text, _character(text, self.cursorPosition()))
        self._show()

    def _show(self) -> None:
        field = self.field
        text = field.text
        if text != self.text():
            caret = field.selection[1]
            self.setText(text)
            self.setCursorPosition(_units(text[:caret]))
        issue = field.issue if text else None
        sentence = issue.message if issue else ""
        if sentence != self._refusal:
            self._refusal = sentence
            self.setToolTip(sentence)
            self.setAccessibleDescription(sentence)
            # A pen of its own, for a colour alone is not seen by everybody.
            self.setStyleSheet("border: 2px dashed #b00020;" if sentence else "")
            self.refusalChanged.emit(sentence)
        # What is given here may come back.
        self._session.new_values()
        # A value that the program sets is told as well, as a spin box does.
        if field.value != self._told:
            self._told = field.value
            self.valueChanged.emit(self._told)


def _units(text: str) -> int:
    """The length of a text in Qt's units, of UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _character(text: str, unit: int) -> int:
    """The index of the character at an offset of Qt's."""
    units = text.encode("utf-16-le", "surrogatepass")[: 2 * unit]
    return len(units.decode("utf-16-le", "replace"))
