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
  private var history = History<FieldForm<Cart>>()

  init() throws(ICUNumberTextError) {
    form = FieldForm(try Cart())
    form.focusOnAppear()
  }

  /// Does what a key does.
  mutating func take(_ key: TerminalKey) {
    note = nil
    switch key {
    case _ where key.isClosing: isClosed = true
    case .text("q") where !isInText: isClosed = true
    case .control("z"):
      if !history.undo(&form) { note = .refused("There is nothing to undo.") }
    case .control("y"):
      if !history.redo(&form) { note = .refused("There is nothing to redo.") }
    default:
      let before = form
      change(by: key)
      if form.content.texts != before.content.texts { history.keep(before) }
    }
  }

  /// Whether letters go into a text.
  private var isInText: Bool { form.focusedField != nil && form.focusedField != .locale }

  private mutating func change(by key: TerminalKey) {
    switch key {
    case .tab: go { $0.moveToNext() }
    case .backTab: go { $0.moveToPrevious() }
    case .enter: pressReturn()
    case .control("l"): apply(.increment, to: .locale)
    default:
      do throws(EditRefusal) {
        guard let input = try input(of: key) else { throw .filtered }
        apply(input)
      } catch {
        note = .refused(error.sentence)
      }
    }
  }

  /// Lets a field take an input; nil is the focused one.
  private mutating func apply(_ input: FieldInput, to field: Cart.FieldID? = nil) {
    let locale = form.content.locale
    do throws(FormRefusal) { try form.apply(input, to: field) } catch {
      note = .refused(error.sentence)
    }
    guard form.content.locale != locale else { return }
    do throws(ICUNumberTextError) { try form.content.followLocale() } catch {
      note = .refused(error.description)
    }
  }

  /// Moves the focus, and tells of the field that loses it what the commit did, or why its text stays.
  private mutating func go(_ move: (inout FieldForm<Cart>) -> Void) {
    let left = form.focusedField
    move(&form)
    guard let left, left != form.focusedField,
      let sentence = form.sentences(for: left, in: Cart.messages).first
    else { return }
    if form.issues(of: left).isEmpty {
      note = .done(sentence)
    } else if form[left]?.text.isEmpty == false {
      note = .refused(sentence)
    }
  }

  /// Goes to the next field; from the last, or from none, sends the form off.
  private mutating func pressReturn() {
    if let field = form.focusedField, form[field]?.isLast == false {
      return go { $0.submitField() }
    }
    var outcome = form.beginSubmit()
    if let submission = form.submission {
      outcome = form.endSubmit(submission, submission.content.order())
    }
    if outcome == .accepted {
      form.focus(nil)
      note = .done(form.content.receipt)
    } else {
      note = .refused(form.announcement(of: outcome, in: Cart.messages))
    }
  }
}
