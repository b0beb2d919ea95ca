/// Reads a pattern: the grammar of ECMAScript with the flag "u", and these spellings that the flag forbids, as
/// they can mean nothing else: "\-" and other escaped marks, "]" and "}" on their own, "{" before anything but a
/// digit or comma, and a class at the end of a range, as in "[\w-.]".
///
/// A reference back to a group is refused, since no way of judging it in linear time is known.
struct PatternReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var level = 0
  private var stepCount = 0
  private var groupNames: Set<String> = []
  private(set) var lookarounds: [PatternProgram] = []
  private(set) var classes: [PatternCharacters] = []
  private(set) var properties: [String] = []

  /// The most groups in one another. Calls for each stand on the stack.
  private static let mostLevels = 64

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// Reads all of the pattern.
  mutating func program() throws(PatternError) -> PatternProgram {
    let node = try alternatives()
    guard next == nil else { throw error("a group ends that has not begun") }
    return try program(of: node, isBackward: false)
  }

  private mutating func program(
    of node: PatternNode, isBackward: Bool
  ) throws(PatternError) -> PatternProgram {
    let left = PatternProgram.mostSteps - stepCount
    guard let program = PatternProgram(node, isBackward: isBackward, mostSteps: left) else {
      throw error("more than 20,000 steps, with counts written out")
    }
    stepCount += program.steps.count
    return program
  }

  // MARK: The text

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func eat(_ text: String) -> Bool {
    guard scalars[place...].starts(with: text.unicodeScalars) else { return false }
    place += text.unicodeScalars.count
    return true
  }

  /// An error at the character where the reader is, or at `place`. Characters are counted from 1.
  private func error(_ reason: String, at place: Int? = nil) -> PatternError {
    PatternError(place: (place ?? self.place) + 1, reason: reason)
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { PatternCharacters.digit.hasRange(of: $0) } ?? false
  }

  // MARK: Terms

  /// Reads up to the end of a group or of the pattern.
  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var alternatives: [PatternNode] = []
    var sequence: [PatternNode] = []
    while let scalar = next, scalar != ")" {
      if eat("|") {
        alternatives.append(.sequence(sequence))
        sequence = []
      } else {
        sequence.append(try term())
      }
    }
    alternatives.append(.sequence(sequence))
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  /// Reads a character, class, group or condition, with its quantifier.
  private mutating func term() throws(PatternError) -> PatternNode {
    let atom = try atom()
    let start = place
    guard let (least, most) = try quantifier() else { return atom }
    if case .condition = atom { throw error("nothing to repeat", at: start) }
    return .repeated(atom, least: least, most: most)
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    if eat("^") { return .condition(.textStart) }
    if eat("$") { return .condition(.textEnd) }
    if eat("\\b") { return .condition(.wordEdge(true)) }
    if eat("\\B") { return .condition(.wordEdge(false)) }
    if eat(".") { return characters(.any) }
    if eat("(") { return try group() }
    if eat("[") { return characters(try characterClass()) }
    if eat("\\") { return characters(try escape(inClass: false)) }
    let start = place
    if try quantifier() != nil { throw error("nothing to repeat", at: start) }
    place += 1
    return characters(PatternCharacters(scalars[start].value))
  }

  private mutating func characters(_ characters: PatternCharacters) -> PatternNode {
    classes.append(characters)
    return .characters(classes.count - 1)
  }

  /// Reads "*", "+", "?" or counts in braces, which a "?" may follow: whether the most or the least is tried
  /// first does not change whether a text matches.
  private mutating func quantifier() throws(PatternError) -> (least: Int, most: Int?)? {
    let start = place
    var counts: (least: Int, most: Int?)
    if eat("*") {
      counts = (0, nil)
    } else if eat("+") {
      counts = (1, nil)
    } else if eat("?") {
      counts = (0, 1)
    } else if next == "{", place + 1 < scalars.count,
      scalars[place + 1] == "," || isDigit(scalars[place + 1])
    {
      place += 1
      guard let least = count() else { throw error("no count before the comma", at: start) }
      counts = (least, least)
      if eat(",") { counts.most = count() }
      guard eat("}") else { throw error("counts without their end", at: start) }
      if let most = counts.most, most < least { throw error("counts out of order", at: start) }
    } else {
      return nil
    }
    _ = eat("?")
    return counts
  }

  /// Reads a count. A count that no pattern can have stays at a limit and does not overflow.
  private mutating func count() -> Int? {
    var count: Int?
    while let digit = next, isDigit(digit) {
      count = min((count ?? 0) * 10 + Int(digit.value - 0x30), 100_000_000)
      place += 1
    }
    return count
  }

  /// Reads a group behind its parenthesis.
  private mutating func group() throws(PatternError) -> PatternNode {
    let start = place - 1
    level += 1
    defer { level -= 1 }
    guard level <= Self.mostLevels else {
      throw error("more than 64 groups in one another", at: start)
    }
    var look: (isBackward: Bool, matches: Bool)?
    if eat("?=") {
      look = (true, true)
    } else if eat("?!") {
      look = (true, false)
    } else if eat("?<=") {
      look = (false, true)
    } else if eat("?<!") {
      look = (false, false)
    } else if eat("?<") {
      try groupName()
    } else if !eat("?:"), next == "?" {
      throw error("no group begins like this", at: start)
    }
    let node = try alternatives()
    guard eat(")") else { throw error("a group without its end", at: start) }
    guard let look else { return node }
    lookarounds.append(try program(of: node, isBackward: look.isBackward))
    return .condition(.lookaround(lookarounds.count - 1, matches: look.matches))
  }

  /// Reads the name of a group, up to its ">".
  private mutating func groupName() throws(PatternError) {
    let start = place
    var name = ""
    while let scalar = next, scalar != ">" {
      guard scalar == "$" || !scalar.isASCII || PatternCharacters.word.hasRange(of: scalar),
        place > start || !isDigit(scalar)
      else { throw error("a name is of letters and digits") }
      name.unicodeScalars.append(scalar)
      place += 1
    }
    guard !name.isEmpty, eat(">") else { throw error("a name without its end", at: start) }
    guard groupNames.insert(name).inserted else {
      throw error("two groups with a name", at: start)
    }
  }

  // MARK: Characters

  /// Reads a class behind its bracket.
  private mutating func characterClass() throws(PatternError) -> PatternCharacters {
    let start = place - 1
    let isNegated = eat("^")
    var classes: [PatternCharacters] = []
    while !eat("]") {
      guard next != nil else { throw error("a class without its end", at: start) }
      let rangeStart = place
      let first = try classMember()
      classes.append(first)
      guard next == "-", place + 1 < scalars.count, scalars[place + 1] != "]" else { continue }
      place += 1
      let last = try classMember()
      guard let lower = first.codePoint, let upper = last.codePoint else {
        classes += [last, PatternCharacters(0x2D)]
        continue
      }
      guard lower <= upper else { throw error("a range out of order", at: rangeStart) }
      classes.append(PatternCharacters([lower...upper]))
    }
    return PatternCharacters(all: classes, isNegated: isNegated)
  }

  private mutating func classMember() throws(PatternError) -> PatternCharacters {
    if eat("\\") { return try escape(inClass: true) }
    guard let scalar = next else { throw error("a class without its end") }
    place += 1
    return PatternCharacters(scalar.value)
  }

  /// Reads what follows a backslash.
  private mutating func escape(inClass: Bool) throws(PatternError) -> PatternCharacters {
    let start = place - 1
    guard let scalar = next else { throw error("a backslash at the end", at: start) }
    place += 1
    switch scalar {
    case "d": return .digit
    case "D": return PatternCharacters(PatternCharacters.digit.ranges, isNegated: true)
    case "w": return .word
    case "W": return PatternCharacters(PatternCharacters.word.ranges, isNegated: true)
    case "s": return .space
    case "S": return PatternCharacters(PatternCharacters.space.ranges, isNegated: true)
    case "p", "P": return try property(isNegated: scalar == "P", from: start)
    case "t": return PatternCharacters(0x09)
    case "n": return PatternCharacters(0x0A)
    case "v": return PatternCharacters(0x0B)
    case "f": return PatternCharacters(0x0C)
    case "r": return PatternCharacters(0x0D)
    case "b" where inClass: return PatternCharacters(0x08)
    case "0" where !isDigit(next): return PatternCharacters(0x00)
    case "c":
      guard let letter = next, ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
        throw error("a letter has to follow “\\c”", at: start)
      }
      place += 1
      return PatternCharacters(letter.value % 32)
    case "x": return PatternCharacters(try hexadecimal(2, from: start))
    case "u": return PatternCharacters(try codePoint(from: start))
    case "1"..."9", "k": throw error("a reference back to a group is not judged", at: start)
    case "0", "a"..."z", "A"..."Z":
      throw error("no meaning of this letter or digit behind a backslash", at: start)
    default: return PatternCharacters(scalar.value)
    }
  }

  /// Reads the braces of "\p{…}".
  private mutating func property(
    isNegated: Bool, from start: Int
  ) throws(PatternError) -> PatternCharacters {
    guard eat("{"), let end = scalars[place...].firstIndex(of: "}") else {
      throw error("a property without its braces", at: start)
    }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars[place..<end])
    place = end + 1
    var index = properties.firstIndex(of: name)
    if index == nil {
      guard CharacterProperty(name) != nil else {
        throw error("a property that is not known here", at: start)
      }
      index = properties.count
      properties.append(name)
    }
    return PatternCharacters(property: index ?? 0, isNegated: isNegated)
  }

  private mutating func hexadecimal(_ count: Int, from start: Int) throws(PatternError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = next.flatMap({ UInt32(String($0), radix: 16) }) else {
        throw error("too few hexadecimal digits", at: start)
      }
      value = value * 16 + digit
      place += 1
    }
    return value
  }

  /// Reads "{…}" or four digits behind "\u", and a second four if both are the halves of a code point.
  private mutating func codePoint(from start: Int) throws(PatternError) -> UInt32 {
    if eat("{") {
      var value: UInt32 = 0
      repeat {
        value = value * 16 + (try hexadecimal(1, from: start))
        guard value <= 0x10_FFFF else { throw error("no such code point", at: start) }
      } while !eat("}")
      return value
    }
    let first = try hexadecimal(4, from: start)
    let behind = place
    if (0xD800...0xDBFF).contains(first), eat("\\u"), next != "{" {
      let second = try hexadecimal(4, from: start)
      if (0xDC00...0xDFFF).contains(second) {
        return 0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
    }
    place = behind
    return first
  }
}
