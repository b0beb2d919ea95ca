import NumberText

/// How a host keeps a field's value, as a set of bits. The empty set is for a host that keeps each
/// value as it is given.
///
/// ```swift
/// hosted.host = [.takesEntry, .keepsDoubles]   // a page's script, which writes `Number(field.value)` back
/// ```
public struct HostTraits: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``takesEntry``, bit 1 ``keepsDoubles``, bit 2 ``answersLate``.
  public let rawValue: UInt32

  /// Other bits than those of the names are kept, and mean nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host is given ``FormattingField/entry``, which is nil while the text is refused, as an
  /// HTML input has the value "" then.
  public static let takesEntry = HostTraits(names: [.takesEntry])

  /// The host keeps each number as a `Double`, which may cut digits, and may keep 0 for nil, as
  /// `Number("")` and `atof("")` do. The cut number or the 0 says that the host took what it was
  /// given. But 0 for an empty field in which nobody types is a new value.
  public static let keepsDoubles = HostTraits(names: [.keepsDoubles])

  /// The host may say what it has after the user has stopped typing, as a store that is written to
  /// by messages. After a commit the field waits for the answer with the last gift's token, or for
  /// ``HostedField/rest()``. Without this trait the first value that the host says after a commit
  /// counts.
  public static let answersLate = HostTraits(names: [.answersLate])

  /// The traits by their names, in the order of their bits.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The name of a trait, the same as that of its static property.
    case takesEntry, keepsDoubles, answersLate
  }

  /// The order of the names does not matter.
  public init(names: [Name]) {
    self.init()
    for (bit, name) in Name.allCases.enumerated() where names.contains(name) {
      insert(HostTraits(rawValue: 1 << UInt32(bit)))
    }
  }

  /// In the order of their bits. A bit without a name is left out.
  ///
  /// - Complexity: O(1).
  public var names: [Name] { Name.allCases.filter { isSuperset(of: HostTraits(names: [$0])) } }
}

extension HostTraits {
  /// Returns a function that tells whether a host that has `value` may have got it by taking
  /// another value: the same or, if the host keeps doubles, one whose number is `value` when it is
  /// cut to a `Double`. (H1)
  ///
  /// - Parameter zeroIsNothing: Whether a host that keeps doubles may have 0 for nil.
  func isEcho<Value: NumberValue>(of value: Value?, zeroIsNothing: Bool) -> (Value?) -> Bool {
    let number = contains(.keepsDoubles) ? value?.fixedDecimal : nil
    return { given in
      if isSame(given, value) { return true }
      guard let number else { return false }
      guard let given else { return zeroIsNothing && number == 0 }
      return given.fixedDecimal.flatMap(Double.init(fixedDecimal:))?.fixedDecimal == number
    }
  }
}
