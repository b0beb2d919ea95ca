import FieldLines
import FormattingFields
import ICUFieldLines
import Testing

/// A host's own writer, asked in lines.
struct HostWriterTests {
  /// A writer that answers as ICU writes.
  private static func supplies(
    _ told: String, text: @escaping @Sendable (String) -> String? = { $0 }
  ) throws -> FieldSupplies {
    let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    return .writer { question in
      if question.hasPrefix("{\"format\":") { return told }
      guard let digits = question.firstMatch(of: /"write":"([^"]*)"/)?.1,
        let number = FixedDecimal(String(digits)), let written = text(format.text(for: number))
      else { return "{}" }
      return "{\"text\":\"\(written)\"}"
    }
  }

  @Test("what the texts mean is learned from them")
  func learned() throws {
    var field = try LineField(
      #"{"locale":"de-DE"}"#, from: try Self.supplies(#"{"writer":1,"locale":"de-DE"}"#))
    #expect(field.act(.type("1.5")).suggestions == ["1,5"])
    #expect(field.act(.follow("1234,5")).value == "1234.5")
    #expect(field.act(.press(.commit)).text == "1.234,5")
  }

  @Test(
    "a writer that says no, answers wrongly or leaves a doubt is refused, with its reason",
    arguments: [
      (#"{"error":"no such locale"}"#, "locale: no such locale"),
      ("{", "locale: the writer's answer is wrong: byte 1"),
      (#"{"writr":1}"#, "writr: there is no part of an answer “writr”. Did you mean “writer”?"),
    ])
  func refused(answer: String, reason: String) throws {
    let supplies = try Self.supplies(answer)
    let problem = #expect(throws: LineProblem.self) {
      try LineField(#"{"locale":"de-DE"}"#, from: supplies)
    }
    #expect(problem?.description.hasPrefix(reason) == true, "\(String(describing: problem))")
  }

  @Test("a writer that loses the sign, or writes nothing, is refused")
  func doubts() throws {
    let writers: [@Sendable (String) -> String?] = [
      { $0.replacing("-", with: "") }, { _ in nil },
    ]
    for text in writers {
      let supplies = try Self.supplies(#"{"writer":1}"#, text: text)
      #expect(throws: LineProblem.self) { try LineField(#"{"locale":"de-DE"}"#, from: supplies) }
    }
  }

  @Test("a writer is told what the option says, and ICU refuses the option")
  func told() throws {
    let options = #"{"locale":"de-DE","writer":{"currencyDisplay":"code"}}"#
    let inner = try Self.supplies(#"{"writer":1,"locale":"de-DE"}"#)
    #expect(try LineField(options, from: inner).options.line == options)
    let refusing = FieldSupplies.writer { "{\"error\":\"\($0.filter { $0 != "\"" })\"}" }
    let problem = #expect(throws: LineProblem.self) { try LineField(options, from: refusing) }
    #expect(problem?.reason == "{format:{locale:de-DE,writer:{currencyDisplay:code}}}")
    let byICU = #expect(throws: LineProblem.self) { try LineField(options, from: .icu) }
    #expect(byICU?.place == "writer")
  }

  @Test("a writer that marks its texts needs no learning")
  func marked() throws {
    let supplies = FieldSupplies.writer { question in
      if question.hasPrefix("{\"format\":") { return #"{"marked":true,"separated":false}"# }
      guard let digits = question.firstMatch(of: /"write":"([^"]*)"/)?.1,
        let number = FixedDecimal(String(digits))
      else { return nil }
      let parts = number.magnitude.plainText.split(separator: ".", omittingEmptySubsequences: false)
      var pieces = number.isNegative ? [#"["sign","-"]"#] : []
      pieces.append("[\"integer\",\"\(parts[0])\"]")
      if parts.count > 1 {
        pieces += [#"["decimalSeparator","·"]"#, "[\"fraction\",\"\(parts[1])\"]"]
      }
      return "{\"parts\":[\(pieces.joined(separator: ","))]}"
    }
    var field = try LineField(#"{"locale":"en"}"#, from: supplies)
    #expect(field.act(.type("1·5")).value == "1.5")
  }
}
