/// A terminal's screen as a person sees it, from the bytes that were sent to it.
///
/// It knows the few sequences that the command writes, and keeps all others in `strange`.
struct ScreenModel {
  /// What a program can leave behind in a terminal.
  struct Modes: Equatable {
    var isAlternate = false
    var isCursorShown = true
    var wraps = true
    var bracketsPastes = false
    var tellsOfMouse = false
    var countsMouseInDecimal = false
    var hasOwnKeypad = false
    var turnsTexts = true
    var keyboardLevels = 0
    var isPlain = true
  }

  private(set) var modes = Modes()
  /// How often a program has taken the screen.
  private(set) var timesTaken = 0
  private(set) var row = 0
  private(set) var column = 0
  /// Sequences and control characters that the model does not know.
  private(set) var strange: [String] = []
  /// The colours that were asked for.
  private(set) var colours: Set<Int> = []
  private var cells: [[String]]
  private var pending: [UInt8] = []

  init(rows: Int, columns: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines without the spaces at their ends.
  var lines: [String] {
    cells.map { cells in
      var line = cells.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The line that begins with a label, behind a marker.
  func line(_ label: String) -> String? {
    lines.first { $0.drop { " ▸!".contains($0) }.hasPrefix(label) }
  }

  /// The text in the box of a field, without the spaces at its end.
  func text(_ label: String) -> String? {
    guard let line = line(label), let start = line.firstIndex(of: "["), line.last == "]" else {
      return nil
    }
    let box = line[line.index(after: start)...].dropLast()
    return String(box.reversed().drop { $0 == " " }.reversed())
  }

  mutating func resize(rows: Int, columns: Int) {
    cells = (0..<rows).map { row in
      let old = row < cells.count ? cells[row] : []
      return Array((old + Array(repeating: " ", count: columns)).prefix(columns))
    }
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let length = lengthOfNext() {
      let next = String(decoding: pending.prefix(length), as: UTF8.self)
      pending.removeFirst(length)
      if next.first == "\u{1B}" { obey(next) } else { print(next) }
    }
  }

  /// The bytes of the next code point or sequence; nil while some are missing.
  private func lengthOfNext() -> Int? {
    guard let first = pending.first else { return nil }
    if first != 0x1B {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return pending.count >= length ? length : nil
    }
    guard pending.count > 1 else { return nil }
    if pending[1] != UInt8(ascii: "[") { return 2 }
    return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
  }

  private mutating func print(_ character: String) {
    let scalar = character.unicodeScalars.first!
    switch scalar.properties.generalCategory {
    case .control where !modes.isAlternate && ["\r", "\n"].contains(scalar): break
    case .control, .format, .lineSeparator: strange.append(character.debugDescription)
    case .nonspacingMark, .enclosingMark:
      if row < cells.count, (1...cells[row].count).contains(column) {
        cells[row][column - 1] += character
      }
    default:
      let width = Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
      guard row < cells.count, column + width <= cells[row].count else {
        if modes.isAlternate { strange.append("beyond the edge: \(character)") }
        return
      }
      cells[row][column] = character
      if width == 2 { cells[row][column + 1] = "" }
      column += width
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF,
  ]

  private mutating func obey(_ sequence: String) {
    let body = sequence.dropFirst(2)
    let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
    switch sequence.dropFirst() {
    case "[?1049h":
      modes.isAlternate = true
      timesTaken += 1
    case "[?1049l": modes.isAlternate = false
    case "[?25h": modes.isCursorShown = true
    case "[?25l": modes.isCursorShown = false
    case "[?7h": modes.wraps = true
    case "[?7l": modes.wraps = false
    case "[?2004h": modes.bracketsPastes = true
    case "[?2004l": modes.bracketsPastes = false
    case "[?1002h": modes.tellsOfMouse = true
    case "[?1002l": modes.tellsOfMouse = false
    case "[?1006h": modes.countsMouseInDecimal = true
    case "[?1006l": modes.countsMouseInDecimal = false
    case "[8h": modes.turnsTexts = true
    case "[8l": modes.turnsTexts = false
    case "=": modes.hasOwnKeypad = true
    case ">": modes.hasOwnKeypad = false
    case "[>29u": modes.keyboardLevels += 1
    case "[<u": modes.keyboardLevels -= 1
    case "[2J": for row in cells.indices { clear(row) }
    case "[2K": clear(row)
    case _ where body.last == "m":
      modes.isPlain = numbers == [0]
      colours.formUnion(numbers.filter { $0 >= 30 })
    case _ where body.last == "H" && numbers.count == 2:
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case _ where body.last == "G" && numbers.count == 1: column = numbers[0] - 1
    default: strange.append(sequence.debugDescription)
    }
  }

  private mutating func clear(_ row: Int) {
    guard row < cells.count else { return }
    cells[row] = Array(repeating: " ", count: cells[row].count)
  }
}
