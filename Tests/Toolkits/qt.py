"""The form of Columns/Python/examples/qt_form.py, which prints each value that it is given, for Scripts/check-toolkits.sh."""

import runpy
import sys
from pathlib import Path

example = runpy.run_path(str(Path(__file__).parents[2] / "Columns/Python/examples/qt_form.py"))
application = example["QtWidgets"].QApplication(sys.argv)
form = example["Form"]()
form.setWindowTitle("number_entry")
for name in ("price", "pieces"):
    edit = getattr(form, name)
    edit.valueChanged.connect(lambda value, name=name: print(name, "" if value is None else value, flush=True))
form.show()
sys.exit(application.exec())
