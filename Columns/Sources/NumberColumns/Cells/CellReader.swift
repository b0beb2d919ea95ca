@_spi(Columns) public import NumberText

/// Reads the cells of files: finds the number that each convention reads in a text.
///
/// ```swift
/// let cells = CellReader()
/// cells.meanings(of: "1.234,50 €").map(\.value)   // [1234.5]
/// cells.meanings(of: "1.250").map(\.value)        // [1.25, 1250]
/// ```
///
/// A text of a shape that was seen before is not scanned again: a thousand shapes are kept, and before
/// them 512 outlines are looked up. A reader belongs to one thread.
/// Rule: N10.
public final class CellReader {
  /// The most bytes that a number may have, as in a field.
  static let limit = 1024

  private typealias OutlineSlot = (outline: Outline, id: Int32)
  private typealias ShapeSlot = (shape: Shape, id: Int32)

  private let missing: MissingWords
  /// What was declared to stand after numbers.
  package let suffixes: [[UInt8]]
  private let outlines: UnsafeMutablePointer<OutlineSlot>
  private let shapes: UnsafeMutablePointer<ShapeSlot>
  /// The classes of cells so far; a cell is known by its class's index here.
  package private(set) var classes: [CellClass] = [.blank]
  private var ids: [CellClass: Int] = [.blank: 0]
  /// How the cells of each class are read in the conventions below, by the class's index.
  private var plans: [CellPlan] = []
  private var plannedConventions = ConventionSet(bits: 0)

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - missingWords: What stands in cells that have no value, beside empty cells and the words that are
  ///     known, such as "NA" and "null". A "-" has to be declared here.
  ///   - suffixes: What may stand after a number and says nothing, such as "kg" or "*". (N7)
  public convenience init(missingWords: [String] = [], suffixes: [String] = []) {
    self.init(missingWords: missingWords, suffixes: suffixes.map { Array($0.utf8) })
  }

  package init(missingWords: [String], suffixes: [[UInt8]]) {
    missing = MissingWords(declared: missingWords)
    self.suffixes = suffixes.filter { !$0.isEmpty }
    outlines = .allocate(capacity: Outline.slotCount)
    outlines.initialize(repeating: (Outline(), -1), count: Outline.slotCount)
    shapes = .allocate(capacity: Shape.slotCount)
    shapes.initialize(repeating: (Shape(), -1), count: Shape.slotCount)
  }

  /// The words for "no value" that were declared.
  package var missingWords: [String] { missing.declared }

  deinit {
    outlines.deallocate()
    shapes.deallocate()
  }

  /// The index of a text's class in ``classes``.
  @inline(__always)
  package func id(of text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let outline = Outline(text) else { return text.isEmpty ? 0 : shapedID(of: text).id }
    let slot = outlines + outline.slot
    if slot.pointee.outline == outline { return Int(slot.pointee.id) }
    return outlineMiss(text, outline)
  }

  @inline(never)
  private func outlineMiss(_ text: UnsafeBufferPointer<UInt8>, _ outline: Outline) -> Int {
    let (id, isShared) = shapedID(of: text)
    if isShared { outlines[outline.slot] = (outline, Int32(id)) }
    return id
  }

  /// The index of a text's class by its shape, and whether all texts of the shape have the class.
  @inline(never)
  private func shapedID(of text: UnsafeBufferPointer<UInt8>) -> (id: Int, isShared: Bool) {
    guard var shape = Shape(text) else { return (newID(of: text), false) }
    // The digits tell whether a text of four groups is an address, and its outline does not.
    let hasAddressForm = NetworkAddress.hasForm(text)
    if hasAddressForm && NetworkAddress.isWritten(text) { shape.markAddress() }
    let slot = shapes + shape.slot
    if slot.pointee.id >= 0 && slot.pointee.shape == shape {
      return (Int(slot.pointee.id), !hasAddressForm)
    }
    let id = newID(of: text)
    // A declared word such as "-99" has the shape of a number, so the shape does not tell its
    // class.
    if missing.looksLikeNumber && hasDigits(text) { return (id, false) }
    slot.pointee = (shape, Int32(id))
    return (id, !hasAddressForm)
  }

  @inline(never)
  private func newID(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let found = cellClass(of: text)
    if let id = ids[found] { return id }
    classes.append(found)
    ids[found] = classes.count - 1
    return classes.count - 1
  }

  /// What a text is, without a look at what was read before.
  package func cellClass(of text: UnsafeBufferPointer<UInt8>) -> CellClass {
    if isBlank(text) { return .blank }
    if let word = missing.word(text) { return .missing(word) }
    return .text(CellReading(numberPart(of: text)))
  }

  /// A text without a declared suffix; the whole text if a hyphen joins the suffix to the digits, as in "10-inch":
  /// without the suffix the hyphen would be a minus. (N7, N8)
  private func numberPart(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    let found = suffixes.first { text[..<end].suffix($0.count).elementsEqual($0) }
    guard let found else { return text }
    end -= found.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var last = end - 1
    while last > 0, text[last] & 0xC0 == 0x80 { last -= 1 }
    if last >= 0, case .minus = CellCharacter(CellCharacter.scalar(in: text, at: last).0) {
      return text
    }
    return UnsafeBufferPointer(rebasing: text[..<end])
  }

  private func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < text.count {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      switch CellCharacter(scalar) {
      case .blank, .ignorable, .separator(.space): place += length
      default: return false
      }
    }
    return true
  }

  private func hasDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 &- 0x30 < 10 || $0 >= 0x80 }
  }
}

/// One number that a text can mean, and the conventions that read it so.
public struct CellMeaning: Hashable, Sendable {
  /// The number; a percentage is its hundredths, and so for other ratios.
  public let value: FixedDecimal
  /// The conventions that read it.
  public let conventions: ConventionSet
}

/// What became of a cell that was to be written in plain decimal.
public enum CellOutcome: Hashable, Sendable {
  /// The number was written, in `count` bytes.
  case number(count: Int)
  /// The cell has nothing, or a word for that.
  case missing
  /// No convention of the set reads the text.
  case refused(NumberIssue)
  /// The conventions of the set do not agree.
  case doubtful
}

/// What a cell holds for those who read it as conventions do.
enum CellValue<Value> {
  case value(Value)
  /// Nothing stands there, or a word for that.
  case missing
  case refused(NumberIssue)
  case doubtful
}

/// How a set of conventions reads all cells of a class.
private enum CellPlan {
  case missing
  case doubtful
  /// As a number alone, in the convention of an index.
  case plain(Int)
  /// As a number with a sign beside the digits, or in parentheses.
  case signed(Int)

  init(of found: CellClass, in conventions: ConventionSet) {
    guard case .text(let reading) = found else {
      self = .missing
      return
    }
    let allowing = ConventionSet(bits: reading.allowing.bits & conventions.bits)
    let best = (allowing.isEmpty ? conventions : allowing).firstIndex
    if reading.isDoubtful(in: conventions) && !conventions.isSingle {
      self = .doubtful
    } else {
      self = reading.kind == .plain && !reading.hasParentheses ? .plain(best) : .signed(best)
    }
  }
}

extension CellReader {
  /// The numbers that a text can mean: several if it depends on the rest of its column. (N3)
  ///
  /// - Parameters:
  ///   - text: The text of the cell, without quotation marks around it.
  ///   - conventions: Those to read by.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func meanings(of text: String, in conventions: ConventionSet = .all) -> [CellMeaning] {
    var copy = text
    return copy.withUTF8 { bytes in
      guard case .text(let reading) = cellClass(of: bytes),
        let cell = CellText(numberPart(of: bytes))
      else {
        return []
      }
      var labels: [UInt64] = []
      var meanings: [CellMeaning] = []
      for convention in conventions.conventions {
        let label = reading.label(of: convention.index)
        guard label != 0, label != CellReading.asked, !labels.contains(label) else { continue }
        labels.append(label)
        let value = cell.bytes.withUnsafeBufferPointer {
          ConventionScanners.all[convention.index].takeUnretainedValue().scanner(for: cell)
            .scan($0).value
        }
        let agreeing = conventions.conventions.filter { reading.label(of: $0.index) == label }
        if let value {
          meanings.append(CellMeaning(value: value, conventions: ConventionSet(agreeing)))
        }
      }
      return meanings
    }
  }

  /// Writes the number of a cell in plain decimal, as a set of conventions reads it.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 text of the cell, without quotation marks around it.
  ///   - conventions: Those that the cell may be written in.
  ///   - readsForeignDecimals: Whether R5 applies, as for a locale that a person has named.
  ///   - buffer: Room for the number; at least as many bytes as the text has, and eight.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func writePlainText(
    of text: UnsafeBufferPointer<UInt8>, in conventions: ConventionSet,
    readsForeignDecimals: Bool = false, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> CellOutcome {
    let found = read(text, in: conventions, readsForeignDecimals: readsForeignDecimals) {
      $0.writePlainText(of: $1, to: buffer)
    }
    switch found {
    case .value(let count): return .number(count: count)
    case .missing: return .missing
    case .refused(let issue): return .refused(issue)
    case .doubtful: return .doubtful
    }
  }

  /// What a set of conventions makes of a cell: `take` gives the value that a scanner reads.
  @inline(__always)
  func read<Value>(
    _ text: UnsafeBufferPointer<UInt8>, in conventions: ConventionSet, readsForeignDecimals: Bool,
    _ take: (NumberScanner<FixedDecimal>, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> CellValue<Value> {
    guard !text.isEmpty else { return .missing }
    guard !conventions.isEmpty else {
      return .refused(NumberIssue(.unexpectedCharacter, at: 0..<0))
    }
    let set = readsForeignDecimals ? ConventionScanners.tolerant : ConventionScanners.all
    // Conventions with one decimal separator read the same number, or none. Only foreign decimal
    // separators (R5) can break this. (N3)
    let haveOneNumber =
      conventions.isSingle || !readsForeignDecimals && conventions.haveOneDecimalSeparator
    if haveOneNumber && !missing.looksLikeNumber {
      // Most cells are plain numbers.
      let value = set[conventions.firstIndex]._withUnsafeGuaranteedRef { take($0.plain, text) }
      if let value { return .value(value) }
    }
    return readByClass(text, conventions, set, take)
  }

  @inline(never)
  private func readByClass<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ conventions: ConventionSet,
    _ set: ConventionScanners.Immortal,
    _ take: (NumberScanner<FixedDecimal>, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> CellValue<Value> {
    switch plan(of: id(of: text), in: conventions) {
    case .missing: return .missing
    case .doubtful: return .doubtful
    case .plain(let best):
      let value = set[best]._withUnsafeGuaranteedRef { take($0.plain, text) }
      return value.map { .value($0) } ?? read(text, by: set[best].takeUnretainedValue(), take)
    case .signed(let best): return read(text, by: set[best].takeUnretainedValue(), take)
    }
  }

  @inline(__always)
  private func plan(of id: Int, in conventions: ConventionSet) -> CellPlan {
    if conventions == plannedConventions, id < plans.count { return plans[id] }
    return newPlan(of: id, in: conventions)
  }

  @inline(never)
  private func newPlan(of id: Int, in conventions: ConventionSet) -> CellPlan {
    if conventions != plannedConventions { (plans, plannedConventions) = ([], conventions) }
    for found in classes[plans.count...] { plans.append(CellPlan(of: found, in: conventions)) }
    return plans[id]
  }

  private func read<Value>(
    _ text: UnsafeBufferPointer<UInt8>, by scanners: ConventionScanners,
    _ take: (NumberScanner<FixedDecimal>, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> CellValue<Value> {
    guard text.count <= Self.limit, let cell = CellText(numberPart(of: text)) else {
      return .refused(
        scanners.plain.scan(text).issue ?? NumberIssue(.unexpectedCharacter, at: 0..<text.count))
    }
    guard scanners.allows(cell) else {
      return .refused(
        NumberIssue(
          .misplacedGroupingSeparator, at: cell.exponent?.separatorRange ?? 0..<text.count))
    }
    let scanner = scanners.scanner(for: cell)
    return cell.bytes.withUnsafeBufferPointer { bytes in
      if let value = take(scanner, bytes) { return .value(value) }
      let issue = scanner.scan(bytes).issue
      return .refused(
        NumberIssue(
          issue?.code ?? .unexpectedCharacter,
          at: issue.map { cell.cellRange($0.range) } ?? 0..<text.count))
    }
  }
}

extension NumberScanner<FixedDecimal> {
  /// Writes the number of a text in plain digits, with the zeros at the end of its fraction, into the beginning of
  /// a buffer.
  ///
  /// - Returns: The bytes of the number, of which none are written if the buffer has fewer; nil if the text is
  ///   refused.
  @inline(__always)
  func writePlainText(
    of text: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    scan(text).value?.writePlainText(to: buffer, keepsZeros: true)
  }
}
