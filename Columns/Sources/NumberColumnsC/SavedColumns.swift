// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns
import NumberColumns
import NumberText

@c @implementation
public func nc_column_save(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  withColumn(handle) { object in
    let saved = SavedColumn(object.answered().column)
    return write(
      saved.netstrings(missingWords: object.missingWords), buffer, capacity, length)
  }
}

@c @implementation
public func nc_column_restore(
  _ saved: UnsafePointer<CChar>?, _ length: Int, _ column: UnsafeMutablePointer<OpaquePointer?>?
) -> nc_status {
  prepareColumns()
  guard let text = text(saved, length), let (saved, words) = SavedColumn.read(text),
    let past = NumberColumn(saved)
  else { return NC_ERROR_SAVED }
  return makeHandle(ColumnObject(past, missingWords: words), column)
}

/// A column as one text: a mark, and then its parts as netstrings, lists with their count before them.
extension SavedColumn {
  private static let mark = "fc1"

  fileprivate func netstrings(missingWords: [String]) -> String {
    var text = Self.mark
    func put(_ part: String) { text += netstring(part) }
    func put(_ number: Int) { put(String(number)) }
    put(missingWords.count)
    for word in missingWords { put(word) }
    put(lines)
    put(blanks)
    put(missing.count)
    for (word, count) in missing {
      put(word)
      put(count)
    }
    put(cells.count)
    for cells in cells {
      put(Int(cells.labels))
      put(cells.kind.name)
      put(
        (cells.hasParentheses ? 1 : 0) | (cells.hasLeadingZeros ? 2 : 0)
          | (cells.isBareZero ? 4 : 0))
      put(cells.count)
      put(cells.last)
      put(cells.examples.count)
      for (line, text) in cells.examples {
        put(line)
        put(text)
      }
    }
    return text
  }

  /// Nil if the text was not written by ``netstrings(missingWords:)``.
  fileprivate static func read(_ text: String) -> (SavedColumn, missingWords: [String])? {
    var reader = NetstringReader(text)
    guard reader.take(mark) else { return nil }
    var saved = SavedColumn()
    // A list is as long as there are parts, whatever its count says.
    func list<Element>(
      _ reader: inout NetstringReader, _ element: (inout NetstringReader) -> Element?
    ) -> [Element]? {
      guard let count = reader.number(), count >= 0 else { return nil }
      var elements: [Element] = []
      while elements.count < count {
        guard let element = element(&reader) else { return nil }
        elements.append(element)
      }
      return elements
    }
    guard let words = list(&reader, { $0.part() }), let lines = reader.number(),
      let blanks = reader.number(),
      let missing = list(
        &reader,
        { reader -> (String, Int)? in
          guard let word = reader.part(), let count = reader.number() else { return nil }
          return (word, count)
        }),
      let cells = list(&reader, { Cells(from: &$0) }), reader.isAtEnd
    else { return nil }
    (saved.lines, saved.blanks, saved.missing, saved.cells) = (lines, blanks, missing, cells)
    return (saved, words)
  }
}

extension SavedColumn.Cells {
  fileprivate init?(from reader: inout NetstringReader) {
    guard let labels = reader.number(), labels >= 0, let name = reader.part(),
      let kind = NumberKind(name: name), let flags = reader.number(), 0...7 ~= flags,
      let count = reader.number(), let last = reader.number(), let examples = reader.number(),
      examples > 0
    else { return nil }
    self.init(
      labels: UInt64(labels), kind: kind, hasParentheses: flags & 1 != 0,
      hasLeadingZeros: flags & 2 != 0, isBareZero: flags & 4 != 0, count: count, first: 0,
      last: last, examples: [])
    while self.examples.count < examples {
      guard let line = reader.number(), let text = reader.part() else { return nil }
      self.examples.append((line, text))
    }
    first = self.examples[0].line
  }
}

extension NumberKind {
  fileprivate var name: String {
    switch self {
    case .plain: "plain"
    case .percent, .permille, .permyriad: style.description
    case .money(let sign): "money " + sign
    }
  }

  fileprivate init?(name: String) {
    if let kind = ([.plain] + NumberKind.ratios).first(where: { $0.name == name }) {
      self = kind
    } else {
      guard name.utf8.starts(with: "money ".utf8) else { return nil }
      self = .money(sign: String(Substring(name.utf8.dropFirst(6))))
    }
  }
}
