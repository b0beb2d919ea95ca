/// A regular expression of ECMAScript with the flag "u", as `pattern` has it. A part of a text has to match.
///
/// All ways of matching are followed at once, character by character, so no pattern can keep a program busy: a
/// text takes at most as many steps as it has characters, for each step of the pattern. A lookaround is a
/// pattern of its own that is judged before, at all places of the text.
///
/// ```swift
/// let pattern = try Pattern("^(a+)+$")
/// pattern.matches("aaaa")    // true
/// pattern.matches("aaaab")   // false, after as many steps as "aaaaa" takes
/// ```
///
/// - Complexity: O(*n* · *m*) in the characters of the text and the steps of the pattern.
///
/// Source: ECMA-262, section 22.2; the way of matching is Ken Thompson's, "Regular Expression Search
/// Algorithm", 1968.
struct Pattern: Sendable {
  /// What lookarounds have in their parentheses; an inner one stands before the outer one.
  let lookarounds: [PatternProgram]
  let program: PatternProgram
  /// The characters and classes of the pattern; steps have their indices.
  let classes: [PatternCharacters]
  /// The names of properties in "\p{…}"; characters have their indices.
  let properties: [String]

  /// Reads a pattern.
  ///
  /// - Throws: a `PatternError` if the text is no pattern, or asks for what cannot be judged in linear
  /// time.
  init(_ text: String) throws(PatternError) {
    var reader = PatternReader(text)
    program = try reader.program()
    (lookarounds, classes, properties) = (reader.lookarounds, reader.classes, reader.properties)
  }

  /// How many steps a character of a text takes at most.
  var stepCount: Int { lookarounds.reduce(program.steps.count) { $0 + $1.steps.count } }

  func matches(_ text: String) -> Bool { judge(text).matches }

  /// Whether a part of a text matches, and after how many steps this is known.
  func judge(_ text: String) -> (matches: Bool, stepCount: Int) {
    var run = PatternRun(text, classes, properties: properties)
    for lookaround in lookarounds {
      run.lookarounds.append(run.ends(of: lookaround, onlyFirst: false))
    }
    let matches = run.ends(of: program, onlyFirst: true).contains(true)
    return (matches, run.stepCount)
  }
}

/// Why a text is no pattern that is judged here.
struct PatternError: Error, Equatable {
  /// Which character of the pattern it is, counted from 1.
  let place: Int
  let reason: String
}

/// A text that is compared with the programs of a pattern.
private struct PatternRun {
  let scalars: [Unicode.Scalar]
  /// For each lookaround that is judged, whether its pattern matches at a place.
  var lookarounds: [[Bool]] = []
  private(set) var stepCount = 0
  private let classes: [PatternCharacters]
  private let properties: [CharacterProperty?]
  /// Which characters have a property, of those that were looked at.
  private var known: [[Unicode.Scalar: Bool]]

  init(_ text: String, _ classes: [PatternCharacters], properties: [String]) {
    scalars = Array(text.unicodeScalars)
    self.classes = classes
    self.properties = properties.map { CharacterProperty($0) }
    known = Array(repeating: [:], count: properties.count)
  }

  /// The places at which a match of a program ends, wherever the match begins.
  mutating func ends(of program: PatternProgram, onlyFirst: Bool) -> [Bool] {
    var ends = [Bool](repeating: false, count: scalars.count + 1)
    var reached = [Int](repeating: -1, count: program.steps.count)
    // For each class the last turn in which it was asked, and the answer.
    var asked = [(turn: Int, hasScalar: Bool)](repeating: (-1, false), count: classes.count)
    var (following, waiting): ([Int], [(step: Int, characters: Int)]) = ([], [])
    for turn in 0...scalars.count {
      let place = program.isBackward ? scalars.count - turn : turn
      waiting.removeAll(keepingCapacity: true)
      following.append(0)
      while let index = following.popLast() {
        guard reached[index] != turn else { continue }
        reached[index] = turn
        stepCount += 1
        switch program.steps[index] {
        case .characters(let characters): waiting.append((index, characters))
        case .condition(let condition):
          if holds(condition, at: place) { following.append(index + 1) }
        case .either(let first, let second):
          following.append(first)
          following.append(second)
        case .go(let target): following.append(target)
        case .end:
          ends[place] = true
          if onlyFirst { return ends }
        }
      }
      guard turn < scalars.count else { break }
      let scalar = scalars[program.isBackward ? place - 1 : place]
      for (step, index) in waiting {
        if asked[index].turn != turn {
          asked[index] = (turn, contains(scalar, in: classes[index]))
        }
        if asked[index].hasScalar { following.append(step + 1) }
      }
    }
    return ends
  }

  private func holds(_ condition: PatternCondition, at place: Int) -> Bool {
    switch condition {
    case .textStart: place == 0
    case .textEnd: place == scalars.count
    case .wordEdge(let isEdge): (isWord(at: place - 1) != isWord(at: place)) == isEdge
    case .lookaround(let index, let matches): lookarounds[index][place] == matches
    }
  }

  private func isWord(at index: Int) -> Bool {
    scalars.indices.contains(index) && PatternCharacters.word.hasRange(of: scalars[index])
  }

  private mutating func contains(_ scalar: Unicode.Scalar, in characters: PatternCharacters) -> Bool
  {
    var isIn = characters.hasRange(of: scalar)
    for property in characters.properties where !isIn {
      isIn = has(scalar, property.index) != property.isNegated
    }
    return isIn != characters.isNegated
  }

  private mutating func has(_ scalar: Unicode.Scalar, _ property: Int) -> Bool {
    if let answer = known[property][scalar] { return answer }
    let answer = properties[property]?.contains(scalar) ?? false
    known[property][scalar] = answer
    return answer
  }
}
