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

  /// Whether a filter lets a replacement pass.
  func passes(_ replacement: String, in range: Range<Int>, _ filter: EditFilter) -> Bool {
    if replacement.isEmpty { return true }
    switch filter {
    case .permitAll: return true
    case .numericCharacters:
      return replacement.unicodeScalars.allSatisfy(format.canRead)
    case .nothingInvalid:
      var trial = self
      _ = trial.replace(range, with: replacement, intent: .typed)
      return trial.status != .invalid
    }
  }
}
