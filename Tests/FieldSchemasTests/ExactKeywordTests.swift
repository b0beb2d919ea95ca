import FieldForms
import FieldSchemas
import FormattingFields
import Testing

@testable import EditScripts

/// The keywords by their definitions, in exact fractions: slow, and without code of the package's.
private struct ExactKeywords {
  static let bounds = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"]

  var isInteger: Bool
  var numbers: [String: FixedDecimal] = [:]
  var choices: [FixedDecimal]?

  /// All keywords that a number fails.
  func failed(by number: FixedDecimal) -> Set<String> {
    let value = Rational(number)
    var failed: Set<String> = []
    if isInteger, !Self.divides(Rational(FixedDecimal(1)), value) { failed.insert("type") }
    for (keyword, limit) in numbers {
      let limit = Rational(limit)
      let holds =
        switch keyword {
        case "minimum": !(value < limit)
        case "exclusiveMinimum": limit < value
        case "maximum": !(limit < value)
        case "exclusiveMaximum": value < limit
        default: Self.divides(limit, value)
        }
      if !holds { failed.insert(keyword) }
    }
    if let choices, !choices.contains(where: { Rational($0) == value }) { failed.insert("enum") }
    return failed
  }

  /// Whether a quotient of fractions is whole: subtracts the divisor, doubled as often as possible.
  private static func divides(_ divisor: Rational, _ number: Rational) -> Bool {
    var rest = number.numerator * divisor.denominator
    var parts = [divisor.numerator * number.denominator]
    while !(rest < parts[parts.count - 1]) {
      parts.append(parts[parts.count - 1] + parts[parts.count - 1])
    }
    for part in parts.reversed() where !(rest < part) { rest = rest - part }
    return rest.isZero
  }

  var schema: String {
    var members = [#""type":"\#(isInteger ? "integer" : "number")""#]
    members += numbers.map { #""\#($0.key)":\#($0.value)"# }
    if let choices {
      members.append(#""enum":[\#(choices.map(\.description).joined(separator: ","))]"#)
    }
    return #"{"type":"object","properties":{"value":{\#(members.joined(separator: ","))}}}"#
  }
}

struct ExactKeywordTests {
  /// A number of few or many digits, near to the other numbers.
  private func number(_ random: inout SeededGenerator) -> FixedDecimal {
    let places = [0, 0, 1, 2, 3, 30].randomElement(using: &random)!
    let digits = [1, 1, 2, 3, 4, 19, 20, 32].randomElement(using: &random)!
    let text = (0..<digits).map { _ in "0125".randomElement(using: &random)! }
    let number = FixedDecimal(String(text))!.multipliedByPowerOfTen(-places)
    return Bool.random(using: &random) ? number : number.negated
  }

  @Test("a field takes the numbers that the keywords take, and names one that fails")
  func numbers() throws {
    var random = SeededGenerator(Sampling.seed)
    let count = Sampling.count(1_000, full: 20_000)
    var (taken, refused, empty) = (0, 0, 0)
    for _ in 0..<count {
      var exact = ExactKeywords(isInteger: .random(using: &random))
      for keyword in ExactKeywords.bounds where Int.random(in: 0..<3, using: &random) == 0 {
        exact.numbers[keyword] = number(&random)
      }
      if Bool.random(using: &random) {
        let multiple = number(&random).magnitude
        exact.numbers["multipleOf"] = multiple.isZero ? FixedDecimal("0.1")! : multiple
      }
      let bounds = exact.numbers.values
      // Random numbers, the keywords' own numbers, and numbers beside those.
      var texts = (0..<4).map { _ in number(&random) } + Array(bounds)
      for bound in bounds {
        let near = number(&random)
        texts.append(bound + near)
        if let multiple = exact.numbers["multipleOf"] {
          texts.append(near * multiple)
          texts.append(bound.rounded(toMultipleOf: multiple, mode: .ceiling)!)
        }
      }
      if Int.random(in: 0..<6, using: &random) == 0 { exact.choices = texts }
      let content: SchemaContent
      do throws(SchemaError) {
        content = try SchemaContent(schema: exact.schema, format: icu("en-US"))
      } catch {
        // Either no number is within the bounds, or no listed number is.
        #expect(
          ["maximum", "exclusiveMaximum", "enum"].contains(error.issues[0].keyword),
          "\(exact.schema)")
        for number in texts {
          #expect(!exact.failed(by: number).isEmpty, "\(exact.schema): \(error), \(number)")
        }
        empty += 1
        continue
      }
      for number in texts {
        let failed = exact.failed(by: number)
        var form = FieldForm(content)
        try form.apply(.edit(TextEdit(.all, number.plainText)), to: ["value"])
        let issues = form.schemaIssues(in: FormMessages(label: { $0[0] }))
        #expect(issues.isEmpty == failed.isEmpty, "\(exact.schema): \(number), \(issues)")
        #expect(
          issues.allSatisfy { failed.contains($0.keyword) }, "\(exact.schema): \(number), \(issues)"
        )
        if failed.isEmpty {
          taken += 1
          #expect(form.content.json == #"{"value":\#(number.plainText)}"#)
          try step(form, exact, number)
        } else {
          refused += 1
        }
      }
    }
    #expect(taken > count / 2)
    #expect(refused > count)
    #expect(empty > count / 100)
  }

  /// A step leads to the next valid number, or nowhere.
  private func step(
    _ form: FieldForm<SchemaContent>, _ exact: ExactKeywords, _ number: FixedDecimal
  ) throws {
    guard exact.choices == nil else { return }
    for input in [FieldInput.press(.increment), .press(.decrement)] {
      var form = form
      try form.apply(input, to: ["value"])
      guard case .number(let value?)? = form[["value"]]?.value else {
        Issue.record("\(exact.schema): \(number) steps to nothing")
        continue
      }
      #expect(exact.failed(by: value).isEmpty, "\(exact.schema): \(number) steps to \(value)")
    }
  }

  @Test("the choices of an enum are those that the other keywords take, each once")
  func choices() throws {
    var random = SeededGenerator(Sampling.seed &+ 1)
    for _ in 0..<300 {
      var exact = ExactKeywords(isInteger: .random(using: &random))
      exact.numbers["minimum"] = number(&random)
      let listed = (0..<6).map { _ in number(&random) }
      exact.choices = listed + listed
      let valid = listed.filter { exact.failed(by: $0).isEmpty }
      guard !valid.isEmpty else { continue }
      let content = try SchemaContent(schema: exact.schema, format: icu("en-US"))
      let choices = content.field(["value"])?.choices ?? []
      #expect(Set(choices) == Set(valid.map(FieldValue.number)))
      #expect(choices.count == Set(valid).count)
    }
  }
}
