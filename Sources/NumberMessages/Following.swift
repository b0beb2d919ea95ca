public import FieldEditing
public import NumberText

extension RefusedText {
  /// What is wrong with the text, as a sentence in the language of the field's locale; in English
  /// if there is no table of that language. (C14)
  ///
  /// ```swift
  /// // "150", "12x" and "1.5" in a German field of 0 to 99
  /// // "Die Zahl darf höchstens 99 sein."
  /// // "„x“ gehört nicht hierher. Geben Sie eine Zahl ein, zum Beispiel 99."
  /// // "Nach einem Tausendertrennzeichen fehlen Ziffern. Meinten Sie „1,5“?"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the sentence and the text.
  public var message: String { message(in: .following(locale)) }
}

extension CommitOutcome {
  /// Returns a short sentence for the user, in the language of the field's locale; nil if there is
  /// nothing to tell. (C8, C14)
  ///
  /// ```swift
  /// outcome.message(showing: "3,14", format: german)   // "Von 3,14159 auf 3,14 gerundet."
  /// ```
  ///
  /// - Parameters:
  ///   - text: The field's text after the commit.
  ///   - format: The field's format, whose locale gives the language; if nil, the sentence is in
  ///     English.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  public func message(showing text: String, format: NumberFormat? = nil) -> String? {
    message(showing: text, format: format, in: .following(format?.locale))
  }

  /// Returns one sentence for a screen reader, whatever the outcome, in the language of the field's
  /// locale. (C8, C14)
  ///
  /// ```swift
  /// outcome.announcement(label: "Preis", showing: "3,14", format: german)   // "Preis: 3,14"
  /// ```
  ///
  /// - Parameters:
  ///   - label: What the field is called, such as "Preis".
  ///   - text: The field's text after the commit.
  ///   - format: The field's format, whose locale gives the language; if nil, the sentence is in
  ///     English.
  public func announcement(
    label: String, showing text: String, format: NumberFormat? = nil
  ) -> String {
    announcement(
      label: label, showing: text, format: format, in: .following(format?.locale))
  }
}

extension FormattingField {
  /// The field's text as a screen reader speaks it: a minus comes first, and an empty text is a
  /// word of the language of the field's locale. (C14, C21)
  ///
  /// ```swift
  /// loss.valueText   // "−1.234,50 €"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var valueText: String { valueText(in: .following(format.locale)) }

  /// Returns one sentence for a screen reader after a commit or a paste that changed the number, in
  /// the language of the field's locale; nil if there is nothing to tell. (C14, C21)
  ///
  /// ```swift
  /// price.announcement(of: change, label: "Preis")   // "Preis: Der neue Wert ist 3,14."
  /// ```
  ///
  /// - Parameters:
  ///   - change: The last change of the field.
  ///   - label: What the field is called, such as "Preis".
  public func announcement(of change: FieldChange<Value>, label: String) -> String? {
    announcement(of: change, label: label, in: .following(format.locale))
  }
}

extension HostedField {
  private var table: MessageTable { .following(field.format.locale) }

  /// The sentence below the field, in the language of the field's locale. (C14)
  public var message: String? { message(in: table) }

  /// The field's text as a screen reader speaks it: a minus comes first, and an empty text is a
  /// word of the language of the field's locale. (C14, C21)
  public var spoken: String { spoken(in: table) }

  /// Returns the sentence for a screen reader about the last commit, in the language of the field's
  /// locale. (C14)
  public func announcement(label: String) -> String? { announcement(label: label, in: table) }
}
