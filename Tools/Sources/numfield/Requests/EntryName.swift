import ArgumentParser
import EntryKinds
import FormattingFieldJSON
import FormattingFields
import Synchronization

/// The names of kinds of entry in requests.
enum EntryName: String, CaseIterable, ExpressibleByArgument {
  case arithmetic, shorthand, fractions, units, fromElsewhere, typedFromElsewhere, cents

  /// The names, for help.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The kind for a field of a locale and a style.
  func kind(locale: String, style: NumberStyle) throws(NumberFormatError) -> EntryKind {
    switch self {
    case .arithmetic: return .arithmetic
    case .cents: return .cents
    case .fractions: return .fractions
    case .fromElsewhere: return .fromElsewhere
    case .typedFromElsewhere: return .typedFromElsewhere
    case .shorthand: return .shorthand(try NumberFormat.icuCompactWords(locale: locale))
    case .units:
      guard case .unit(let unit) = style,
        let kind = try UnitKinds.kind(unit, locale)
      else { throw NumberFormatError.unknownUnit("\(style)") }
      return kind
    }
  }
}

/// Other units as kinds of entry: to ask ICU for their names costs as much as to read some thousand lines.
private enum UnitKinds {
  private static let kept = Mutex<[[String]: EntryKind]>([:])

  /// The kind for a field of a unit in a locale; nil if there is no such unit.
  static func kind(_ unit: String, _ locale: String) throws(NumberFormatError) -> EntryKind? {
    if let kind = kept.withLock({ $0[[unit, locale]] }) { return kind }
    let kind = EntryKind.units(unit, try NumberFormat.icuUnitNames(locale: locale))
    kept.withLock { kept in
      if kept.count == 64 { kept.removeAll() }
      kept[[unit, locale]] = kind
    }
    return kind
  }
}

extension RequestKeys {
  /// Takes the kinds of entry, a name or an array of names.
  mutating func entries(
    locale: String, style: NumberStyle
  ) throws(RequestError) -> [EntryKind] {
    let names: [JSONValue]
    switch value("entry") {
    case nil: return []
    case .array(let list): names = list
    case .some(let name): names = [name]
    }
    var kinds: [EntryKind] = []
    for name in names {
      guard case .string(let text) = name else {
        throw Self.wrong("entry", name, "a name or an array of names")
      }
      guard let entry = EntryName(rawValue: text) else {
        throw .unknown("entry", text, among: EntryName.allCases.map(\.rawValue))
      }
      do throws(NumberFormatError) {
        kinds.append(try entry.kind(locale: locale, style: style))
      } catch {
        throw RequestError("\(error)")
      }
    }
    return kinds
  }
}
