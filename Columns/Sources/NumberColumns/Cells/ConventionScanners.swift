@_spi(Columns) import NumberText

/// The scanners of a convention: the one grammar that all texts of columns are read by.
///
/// Rules: N2, N3. Foreign decimal separators are not read, except if a person has named the locale. Numbers in the
/// marks of another place are never read (R25): such a cell says that the column is written so, and "1,234" in it as
/// well.
final class ConventionScanners: Sendable {
  let plain: NumberScanner<FixedDecimal>
  /// Numbers with an exponent; no foreign decimal separators. (N16)
  let scientific: NumberScanner<FixedDecimal>
  private let decimal: CellSeparator?
  let percent: NumberScanner<FixedDecimal>
  let permille: NumberScanner<FixedDecimal>
  let permyriad: NumberScanner<FixedDecimal>
  let money: NumberScanner<FixedDecimal>
  /// Money if a minus after a whole amount is a minus. (R19)
  let moneyWithMinusAfter: NumberScanner<FixedDecimal>

  init(_ convention: NumberConvention, readsForeignDecimals: Bool) {
    func scanner(_ format: NumberFormat) -> NumberScanner<FixedDecimal> {
      NumberScanner(
        format: readsForeignDecimals
          ? format.refusingOtherMarks() : format.refusingForeignDecimalSeparators())
    }
    plain = scanner(convention.format(.decimal))
    scientific = NumberScanner(
      format: convention.format(.decimal, allowsExponent: true).refusingForeignDecimalSeparators())
    let mark = convention.decimalSeparator.unicodeScalars.first.map { CellCharacter($0.value) }
    if case .separator(let decimal) = mark { self.decimal = decimal } else { decimal = nil }
    percent = scanner(convention.format(.percent))
    permille = scanner(convention.format(.permille))
    permyriad = scanner(convention.format(.permyriad))
    money = scanner(convention.format(.accounting("XTS")))
    moneyWithMinusAfter = scanner(convention.format(.accounting("XTS"), writesMinusAfter: true))
  }

  /// Scanners that are never freed, in the order of ``NumberConvention/all``.
  ///
  /// No reference is counted for a cell: threads that count references to one object wait for each other.
  typealias Immortal = UnsafeBufferPointer<Unmanaged<ConventionScanners>>

  /// The scanners of each convention.
  nonisolated(unsafe) static let all = immortal(readsForeignDecimals: false)
  /// The same, for a locale that a person has named.
  nonisolated(unsafe) static let tolerant = immortal(readsForeignDecimals: true)

  private static func immortal(readsForeignDecimals: Bool) -> Immortal {
    let conventions = NumberConvention.all
    let room = UnsafeMutableBufferPointer<Unmanaged<ConventionScanners>>.allocate(
      capacity: conventions.count)
    _ = room.initialize(
      from: conventions.map {
        .passRetained(ConventionScanners($0, readsForeignDecimals: readsForeignDecimals))
      })
    return Immortal(room)
  }

  /// The scanner for a cell.
  func scanner(for cell: CellText) -> NumberScanner<FixedDecimal> {
    switch cell.kind {
    case .plain where cell.exponent != nil: scientific
    case .percent: percent
    case .permille: permille
    case .permyriad: permyriad
    case .plain where !cell.hasParentheses: plain
    case .plain, .money: money
    }
  }

  /// Whether the separator of a number with an exponent is the decimal separator. (N16)
  func allows(_ cell: CellText) -> Bool {
    guard let separator = cell.exponent?.separator else { return true }
    return separator == decimal
  }
}

extension CellReading {
  /// Has the scanners of each convention read a text.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= CellReader.limit, let cell = CellText(text) else { return }
    (kind, hasParentheses) = (cell.kind, cell.hasParentheses)
    hasLeadingZeros = Self.hasLeadingZeros(text)
    var values: [FixedDecimal] = []
    let mayBeCode = NetworkAddress.isWritten(text) || cell.exponent?.mayBeCode == true
    cell.bytes.withUnsafeBufferPointer { bytes in
      for (index, scanners) in ConventionScanners.all.enumerated() {
        let scanners = scanners.takeUnretainedValue()
        guard scanners.allows(cell) else { continue }
        let reading = scanners.scanner(for: cell).scan(bytes)
        if reading.value != nil && mayBeCode {
          setLabel(Self.asked, of: index)
        } else if let value = reading.value {
          let known = values.firstIndex(of: value)
          if known == nil { values.append(value) }
          setLabel(UInt64(known ?? values.count - 1) + 1, of: index)
        } else if reading.issue?.code == .misplacedSign, case .money = cell.kind,
          scanners.moneyWithMinusAfter.scan(bytes).value != nil
        {
          setLabel(Self.asked, of: index)
        }
      }
    }
    isBareZero =
      kind == .plain && !hasParentheses && cell.exponent == nil && values.count == 1
      && values[0].isZero
  }

  private static func hasLeadingZeros(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < text.count {
      let (scalar, length) = CellCharacter.scalar(in: text, at: place)
      place += length
      guard case .digit(let first, _) = CellCharacter(scalar) else { continue }
      guard first == 0, place < text.count else { return false }
      if case .digit = CellCharacter(CellCharacter.scalar(in: text, at: place).0) { return true }
      return false
    }
    return false
  }
}
