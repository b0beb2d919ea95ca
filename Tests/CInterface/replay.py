"""Replays a plan (see plan.py) through the Python package's table of functions and prints what a field makes of it.

The matrix's texts are followed as whole texts if that comes to the same, as by a host whose own control edits.
"""

import sys
from ctypes import byref, c_int, c_void_p, memmove, sizeof, string_at

from formatting_field import _library as c
from formatting_field._fields import _Change
from formatting_field._library import SELECTION, Handle, LibraryError, call, passed, text_of

UTF8, UTF16, SCALARS = range(3)
TYPED, PASTED = 0, 1


class Field(Handle):
    """A field's functions by their names, without the first argument."""

    def __init__(self, format, type):
        super().__init__("field", "ff_field_make", format.pointer, type)

    def call(self, name, *arguments):
        call(f"ff_field_{name}", self.pointer, *arguments)

    def state(self, unit):
        state = c.State(sizeof(c.State))
        self.call("state", unit, byref(state))
        return state

    @property
    def text(self):
        return text_of("ff_field_text", self.pointer)

    @property
    def value(self):
        return text_of("ff_field_value", self.pointer)


def unhexed(token):
    return None if token[0] == "-" else bytes.fromhex(token[1:]).decode()


def hexed(text):
    return "-" if text is None else "x" + text.encode().hex()


def make_format(locale, style="decimal", digits=-1):
    options = c.FormatOptions(sizeof(c.FormatOptions), -1, digits, -1, 1, -1)
    return Handle("format", "ff_format_from_icu", *passed(locale), *passed(style), byref(options), behind=(None,))


def follow(field, text):
    """Types a text into a host's control, character by character; the field follows the control."""
    for character in text:
        shown, state = field.text, field.state(SCALARS)
        first, last = sorted((state.anchor, state.head))
        caret = first + 1
        field.call(
            "follow", SCALARS, *passed(shown[:first] + character + shown[last:]), caret, caret, SELECTION, SELECTION,
            TYPED, None)


class Played:
    """A field under a session, with what was done to it; `made` of the changes count, the rest was undone."""

    def __init__(self, words):
        self.style, self.digits, self.field = words[2], int(words[4]), begin(words)
        self.changes, self.made = [], 0

    def take(self, kind, arguments):
        """Gives the outcome of a commit."""
        field, outcome, change = self.field, c_int(-1), c_void_p()
        if kind in ("undo", "redo"):
            self.remake(kind)
        elif kind == "select":
            field.call("select", UTF16, *map(offset, arguments))
        elif kind == "press" and c.KEYS[int(arguments[0])] == "commit":
            field.call("commit", byref(outcome), byref(change))
        elif kind == "press":
            field.call("press", *map(int, arguments), byref(change))
        elif kind in ("type", "compose"):
            field.call(kind, *passed(unhexed(arguments[0])), byref(change))
        elif kind == "paste":
            field.call(
                "apply", UTF16, SELECTION, SELECTION, *passed(unhexed(arguments[0])), PASTED, byref(change))
        elif kind == "edit":
            start, end, text, intent = arguments
            field.call(
                "apply", UTF16, offset(start), offset(end), *passed(unhexed(text)), int(intent), byref(change))
        elif kind == "follow":
            anchor, head, text, intent = arguments
            field.call(
                "follow", UTF16, *passed(unhexed(text)), offset(anchor), offset(head), SELECTION, SELECTION, int(intent),
                byref(change))
        elif kind == "focus":
            field.call("focus", byref(change))
        elif kind == "setBounds":
            field.call("set_bounds", *passed(unhexed(arguments[0])), *passed(unhexed(arguments[1])))
        elif kind == "setValue":
            field.call("set_value", *passed(unhexed(arguments[0])), byref(change))
        elif kind == "setLocale":
            format = make_format(unhexed(arguments[0]), self.style, self.digits)
            field.call("set_format", format.pointer, byref(change))
        elif kind == "restore":
            self.restore(make_format(unhexed(arguments[0]), self.style, self.digits))
        else:
            sys.exit(f"no such step: {kind}")
        if change:
            del self.changes[self.made:]
            self.changes.append(_Change(change))
            self.made += 1
        return "-" if outcome.value < 0 else outcome.value

    def remake(self, kind):
        place = self.made - 1 if kind == "undo" else self.made
        if 0 <= place < len(self.changes):
            self.field.call(kind, self.changes[place].pointer)
            self.made += -1 if kind == "undo" else 1

    def restore(self, format):
        saved = text_of("ff_field_save", self.field.pointer)
        other = Handle("field", "ff_field_copy", self.field.pointer)
        other.__class__ = Field
        other.call("reset", None, 0)
        other.call("set_format", format.pointer, None)
        other.call("restore", *passed(saved))
        self.field, self.changes, self.made = other, [], 0


def offset(word):
    return int(word) % 2**64


def begin(words):
    field = Field(make_format(words[1], words[2], int(words[4])), int(words[3]))
    field.call("set_value", *passed(unhexed(words[5])), None)
    field.call("set_bounds", *passed(unhexed(words[6])), *passed(unhexed(words[7])))
    field.call("set_step", *passed(unhexed(words[8])))
    for policy, value in enumerate(words[9:-1]):
        field.call("set_policy", policy, int(value))
    field.call("set_entries", *passed(unhexed(words[-1])))
    end = field.state(UTF8).text_length
    field.call("select", UTF8, end, end)
    return field


def check_others():
    """What no step of a plan has: a writer with marks, bounds beyond themselves, a large step, names."""

    def pieces(number):
        whole, _, fraction = number.removeprefix("-").partition(".")
        if "E" in number:
            return None
        groups = [whole[max(0, end - 3):end] for end in range(len(whole), 0, -3)][::-1]
        found = [(8, "−")] if number.startswith("-") else []
        for index, group in enumerate(groups):
            found += [(2, "·")] * (index > 0) + [(1, group)]
        return found + [(3, ","), (4, (fraction + "00")[:2])] + [(0, "\u00A0"), (9, "₤")]

    def write(context, number, length, buffer, marks, capacity):
        found = pieces(string_at(number, length).decode())
        if found is None:
            return -1
        text = b"".join(characters.encode() for _, characters in found)
        if len(text) <= capacity:
            memmove(buffer, text, len(text))
            memmove(marks, b"".join(bytes([mark]) * len(each.encode()) for mark, each in found), len(text))
        return len(text)

    writer = c.MarkedWriter(sizeof(c.MarkedWriter), write=c.WriteMarked(write))
    field = Field(Handle("format", "ff_format_from_marked_writer", byref(writer), None, behind=(None,)), 0)
    field.call("set_bounds", *passed("0"), *passed("2000"))
    field.call("exclude_bounds", True, False)
    follow(field, "0")
    names = [text_of("ff_field_fact", field.pointer, 0, fact) for fact in (6, 7)]
    assert names == ["belowMinimum", "rangeUnderflow"], names
    field.call("set_large_step", *passed("1234.5"))
    field.call("press", c.KEYS.index("largeIncrement"), 1, None)
    assert field.text == "1·234,50\u00A0₤", field.text


def main():
    check_others()
    played = field = None
    for line in sys.stdin:
        words = line.split()
        if words[0] == "text":
            format, text = make_format(words[1], words[2]), unhexed(words[3])
            one = Field(format, 0)
            follow(one, text)
            if one.text != text:
                # Typed digits are those of the text's numbering system (E14): a text of two comes at once.
                one = Field(format, 0)
                one.call("apply", UTF16, SELECTION, SELECTION, *passed(text), TYPED, None)
            state = one.state(UTF8)
            # Typed key by key, a text leaves the value of the last number that it was.
            value = one.value if state.status == 0 else None
            print(state.status, state.issue, hexed(value))
            del one, format
        elif words[0] == "field":
            played = Played(words)
        else:
            status, outcome = 0, "-"
            try:
                outcome = played.take(words[1], words[2:])
            except LibraryError as refused:
                status = refused.status
            field = played.field
            state = field.state(UTF16)
            print(
                status, hexed(field.text), state.anchor, state.head, state.status, state.issue, hexed(field.value),
                outcome)
    del played, field
    if c.lib.ff_handles():
        sys.exit("handles are left")


main()
