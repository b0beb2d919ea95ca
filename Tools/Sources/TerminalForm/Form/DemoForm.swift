import FieldForms
import FormattingFields

/// The form that `numfield demo` opens on a terminal: what it holds, and what keys do to it.
///
/// ```swift
/// var demo = try DemoForm()
/// demo.take(.text("3"))
/// demo.form[.price]?.text   // "3"
/// ```
struct DemoForm {
  /// Something to tell below the form, until the next key.
  enum Note: Hashable {
    case refused(String)
    case done(String)
  }

  private(set) var form: FieldForm<Cart>
  private(set) var note: Note?
  /// The first line of the help that is shown; nil without help.
  private(set) var helpLine: Int?
  private(set) var isClosed = false
  private var history = UndoHistory<Cart>()

  /// - Parameters:
  ///   - locale: The tag of the locale that the form begins with.
  ///   - entries: What the price reads beside plain numbers.
  init(locale: String = "en-US", entries: [EntryKind] = []) throws(NumberFormatError) {
    form = FieldForm(try Cart(locale: locale, entries: entries))
    form.focusOnAppear()
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
      var told: Note?
      history.record(in: &form, at: time) { told = $0.take(key) }
      note = told
    }
  }

  /// Scrolls the help; a key that does not scroll ends the help.
  private mutating func scrollHelp(_ key: TerminalKey) {
    let line = helpLine ?? 0
    helpLine =
      switch key {
      case .down: min(line + 1, DemoHelp.lines.count - 1)
      case .up: max(line - 1, 0)
      case .pageDown, .text(" "): min(line + 10, DemoHelp.lines.count - 1)
      case .pageUp: max(line - 10, 0)
      default: nil
      }
  }

  /// Focuses the field under the mouse and places the caret; a drag selects.
  mutating func click(
    _ field: Cart.FieldID, at offset: Int, isDrag: Bool, time: Duration = .zero
  ) {
    note = nil
    var told: Note?
    history.record(in: &form, at: time) { told = $0.click(field, at: offset, isDrag: isDrag) }
    note = told
  }
}

extension FieldForm<Cart> {
  /// Handles the keys that can be undone.
  ///
  /// - Returns: What to tell the user.
  fileprivate mutating func take(_ key: TerminalKey) -> DemoForm.Note? {
    switch key {
    case .tab: return go { $0.moveToNext() }
    case .backTab: return go { $0.moveToPrevious() }
    case .enter: return pressReturn()
    case .control("l"): return take(.increment, to: .locale)
    case .control("t"): return takeSuggestion(0)
    case .control("o"): return takeSuggestion(1)
    case .control("n"):
      guard let extra = content.addExtra() else {
        return .refused("There is room for \(Cart.mostExtras) extras.")
      }
      return go { $0.focus(.extra(extra, .price)) }
    case .control("x"):
      guard case .extra(let extra, _) = focusedField else {
        return .refused("Ctrl-X removes an extra that has the focus.")
      }
      content.removeExtra(extra)
      if focusedField == nil { focus(.discount) }
      return nil
    default:
      do throws(EditRefusal) {
        guard let input = try input(of: key) else { throw .filtered }
        return take(input)
      } catch {
        return .refused(error.sentence)
      }
    }
  }

  /// Lets a field take an input; nil is the focused one.
  private mutating func take(
    _ input: FieldInput, to field: Cart.FieldID? = nil
  ) -> DemoForm.Note? {
    let locale = content.locale
    do throws(FormRefusal) { try apply(input, to: field) } catch {
      return .refused(error.sentence)
    }
    guard content.locale != locale else { return nil }
    do throws(NumberFormatError) { try content.followLocale() } catch {
      return .refused(error.description)
    }
    return nil
  }

  /// Moves the focus, and tells what the commit did to the field that was left, or why its text
  /// stays.
  private mutating func go(_ move: (inout FieldForm<Cart>) -> Void) -> DemoForm.Note? {
    let left = focusedField
    move(&self)
    guard let left, left != focusedField,
      let sentence = sentences(for: left, in: Cart.messages).first
    else { return nil }
    if issues(of: left).isEmpty { return .done(sentence) }
    guard self[left]?.text.isEmpty == false else { return nil }
    return .refused([sentence, offer(of: left)].compactMap { $0 }.joined(separator: " "))
  }

  /// The field whose suggestions are offered: the focused field, or else the first field left with
  /// suggestions.
  private var offering: (field: Cart.FieldID, suggestions: [String])? {
    for field in [focusedField].compactMap({ $0 }) + focusOrder {
      guard let state = self[field], state.isTouched || state.isFocused,
        let suggestions = state.issues.first?.suggestions, !suggestions.isEmpty
      else { continue }
      return (field, suggestions)
    }
    return nil
  }

  /// Which keys take a suggestion of a field; nil if its suggestions are not offered.
  func offer(of field: Cart.FieldID) -> String? {
    guard let offering, offering.field == field else { return nil }
    let offers = zip(["Ctrl-T", "Ctrl-O"], offering.suggestions)
    return offers.map { key, text in "\(key) takes “\(text)”" }.joined(separator: ", ") + "."
  }

  private mutating func takeSuggestion(_ index: Int) -> DemoForm.Note? {
    guard let offering, offering.suggestions.indices.contains(index) else {
      return .refused("There is no suggestion to take.")
    }
    let note = take(
      .edit(TextEdit(.all, offering.suggestions[index], intent: .pasted)), to: offering.field)
    if offering.field != focusedField { commit(offering.field) }
    let label = Cart.messages.label(offering.field)
    return note ?? .done("\(label) is now \(self[offering.field]?.text ?? "").")
  }

  fileprivate mutating func click(
    _ field: Cart.FieldID, at offset: Int, isDrag: Bool
  ) -> DemoForm.Note? {
    // A drag that leaves the field keeps selecting in that field.
    if isDrag, field != focusedField { return nil }
    let note = field == focusedField ? nil : go { $0.focus(field) }
    guard field != .locale, let state = self[field] else { return note }
    return take(.select(.utf8(isDrag ? state.selection.anchor : offset, offset))) ?? note
  }

  /// Goes to the next field; from the last, or without a focus, sends the form.
  private mutating func pressReturn() -> DemoForm.Note? {
    if let field = focusedField, self[field]?.isLast == false { return go { $0.submitField() } }
    var outcome = beginSubmit()
    if let submission { outcome = endSubmit(submission, submission.content.order()) }
    guard outcome == .accepted else {
      return .refused(announcement(of: outcome, in: Cart.messages))
    }
    focus(nil)
    return .done(content.receipt)
  }
}
