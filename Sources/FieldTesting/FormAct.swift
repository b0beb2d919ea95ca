public import FieldEditing
import FieldForms
public import NumberText

/// An act of a random session of a form. It names fields by their places, so that an act means something in whichever
/// form it is played.
///
/// ```swift
/// await person.play(.tap(3))
/// await person.play(.type("12"))
/// await person.play(.key(.undo))
/// ```
public enum FormAct: Hashable, Sendable {
  /// Focuses one of the fields that can have the focus, counted round.
  case tap(Int)
  /// Types characters one by one into the focused field.
  case type(String)
  /// Has the focused field take something else.
  case input(FieldInput)
  /// Chooses one of the focused field's options, counted round.
  case choose(Int)
  /// The host binds a number to one of the fields, counted round.
  case setValue(FixedDecimal?, Int)
  /// A key that moves the focus, or that undoes.
  case key(FormKey)
  /// Time passes.
  case wait(Duration)
  /// Submits the form.
  case submit
  /// What the test does by this name, such as adding a row or changing the locale, with a number to choose by.
  case host(String, Int)
}

/// A key for the form: it moves the focus or undoes, and types nothing into a field.
public enum FormKey: String, CaseIterable, Hashable, Sendable {
  /// To the next field.
  case tab
  /// To the field before.
  case backTab
  /// Commits the field and moves on.
  case enter
  /// Undoes the last act.
  case undo
  /// Makes the undone act again.
  case redo
}

extension FormDriver {
  /// Plays an act of a random session. What the form refuses is passed over.
  ///
  /// - Parameters:
  ///   - act: The act.
  ///   - host: Does what the test calls by a name.
  public func play(
    _ act: FormAct, host: (FormDriver, String, Int) async -> Void = { _, _, _ in }
  ) async {
    let fields = model.form.declaredFields
    switch act {
    case .tap(let place):
      let active = fields.filter { model.form[$0]?.traits.isActive == true }
      if let field = active.element(round: place) { try? tap(field) }
    case .type(let text): try? type(text)
    case .input(let input): try? apply(input)
    case .choose(let place):
      guard let field = model.focusedField, let state = model.form[field],
        let option = state.control.options.element(round: place)
      else { return }
      clock.advance(by: .seconds(2))
      try? model.form.choose(.choice(option.value), in: field)
    case .setValue(let number, let place):
      clock.advance(by: .seconds(2))
      if let field = fields.element(round: place),
        model.form[field]?.traits.contains(.readOnly) == false
      {
        model.form.setValue(.number(number), of: field)
      }
    case .key(let key): press(key)
    case .wait(let duration): clock.advance(by: duration)
    case .submit: await submit()
    case .host(let name, let number):
      clock.advance(by: .seconds(2))
      await host(self, name, number)
    }
  }
}

extension Array {
  /// The element at a place, counted round; nil if there is none.
  fileprivate func element(round place: Int) -> Element? {
    isEmpty ? nil : self[((place % count) + count) % count]
  }
}
