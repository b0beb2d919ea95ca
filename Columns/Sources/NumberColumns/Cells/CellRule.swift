package import NumberText

/// How the cells of a column are read: as conventions write.
///
/// Rule: N14.
package struct CellRule: Sendable {
  let conventions: ConventionSet
  /// Whether R5 applies, as where a person has named the locale.
  let readsForeignDecimals: Bool

  package init(_ conventions: ConventionSet, readsForeignDecimals: Bool = false) {
    (self.conventions, self.readsForeignDecimals) = (conventions, readsForeignDecimals)
  }
}

/// What became of a cell that was read into a number of some type.
package enum CellStatus: UInt8, CaseIterable {
  case number
  /// Nothing stands there, or a word for that.
  case missing
  case refused
  /// Conventions do not agree on the number.
  case doubtful
  /// The type does not hold the number.
  case overflow
  /// The number has a fraction, or a longer one than the type has.
  case fraction
}

/// What became of the cells of a batch.
package struct BatchStatuses {
  private let statuses: UnsafeMutablePointer<UInt8>?
  private let validity: UnsafeMutablePointer<UInt8>?
  /// The number of cells.
  private let count: Int
  /// The number of cells of each status but `number`, by its raw value: most cells cost nothing here.
  private var others = [Int](repeating: 0, count: CellStatus.allCases.count)
  /// The most fraction digits of a number that has more than the type, without zeros at the end; for
  /// integers the most that a number is written with.
  package fileprivate(set) var fractionDigits = 0

  /// The number of cells of each status, by its raw value.
  package var counts: [Int] {
    var counts = others
    counts[Int(CellStatus.number.rawValue)] = count - others.reduce(0, +)
    return counts
  }

  /// Makes a record of a batch's cells, all of which are numbers as far as is known.
  ///
  /// - Parameters:
  ///   - statuses: Room for the status of each cell; nil if nobody asks.
  ///   - validity: Room for a bit for each cell, in whole bytes: whether it is a number.
  package init(
    statuses: UnsafeMutablePointer<UInt8>?, validity: UnsafeMutablePointer<UInt8>?, count: Int
  ) {
    (self.statuses, self.validity, self.count) = (statuses, validity, count)
    validity?.update(repeating: 0, count: (count + 7) / 8)
  }

  @inline(__always)
  fileprivate mutating func set(_ index: Int, _ status: CellStatus) {
    statuses?[index] = status.rawValue
    if status != .number {
      others[Int(status.rawValue)] &+= 1
    } else if let validity {
      validity[index &>> 3] |= 1 &<< UInt8(truncatingIfNeeded: index & 7)
    }
  }
}

extension CellReader {
  /// Reads the cells of a batch, and hands over the number of each that is a number.
  ///
  /// - Parameter store: Puts a number at an index, or tells why it has no room there; called with nil for
  ///   a cell that is not a number.
  @inline(__always)
  private func read(
    _ texts: TextBatch, by rule: CellRule, _ statuses: inout BatchStatuses,
    _ store: (Int, FixedDecimal?) -> CellStatus
  ) {
    texts.visit { index, text in
      let found = value(of: text, by: rule) { scanner, text in scanner.scan(text).value }
      switch found {
      case .value(let number):
        let status = store(index, number)
        if status == .fraction {
          statuses.fractionDigits = max(
            statuses.fractionDigits, number.normalized.fractionDigitCount)
        }
        statuses.set(index, status)
      case .missing, .refused, .doubtful:
        statuses.set(index, found.status)
        _ = store(index, nil)
      }
    }
  }

  @inline(__always)
  private func value<Value>(
    of text: UnsafeBufferPointer<UInt8>, by rule: CellRule,
    _ take: (NumberScanner<FixedDecimal>, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> CellValue<Value> {
    read(text, in: rule.conventions, readsForeignDecimals: rule.readsForeignDecimals, take)
  }

  /// Why a cell is refused; nil if it is not.
  package func issue(of text: String, by rule: CellRule) -> NumberIssue? {
    var copy = text
    return copy.withUTF8 { bytes in
      let found = value(of: bytes, by: rule) { scanner, text in scanner.scan(text).value }
      if case .refused(let issue) = found { return issue }
      return nil
    }
  }

  /// Reads cells into the nearest doubles; NaN for a cell that is not a number.
  package func readDoubles(
    _ texts: TextBatch, by rule: CellRule, to values: UnsafeMutablePointer<Double>,
    _ statuses: inout BatchStatuses
  ) {
    read(texts, by: rule, &statuses) { index, number in
      let value = number.map { Double.converted(from: $0) } ?? .nan
      values[index] = value ?? .nan
      return value == nil ? .overflow : .number
    }
  }

  /// Reads cells into integers; 0 for a cell that is not a number, or not a whole one.
  package func readIntegers(
    _ texts: TextBatch, by rule: CellRule, to values: UnsafeMutablePointer<Int64>,
    _ statuses: inout BatchStatuses
  ) {
    var written = 0
    read(texts, by: rule, &statuses) { index, number in
      values[index] = 0
      guard let number else { return .number }
      written = max(written, number.fractionDigitCount)
      guard let value = Int64.converted(from: number) else {
        return CellStatus(refusalBy: Int64.self, of: number)
      }
      values[index] = value
      return .number
    }
    statuses.fractionDigits = written
  }

  /// Reads cells into decimals of 38 digits, of which `scale` stand after the point: 16 bytes each,
  /// the lowest first. 0 for a cell that is not a number.
  package func readDecimals(
    _ texts: TextBatch, by rule: CellRule, scale: Int, to values: UnsafeMutableRawPointer,
    _ statuses: inout BatchStatuses
  ) {
    let limit = (0..<38).reduce(Int128(1)) { power, _ in power * 10 }
    read(texts, by: rule, &statuses) { index, number in
      func store(_ value: Int128) {
        values.storeBytes(of: value.littleEndian, toByteOffset: 16 &* index, as: Int128.self)
      }
      store(0)
      guard let number else { return .number }
      let scaled = number.multipliedByPowerOfTen(scale)
      // Most decimals have at most 18 digits, which cost less.
      if let value = Int64.converted(from: scaled) {
        store(Int128(value))
        return .number
      }
      guard let value = Int128.converted(from: scaled) else {
        return CellStatus(refusalBy: Int128.self, of: scaled)
      }
      guard value.magnitude < limit.magnitude else { return .overflow }
      store(value)
      return .number
    }
  }

  /// Reads cells into plain decimal texts, one after the other; an empty one for a cell that is not a
  /// number.
  ///
  /// - Parameters:
  ///   - offsets: Room for where each text begins, and where the last one ends.
  ///   - buffer: Room for the texts. What does not fit is not written.
  /// - Returns: The bytes of all texts.
  package func readPlainTexts(
    _ texts: TextBatch, by rule: CellRule, offsets: UnsafeMutablePointer<Int64>,
    to buffer: UnsafeMutableBufferPointer<UInt8>, _ statuses: inout BatchStatuses
  ) -> Int {
    var place = 0
    offsets[0] = 0
    texts.visit { index, text in
      let rest = buffer.count &- min(place, buffer.count)
      let room = UnsafeMutableBufferPointer(
        start: buffer.baseAddress.map { $0 + (buffer.count &- rest) }, count: rest)
      let found = value(of: text, by: rule) { $0.writePlainText(of: $1, to: room) }
      if case .value(let count) = found { place &+= count }
      offsets[index &+ 1] = Int64(place)
      statuses.set(index, found.status)
    }
    return place
  }
}

extension CellValue {
  var status: CellStatus {
    switch self {
    case .value: .number
    case .missing: .missing
    case .refused: .refused
    case .doubtful: .doubtful
    }
  }
}

extension CellStatus {
  /// Why an integer type has no value for a number: only for its fraction, or at all.
  fileprivate init(refusalBy type: (some NumberValue).Type, of number: FixedDecimal) {
    let whole = number.rounded(toFractionDigits: 0, mode: .down)
    self = whole.flatMap { type.converted(from: $0) } == nil ? .overflow : .fraction
  }
}
