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
  private(set) var isClosed = false
  private var history = UndoHistory<Cart>()

  init() throws(NumberFormatError) {
    form = FieldForm(try Cart())
    form.focusOnAppear()
  }

  /// Does what a key does.
  ///
  /// - Parameter time: The time of the key, from any moment.
  mutating func take(_ key: TerminalKey, at time: Duration = .zero) {
    note = nil
    switch key {
    case _ where key.isClosing: isClosed = true
    case .text("q") where !isInText: isClosed = true
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

  /// Whether letters go into a text.
  private var isInText: Bool { form.focusedField != nil && form.focusedField != .locale }
}

extension FieldForm<Cart> {
  /// Does what a key does, where that can be undone.
  ///
  /// - Returns: What to tell the user.
  fileprivate mutating func take(_ key: TerminalKey) -> DemoForm.Note? {
    switch key {
    case .tab: return go { $0.moveToNext() }
    case .backTab: return go { $0.moveToPrevious() }
    case .enter: return pressReturn()
    case .control("l"): return take(.increment, to: .locale)
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

  /// Moves the focus, and tells of the field that loses it what the commit did, or why its text stays.
  private mutating func go(_ move: (inout FieldForm<Cart>) -> Void) -> DemoForm.Note? {
    let left = focusedField
    move(&self)
    guard let left, left != focusedField,
      let sentence = sentences(for: left, in: Cart.messages).first
    else { return nil }
    if issues(of: left).isEmpty { return .done(sentence) }
    return self[left]?.text.isEmpty == false ? .refused(sentence) : nil
  }

  /// Goes to the next field; from the last, or from none, sends the form off.
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
