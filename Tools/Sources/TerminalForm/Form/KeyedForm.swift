package import FieldForms
import FormattingFields

/// Something to tell below a form, until the next key.
enum FormNote: Hashable {
  case refused(String)
  case done(String)
  /// The form was sent and closes.
  case sent
}

/// A form on a terminal: what it holds, and what keys do to it.
///
/// ```swift
/// var demo = KeyedForm(try Cart())
/// demo.take(.text("3"))
/// demo.form[.price]?.text   // "3"
/// ```
package struct KeyedForm<Content: TerminalContent> {
  package private(set) var form: FieldForm<Content>
  private(set) var note: FormNote?
  /// The first line of the help that is shown; nil without help.
  private(set) var helpLine: Int?
  private(set) var isClosed = false
  /// Whether the form was sent, and closed by that.
  package var isSent: Bool { note == .sent }
  private var history = UndoHistory<Content>()

  /// - Parameter told: What is told until the first key.
  package init(_ content: Content, told: String? = nil) {
    form = FieldForm(content)
    form.focusOnAppear()
    if form.focusedField == Content.localeField { form.move(1) }
    note = told.map { .refused($0) }
  }

  /// Does what a key does.
  ///
  /// - Parameter time: The time of the key, from any moment.
  mutating func take(_ key: TerminalKey, at time: Duration = .zero) {
    note = nil
    switch key {
    case _ where key.isClosing: isClosed = true
    case _ where helpLine != nil: scrollHelp(key)
    case .help: helpLine = 0
    case .text("q") where form.focusedField == nil: isClosed = true
    case .control("z"):
      if !history.undo(&form) { note = .refused("There is nothing to undo.") }
    case .control("y"):
      if !history.redo(&form) { note = .refused("There is nothing to redo.") }
    default:
      var told: FormNote?
      history.record(in: &form, at: time) { told = $0.take(key) }
      note = told
      isClosed = isSent
    }
  }

  /// Scrolls the help; a key that does not scroll ends the help.
  private mutating func scrollHelp(_ key: TerminalKey) {
    let line = helpLine ?? 0
    let last = FormHelp.lines(of: form.content).count - 1
    helpLine =
      switch key {
      case .down: min(line + 1, last)
      case .up: max(line - 1, 0)
      case .pageDown, .text(" "): min(line + 10, last)
      case .pageUp: max(line - 10, 0)
      default: nil
      }
  }

  /// Focuses the field under the mouse and places the caret; a drag selects.
  mutating func click(
    _ field: Content.FieldID, at offset: Int, isDrag: Bool, time: Duration = .zero
  ) {
    note = nil
    var told: FormNote?
    history.record(in: &form, at: time) { told = $0.click(field, at: offset, isDrag: isDrag) }
    note = told
  }
}

extension FieldForm where Content: TerminalContent {
  /// Handles the keys that can be undone.
  ///
  /// - Returns: What to tell the user.
  fileprivate mutating func take(_ key: TerminalKey) -> FormNote? {
    switch key {
    case .tab: return go { $0.move(1) }
    case .backTab: return go { $0.move(-1) }
    case .enter: return pressReturn()
    case .control("l"): return take(.press(.increment), to: Content.localeField)
    case .control("t"): return takeSuggestion(0)
    case .control("o"): return takeSuggestion(1)
    case .control("n"):
      return changeRows { content, field throws(TerminalRefusal) in
        (try content.addRow(from: field), true)
      }
    case .control("x"):
      return changeRows { content, field throws(TerminalRefusal) in
        (try content.removeRow(of: field), false)
      }
    default:
      do throws(EditRefusal) {
        guard let input = try input(of: key) else { throw .filtered }
        return take(input)
      } catch {
        return .refused(error.sentence)
      }
    }
  }

  /// Adds or removes a row. The change gives a field to focus, and whether it gets the focus in any case.
  private mutating func changeRows(
    _ change: (inout Content, FieldID?) throws(TerminalRefusal) -> (FieldID?, Bool)
  ) -> FormNote? {
    let focused = focusedField
    do throws(TerminalRefusal) {
      let (field, takesFocus) = try change(&content, focused)
      guard let field, takesFocus || focusedField == nil else { return nil }
      return go { $0.focus(field) }
    } catch {
      return .refused(error.sentence)
    }
  }

  /// Lets a field take an input; nil is the focused one.
  private mutating func take(_ input: FieldInput, to field: FieldID? = nil) -> FormNote? {
    let locale = content.locale
    do throws(FormRefusal) { try apply(input, to: field) } catch {
      return .refused(error.sentence)
    }
    if field == nil, input.writesNumber { reselect() }
    guard content.locale != locale else { return nil }
    do throws(TerminalRefusal) { try content.followLocale() } catch {
      return .refused(error.sentence)
    }
    reselect()
    return nil
  }

  /// Selects the focused number after the field has written it by itself, by a step or in another locale: as
  /// at the focus, a key replaces it. A text that is being edited keeps its caret. (F10)
  private mutating func reselect() {
    guard let focusedField, let state = self[focusedField], case .number = state.control,
      !state.isEdited
    else { return }
    // What cannot be selected stays as it is.
    try? apply(.select(.all))
  }

  /// The next field that the focus stops at, or the one before: a field that can be edited, or one that counts
  /// rows.
  ///
  /// - Parameter step: 1 for the next field, -1 for the one before.
  private func stop(from field: FieldID?, _ step: Int) -> FieldID? {
    let order = declaredFields
    var index = field.flatMap(order.firstIndex) ?? (step > 0 ? -1 : order.count)
    repeat { index += step } while order.indices.contains(index) && !isStop(order[index])
    return order.indices.contains(index) ? order[index] : nil
  }

  private func isStop(_ field: FieldID) -> Bool {
    guard let traits = self[field]?.traits else { return false }
    return traits.isEditable || traits.isActive && content.countsRows(field)
  }

  /// Moves the focus. The old field is left first, as its commit may hide or show fields.
  fileprivate mutating func move(_ step: Int) {
    let field = focusedField
    focus(nil)
    if let next = stop(from: field, step) { focus(next) }
  }

  /// Moves the focus, and tells what the commit did to the field that was left, or why its text
  /// stays.
  private mutating func go(_ move: (inout FieldForm) -> Void) -> FormNote? {
    let left = focusedField
    move(&self)
    guard let left, left != focusedField,
      let sentence = sentences(for: left, in: content.messages).first
    else { return nil }
    if issues(of: left).isEmpty { return .done(sentence) }
    guard self[left]?.text.isEmpty == false else { return nil }
    return .refused([sentence, offer(of: left)].compactMap { $0 }.joined(separator: " "))
  }

  /// The field whose suggestions are offered: the focused field, or else the first field left with
  /// suggestions.
  private var offering: (field: FieldID, suggestions: [String])? {
    for field in [focusedField].compactMap({ $0 }) + declaredFields {
      guard let state = self[field], state.isTouched || state.isFocused,
        let suggestions = state.issues.first?.suggestions, !suggestions.isEmpty
      else { continue }
      return (field, suggestions)
    }
    return nil
  }

  /// Which keys take a suggestion of a field; nil if its suggestions are not offered.
  func offer(of field: FieldID) -> String? {
    guard let offering, offering.field == field else { return nil }
    let offers = zip(["Ctrl-T", "Ctrl-O"], offering.suggestions)
    return offers.map { key, text in "\(key) takes “\(text)”" }.joined(separator: ", ") + "."
  }

  private mutating func takeSuggestion(_ index: Int) -> FormNote? {
    guard let offering, offering.suggestions.indices.contains(index) else {
      return .refused("There is no suggestion to take.")
    }
    let note = take(
      .edit(TextEdit(.all, offering.suggestions[index], intent: .pasted)), to: offering.field)
    if offering.field != focusedField { commit(offering.field) }
    let label = content.label(of: offering.field)
    return note ?? .done("\(label) is now \(self[offering.field]?.text ?? "").")
  }

  fileprivate mutating func click(_ field: FieldID, at offset: Int, isDrag: Bool) -> FormNote? {
    // A drag that leaves the field keeps selecting in that field.
    if isDrag, field != focusedField { return nil }
    let isEntered = field != focusedField
    let note = isEntered ? go { $0.focus(field) } : nil
    guard field != Content.localeField, let state = self[field], state.traits.isEditable else {
      return note
    }
    var head = offset
    // A click behind a number points at no digit: the number stays selected, and a drag selects from its end.
    if isEntered, case .number = state.control, !state.selection.isCaret,
      offset == state.text.utf8.count
    {
      head = 0
    }
    return take(.select(.utf8(isDrag ? state.selection.anchor : offset, head))) ?? note
  }

  /// Goes to the next field; from the last, or without a focus, sends the form.
  private mutating func pressReturn() -> FormNote? {
    if let field = focusedField, stop(from: field, 1) != nil { return go { $0.move(1) } }
    var outcome = beginSubmit()
    if let submission { outcome = endSubmit(submission, submission.content.answer()) }
    guard outcome == .accepted else {
      return .refused(announcement(of: outcome, in: content.messages))
    }
    focus(nil)
    return content.receipt.map { .done($0) } ?? .sent
  }
}

extension FieldInput {
  /// Whether a number field answers with a text of its own, which no key has typed.
  fileprivate var writesNumber: Bool {
    guard case .press(let key, _) = self else { return false }
    return [.increment, .decrement, .largeIncrement, .largeDecrement, .revert].contains(key)
  }
}
