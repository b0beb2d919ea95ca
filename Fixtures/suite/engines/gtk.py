"""GTK 4's spin button, in the locale of the process."""
import locale
import platform
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk

if not Gtk.init_check():
    sys.exit("no display")


def read(tag, text):
    try:
        locale.setlocale(locale.LC_ALL, tag.replace("-", "_") + ".UTF-8")
    except locale.Error:
        return "cannot"
    # No text of the suite says this number, so it stays where a text is refused.
    before = -876543210.25
    button = Gtk.SpinButton.new_with_range(-1e17, 1e17, 1)
    button.set_digits(17)
    button.set_value(before)
    button.set_update_policy(Gtk.SpinButtonUpdatePolicy.IF_VALID)
    button.set_text(text)
    button.update()
    return "refused" if button.get_value() == before else f"number {button.get_value()!r}"


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    if kind == "about":
        parts = Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version()
        answer = f"GTK {'.'.join(map(str, parts))}, {' '.join(platform.libc_ver())}"
    else:
        answer = read(request[0], request[2]) if kind == "read" and request[1] == "decimal" else "cannot"
    print(answer, flush=True)
