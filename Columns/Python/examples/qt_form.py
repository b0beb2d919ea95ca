"""A form with two German number fields: python qt_form.py, with PySide6 or PyQt6."""

import sys

from formatting_field import Convention, Format, FormatError
from formatting_field.qt import NumberLineEdit, QtWidgets


def price_format() -> Format:
    try:
        return Format("de-DE", "currency:EUR")
    except FormatError:
        # There is neither ICU nor Babel.
        return Format.of(Convention("1.234,5"))


class Form(QtWidgets.QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Rechnung")
        self.price = NumberLineEdit(price_format(), minimum=0, language="de")
        self.pieces = NumberLineEdit(
            Format.of(Convention("1.234,5")), type=int, value=1, minimum=1, language="de")
        self.total = QtWidgets.QLabel()
        layout = QtWidgets.QFormLayout(self)
        for name, edit in [("Preis", self.price), ("Menge", self.pieces)]:
            refusal = QtWidgets.QLabel()
            edit.refusalChanged.connect(refusal.setText)
            edit.valueChanged.connect(self.show_total)
            layout.addRow(name, edit)
            layout.addRow("", refusal)
        layout.addRow("Summe", self.total)

    def show_total(self, _value: object) -> None:
        price, pieces = self.price.value, self.pieces.value
        is_whole = price is not None and pieces is not None
        self.total.setText(self.price.field.format.text(price * pieces) if is_whole else "")


if __name__ == "__main__":
    application = QtWidgets.QApplication(sys.argv)
    form = Form()
    form.show()
    sys.exit(application.exec())
