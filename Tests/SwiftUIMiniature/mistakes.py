#!/usr/bin/env python3
"""Plants mistakes in the adapter, one after the other, and sees that the miniature finds each.

Tests/SwiftUIMiniature/run.sh --mistakes calls it: mistakes.py FOLDER compile-and-link-command…
FOLDER has the adapter's sources. The command compiles them anew, links and runs the stories.
"""
import pathlib
import subprocess
import sys

# What the mistake is, the file, the code that is right, and the code that is not.
MISTAKES = [
    ("2: a cancelled task tells an old value", "FormattingTextField.swift",
     "if !Task.isCancelled { heed(value, host) }", "heed(value, host)"),
    ("3: Save goes through the first binding", "LiveField.swift",
     "{ self.commit = commit }", "{ if self.commit == nil { self.commit = commit } }"),
    ("3: a field that is gone reports", "FormattingTextField.swift",
     "if !live.isGone {\n", "if live.isGone || !live.isGone {\n"),
    ("4: the selection is bound", "EntryField.swift",
     "static let defaultValue = false", "static let defaultValue = true"),
    ("5: nobody scrolls to the field", "FieldFocus/FocusFollower.swift",
     "if let field = holder.focusedField { proxy.scrollTo(field) }", ""),
    ("6: arrows step without a step", "FormattingTextField.swift",
     "guard policies.step != nil else { return false }", ""),
    ("6: arrows step while composing", "FieldKeys.swift",
     "EditedText.markedRange == nil && act()", "act()"),
    ("7: a form does not know what is composed", "FormTextField.swift",
     "refusesKeys: refusesKeys", "refusesKeys: false"),
    ("7: a form looks for no text field", "FormTextField.swift",
     ".onAppear { EditedText.observe() }", ""),
    ("8: a secret is spoken as nothing", "FormTextField.swift",
     "isSecret ? nil : state", "state"),
    ("8: the host's language is not heard", "FormattingTextField.swift",
     "table.map { message(in: $0) } ?? message", "message"),
    ("9: a row that has scrolled away takes no keys", "FormattingTextField.swift",
     "if live.isGone, !text", "if live.isGone, live.writes < 0, !text"),
    ("10: suggestions in one row", "FieldNotice.swift",
     "VStack(alignment: .leading, spacing: 4) { suggestions }", "HStack { suggestions }"),
    ("10: an item above the keyboard comes with the focus", "DoneBar.swift",
     "ToolbarItem(placement: .keyboard) { DoneButton(holder: holder) }",
     "if holder.isShown { ToolbarItem(placement: .keyboard) { DoneButton(holder: holder) } }"),
    ("10: the box is around the sentence", "FieldNotice.swift",
     "if let box { box(AnyView(field)) } else { field }", "field"),
    ("11: each row waits", "FormattingTextField.swift",
     "guard live.pauses > 0, !Task", "guard !Task"),
    ("12: nobody asks the store after Return", "FormattingTextField.swift",
     "guard let commit else { return nil }\n      live.pauses += 1", "guard let commit else { return nil }"),
    ("11: what is known is told to all who look", "FormattingTextField.swift",
     "if live.hosted != hosted { live.hosted = hosted }", "(live.hosted, live.hosted) = (nil, hosted)"),
    ("an appearing row has an old value", "FormattingTextField.swift",
     "if live.writes == writes {", "if live.writes >= writes {"),
    ("a form leaves what it has not focused", "FormTextField.swift",
     "state.isEdited, !state.isFocused {", "state.isEdited, state.isFocused {"),
    ("the user's moves are not written to the model", "FieldFocus/FocusFollower.swift",
     "MainActor.assumeIsolated { write(field) }", ""),
    ("a store is sent each action twice", "FormSource.swift",
     "if copy != form() { send(action) }", "if copy != form() { send(action); send(action) }"),
    ("outer commits come first", "FieldCommits.swift",
     "for action in actions.reversed()", "for action in actions"),
    ("the decimal key means the style's separator on every keyboard", "EditedText.swift",
     "keyboardType == .decimalPad &&", "keyboardType.rawValue >= 0 &&"),
    ("SwiftUI's keyboardType loses to the field's", "FieldKeys.swift",
     "if let type { content.keyboardType(type) } else { content }",
     "content.keyboardType(type ?? keys.keyboard(isNumber: isNumber))"),
    ("no Done button where the host has chosen a pad", "FieldKeys.swift",
     "(type ?? EditedText.keyboard)?", "type?"),
    ("a missing date is today", "FormField.swift",
     "date.flatMap { Parts.point($0, nil) }", "Parts.point(date, nil)"),
    ("a picker drops seconds", "FormField.swift",
     "second == 0 && nanosecond", "nanosecond"),
]


def main():
    folder, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
    missed = []
    for name, file, right, wrong in MISTAKES:
        source = folder / file
        text = source.read_text()
        if text.count(right) != 1:
            sys.exit(f"{file}: {right!r} stands there {text.count(right)} times")
        source.write_text(text.replace(right, wrong))
        run = subprocess.run(command, capture_output=True, text=True)
        source.write_text(text)
        found = [line for line in run.stdout.splitlines() if ": " in line and "views:" not in line]
        if "SwiftUI's views:" not in run.stdout and "Fatal error" not in run.stderr:
            sys.exit(f"{name}: does not compile\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
        if run.returncode == 0:
            missed.append(name)
        print(f"{'found ' if run.returncode else 'MISSED'} {name}: {found[-1:] or ''}", flush=True)
    print(f"planted mistakes: {len(MISTAKES) - len(missed)} of {len(MISTAKES)} found")
    sys.exit(1 if missed else 0)


main()
