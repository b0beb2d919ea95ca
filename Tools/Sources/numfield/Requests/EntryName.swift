public import ArgumentParser
public import EntryKinds
import FormattingFieldJSON
import FormattingFields

// The command is the one client of both.
// swift-format-ignore: AvoidRetroactiveConformances
extension EntryName: @retroactive ExpressibleByArgument {
  /// The names, for help.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
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
        kinds.append(try entry.icu(locale: locale, style: style))
      } catch {
        throw RequestError("\(error)")
      }
    }
    return kinds
  }
}
