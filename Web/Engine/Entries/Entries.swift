// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import EntryKinds
import FieldEditing
import NumberText

@c @implementation
public func ff_field_set_entries(
  _ handle: OpaquePointer?, _ entries: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(CallError) in
    guard let text = text(entries, entries == nil ? 0 : length) else {
      throw CallError(FF_ERROR_BROKEN)
    }
    var kinds: [EntryKind] = []
    for line in text.unicodeScalars.split(separator: "\n") {
      let cells = line.split(separator: "\t").map { String($0) }
      guard let kind = EntryKind(cells: cells) else { throw CallError(FF_ERROR_ARGUMENT) }
      kinds.append(kind)
    }
    object.field.policies.entries = kinds
    return FF_OK
  }
}

extension EntryKind {
  /// The kind that the cells of a line name, with the words that follow; nil if there is no such kind.
  fileprivate init?(cells: [String]) {
    guard let name = cells.first else { return nil }
    let words = cells.dropFirst()
    switch name {
    case "arithmetic" where words.isEmpty: self = .arithmetic
    case "cents" where words.isEmpty: self = .cents
    case "fractions" where words.isEmpty: self = .fractions
    case "fromElsewhere" where words.isEmpty: self = .fromElsewhere
    case "typedFromElsewhere" where words.isEmpty: self = .typedFromElsewhere
    case "shorthand":
      guard let powers = Self.pairs(words) else { return nil }
      var numbers: [(key: String, value: Int)] = []
      for (key, value) in powers {
        guard let power = Int(value), -30...30 ~= power else { return nil }
        numbers.append((key, power))
      }
      self = .shorthand(numbers)
    case "units":
      guard let unit = words.first, let names = Self.pairs(words.dropFirst()),
        let kind = EntryKind.units(unit, names)
      else { return nil }
      self = kind
    default: return nil
    }
  }

  /// Pairs of cells; nil if a cell is left over.
  private static func pairs(_ cells: ArraySlice<String>) -> [(key: String, value: String)]? {
    guard cells.count % 2 == 0 else { return nil }
    return stride(from: cells.startIndex, to: cells.endIndex, by: 2).map {
      (cells[$0], cells[$0 + 1])
    }
  }
}
