import FormattingFieldLock
import FormattingFields
import Foundation
import Testing

/// Texts that nobody types, and what a field does with them.
struct HostileInputTests {
  @Test("A paste of 40 MB is refused without room for it (S6)")
  func hugePaste() async {
    await #expect(processExitsWith: .success) {
      var field = FormattingField<Double>(1, format: Formats.decimal("en-US"))
      let text = "\n" + String(repeating: "1", count: 40 << 20)
      let before = field
      let peak = ProcessMemory.peak
      #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.paste(text) }
      #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.compose(text) }
      #expect(field == before)
      field.policies.filtersInvalidTexts = true
      #expect(!field.accepts(TextEdit(.all, text, intent: .pasted)))
      #expect(ProcessMemory.peak - peak < 10 << 20)
    }
  }

  @Test("A million combining marks are too long, and where they are not, one character (S6, R12)")
  func combiningMarks() throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    let marks = "1" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.type(marks) }
    #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.paste(marks) }
    field.policies.maximumLength = .max
    try field.paste(marks)
    #expect(field.status == .invalid)
    #expect(field.issueCode == .unexpectedCharacter)
    #expect(field.reading.issue?.range == 1..<3)
    try field.deleteBackward()
    #expect(field.text == "")
  }

  @Test("A longest text below zero is zero: nothing can be typed (S6)")
  func negativeLength() throws {
    var field = FormattingField<Double>(format: Formats.decimal("en-US"))
    field.policies.maximumLength = -5
    #expect(throws: EditRefusal.tooLong(limit: 0)) { try field.type("1") }
    #expect(field.text == "")
  }

  @Test("A value of another type than the field's stops the program, which says why")
  func otherType() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var field = NumberField(type: .uint8, format: Formats.decimal("en-US"))
      field.setValue(.int16(1))
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("a value of another type than the field's"))
  }

  @Test("NUL is a character like others that do not belong to a number (R12)")
  func nul() throws {
    var field = FormattingField<Int>(format: Formats.decimal("en-US"))
    try field.type("1\u{0}2")
    #expect(field.text.utf8.count == 3)
    #expect(field.issueCode == .unexpectedCharacter)
    #expect(field.reading.issue?.range == 1..<2)
    try field.apply(TextEdit(.utf16(1, 2), "", intent: .deleted))
    #expect(field.value == 12)
  }

  static let surrogates: [[UInt16]] = [
    [0xD835], [0xDFCF], [0xDFCF, 0xD835], [0x31, 0xD835, 0x32], [0xD835, 0xD835, 0xDFCF],
  ]

  @Test("Broken UTF-8 is refused (S6)")
  func brokenText() {
    #expect(throws: EditRefusal.brokenText) { try TextEdit(.selection, utf8: [0x31, 0xFF]) }
  }

  @Test("Lone surrogates are refused, and offsets between two are, too (S6)", arguments: surrogates)
  func loneSurrogates(_ units: [UInt16]) throws {
    #expect(throws: EditRefusal.brokenText) { try TextEdit(.utf16(0, 1), utf16: units) }
    var field = FormattingField<Int>(format: Formats.decimal("en-US"))
    try field.apply(try TextEdit(.all, utf16: [0xD835, 0xDFCF]))
    let before = field
    for range in [TextRange.utf16(1, 1), .utf16(0, 1), .utf16(1, 2), .utf8(1, 4), .utf8(0, 3)] {
      #expect(throws: EditRefusal.offsetInsideCharacter) { try field.apply(TextEdit(range, "5")) }
      #expect(throws: EditRefusal.offsetInsideCharacter) { try field.select(range) }
    }
    #expect(field == before)
    #expect(field.value == 1)
  }

  static let outside: [TextRange] = [
    .utf8(-1, 0), .utf8(.min, .max), .utf8(0, .max), .utf8(2, 1), .utf8(4, 4), .utf8(.max, .max),
    .utf16(-1, 0), .utf16(.min, .max), .utf16(0, .max), .utf16(3, 2), .utf16(4, 4),
  ]

  @Test("Offsets that are negative, reversed or past the end are refused (S6)", arguments: outside)
  func offsetsOutside(_ range: TextRange) throws {
    var field = FormattingField<Int>(123, format: Formats.decimal("en-US"))
    let before = field
    #expect(throws: EditRefusal.rangeOutsideText) { try field.apply(TextEdit(range, "5")) }
    #expect(field == before)
  }

  @Test("Any count of characters can be asked to be deleted", arguments: [Int.min, -1, 0, .max])
  func deletionCounts(_ count: Int) throws {
    var field = FormattingField<Int>(123, format: Formats.decimal("en-US"))
    try field.select(.utf8(1, 1))
    try field.deleteForward(count)
    #expect(field.text == (count > 0 ? "1" : "123"))
    try field.deleteBackward(count)
    #expect(field.text == (count > 0 ? "" : "123"))
  }

  static let exponents = ["1E999999999", "-1E999999999", "1E99999999999999999999", "9E6145"]

  @Test("An exponent beyond decimal128 is an overflow in every type (R13)", arguments: exponents)
  func hugeExponent(_ text: String) throws {
    func code<Value: NumberValue>(_ type: Value.Type) throws -> NumberIssue.Code? {
      var field = FormattingField<Value>(format: Formats.style(.scientific, "en-US"))
      try field.paste(text)
      #expect(field.status == .invalid)
      #expect(field.value == nil)
      let code = field.issueCode
      field.commit()
      #expect(field.text == "")
      return code
    }
    #expect(try code(Double.self) == .overflow)
    #expect(try code(Float.self) == .overflow)
    #expect(try code(FixedDecimal.self) == .overflow)
    #expect(try code(Int.self) == .overflow)
  }

  @Test("A million zeros after the decimal separator read exactly, or are refused (R13)")
  func millionZeros() throws {
    let zeros = "0." + String(repeating: "0", count: 1_000_000)
    var field = FormattingField<FixedDecimal>(format: Formats.decimal("en-US"))
    #expect(throws: EditRefusal.tooLong(limit: 1024)) { try field.paste(zeros) }
    field.policies.maximumLength = .max
    try field.paste(zeros)
    #expect(field.status == .acceptable)
    #expect(field.value == 0)
    try field.type("1")
    #expect(field.status == .invalid)
    #expect(field.issueCode == .overflow)
    #expect(field.value == 0)
    try field.deleteBackward()
    field.commit()
    #expect(field.text == "0")
    let binary = NumberScanner<Double>(format: field.format)
    #expect(binary.scan(zeros).value == 0)
  }

  /// In a full run, enough edits to show a leak of one byte each.
  static let edits =
    ProcessInfo.processInfo.environment["FORMATTING_FIELD_SAMPLES"] == "all" ? 1_000_000 : 20_000

  @Test(
    "Edits and commits without end need no more room (a million in a full run)",
    .disabled(if: ProcessMemory.isSanitized))
  func endlessEdits() async {
    await #expect(processExitsWith: .success) {
      var field = FormattingField<FixedDecimal>(format: Formats.decimal("en-US"))
      func edit(_ count: Int) throws {
        for index in 0..<count {
          try field.apply(TextEdit(.all, "1234"))
          try field.type("\(index % 10)")
          field.commit()
          #expect(field.value == FixedDecimal(12340 + index % 10))
        }
      }
      try edit(1_000)
      let start = ProcessMemory.now
      try edit(Self.edits)
      #expect(ProcessMemory.now - start < 4 << 20)
    }
  }

  @Test("A thousand threads share formats")
  func threads() {
    let tags = ["en-US", "de-DE", "ar-EG", "hi-IN", "fr-CH", "ja-JP"]
    let done = DispatchSemaphore(value: 0)
    let wrong = Locked<[String]>([])
    for index in 0..<1_000 {
      let thread = Thread {
        let tag = tags[index % tags.count]
        var field = FormattingField<Int>(
          format: Formats.style(index % 7 == 0 ? .unit("day") : .currency("EUR"), tag))
        field.setValue(index + 1000)
        let text = field.text
        field.setValue(nil)
        _ = try? field.paste(text)
        if field.value != index + 1000 { wrong.withLock { $0.append("\(tag) \(text)") } }
        done.signal()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    for _ in 0..<1_000 { done.wait() }
    #expect(wrong.withLock { $0 } == [])
  }
}
