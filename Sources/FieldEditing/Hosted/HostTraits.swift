import NumberText

/// How a host keeps a field's value, where hosts differ. By default it keeps the value as it is given.
///
/// ```swift
/// hosted.host = [.takesEntry, .keepsDoubles]   // a page's script, which writes `Number(field.value)` back
/// ```
public struct HostTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Makes a set of traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host gets the entry: nothing while the text is refused, and not the last number. A page's input has ""
  /// then. A command replaces a refused text, even by the number that the field has.
  public static let takesEntry = HostTraits(names: [.takesEntry])

  /// The host keeps each number as a `Double`, which may cut digits, and may have 0 for nothing, as `Number("")`
  /// and `atof("")` give it. Both are echoes; but where the field is empty and nobody types, 0 is a command.
  public static let keepsDoubles = HostTraits(names: [.keepsDoubles])

  /// A command waits while the user types, and is obeyed at the first reading after the commit: the host draws
  /// each value that it is given anew, maybe rounded, as a component of React does.
  public static let waitsForCommit = HostTraits(names: [.waitsForCommit])

  /// What the field gave may still be on its way when the field has come to rest, as in a store that is written to
  /// by messages: only the host ends echoes, with ``HostedField/rest()`` or ``HostedField/rest(at:)``.
  public static let answersLate = HostTraits(names: [.answersLate])

  /// The traits by their names, in the order of their bits.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The trait of this name.
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
  /// Whether a host has a value for one that a field gave. (H1)
  ///
  /// - Parameter zeroIsNothing: Whether 0 stands for nothing, in a host that keeps doubles.
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
