"""A validator and a line edit, off screen, for each binding of Qt (FORMATTING_FIELD_QT)."""

import os
import runpy
from decimal import Decimal

import pytest

import conftest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
try:
    from formatting_field import qt
except ImportError:
    pytest.skip("neither PySide6 nor PyQt6", allow_module_level=True)

from formatting_field import Convention, Format

GERMAN = Format.of(Convention("1.234,5"))
Key, Modifier = qt.QtCore.Qt.Key, qt.QtCore.Qt.KeyboardModifier


@pytest.fixture(scope="module")
def application():
    yield qt.QtWidgets.QApplication.instance() or qt.QtWidgets.QApplication([])


def press(widget, key, text="", modifiers=Modifier.NoModifier):
    for kind in (qt.QtCore.QEvent.Type.KeyPress, qt.QtCore.QEvent.Type.KeyRelease):
        event = qt.QtGui.QKeyEvent(kind, key.value if hasattr(key, "value") else key, modifiers, text)
        qt.QtWidgets.QApplication.sendEvent(widget, event)


def type_keys(widget, text):
    for character in text:
        press(widget, Key.Key_A, character)


def test_the_three_states(application):
    validator = qt.NumberValidator(GERMAN, type=float, maximum=1000)
    state = qt.QtGui.QValidator.State
    for text, expected, fixed in [
        ("1.234", state.Intermediate, "1.234"), ("", state.Intermediate, ""),
        ("12,3", state.Acceptable, "12,3"), ("12.3", state.Intermediate, "12.3"),
        ("12x", state.Invalid, "12x"), ("0012,50", state.Acceptable, "12,5"),
    ]:
        assert validator.validate(text, 0)[0] == expected, text
        assert validator.fixup(text) == fixed
    assert validator.value("12,3") == 12.3
    assert validator.value("12.3") is None
    assert validator.message("12.3").startswith("A group of digits is too short.")


def test_a_line_edit_with_the_validator_does_not_lose_the_point(application):
    """FreeCAD#5871: 12.3, typed where the comma is for decimals, became 123."""
    edit = qt.QtWidgets.QLineEdit()
    edit.setValidator(qt.NumberValidator(GERMAN, type=float, parent=edit))
    finished = []
    edit.editingFinished.connect(lambda: finished.append(edit.text()))
    type_keys(edit, "12.3")
    press(edit, Key.Key_Return)
    assert (edit.text(), finished, edit.hasAcceptableInput()) == ("12.3", [], False)
    edit.clear()
    type_keys(edit, "12,3")
    press(edit, Key.Key_Return)
    assert (edit.text(), finished) == ("12,3", ["12,3"])


def test_the_line_edit_says_what_is_wrong(application):
    edit = qt.NumberLineEdit(GERMAN, type=float)
    values, refusals = [], []
    edit.valueChanged.connect(values.append)
    edit.refusalChanged.connect(refusals.append)
    type_keys(edit, "12.3")
    press(edit, Key.Key_Return)
    assert (edit.text(), edit.value) == ("12.3", 12.0)
    assert edit.refusal.startswith("A group of digits is too short. Did you mean “12,3”?")
    assert edit.toolTip() == edit.accessibleDescription() == edit.refusal
    edit.selectAll()
    type_keys(edit, "1234,5")
    assert edit.refusal == ""
    press(edit, Key.Key_Return)
    assert (edit.text(), edit.value) == ("1.234,5", 1234.5)
    assert values[-1] == 1234.5
    assert any("too short" in refusal for refusal in refusals) and refusals[-1] == ""


def test_keys_of_a_number_field(application):
    edit = qt.NumberLineEdit(GERMAN, type=Decimal, step=Decimal("0.5"), maximum=3)
    type_keys(edit, "2")
    press(edit, Key.Key_Period, ".", Modifier.KeypadModifier)
    assert (edit.text(), edit.cursorPosition()) == ("2,", 2)
    type_keys(edit, "5")
    press(edit, Key.Key_Up)
    assert edit.value == 3
    press(edit, Key.Key_Up)
    assert edit.value == 3
    press(edit, Key.Key_Down)
    assert (edit.value, edit.text()) == (Decimal("2.5"), "2,5")
    press(edit, Key.Key_Z, "", Modifier.ControlModifier)
    assert edit.text() == "3"
    for _ in range(9):
        press(edit, Key.Key_Z, "", Modifier.ControlModifier)
    assert (edit.text(), edit.value) == ("", None)
    press(edit, Key.Key_Z, "", Modifier.ControlModifier | Modifier.ShiftModifier)
    assert edit.text() == "2"
    edit.value = 1
    type_keys(edit, "7")
    press(edit, Key.Key_Escape)
    assert (edit.text(), edit.value) == ("1", 1)


def test_characters_beyond_the_basic_plane(application):
    edit = qt.NumberLineEdit(GERMAN)
    type_keys(edit, "𝟙𝟚")
    assert (edit.text(), edit.value, edit.cursorPosition()) == ("𝟙𝟚", 12, 4)
    edit.setSelection(0, 2)
    press(edit, Key.Key_Comma, ",", Modifier.KeypadModifier)
    assert (edit.text(), edit.cursorPosition()) == (",𝟚", 1)


def test_the_example(application):
    example = runpy.run_path(str(conftest.REPOSITORY / "Columns/Python/examples/qt_form.py"))
    form = example["Form"]()
    type_keys(form.price, "1.5")
    assert form.total.text() == "1" or form.total.text().startswith("1,00")
    labels = [label.text() for label in form.findChildren(qt.QtWidgets.QLabel)]
    assert any("Meinten Sie" in text for text in labels)
    form.price.selectAll()
    type_keys(form.price, "1,5")
    form.pieces.value = 3
    assert form.total.text().startswith("4,5")


@pytest.mark.parametrize(
    "number, text", [("1234.5", "1.5"), ("1000.25", "1.00"), ("2500.75", "2.50"), ("1234567.5", "1.234.50")])
def test_a_paste_over_a_committed_number_is_no_keystroke(application, number, text):
    edit = qt.NumberLineEdit(GERMAN, value=Decimal(number))
    edit.selectAll()
    edit.insert(text)   # As a completer does: no textEdited.
    edit._follow(edit.text())
    assert (edit.text(), edit.value) == (text, Decimal(number))
    assert edit.refusal


def test_deletions_read_on(application):
    edit = qt.NumberLineEdit(GERMAN, value=Decimal(1234567))
    edit.setSelection(3, 5)
    press(edit, Key.Key_Delete)
    assert (edit.text(), edit.value, edit.refusal) == ("1.27", 127, "")
    press(edit, Key.Key_End)
    press(edit, Key.Key_Backspace)
    assert (edit.text(), edit.value, edit.refusal) == ("1.2", 12, "")
