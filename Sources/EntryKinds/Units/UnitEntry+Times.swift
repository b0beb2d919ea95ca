@_spi(EntryKinds) import NumberText

/// Durations with colons: "1:30:05", "1:30 h", "2:03.45", ":30".
extension UnitEntry {
  /// Reads hours, minutes and seconds with colons; nil for other texts.
  ///
  /// Two numbers are hours and minutes in a field of hours, and with "h" after them; minutes and
  /// seconds with "min" or "s" after them, and if the second has a fraction. Else they may be both,
  /// and are refused.
  func time(in text: EntryText, _ characters: EntryCharacters) -> EntryReading? {
    let visible = characters.scalars.indices.filter { !characters.isSpace($0) }
    guard let start = visible.first, let end = visible.last.map({ $0 + 1 }) else { return nil }
    let colons = (start..<end).filter { characters.scalars[$0].isColon }
    guard 1...2 ~= colons.count, let first = colons.first, let second = colons.last else {
      return nil
    }
    let last = visible.last { characters.digit($0) != nil || $0 == second } ?? second
    var named: UnitTable.Unit?
    if let name = visible.first(where: { $0 > last && characters.digit(last) != nil }) {
      if let found = names.name(in: characters, at: name, end, after: nil),
        name + found.count == end, found.unit?.chain == .hours
      {
        named = found.unit
      } else if names.areBegun(by: characters.scalars[name..<end]) {
        return .intermediate(EntryIssue(.incomplete, at: characters.range(name..<end)))
      } else if !characters.scalars[name].isSeparatorMark {
        return nil
      }
    }
    let isNegative = characters.kind(start) == .minus
    let digits = isNegative ? start + 1 : start
    let numbersEnd = named == nil ? end : last + 1
    var fields = [digits..<first, first + 1..<(colons.count == 2 ? second : numbersEnd)]
    if colons.count == 2 { fields.append(second + 1..<numbersEnd) }
    let all = characters.range(start..<end)
    if characters.mixDigits(in: fields) { return nil }
    var numbers: [ExactRatio] = []
    var hasFraction = false
    for (index, field) in fields.enumerated() {
      let isLast = index == fields.count - 1
      let whole = field.prefix { characters.digit($0) != nil }
      // ":30" has no hours.
      if index == 0, field.isEmpty, colons.count == 1 {
        numbers.append(ExactRatio(0))
        continue
      }
      hasFraction = whole.count < field.count
      guard isLast || !hasFraction, index > 0 || !field.isEmpty else { return nil }
      if index > 0 {
        if isLast, whole.count < 2, !hasFraction {
          return .intermediate(EntryIssue(.incomplete, at: all))
        }
        guard whole.count == 2 else { return nil }
      }
      guard let value = text.reading(of: characters.range(field)).value,
        index == 0 || value < 60
      else { return nil }
      numbers.append(ExactRatio(value.multipliedByPowerOfTen(text.format.scale)))
    }
    let sixty = ExactRatio(60)
    let seconds = numbers.dropFirst().reduce(numbers[0]) { $0 * sixty + $1 }
    let meant = Self.factors(of: numbers.count, named, hasFraction, in: unit).compactMap {
      (seconds * $0).dividing(by: unit.ratio).map { own(isNegative ? -$0 : $0, text) }
    }
    guard let number = meant.first else { return nil }
    if meant.count == 1 { return .number(number, isOpen: true, isRounded: true) }
    return ambiguous(text, all, meant, isOpen: true)
  }

  /// How many seconds the last of the numbers may count: 60 for hours and minutes, 1 for minutes
  /// and seconds.
  private static func factors(
    of count: Int, _ named: UnitTable.Unit?, _ hasFraction: Bool, in unit: UnitTable.Unit
  ) -> [ExactRatio] {
    let (seconds, minutes) = (ExactRatio(1), ExactRatio(60))
    let hour = ExactRatio(3600)
    if count == 3 { return named.map { $0.ratio == hour } ?? true ? [seconds] : [] }
    if let named {
      if named.ratio == hour { return [minutes] }
      return named.ratio < hour ? [seconds] : []
    }
    if unit.ratio == hour, !hasFraction { return [minutes] }
    // Nobody writes a fraction of a minute after a colon, unless the field counts in nothing
    // smaller than hours.
    return hasFraction && unit.ratio < hour ? [seconds] : [minutes, seconds]
  }
}

extension Unicode.Scalar {
  var isColon: Bool {
    switch value {
    case 0x3A, 0x2236, 0xFF1A: true
    default: false
    }
  }
}
