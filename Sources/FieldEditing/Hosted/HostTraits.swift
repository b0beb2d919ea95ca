import NumberText

/// How a host keeps a field's value, as a set of bits; an empty set if the host keeps each value as given.
///
/// ```swift
/// hosted.host = [.takesEntry, .keepsDoubles]   // a page's script, which writes `Number(field.value)` back
/// ```
public struct HostTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Makes a set of traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host is given ``FormattingField/entry``, which is nil while the text is refused, as a page's input has the
  /// value "" then. A value that the host sets replaces a refused text, even if the field already has that value.
  public static let takesEntry = HostTraits(names: [.takesEntry])

  /// The host keeps each number as a `Double`, which may cut digits, and may keep 0 for nil, as `Number("")` and
  /// `atof("")` do. The cut number and the 0 count as echoes; but in an empty field in which nobody types, 0 is a
  /// command.
  public static let keepsDoubles = HostTraits(names: [.keepsDoubles])

  /// A value that the host sets while the user types waits until the host's value is read after the commit: for a host
  /// that draws each value it is given anew, maybe rounded, as a component of React does.
  public static let waitsForCommit = HostTraits(names: [.waitsForCommit])

  /// Echoes may arrive after the user has stopped typing, as from a store that is written to by messages. They count
  /// as echoes until the host calls ``HostedField/rest()`` or ``HostedField/rest(at:)``.
  public static let answersLate = HostTraits(names: [.answersLate])

  /// The traits by their names, in the order of their bits.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The name of a trait, the same as that of its static property.
    case takesEntry, keepsDoubles, waitsForCommit, answersLate
  }

  /// Makes a set of traits from names.
  public init(names: [Name]) {
    self.init()
    for (bit, name) in Name.allCases.enumerated() where names.contains(name) {
      insert(HostTraits(rawValue: 1 << UInt32(bit)))
    }
  }

  /// The names of the set's traits.
  ///
  /// - Complexity: O(1).
  public var names: [Name] { Name.allCases.filter { isSuperset(of: HostTraits(names: [$0])) } }
}

extension HostTraits {
  /// Returns a test of values that a field gave: whether the host, as it keeps values, would have `value` for such a
  /// value. (H1)
  ///
  /// - Parameter zeroIsNothing: Whether a host that keeps doubles may have 0 for nil.
  func isEcho<Value: NumberValue>(of value: Value?, zeroIsNothing: Bool) -> (Value?) -> Bool {
    let number = contains(.keepsDoubles) ? value?.fixedDecimal : nil
    return { given in
      if isSame(given, value) { return true }
      guard let number else { return false }
      guard let given else { return zeroIsNothing && number == 0 }
      return given.fixedDecimal.flatMap(Double.converted)?.fixedDecimal == number
    }
  }
}
