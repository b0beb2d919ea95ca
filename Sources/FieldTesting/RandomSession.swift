public import FieldEditing
import NumberText

/// Draws random sessions of a form or a field.
///
/// ```swift
/// let session = RandomSession(texts: ["1", "2.5", "x"], hostActs: ["addLine"])
/// let acts = session.formActs(20, using: &random)
/// let smallest = await acts.shrunk { acts in await fails(acts) }
///
/// let ofOneField = session.fieldActs(20, using: &random)
/// ```
///
/// A session that fails is shrunk to the fewest and simplest acts that still fail.
///
/// - Complexity: O(*n*) in the acts.
public struct RandomSession: Sendable {
  /// The texts to type and to paste.
  public var texts: [String]
  /// The names of acts that the test defines, for ``FormAct/host(_:_:)``.
  public var hostActs: [String]
  /// The locales that a field changes to, as BCP 47 tags.
  public var locales: [String]

  /// Makes a generator of sessions. Without `hostActs` the test defines no act; without `locales`
  /// no field changes its locale.
  public init(texts: [String], hostActs: [String] = [], locales: [String] = []) {
    (self.texts, self.hostActs, self.locales) = (texts, hostActs, locales)
  }

  /// Draws acts of a person in a form, such as taps, texts, undo and submits, and of its host.
  public func formActs(
    _ count: Int, using random: inout some RandomNumberGenerator
  ) -> [FormAct] {
    (0..<count).map { _ in formAct(using: &random) }
  }

  private func formAct(using random: inout some RandomNumberGenerator) -> FormAct {
    let number = Int.random(in: 0..<1000, using: &random)
    switch Int.random(in: 0..<(hostActs.isEmpty ? 20 : 26), using: &random) {
    case 0..<4: return .tap(number)
    case 4..<9: return .field(.type(text(using: &random)))
    case 9: return .field(.press(.deleteBackward, count: 1 + number % 3))
    case 10: return .field(.paste(text(using: &random)))
    case 11:
      return .field(.press([.increment, .decrement, .selectAll, .revert][number % 4]))
    case 12: return .choose(number)
    case 13:
      return .field(.setValue(number % 4 == 0 ? nil : FixedDecimal(number)), at: number / 7)
    case 14: return .key([.tab, .backTab, .enter][number % 3])
    case 15, 16, 17: return .key(.undo)
    case 18: return .key(.redo)
    case 19: return number % 2 == 0 ? .submit : .wait(.milliseconds(number * 3))
    default: return .host(hostActs[number % hostActs.count], number / 7)
    }
  }

  /// Draws inputs of a person, for a field of this package or of another engine.
  public func inputs(
    _ count: Int, using random: inout some RandomNumberGenerator
  ) -> [FieldAct] {
    (0..<count).map { _ in input(using: &random) }
  }

  private func input(using random: inout some RandomNumberGenerator) -> FieldAct {
    let number = Int.random(in: 0..<1000, using: &random)
    let range = TextRange.scalars(number % 5, number % 5 + number % 3)
    return switch Int.random(in: 0..<18, using: &random) {
    case 0..<6: .type(text(using: &random))
    case 6, 7: .press(.deleteBackward, count: 1 + number % 3)
    case 8: .paste(text(using: &random))
    case 9: .select(.scalars(number % 9, number % 9))
    case 10: .select(range)
    case 11: .press([.increment, .decrement, .selectAll, .revert, .deleteForward][number % 5])
    case 12: .compose(text(using: &random))
    case 13: .press(.endComposition)
    case 14: .edit(TextEdit(range, text(using: &random)))
    case 15: .follow(text(using: &random))
    default: .press(.commit)
    }
  }

  /// Draws acts of a field: inputs of a person, and what the host does meanwhile.
  public func fieldActs(
    _ count: Int, using random: inout some RandomNumberGenerator
  ) -> [FieldAct] {
    (0..<count).map { _ in fieldAct(using: &random) }
  }

  private func fieldAct(using random: inout some RandomNumberGenerator) -> FieldAct {
    let number = Int.random(in: 0..<1000, using: &random)
    return switch Int.random(in: 0..<(locales.isEmpty ? 18 : 21), using: &random) {
    case 0..<12: input(using: &random)
    case 12: .focus(number % 2 == 0)
    case 13: .setValue(FixedDecimal(number))
    case 14: .setValue(nil)
    case 15: .setBounds(NumberBounds(FixedDecimal(-number % 7)...FixedDecimal(number)))
    case 16: .undo
    case 17: .redo
    case 18, 19: .setLocale(locales[number % locales.count])
    default: .reopen(locales[number % locales.count])
    }
  }

  private func text(using random: inout some RandomNumberGenerator) -> String {
    texts.randomElement(using: &random) ?? ""
  }
}

/// An act that can be made simpler, to find the smallest session that fails.
public protocol SimplifiableAct: Sendable {
  /// Acts that are a little simpler than this act, each in another way, such as with one character
  /// less to type.
  ///
  /// ```swift
  /// FieldAct.type("12").simpler   // [.type("2"), .type("1")]
  /// ```
  var simpler: [Self] { get }
}

extension FormAct: SimplifiableAct {
  public var simpler: [FormAct] {
    switch self {
    case .field(let act, let place): act.simpler.map { .field($0, at: place) }
    case .tap(let place) where place > 0: [.tap(0), .tap(place / 2), .tap(place - 1)]
    case .choose(let place) where place > 0: [.choose(0), .choose(place - 1)]
    case .host(let name, let number) where number > 0: [.host(name, 0), .host(name, number - 1)]
    default: []
    }
  }
}

extension FieldAct: SimplifiableAct {
  /// The same act with one character less, once for each of its characters, or with a simpler value.
  public var simpler: [FieldAct] {
    switch self {
    case .type(let text): text.shorter.map { .type($0) }
    case .paste(let text): text.shorter.map { .paste($0) }
    case .compose(let text): text.shorter.map { .compose($0) }
    case .follow(let text, _, _, _, _): text.shorter.map { .follow($0) }
    case .edit(let edit):
      edit.replacement.shorter.map { .edit(TextEdit(edit.range, $0, intent: edit.intent)) }
    case .setValue(let number?) where number != 1: [.setValue(1)]
    default: []
    }
  }
}

extension String {
  fileprivate var shorter: [String] {
    unicodeScalars.indices.map { index in
      var text = self
      text.unicodeScalars.remove(at: index)
      return text
    }
  }
}

extension Array where Element: SimplifiableAct {
  /// Sessions that are a little smaller than this session: first each with one act left out, then
  /// each with one act made simpler.
  ///
  /// - Complexity: O(*n*) in the acts, for each session.
  package var smaller: some Sequence<[Element]> {
    let fewer = indices.lazy.map { place in
      var acts = self
      acts.remove(at: place)
      return acts
    }
    let simpler = indices.lazy.flatMap { place in
      self[place].simpler.lazy.map { act in
        var acts = self
        acts[place] = act
        return acts
      }
    }
    return [AnySequence(fewer), AnySequence(simpler)].joined()
  }

  /// Shrinks a session that fails: makes it smaller again and again, as long as a smaller session
  /// fails, too.
  ///
  /// ```swift
  /// let smallest = await acts.shrunk { acts in await play(acts) != nil }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the sessions are played; by default the caller's.
  ///   - fails: Plays a session from the start, and returns whether it fails.
  /// - Complexity: Plays O(*n*²) sessions, where *n* is the number of acts and characters.
  public func shrunk(
    isolation: isolated (any Actor)? = #isolation, while fails: ([Element]) async -> Bool
  ) async -> [Element] {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for acts in smallest.smaller where await fails(acts) {
        (smallest, isSmaller) = (acts, true)
        break
      }
    }
    return smallest
  }
}
