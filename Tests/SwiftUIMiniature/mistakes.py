#!/usr/bin/env python3
"""Plants mistakes in the adapter, one after the other, and sees that the miniature finds each.

Tests/SwiftUIMiniature/run.sh --mistakes calls it: mistakes.py BUILT MODULES PART ADAPTERS -- SETTINGS
BUILT has the adapter's sources, what was compiled of them, and the names of the objects that the stories are linked with;
MODULES is the folder of the package's modules; PART is a part of the mistakes' names. A module with a mistake is compiled with
the settings, linked, and the stories run up to the first that fails. Two mistakes are tried at a time.
"""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys

# What the mistake is, the file, the code that is right, and the code that is not.
MISTAKES = [
    ("2: a cancelled task tells an old value", "FormattingFieldsUI/FormattingTextField.swift",
     "if !Task.isCancelled { heed(value, host) }", "heed(value, host)"),
    ("3: Save goes through the first binding", "FormattingFieldsUI/LiveField.swift",
     "{ self.outlet = outlet }", "{ if self.outlet == nil { self.outlet = outlet } }"),
    ("3: a field that is gone reports", "FormattingFieldsUI/LiveField.swift",
     "if !live.isGone {\n", "if live.isGone || !live.isGone {\n"),
    ("4: the selection is bound", "FormattingFieldsUI/EntryField.swift",
     "static let defaultValue = false", "static let defaultValue = true"),
    ("5: nobody scrolls to the field", "FieldFocus/FocusFollower.swift",
     "if let field = holder.focusedField { proxy.scrollTo(field) }", ""),
    ("6: arrows step without a step", "FormattingFieldsUI/FormattingTextField.swift",
     "guard policies.step != nil else { return false }", ""),
    ("6: arrows step while composing", "FormattingFieldsUI/FieldKeys.swift",
     "EditedText.markedRange == nil && act()", "act()"),
    ("7: a form does not know what is composed", "FieldFormsUI/FormTextField.swift",
     "refusesKeys: refusesKeys", "refusesKeys: false"),
    ("7: a form looks for no text field", "FieldFormsUI/FormTextField.swift",
     "EditedText.observe()", ""),
    ("8: a secret is spoken as nothing", "FieldFormsUI/FormTextField.swift",
     "isSecret\n          ? state.text", "false\n          ? state.text"),
    ("8: the host's language is not heard", "FormattingFieldsUI/LiveField.swift",
     "table.map { message(in: $0) } ?? message", "message"),
    ("9: a row that has scrolled away takes no keys", "FormattingFieldsUI/FormattingTextField.swift",
     "if live.isGone, !text", "if live.isGone, live.writes < 0, !text"),
    ("10: suggestions in one row", "FormattingFieldsUI/FieldNotice.swift",
     "VStack(alignment: .leading, spacing: 4) { suggestions }", "HStack { suggestions }"),
    ("10: a message that the host places stands below its field, too", "FormattingFieldsUI/FieldNotice.swift",
     "if let board, let id {", "if let board, let id, board.notices.isEmpty {"),
    ("11: each row waits", "FormattingFieldsUI/FormattingTextField.swift",
     "guard live.pauses > 0, !Task", "guard !Task"),
    ("12: nobody asks the store after Return", "FormattingFieldsUI/LiveField.swift",
     "guard let commit else { return nil }\n      live.pauses += 1", "guard let commit else { return nil }"),
    ("11: what is known is told to all who look", "FormattingFieldsUI/LiveField.swift",
     "if live.hosted != hosted { live.hosted = hosted }", "(live.hosted, live.hosted) = (nil, hosted)"),
    ("an appearing row has an old value", "FormattingFieldsUI/FormattingTextField.swift",
     "if live.writes == writes {", "if live.writes >= writes {"),
    ("a form leaves what it has not focused", "FieldFormsUI/FormTextField.swift",
     "state.isEdited, !state.isFocused {", "state.isEdited, state.isFocused {"),
    ("the user's moves are not written to the model", "FieldFocus/FocusFollower.swift",
     "MainActor.assumeIsolated { write(field) }", ""),
    ("a store is sent each action twice", "FieldFormsUI/FormSource.swift",
     "if copy != form() { send(action) }", "if copy != form() { send(action); send(action) }"),
    ("outer commits come first", "FormattingFieldsUI/FieldCommits.swift",
     "for action in actions.reversed() { action(commit, id) }",
     "for action in actions { action(commit, id) }"),
    ("the decimal key means the style's separator on every keyboard", "SystemTextFields/EditedText.swift",
     "keyboardType == .decimalPad &&", "keyboardType.rawValue >= 0 &&"),
    ("SwiftUI's keyboardType loses to the field's", "FormattingFieldsUI/FieldKeys.swift",
     "if isChosen, let keys {", "if let keys {"),
    ("a text gets a keyboard of a number", "FieldFormsUI/FormTextField.swift",
     "FieldKeyboard(keys: isNumber ? keys : nil)", "FieldKeyboard(keys: .number)"),
    ("A1: what the field keeps holds its view", "FormattingFieldsUI/FormattingTextField.swift",
     "{ [onCommit, id] in onCommit($0, id) }", "{ onCommit($0, id) }"),
    ("A1: what the bar keeps holds its view", "FormattingFieldsUI/KeyboardBar.swift",
     "let (previous, press) = (bar.previous, press)", "let previous = bar.previous"),
    ("A2: a bar that nobody has asked for", "FormattingFieldsUI/KeyboardBar.swift",
     "var items: [FieldBarItem] = []", "var items: [FieldBarItem] = [.done]"),
    ("A2: a bar stays when the field was left", "FormattingFieldsUI/KeyboardBar.swift",
     "view.inputAccessoryView = nil", ""),
    ("A2: a text has a sign", "FormattingFieldsUI/KeyboardBar.swift", "case .sign: hasSign", "case .sign: true"),
    ("A2: Cancel keeps what was typed", "FormattingFieldsUI/FormattingTextField.swift",
     "host.hear { $0.revert() }\n        isFocused = false", "isFocused = false"),
    ("A2: Cancel stays in the field", "FormattingFieldsUI/FormattingTextField.swift",
     "host.hear { $0.revert() }\n        isFocused = false", "host.hear { $0.revert() }"),
    ("A2: Cancel in a form keeps what was typed", "FieldFormsUI/FormTextField.swift",
     "press(.revert)\n        _ = source.act(.focus(nil))", "_ = source.act(.focus(nil))"),
    ("A2: Next stays in a form's field", "FieldFormsUI/FormTextField.swift", "case .next: submit()", "case .next: break"),
    ("A3: the end of editing is not heard", "NumberTextFields/NumberTextFieldDelegate+UIKit.swift",
     "tell { $0.focus(false) }", ""),
    ("A3: the reason is not handed on", "NumberTextFields/NumberTextFieldDelegate+UIKit.swift",
     "next.endedEditing(textField, reason)", ""),
    ("A5: another word is always read", "FormattingFieldsUI/EntryField.swift",
     "isEnabled: words != text && shown.text == text", "isEnabled: true"),
    ("A5: the model is read in place of the screen", "FormattingFieldsUI/EntryField.swift",
     "words != text && shown.text == text", "shown.text != text || words != text"),
    ("A5: no word for a minus", "FormattingFieldsUI/EntryField.swift",
     "isEnabled: words != text && shown.text == text", "isEnabled: false"),
    ("A6: the caret is not put back", "FormattingFieldsUI/EntryField.swift",
     "EditedText.select(range, in: shown.text)", ""),
    ("A6: nobody asks where the caret is", "SystemTextFields/EditedText.swift",
     "if 0...length ~= place { select(.utf16(place, place)) }", ""),
    ("A7: a view that is gone writes", "FormattingFieldsUI/LiveField.swift",
     "if live.isGone {\n        live.unwritten", "if live.isGone, live.writes < 0 {\n        live.unwritten"),
    ("A7: what was not written is lost", "FormattingFieldsUI/LiveField.swift",
     "over?.exactText == outlet.value?.exactText", "over?.exactText == \"none\""),
    ("A7: a form's field commits in a dead binding", "FieldFormsUI/FormTextField.swift",
     "if source.outlivesViews { press(.commit) } else { told.isGone = true }", "press(.commit)"),
    ("A7: a text is read in a dead binding", "FieldFormsUI/FormTextField.swift",
     "live: { told.state.map", "live: { source.state(field).map"),
    ("A7: a text is written back to a dead binding", "FieldFormsUI/FormTextField.swift",
     "if isSame, told.isGone || !source.outlivesViews { return }", "_ = isSame"),
    ("A7: a binding of what was shown writes to nothing", "FormattingFieldsUI/FieldCommits.swift",
     "if wrappedValue != nil { wrappedValue = new }", "wrappedValue = new"),
    ("onSubmit is dead around a number", "FormattingFieldsUI/FormattingTextField.swift",
     "?.isRefused == false { onSubmit() }", "?.isRefused == false {}"),
    ("onSubmit runs after a refusal", "FormattingFieldsUI/FormattingTextField.swift",
     "if host.tell({ $0.submit() })?.isRefused == false { onSubmit() }",
     "host.tell { $0.submit() }\n      onSubmit()"),
    ("onSubmit runs before the commit", "FormattingFieldsUI/FormattingTextField.swift",
     "if host.tell({ $0.submit() })?.isRefused == false { onSubmit() }",
     "onSubmit()\n      host.tell { $0.submit() }"),
    ("updates at the commit are at each key", "FormattingFieldsUI/LiveField.swift",
     "outlet.updates == .onKey || commit != nil || !hosted.field.isEdited", "true"),
    ("nothing is ever written at the commit", "FormattingFieldsUI/LiveField.swift",
     "|| commit != nil || !hosted.field.isEdited", "|| commit != nil && hosted.field.isEdited"),
    ("bounds from further out are not heard", "FormattingFieldsUI/FieldSettings.swift",
     "environment(\\.fieldBounds, bounds ?? .unlimited)", "environment(\\.fieldBounds, .unlimited)"),
    ("policies from further out are not heard", "FormattingFieldsUI/FormattingTextField.swift",
     "      changes(&policies)\n", ""),
    ("6: a sentence is hidden from the swipe order", "FormattingFieldsUI/FieldNotice.swift",
     ".foregroundStyle(.red)\n", ".foregroundStyle(.red).accessibilityHidden(true)\n"),
    ("6: a sentence is said without priority", "FormattingFieldsUI/FieldNotice.swift",
     "announcement.accessibilitySpeechAnnouncementPriority = .high", ""),
    ("6: a sentence is said while the focus moves", "FormattingFieldsUI/FieldNotice.swift",
     "try? await Task.sleep(for: .milliseconds(300))\n", ""),
    ("6: a sentence is not said", "FormattingFieldsUI/LiveField.swift",
     "if let sentence = hosted.sentence(in: outlet.table) { announceToScreenReader(sentence) }", ""),
    ("a number that goes away is not committed", "FormattingFieldsUI/LiveField.swift", "tell { $0.disappear() }", ""),
    ("a field that goes away stays in its group", "FormattingFieldsUI/LiveField.swift", "outlet.group?.remove(live)", ""),
    ("a refused Return loses the focus", "FormattingFieldsUI/FormattingTextField.swift",
     "          live.keepsFocus = true\n          isFocused = true\n", ""),
    ("a refused Return is trusted to keep the focus", "FormattingFieldsUI/FormattingTextField.swift",
     "live.keepsFocus = true\n          isFocused = true", "isFocused = true"),
    ("Escape puts nothing back", "FormattingFieldsUI/FormattingTextField.swift",
     "host.hear { $0.revert() }\n          live.pauses += 1", "live.pauses += 1"),
    ("a step of the stepper is not committed", "FormattingFieldsUI/FormattingTextField.swift",
     "return $0.isFocused ? nil : $0.commit()", "return nil"),
    ("a form's stepper is not committed", "FieldFormsUI/FormTextField.swift",
     "if source.state(field)?.isFocused == false { press(.commit) }", ""),
    ("a disabled field of a form takes keys", "FieldFormsUI/FormTextField.swift",
     ".disabled(state.traits.contains(.disabled))", ""),
    ("a hidden field of a form is there", "FieldFormsUI/FormTextField.swift",
     "if let state = source.state(field), !state.traits.contains(.hidden) {", "if let state = source.state(field) {"),
    ("a hint is missing", "FormattingFieldsUI/FormattingTextField.swift", "hosted.sentence(in: table) ?? \"\"", "\"\""),
    ("a format that is not known can be edited", "FormattingFieldsUI/FormattingTextField.swift",
     "TextField(text: .constant(source.text(value, locale)), prompt: prompt) { label }\n          .disabled(true)",
     "TextField(text: .constant(source.text(value, locale)), prompt: prompt) { label }"),
    ("bounds that change later are not heard", "FormattingFieldsUI/FormattingTextField.swift",
     "$0.setBounds(bounds, policies: policies)", ""),
    ("a field that is disabled later is not committed", "FormattingFieldsUI/FormattingTextField.swift",
     "return $0.enable(isEnabled)", "return nil"),
    ("a deleted row ends the program", "FormattingFieldsUI/FieldCommits.swift",
     "wrappedValue.first { $0.id == id } ?? row", "wrappedValue.first { $0.id == id }!"),
    ("a dropped focus passes for a move", "FieldFocus/HostedFocus.swift",
     "if mayDrop, focused == nil, mirror.pending.isEmpty, form.focusedField != nil { return false }", ""),
    ("a focus that nobody took is not asked again", "FieldFocus/FocusFollower.swift",
     "if let field = holder.focusedField, focus.wrappedValue == field {",
     "if let field = holder.focusedField, focus.wrappedValue == field, requests < 0 {"),
    ("a missing date is today", "FieldFormsUI/FormField.swift",
     "date.flatMap { Parts.point($0, nil) }", "Parts.point(date, nil)"),
    ("a refused text is not in the host's model", "FormattingFieldsUI/LiveField.swift",
     "outlet.refused?.report(hosted.isAcceptable ? nil : hosted.field.text, of: live)", ""),
    ("a field that goes away stays refused", "FormattingFieldsUI/LiveField.swift", "outlet.refused?.remove(live)", ""),
    ("a refused text is written into a dead binding", "FormattingFieldsUI/RefusedTexts.swift",
     "guard !isGone, let texts", "guard let texts"),
    ("a form's own issue is told nowhere", "FieldFormsUI/FormMessage.swift",
     "if isLast { FormNotices", "if isLast, hasPlacedMessages { FormNotices"),
    ("a form's own issue is told twice", "FieldFormsUI/FormMessage.swift",
     "if hasPlacedMessages {", "if hasPlacedMessages, !isLast {"),
    ("a title is written twice", "FieldFormsUI/FormFocus.swift",
     "FormMessages(label: { _ in \"\" }", "FormMessages(label: { \"\\($0)\" }"),
    ("a message stays where the host has placed it", "FormattingFieldsUI/FieldNotice.swift",
     "{ board.notices[id] = notice }\n", "{ if notice != nil { board.notices[id] = notice } }\n"),
    ("a long text has one line", "FormattingFieldsUI/EntryField.swift",
     "} else if let axis {\n          TextField(text: text, prompt: prompt, axis: axis) { label }\n        } else {\n          TextField(text: text, prompt: prompt) { label }\n        }\n      }\n\n",
     "} else {\n          TextField(text: text, prompt: prompt) { label }\n        }\n      }\n\n"),
    ("a formatter's format is not asked", "FormattingFieldsUI/NumberSource.swift",
     "self.init(\n        value, format: { _ in try? NumberFormat(formatter) }", "self.init(\n        value, format: { _ in nil }"),
    ("a field of another model is not focused with its own", "FieldFocus/FocusFollower.swift",
     ".onChange(of: holder.focusedField) { carryOut(view.focus.follow(holder)) }", ""),
    ("a picker drops seconds", "FieldFormsUI/FormField.swift",
     "second == 0 && nanosecond", "nanosecond"),
]


def plant(built, modules, adapters, settings, mistake):
    """What the run of the stories with a mistake said: its name, whether that was found, and by what."""
    name, file, right, wrong = mistake
    module = file.split("/")[0]
    source = built / "adapter" / file
    text = source.read_text()
    if text.count(right) != 1:
        return name, None, f"{file}: {right!r} stands there {text.count(right)} times"
    folder = built / "planted" / str(os.getpid()) / "".join(c if c.isalnum() else "-" for c in name)
    shutil.copytree(source.parent, folder)
    (folder / source.name).write_text(text.replace(right, wrong))
    objects = [str(folder / "planted.o") if other == module else str(built / f"{other}.o") for other in adapters]
    try:
        for command in [
            ["swiftc", "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings", "-module-name", module, "-I", built,
             "-I", modules, "-module-cache-path", built / "cache", *settings, "-c", "-o", folder / "planted.o",
             *sorted(folder.glob("*.swift"))],
            ["swiftc", "-o", folder / "stories", f"@{built}/linked", *objects],
        ]:
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode:
                return name, None, f"does not compile\n{run.stdout[-2000:]}{run.stderr[-2000:]}"
        try:
            run = subprocess.run(
                [folder / "stories", "--first"], capture_output=True, text=True, timeout=300,
                env={**os.environ, "FORMATTING_FIELD_SEED": "1"})
        except subprocess.TimeoutExpired:
            return name, True, "it does not end"
        said = (run.stdout.splitlines() or [""])[0] if run.returncode > 0 else run.stderr[:200]
        return name, run.returncode != 0, said
    finally:
        shutil.rmtree(folder)


def main():
    dashes = sys.argv.index("--")
    built, modules, part, adapters = sys.argv[1:dashes]
    mistakes = [mistake for mistake in MISTAKES if part in mistake[0]]
    # Without a mistake the stories pass; or else they would find everything.
    subprocess.run([pathlib.Path(built) / "stories", "--first"], check=True)
    found = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, is_found, said in pool.map(
                lambda mistake: plant(pathlib.Path(built), modules, adapters.split(), sys.argv[dashes + 1:], mistake),
                mistakes):
            found += is_found is True
            print(f"{ {True: 'found ', False: 'MISSED', None: 'BROKEN'}[is_found]} {name}: {said.strip()}", flush=True)
    print(f"planted mistakes: {found} of {len(mistakes)} found")
    sys.exit(found < len(mistakes))


main()
