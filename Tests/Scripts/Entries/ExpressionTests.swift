import EntryKinds
import EntryScripts
import FormattingFieldFixtures
import FormattingFields
import Foundation
import RandomSamples
import Testing

@testable import EditScripts

/// Random sums, made as trees and written as a person may write them: the tree says the number, in
/// exact rationals of the tests' own.
struct ExpressionTests {
  indirect enum Tree {
    case number(String)
    case negative(Tree)
    case sum(Tree, Character, Tree)
    case product(Tree, Character, Tree)
    case power(Tree, Int)
    /// A sum and a percentage of it.
    case percent(Tree, Character, String)

    static func random(_ depth: Int, _ source: inout some RandomNumberGenerator) -> Tree {
      func below() -> Tree { random(depth - 1, &source) }
      if depth == 0 { return .number(literal(&source)) }
      switch Int.random(in: 0..<9, using: &source) {
      case 0, 1: return .number(literal(&source))
      case 2: return .negative(below())
      case 3, 4: return .sum(below(), "+-−".randomElement(using: &source)!, below())
      case 5, 6: return .product(below(), "*×⋅/÷:".randomElement(using: &source)!, below())
      case 7: return .power(below(), Int.random(in: -3...4, using: &source))
      default: return .percent(below(), "+-".randomElement(using: &source)!, literal(&source))
      }
    }

    static func literal(_ source: inout some RandomNumberGenerator) -> String {
      let digits = String(Int.random(in: 0...9999, using: &source))
      return Bool.random(using: &source)
        ? digits : digits + "." + String(Int.random(in: 0...999, using: &source))
    }

    /// The number; nil if something is divided by zero.
    var number: Rational? {
      switch self {
      case .number(let digits): return Rational(FixedDecimal(digits)!)
      case .negative(let tree): return tree.number?.negated
      case .sum(let left, let sign, let right):
        guard let left = left.number, let right = right.number else { return nil }
        return sign == "+" ? left + right : left - right
      case .product(let left, let sign, let right):
        guard let left = left.number, let right = right.number else { return nil }
        if "*×⋅".contains(sign) { return left * right }
        return right.isZero ? nil : left * right.inverse
      case .power(let base, let exponent):
        guard let base = base.number, exponent >= 0 || !base.isZero else { return nil }
        let product = (0..<abs(exponent)).reduce(Rational(FixedDecimal(1))) { product, _ in
          product * base
        }
        return exponent < 0 ? product.inverse : product
      case .percent(let left, let sign, let digits):
        guard let left = left.number else { return nil }
        let part = left * Rational(FixedDecimal(digits)!.multipliedByPowerOfTen(-2))
        return sign == "+" ? left + part : left - part
      }
    }

    /// How closely the tree's last operation binds.
    private var rank: Int {
      switch self {
      case .sum, .percent: 0
      case .product: 1
      case .negative: 2
      case .power: 3
      case .number: 4
      }
    }

    /// The tree as a text, with no more parentheses than it needs, but now and then some more.
    func text(_ source: inout some RandomNumberGenerator) -> String {
      func part(_ tree: Tree, _ rank: Int) -> String {
        let text = tree.text(&source)
        let needs = tree.rank < rank || Int.random(in: 0..<10, using: &source) == 0
        return needs ? "(\(text))" : text
      }
      let space = Bool.random(using: &source) ? " " : ""
      switch self {
      case .number(let digits): return digits
      case .negative(let tree): return "-" + part(tree, 3)
      case .sum(let left, let sign, let right):
        return part(left, 0) + space + "\(sign)" + space + part(right, 1)
      case .product(let left, let sign, let right):
        return part(left, 1) + space + "\(sign)" + space + part(right, 2)
      case .power(let base, let exponent): return part(base, 4) + "^" + String(exponent)
      case .percent(let left, let sign, let digits):
        return part(left, 0) + " \(sign) " + digits + space + "%"
      }
    }
  }

  /// How a sum is read.
  private enum Outcome { case exact, rounded, refused, tooLarge }

  /// A hyphen that may join a fraction, as in "3-7/8 + 1", and a colon as in "1:30" are asked
  /// about. (X3, X5)
  private static var doubt: Regex<Substring> { /\d[-\u{2212}]\d+\/|\d:\d/ }

  /// Types a sum and compares what is read with what its tree says.
  private func outcome(_ tree: Tree, _ text: String) throws -> Outcome {
    var policies = FieldPolicies()
    policies.entries = [.arithmetic, .fractions]
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var field = FormattingField<FixedDecimal>(format: format, policies: policies)
    try field.paste(text)
    if text.contains(Self.doubt) {
      #expect(field.issue?.code == .ambiguousEntry, "\(text)")
      return .refused
    }
    guard let expected = tree.number else {
      #expect(field.status != .acceptable, "\(text)")
      return .refused
    }
    if field.issue?.code == .tooComplex || field.issue?.code == .overflow { return .tooLarge }
    let value = try #require(field.entry, "\(text): \(field)")
    let isExact = Rational(value) == expected
    if !isExact {
      let unit = Rational(FixedDecimal(coefficient: 1, exponent: value.exponent))
      let miss = (Rational(value) - expected).magnitude
      #expect(value.digitCount >= 33, "\(text) is not \(value)")
      #expect(!(unit < miss + miss), "\(text) is not \(value)")
    }
    // As a Double it is the nearest one, and so is not further away than its neighbours.
    var double = FormattingField<Double>(format: format, policies: policies)
    try double.paste(text)
    if let number = double.entry {
      let miss = (Rational(number) - expected).magnitude
      for other in [number.nextUp, number.nextDown] where other.isFinite {
        #expect(!((Rational(other) - expected).magnitude < miss), "\(text) is not \(number)")
      }
    }
    return isExact ? .exact : .rounded
  }

  @Test("a tree of each kind is read exactly, rounded or not at all, as it has to be (X2, X3)")
  func builtTrees() throws {
    let (one, three, zero) = (Tree.number("1.5"), Tree.number("3"), Tree.number("0"))
    let rows: [(Tree, Outcome)] = [
      (one, .exact), (.negative(one), .exact), (.sum(one, "-", three), .exact),
      (.product(one, "×", .sum(one, "+", three)), .exact), (.product(one, "/", three), .exact),
      (.product(three, "÷", .number("7")), .rounded), (.power(three, 4), .exact),
      (.power(three, -3), .rounded), (.percent(one, "+", "19"), .exact),
      (.product(one, ":", zero), .refused), (.power(zero, -1), .refused),
    ]
    var source = SeededGenerator(Sampling.seed)
    for (tree, expected) in rows {
      let text = tree.text(&source)
      #expect(try outcome(tree, text) == expected, "\(text)")
    }
  }

  @Test("a sum is the number that its tree says, exactly, or to 34 digits (X2, X3)")
  func trees() throws {
    var source = SeededGenerator(Sampling.seed &+ 301)
    for _ in 0..<Sampling.count(1600, full: 16_000) {
      let tree = Tree.random(Int.random(in: 1...4, using: &source), &source)
      _ = try outcome(tree, tree.text(&source))
    }
  }

  @Test("over a number that stands there an operator goes on from it (X10)")
  func relativeTrees() throws {
    var source = SeededGenerator(Sampling.seed &+ 303)
    var policies = FieldPolicies()
    policies.entries = [.relative, .arithmetic]
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var read = 0
    for _ in 0..<Sampling.count(800, full: 16_000) {
      let standing = Tree.literal(&source)
      let first = Tree.random(Int.random(in: 0...2, using: &source), &source)
      let second = Tree.random(Int.random(in: 0...1, using: &source), &source)
      let (one, two) = ("(\(first.text(&source)))", "(\(second.text(&source)))")
      let (text, tree): (String, Tree) = [
        ("+\(one)*\(two)", .sum(.number(standing), "+", .product(first, "*", second))),
        ("*\(one) - \(two)", .sum(.product(.number(standing), "*", first), "-", second)),
        (" / \(one)+\(two)", .sum(.product(.number(standing), "/", first), "+", second)),
      ].randomElement(using: &source)!
      if text.contains(Self.doubt) { continue }
      var field = FormattingField(FixedDecimal(standing), format: format, policies: policies)
      try field.apply(TextEdit(.all, text))
      guard let expected = tree.number else {
        #expect(field.status != .acceptable, "\(text) over \(standing)")
        continue
      }
      if field.issue?.code == .tooComplex || field.issue?.code == .overflow { continue }
      let value = try #require(field.entry, "\(text) over \(standing): \(field)")
      read += 1
      if Rational(value) != expected {
        let unit = Rational(FixedDecimal(coefficient: 1, exponent: value.exponent))
        let miss = (Rational(value) - expected).magnitude
        #expect(value.digitCount >= 33, "\(text) over \(standing) is not \(value)")
        #expect(!(unit < miss + miss), "\(text) over \(standing) is not \(value)")
      }
    }
    #expect(read > Sampling.count(800, full: 16_000) / 2)
  }

  @Test("a sum is read in each format", arguments: 0..<EntryScript.formatCount)
  func everyFormat(_ format: Int) {
    #expect(EntryScript(expression: "1.5+2*3", bytes: [UInt8(format), 0]).isAccepted)
  }

  @Test("plain numbers stay, the way and the order do not matter, undo takes back (X1, X2)")
  func scripts() {
    var source = SeededGenerator(Sampling.seed &+ 302)
    func bytes(_ counts: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: counts, using: &source)).map { _ in
        UInt8.random(in: 0...255, using: &source)
      }
    }
    for number in 0..<Sampling.count(800, full: 40_000) {
      let script: EntryScript
      if number.isMultiple(of: 2) {
        script = EntryScript(bytes: bytes(4...11))
      } else {
        // A sum with the kinds that it needs; every third is disturbed.
        let tree = Tree.random(Int.random(in: 0...3, using: &source), &source)
        let isWhole = number % 3 != 0
        var bytes = isWhole ? bytes(3...3) : bytes(5...7)
        if isWhole { bytes[1] &= 0b0001_1100 }
        script = EntryScript(expression: tree.text(&source), bytes: bytes)
      }
      if let problem = script.problem { Issue.record("\(problem)") }
    }
  }

  @Test("what the fuzzer began with and what it found")
  func corpus() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Fixtures.url("corpus/entries"), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let script = EntryScript(bytes: Array(try Data(contentsOf: file)))
      let problem = script.problem
      #expect(problem == nil, "\(file.lastPathComponent) \(problem ?? "")")
    }
  }
}
