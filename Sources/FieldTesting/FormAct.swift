public import FieldEditing
import FieldForms
import NumberText

/// One act of a random session of a form: an act of one of its fields, or what only a form has. An
/// act knows fields by their indices, so that it can be played in any form.
///
/// ```swift
/// await person.play(.tap(3))
/// await person.play(.field(.type("12")))
/// await person.play(.field(.setValue(5), at: 2))
/// await person.play(.key(.undo))
/// ```
public enum FormAct: Hashable, Sendable {
  /// An act of the field at this index modulo the count of fields; of the focused field if the
  /// index is nil. A form takes the acts of a person, and `setValue` of the host; every other act
  /// is refused.
  case field(FieldAct, at: Int? = nil)
  /// Focuses a field: of the fields that can have the focus, the field at this index modulo their
  /// count.
  case tap(Int)
  /// Chooses an option of the focused field: the option at this index modulo the count of options.
  /// A field with several choices refuses it.
  case choose(Int)
  /// Presses a key that moves the focus, or that undoes.
  case key(FormKey)
  /// Moves the clock on by this duration.
  case wait(Duration)
  /// Submits the form to a server that finds nothing wrong.
  case submit
  /// Does an act that the test defines, by its name, such as adding a row or changing the locale.
  /// The number is for the test, which may choose a row by it.
  case host(String, Int)
}

/// A key for the form as a whole: it moves the focus or undoes, and types nothing into a field.
public enum FormKey: String, CaseIterable, Hashable, Sendable {
  /// Moves the focus to the next field.
  case tab
  /// Moves the focus to the previous field.
  case backTab
  /// Commits the field and moves on.
  case enter
  /// Undoes the last act.
  case undo
  /// Makes the act again that was undone last.
  case redo
}

extension FormDriver {
  /// Plays an act of a random session. An act that the form refuses does nothing.
  ///
  /// - Parameters:
  ///   - act: One that ``RandomSession`` has drawn, or that the test has made.
  ///   - host: Does an act that the test defines, as ``FormAct/host(_:_:)`` asks; called with this
  ///     driver, the act's name and its number.
  public func play(
    _ act: FormAct, host: (FormDriver, String, Int) async -> Void = { _, _, _ in }
  ) async {
    let fields = model.form.declaredFields
    switch act {
    case .field(let act, let place):
      let field = place.map { fields.element(round: $0) } ?? model.focusedField
      if let field { play(act, in: field) }
    case .tap(let place):
      let active = fields.filter { model.form[$0]?.traits.isActive == true }
      if let field = active.element(round: place) { try? tap(field) }
    case .choose(let place):
      guard let field = model.focusedField, let state = model.form[field],
        let option = state.control.options.element(round: place)
      else { return }
      clock.advance(by: .seconds(2))
      try? model.form.choose(.choice(option.value), in: field)
    case .key(let key): press(key)
    case .wait(let duration): clock.advance(by: duration)
    case .submit: await submit()
    case .host(let name, let number):
      clock.advance(by: .seconds(2))
      await host(self, name, number)
    }
  }

  private func play(_ act: FieldAct, in field: Content.FieldID) {
    switch act {
    case .setValue(let number):
      clock.advance(by: .seconds(2))
      if model.form[field]?.traits.contains(.readOnly) == false {
        model.form.setValue(.number(number), of: field)
      }
    default: try? apply(act, to: field)
    }
  }
}

extension Array {
  /// The element at an index modulo the count; nil if there are no elements.
  fileprivate func element(round place: Int) -> Element? {
    isEmpty ? nil : self[((place % count) + count) % count]
  }
}
