"""Qt by PyQt6: qt.py locale | validator | spinbox"""
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PyQt6.QtCore import PYQT_VERSION_STR, QEvent, QLocale, Qt, qVersion
from PyQt6.QtGui import QDoubleValidator, QKeyEvent, QValidator
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QDoubleSpinBox

application = QApplication([])
mode = sys.argv[1]
states = {QValidator.State.Invalid: "refused", QValidator.State.Intermediate: "not yet"}


def spin_box(tag):
    box = QDoubleSpinBox()
    box.setLocale(QLocale(tag))
    box.setDecimals(17)
    box.setRange(-1e18, 1e18)
    box.setGroupSeparatorShown(True)
    return box


def read(tag, text):
    locale = QLocale(tag)
    if mode == "spinbox":
        box = spin_box(tag)
        state = box.validate(text, len(text))[0]
        return states.get(state) or f"number {box.valueFromText(text)!r}"
    if mode == "validator":
        validator = QDoubleValidator()
        validator.setLocale(locale)
        validator.setNotation(QDoubleValidator.Notation.StandardNotation)
        state = validator.validate(text, len(text))[0]
        if state in states:
            return states[state]
    number, isRead = locale.toDouble(text)
    return f"number {number!r}" if isRead else "refused"


def keys(tag, value, acts):
    box = spin_box(tag)
    box.setDecimals(2)
    if value:
        box.setValue(float(value))
    box.show()
    box.selectAll()
    for act in acts:
        name, told = act.split(" ", 1)
        if name == "type":
            for key in told:
                for event in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(box, QKeyEvent(event, 0, Qt.KeyboardModifier.NoModifier, key))
        elif name == "paste":
            box.lineEdit().insert(told)
        elif name == "deleteBackward":
            for _ in range(int(told)):
                QTest.keyClick(box, Qt.Key.Key_Backspace)
        elif name == "commit":
            QTest.keyClick(box, Qt.Key.Key_Return)
        else:
            return "cannot"
    return f"number {box.value()!r}\t{box.text()}"


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    answer = "cannot"
    if kind == "about":
        answer = f"Qt {qVersion()} (PyQt {PYQT_VERSION_STR})"
    elif kind == "read" and request[1] == "decimal":
        answer = read(request[0], request[2])
    elif kind == "keys" and mode == "spinbox" and request[1] == "decimal":
        answer = keys(request[0], request[2], request[3:])
    print(answer, flush=True)
