"""Replays a plan (see plan.py) through ctypes and prints what a field makes of it: replay.py LIBRARY

Typed texts are followed as whole texts if that comes to the same, as by a host whose own control edits.
"""

import sys

from formatting_field import SELECTION, Library, Refused, passed

UTF8, UTF16, SCALARS = range(3)
TYPED, PASTED = 0, 1


def unhexed(token):
    return None if token[0] == "-" else bytes.fromhex(token[1:]).decode()


def hexed(text):
    return "-" if text is None else "x" + text.encode().hex()


def follow(field, text):
    """Types a text into a host's control, character by character; the field follows the control."""
    for character in text:
        shown, state = field.text, field.state(SCALARS)
        first, last = sorted((state.anchor, state.head))
        caret = first + 1
        field.call(
            "ff_field_follow", SCALARS, *passed(shown[:first] + character + shown[last:]), caret,
            caret, SELECTION, SELECTION, TYPED, None)


def take(library, field, kind, arguments, style, digits):
    outcome = "-"
    if kind == "select":
        field.call("ff_field_select", UTF16, *map(int, arguments))
    elif kind == "deleteBackward":
        field.call("ff_field_delete", -int(arguments[0]), None)
    elif kind == "deleteForward":
        field.call("ff_field_delete", int(arguments[0]), None)
    elif kind == "type":
        follow(field, unhexed(arguments[0]))
    elif kind == "paste":
        field.call(
            "ff_field_apply", UTF16, SELECTION, SELECTION, *passed(unhexed(arguments[0])), PASTED,
            None)
    elif kind == "decimalKey":
        field.call("ff_field_decimal_key", None)
    elif kind == "compose":
        field.call("ff_field_compose", *passed(unhexed(arguments[0])), None)
    elif kind == "endComposition":
        field.call("ff_field_end_composition")
    elif kind == "commit":
        outcome = field.commit()
    elif kind == "revert":
        field.call("ff_field_revert", None)
    elif kind == "setValue":
        field.call("ff_field_set_value", *passed(unhexed(arguments[0])), None)
    elif kind in ("increment", "decrement"):
        field.call("ff_field_step", 1 if kind == "increment" else -1, None)
    elif kind == "setLocale":
        format = library.format(unhexed(arguments[0]), style, digits)
        field.call("ff_field_set_format", format.handle, None)
    else:
        sys.exit(f"no such step: {kind}")
    return outcome


def begin(library, words):
    field = library.field(library.format(words[1], words[2], int(words[4])), int(words[3]))
    field.call("ff_field_set_value", *passed(unhexed(words[5])), None)
    field.call("ff_field_set_bounds", *passed(unhexed(words[6])), *passed(unhexed(words[7])))
    field.call("ff_field_set_step", *passed(unhexed(words[8])))
    for policy, value in enumerate(words[9:-1]):
        field.call("ff_field_set_policy", policy, int(value))
    field.call("ff_field_set_entries", *passed(unhexed(words[-1])))
    end = field.state(UTF8).text_length
    field.call("ff_field_select", UTF8, end, end)
    return field


def check_others(library):
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

    field = library.field(library.format_of(pieces), 0)
    field.call("ff_field_set_bounds", *passed("0"), *passed("2000"))
    field.call("ff_field_exclude_bounds", True, False)
    follow(field, "0")
    names = [library.text("ff_field_fact", field.handle, 0, fact) for fact in (6, 7)]
    assert names == ["belowMinimum", "rangeUnderflow"], names
    field.call("ff_field_set_large_step", *passed("1234.5"))
    field.call("ff_field_step_large", 1, None)
    assert field.text == "1·234,50\u00A0₤", field.text


def main():
    library = Library(sys.argv[1])
    check_others(library)
    field = None
    for line in sys.stdin:
        words = line.split()
        if words[0] == "text":
            format, text = library.format(words[1], words[2]), unhexed(words[3])
            one = library.field(format, 0)
            follow(one, text)
            if one.text != text:
                # Typed digits are those of the text's numbering system (E14): a text of two comes at once.
                one = library.field(format, 0)
                one.call(
                    "ff_field_apply", UTF16, SELECTION, SELECTION, *passed(text), TYPED, None)
            state = one.state(UTF8)
            # Typed key by key, a text leaves the value of the last number that it was.
            value = one.value if state.status == 0 else None
            print(state.status, state.issue, hexed(value))
            del one, format
        elif words[0] == "field":
            style, digits = words[2], int(words[4])
            field = begin(library, words)
        else:
            status, outcome = 0, "-"
            try:
                outcome = take(library, field, words[1], words[2:], style, digits)
            except Refused as refused:
                status = refused.status
            state = field.state(UTF16)
            print(
                status, hexed(field.text), state.anchor, state.head, state.status, state.issue,
                hexed(field.value), outcome)
    del field
    if library.c.ff_handles():
        sys.exit("handles are left")


main()
