import NumberText

extension FormattingField {
  /// Whether the format writes other digits than ASCII's.
  package var hasOwnDigits: Bool { scanner.hasOwnDigits }

  /// Returns the edit with its typed digits in the numbering system of the text's other digits, so
  /// that keys of either system continue a number. Rule: E14.
  ///
  /// ```swift
  /// field.text            // "١٢", after a commit in ar-EG
  /// try field.type("3")   // "١٢٣"
  /// ```
  ///
  /// Only the format's own digits and ASCII's are changed into each other.
  @usableFromInline
  func inDigitsOfText(_ edit: TextEdit) -> TextEdit {
    guard edit.intent == .typed, let own = format.symbols.digits.first?.value else { return edit }
    var rest = content
    do throws(EditRefusal) { try rest.edit(TextEdit(edit.range, ""), limit: .max) } catch {
      return edit
    }
    let systems = [0x30, own]
    guard let digits = format.typedDigits(in: rest.text),
      systems.contains(digits[0].value)
    else { return edit }
    var typed = String.UnicodeScalarView()
    for scalar in edit.replacement.unicodeScalars {
      if let digit = DecimalDigits.value(of: scalar.value), systems.contains(digit.zero) {
        typed.append(digits[Int(digit.value)])
      } else {
        typed.append(scalar)
      }
    }
    return TextEdit(edit.range, String(typed), intent: .typed)
  }
}
