import EntryKinds
import FieldLines
import FieldTesting
import FormattingFields
@_spi(EntryKinds) import NumberText

/// What is done to a script's field.
enum ScriptStep: CustomStringConvertible, SimplifiableAct {
  /// What a session may have, too.
  case act(FieldAct)
  /// The host sets other policies.
  case policies(FieldPolicies)
  /// Two characters change places.
  case transposition(Int)

  /// Reads a step that no session has; nil if the bytes mean another one.
  init?(_ bytes: inout ByteSource) {
    switch bytes.byte() {
    case 0..<24: self = .policies(Self.policies(&bytes))
    case 24..<32: self = .transposition(bytes.number(below: 10))
    default: return nil
    }
  }

  private static func policies(_ bytes: inout ByteSource) -> FieldPolicies {
    var policies = FieldPolicies()
    let (first, second) = (bytes.byte(), bytes.byte())
    policies.refusesExtraDigits = first & 1 != 0
    policies.refusesOffStep = first & 6 == 6
    policies.snapsToStep = first & 24 == 24
    policies.keepsTypedZeros = first & 32 != 0
    policies.keepsTypedDigits = first & 64 != 0
    policies.isPlainWhileFocused = first & 128 != 0
    policies.clampsToBounds = second & 1 != 0
    policies.clearsWhenEmpty = second & 2 != 0
    policies.commitPolicy = CommitPolicy.allCases[Int(second >> 2) % 3]
    policies.filtersInvalidTexts = second & 48 == 48
    if second & 64 != 0 { policies.step = FixedDecimal(bytes.element(of: ScriptPieces.steps)) }
    if second & 128 != 0 { policies.entries = FieldSetup.kinds(&bytes) }
    return policies
  }

  var simpler: [ScriptStep] {
    switch self {
    case .act(let act): act.simpler.map { .act($0) }
    case .policies(let policies):
      FieldSetup(policies: policies).simpler.map { .policies($0.policies) }
    case .transposition: []
    }
  }

  var description: String {
    switch self {
    case .act(let act): act.line
    case .policies(let policies):
      "policies \(FieldSetup(policies: policies).line) \(policies.kinds)"
    case .transposition(let place): "transposition \(place)"
    }
  }
}

extension FieldPolicies {
  /// The names of the kinds of entry.
  var kinds: String { "\(entries.map(\.interpreter.name))" }
}

extension FieldSetup {
  /// Reads the kinds of entry that the field has, and how it is filled.
  mutating func readEntries(_ bytes: inout ByteSource) {
    policies.entries = Self.kinds(&bytes)
    policies.fillsFromRight = bytes.once(in: 4)
  }

  fileprivate static func kinds(_ bytes: inout ByteSource) -> [EntryKind] {
    let choice = Int(bytes.byte())
    return kinds.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
  }

  private static let kinds: [EntryKind] = [
    .typedFromElsewhere, .fromElsewhere, .arithmetic, .fractions, .shorthand(["M": 6]),
    .units("kilogram", ["kg": "kilogram", "lb": "pound", "g": "gram"])!,
  ]
}
