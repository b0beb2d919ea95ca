import CPeers
import FieldEditing
import FormattingFields
import NumberText

extension Benchmark {
  /// One key in a text of N bytes.
  static var keystrokes: [Benchmark] {
    [8, 16, 32, 64, 256, 1000].map { size in
      Benchmark(name: "keystroke-end-\(size)", operation: "key") {
        try keySubjects(size: size, at: size)
      }
    } + [
      Benchmark(name: "keystroke-middle-16", operation: "key") {
        try keySubjects(size: 16, at: 8)
      }
    ]
  }

  private static func keySubjects(size: Int, at place: Int) throws -> [Subject] {
    let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    return [try KeystrokeBody(format: format, size: size, place: place).subject]
  }
}

/// Fields that all hold the same text; a pass types one key into each.
final class KeystrokeBody {
  private static let count = 100
  private static let key = "8"

  /// The text that all sizes are prefixes of: 1234,567 and on.
  private static let digits = "1234," + String(repeating: "5678901234", count: 110)

  private let edit: TextEdit
  private let text: String
  private let place: Int
  private var fields: [FormattingField<Double>]

  init(format: NumberFormat, size: Int, place: Int) throws {
    text = String(Self.digits.prefix(size))
    self.place = place
    edit = TextEdit(.utf8(place, place), Self.key)
    var field = FormattingField<Double>(format: format)
    try field.apply(TextEdit(.all, text))
    fields = Array(repeating: field, count: Self.count)
    // Each field comes to a text of its own, with room for one key more.
    type()
    takeBack()
  }

  var subject: Subject {
    Subject(name: "ours", operations: Self.count, prepare: takeBack, pass: type) {
      () throws(WrongAnswer) in
      self.type()
      defer { self.takeBack() }
      var expected = self.text
      expected.insert(
        contentsOf: Self.key, at: expected.index(expected.startIndex, offsetBy: self.place))
      let value = Double(expected.map { $0 == "," ? "." : String($0) }.joined())
      for field in self.fields where field.text != expected || field.value != value {
        throw WrongAnswer(
          question: "\(self.text) and \(Self.key)", answer: "\(field.text), \(field.value ?? .nan)",
          expected: "\(expected), \(value ?? .nan)")
      }
    }
  }

  private func type() {
    fields.withUnsafeMutableBufferPointer { fields in
      for index in fields.indices {
        guard (try? fields[index].apply(edit)) != nil else { continue }
        let isGood = fields[index].status == .acceptable && fields[index].issues.isEmpty
        peer_use(fields[index].value?.bitPattern ?? 0)
        peer_use(UInt64(fields[index].selection.head + fields[index].text.utf8.count))
        peer_use(isGood ? 1 : 0)
      }
    }
  }

  private func takeBack() {
    for index in fields.indices {
      let range = TextRange.utf8(place, place + Self.key.utf8.count)
      _ = try? fields[index].apply(TextEdit(range, "", intent: .deleted))
    }
  }
}
