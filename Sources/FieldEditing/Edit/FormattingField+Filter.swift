import NumberText

extension FormattingField {
  /// Whether a filter lets an edit pass, which is not made. (E5)
  ///
  /// ```swift
  /// field.accepts(TextEdit(.selection, "x"), filter: .numericCharacters)   // false
  /// ```
  ///
  /// An edit that is refused for another reason (its range, its length) is not accepted either.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func accepts(_ edit: TextEdit, filter: EditFilter? = nil) -> Bool {
    var trial = self
    if let filter { trial.policies.filter = filter }
    do throws(EditRefusal) {
      try trial.apply(edit)
      return true
    } catch {
      return false
    }
  }

  /// Refuses an edit that the field's filter does not let pass.
  @usableFromInline
  func checkFilter(_ edit: TextEdit) throws(EditRefusal) {
    let (range, replacement) = try content.checked(edit, limit: policies.maximumLength)
    guard passes(replacement, in: range) else { throw .filtered }
  }

  private func passes(_ replacement: String, in range: Range<Int>) -> Bool {
    if replacement.isEmpty { return true }
    switch policies.filter {
    case .permitAll: return true
    case .numericCharacters:
      return replacement.unicodeScalars.allSatisfy(format.canRead)
    case .nothingInvalid:
      var trial = content
      _ = trial.replace(range, with: replacement, isComposed: false)
      return scanner.scan(trial.text, soft: trial.marks.soft).status != .invalid
    }
  }
}
