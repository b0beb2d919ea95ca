"""Three number fields in Qt 6, with the code of Documentation/C.md as price.py.

A QLineEdit edits its text by itself, and a field follows: each signal is a line, and the line that comes back says what to
show. The program prints each value that it is given, and says it back a while later; a third field has a store that takes
10 and up, prints what it has, and answers at once. F2 changes the locale.
"""
import os, sys

from PyQt6.QtCore import QEvent, Qt, QTimer
from PyQt6.QtWidgets import QApplication, QFormLayout, QLabel, QLineEdit, QWidget

from price import Field

KEYS = {
    Qt.Key.Key_Up: "increment", Qt.Key.Key_Down: "decrement", Qt.Key.Key_PageUp: "largeIncrement",
    Qt.Key.Key_PageDown: "largeDecrement", Qt.Key.Key_F9: "toggleSign", Qt.Key.Key_Escape: "revert",
    Qt.Key.Key_Return: "commit", Qt.Key.Key_Enter: "commit",
}


class NumberEntry(QLineEdit):
    def __init__(self, name, message, minimum, **options):
        super().__init__()
        self.minimum, self.stored = minimum, options.get("value")
        self.name, self.message, self.is_showing, self.is_english = name, message, False, False
        policies = {"clearsWhenEmpty": True, "commitPolicy": "keepText"}
        self.field = Field(locale="de-DE", policies=policies, **options)
        self.textChanged.connect(self.follow)
        self.cursorPositionChanged.connect(self.select)
        self.selectionChanged.connect(self.select)
        self.act(setOptions={})

    def act(self, **act):
        state = self.field.act(**act)
        self.message.setText(state["sentence"] or "")
        self.shown = state["text"]
        if draw := state.get("draw"):
            self.is_showing = True
            self.setText(draw["text"])
            anchor, head = draw["selection"]
            self.setCursorPosition(head)
            if anchor != head:
                self.setSelection(anchor, head - anchor)
            self.is_showing = False
        give = state.get("give")
        if give and self.minimum:
            if give["value"] and float(give["value"]) >= self.minimum:
                self.stored = give["value"]
            print(self.name, self.stored, flush=True)
            self.act(value=self.stored, token=give["token"])
        elif give:
            print(self.name, give["value"] or "", flush=True)
            QTimer.singleShot(300, lambda: self.act(**give))

    def follow(self, text):
        if not self.is_showing:
            caret = self.cursorPosition()
            self.act(follow={"text": text, "selection": [caret, caret]})

    def select(self):
        # Qt tells of the caret before it tells of the text that the caret belongs to.
        if not self.is_showing and self.text() == self.shown:
            head, start = self.cursorPosition(), self.selectionStart()
            anchor = head if start < 0 else self.selectionEnd() if head == start else start
            self.act(select=[anchor, head])

    def event(self, event):
        # Undo would be a shortcut of Qt's own.
        if event.type() == QEvent.Type.ShortcutOverride and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event):
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        keypad = event.modifiers() & Qt.KeyboardModifier.KeypadModifier
        if control and event.key() == Qt.Key.Key_Z:
            self.act(**{"redo" if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else "undo": True})
        elif event.key() == Qt.Key.Key_F2:
            self.is_english = not self.is_english
            self.act(setLocale="en-US" if self.is_english else "de-DE")
        elif keypad and event.key() in (Qt.Key.Key_Period, Qt.Key.Key_Comma):
            self.act(decimalKey=True)
        elif name := KEYS.get(event.key()):
            self.act(**{name: True})
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event):
        super().focusInEvent(event)
        self.act(focus=True)

    def focusOutEvent(self, event):
        super().focusOutEvent(event)
        self.act(focus=False)


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("number_entry")
form = QFormLayout(window)
for name, minimum, options in (
    ("price", None, {"style": "currency:EUR"}), ("pieces", None, {"value": "1", "entries": ["fractions"]}),
    ("seats", 10, {"value": "20"}),
):
    message = QLabel()
    form.addRow(name, NumberEntry(name, message, minimum, **options))
    form.addRow(message)
window.show()
sys.exit(application.exec())
