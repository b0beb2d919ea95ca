/// A part of a pattern, as it is written.
indirect enum PatternNode {
  /// The index of a class of the pattern.
  case characters(Int)
  case condition(PatternCondition)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Nil is without limit.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// What has to be so at a place between characters.
enum PatternCondition: Sendable {
  case textStart, textEnd
  /// An edge of a word: a letter, digit or underscore on exactly one side. False for a place that is no
  /// edge.
  case wordEdge(Bool)
  /// The index of a lookaround, and whether its pattern has to match or must not.
  case lookaround(Int, matches: Bool)
}

/// A pattern as steps: from each the next is known, and ways that part are both followed.
struct PatternProgram: Sendable {
  enum Step: Sendable {
    /// Goes on to the step behind if the next character is of the class with this index.
    case characters(Int)
    case condition(PatternCondition)
    case either(Int, Int)
    case go(Int)
    case end
  }

  private(set) var steps: [Step] = []
  /// Whether characters are taken from the end of the text to its start, as for a lookahead: where a match
  /// of the reversed pattern ends, a match of the pattern begins.
  let isBackward: Bool
  private let mostSteps: Int

  /// The most steps of a pattern with its lookarounds; counts are written out.
  static let mostSteps = 20_000

  /// Makes the steps of a pattern; nil if there are more than is allowed.
  init?(_ node: PatternNode, isBackward: Bool, mostSteps: Int) {
    (self.isBackward, self.mostSteps) = (isBackward, mostSteps)
    guard write(node), add(.end) else { return nil }
  }

  private mutating func add(_ step: Step) -> Bool {
    steps.append(step)
    return steps.count <= mostSteps
  }

  private mutating func write(_ node: PatternNode) -> Bool {
    switch node {
    case .characters(let index): return add(.characters(index))
    case .condition(let condition): return add(.condition(condition))
    case .sequence(let nodes):
      for index in nodes.indices {
        guard write(nodes[isBackward ? nodes.count - 1 - index : index]) else { return false }
      }
      return true
    case .alternatives(let nodes):
      var ends: [Int] = []
      for (index, node) in nodes.enumerated() {
        let start = steps.count
        let isLast = index == nodes.count - 1
        guard isLast || add(.end), write(node) else { return false }
        if isLast { break }
        ends.append(steps.count)
        guard add(.end) else { return false }
        steps[start] = .either(start + 1, steps.count)
      }
      for end in ends { steps[end] = .go(steps.count) }
      return true
    case .repeated(let node, let least, let most):
      return write(node, least: least, most: most)
    }
  }

  private mutating func write(_ node: PatternNode, least: Int, most: Int?) -> Bool {
    var start = steps.count
    for _ in 0..<least {
      start = steps.count
      guard write(node) else { return false }
      // A part that made no steps matches the empty text, and need not be repeated.
      if steps.count == start { return true }
    }
    guard let most else {
      if least > 0 { return add(.either(start, steps.count + 1)) }
      guard add(.end), write(node), add(.go(start)) else { return false }
      steps[start] = .either(start + 1, steps.count)
      return true
    }
    var ways: [Int] = []
    for _ in least..<max(least, most) {
      ways.append(steps.count)
      guard add(.end), write(node) else { return false }
      if steps.count == ways[ways.count - 1] + 1 {
        steps.removeLast()
        return true
      }
    }
    for way in ways { steps[way] = .either(way + 1, steps.count) }
    return true
  }
}

/// A character or a class of characters.
struct PatternCharacters: Sendable {
  /// A property of a pattern, by its index.
  struct Property: Sendable {
    let index: Int
    let isNegated: Bool
  }

  /// Code points, in order and apart from one another.
  private(set) var ranges: [ClosedRange<UInt32>]
  private(set) var properties: [Property] = []
  /// Whether all other characters are meant.
  var isNegated = false

  init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    self.ranges = []
    self.isNegated = isNegated
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  init(property: Int, isNegated: Bool) {
    self.init([])
    properties = [Property(index: property, isNegated: isNegated)]
  }

  init(_ codePoint: UInt32) { self.init([codePoint...codePoint]) }

  /// The characters of all of some classes.
  init(all classes: [PatternCharacters], isNegated: Bool) {
    var (ranges, properties): ([ClosedRange<UInt32>], [Property]) = ([], [])
    for each in classes {
      ranges += each.isNegated ? each.otherRanges : each.ranges
      properties += each.properties
    }
    self.init(ranges, isNegated: isNegated)
    self.properties = properties
  }

  /// The one code point; nil for a class.
  var codePoint: UInt32? {
    guard ranges.count == 1, ranges[0].count == 1, !isNegated else { return nil }
    return ranges[0].lowerBound
  }

  private var otherRanges: [ClosedRange<UInt32>] {
    var others: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { others.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    return others + [next...0x11_0000]
  }

  func hasRange(of scalar: Unicode.Scalar) -> Bool {
    var (lower, upper) = (0, ranges.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upperBound < scalar.value { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].contains(scalar.value)
  }

  static let digit = PatternCharacters([0x30...0x39])
  static let word = PatternCharacters([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// White space and ends of lines of ECMAScript, U+FEFF among them.
  static let space = PatternCharacters([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// All but the ends of lines, as "." says it.
  static let any = PatternCharacters(
    [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true)
}
