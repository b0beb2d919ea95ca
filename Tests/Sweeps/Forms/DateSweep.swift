import FieldForms
import FormattingFields
import RandomSamples
import Testing

/// The dates that typing on can lead to.
struct DateSweep {
  @Test("what typing on can lead to a date is found by trying all dates of the year")
  func oracle() throws {
    var random = SeededGenerator(Sampling.seed)
    let years = [0, 1900, 2000, 2023, 2024, 9999].map { year in
      (1...12).flatMap { month in
        (1...31).compactMap { ISODate(year: year, month: month, day: $0)?.description }
      }
    }
    let all = years.flatMap { $0 }
    func check(_ text: String, _ dates: [String]) throws {
      var status = ScanStatus.invalid
      if dates.contains(where: { $0.hasPrefix(text) }) { status = .intermediate }
      if dates.contains(text) { status = .acceptable }
      var field = DateField(format: ISOFormat())
      try field.edit(.type(text))
      #expect(field.status == status, "\(text)")
    }
    for text in ["2024-02-29", "2023-02-29", "2024-02", "2024-1", "2024-13", "9999-12-31"] {
      try check(text, all)
    }
    for _ in 0..<5_000 {
      let dates = years.randomElement(using: &random)!
      let date = dates.randomElement(using: &random)!
      var text = String(date.prefix(Int.random(in: 4...10, using: &random)))
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        text += String("-0123-19".randomElement(using: &random)!)
      }
      try check(text, dates)
    }
  }
}
