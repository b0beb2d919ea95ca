import FormattingFields
import Testing

/// A host tells its user in a language of its own, and the compiler checks that no case is missing.
struct LocalizationTests {
  private static func german(_ code: NumberIssue.Code) -> String {
    switch code {
    case .empty: "Bitte eine Zahl eingeben."
    case .incomplete, .incompleteGroup: "Die Zahl ist noch nicht vollständig."
    case .misplacedGroupingSeparator, .mixedGroupingSeparators, .groupingSeparatorInFraction:
      "Das Tausendertrennzeichen steht an falscher Stelle."
    case .duplicateDecimalSeparator: "Es gibt schon ein Komma."
    case .foreignDecimalSeparator: "Bitte mit Komma."
    case .ambiguousSeparator: "Tausender oder Nachkommastellen?"
    case .mixedDigits: "Ziffern zweier Schriften."
    case .duplicateSign, .misplacedSign, .signNotAllowed: "Das Vorzeichen passt hier nicht."
    case .foreignCurrency: "Eine andere Währung."
    case .unexpectedCharacter: "Das gehört zu keiner Zahl."
    case .overflow, .aboveMaximum: "Die Zahl ist zu groß."
    case .belowMinimum: "Die Zahl ist zu klein."
    case .fractionNotAllowed: "Nur ganze Zahlen."
    case .stepMismatch: "Kein erlaubter Schritt."
    case .divisionByZero, .tooComplex, .ambiguousEntry: "Das lässt sich nicht ausrechnen."
    case .unknownUnit, .incompatibleUnit: "Diese Einheit passt hier nicht."
    case .unwritable: "Diese Zahl lässt sich nicht schreiben."
    }
  }

  private static func german(_ outcome: CommitOutcome) -> String? {
    switch outcome {
    case .unchanged, .accepted: nil
    case .evaluated(let typed): "\(typed) ausgerechnet."
    case .rounded(let number), .clamped(let number), .snapped(let number):
      "Geändert, vorher \(number.plainText)."
    case .cleared: "Leer."
    case .reverted(let refused), .keptInvalid(let refused): german(refused.issue.code)
    }
  }

  private static func german(_ refusal: EditRefusal) -> String {
    switch refusal {
    case .tooLong(let limit): "Höchstens \(limit) Bytes."
    case .rangeOutsideText, .offsetInsideCharacter, .brokenText, .otherText, .otherType:
      "Interner Fehler."
    case .filtered: ""
    }
  }

  private static func color(_ status: ScanStatus) -> String {
    switch status {
    case .acceptable: "black"
    case .intermediate: "gray"
    case .invalid: "red"
    }
  }

  @Test("issues, outcomes, refusals and statuses")
  func sentences() throws {
    var policies = FieldPolicies()
    policies.maximumLength = 4
    var field = FormattingField<Int>(
      1, format: try .icu(locale: "de-DE", style: .integer), policies: policies)
    try field.apply(TextEdit(.all, "1,5"))
    #expect(Self.color(field.status) == "red")
    #expect(field.issue.map { Self.german($0.code) } == "Nur ganze Zahlen.")
    do throws(EditRefusal) {
      try field.apply(TextEdit(.all, "12345"))
      Issue.record("a text of five bytes passed")
    } catch {
      #expect(Self.german(error) == "Höchstens 4 Bytes.")
    }
    #expect(Self.german(field.commit().outcome) == "Nur ganze Zahlen.")
    #expect(NumberIssue.Code.allCases.allSatisfy { !Self.german($0).isEmpty })
  }
}
