@_spi(EntryKinds) import NumberText

/// The names of units that a field reads: the spellings of ``UnitTable``, and the names in the
/// field's locale.
struct UnitNames {
  /// A name of a unit that was found in a text.
  struct Found {
    /// How many code points the name has.
    let count: Int
    /// The units that the name may mean.
    var units: [UnitTable.Unit] = []
    /// Whether the name may also mean an amount that the table does not have.
    var isDoubtful = false
    /// Whether it is such an amount's name in the field's locale.
    var isNamesake = false
    /// Whether the name is only that of a unit which measures something else, as "m" in a field of
    /// kilograms.
    var isIncompatible = false

    /// The unit that the name means; nil if that is not certain.
    var unit: UnitTable.Unit? { units.count == 1 && !isDoubtful ? units[0] : nil }
  }

  private struct Name {
    let scalars: [Unicode.Scalar]
    let unit: UnitTable.Unit
    let use: Use
  }

  private enum Use {
    case anywhere
    /// Means the field's own unit, though other units have the name, too: the degree sign in a
    /// field of degrees Celsius.
    case own
    /// Only after a larger unit of the same `Chain`, such as hours and minutes: the minutes of
    /// "1h30m".
    case afterLarger
    /// May also mean something else.
    case doubtful
    /// Never read, because the name may mean another amount.
    case never

    var decides: Bool { self == .own || self == .afterLarger }
  }

  private let measure: UnitTable.Measure
  /// All names, the longest first. Of equal length those come first that mean one unit for certain
  /// (`Use.decides`).
  private let names: [Name]

  /// `local` has the names in the field's locale, each with the identifier of its unit; `own` is
  /// the field's unit.
  init(_ local: [(key: String, value: String)], in own: UnitTable.Unit) {
    measure = own.measure
    var names: [Name] = []
    func add(_ text: String, _ unit: UnitTable.Unit, _ use: Use) {
      let scalars = text.unicodeScalars.map { $0.withPlainSpace }
      if !scalars.isEmpty { names.append(Name(scalars: scalars, unit: unit, use: use)) }
    }
    let isEnglish = local.contains { $0.key.hasSameBytes(as: "feet") }
    let bits =
      ["bit"]
      + local.filter { $0.value.hasSameBytes(as: "bit") && $0.key.utf8.count > 1 }.map { $0.key }
    /// Adds a name, and if it does not say whether it means bits or bytes, as "Mb", that of the
    /// other unit, too.
    func addSpelling(_ text: String, _ unit: UnitTable.Unit, _ use: Use) {
      add(text, unit, use)
      if let byte = unit.ofBytes, !bits.contains(where: { text.folded.has($0.folded) }) {
        add(text, byte, use)
      }
    }
    for unit in UnitTable.units {
      for text in unit.spellings { addSpelling(text, unit, .anywhere) }
      for text in unit.englishSpellings {
        add(text, unit, unit == own ? .own : isEnglish ? .anywhere : .doubtful)
      }
      for text in unit.ownSpellings {
        // A degree sign alone may be that of each scale. Minutes follow hours, and are meant where
        // hours or less are counted.
        let isOwn = unit == own || unit.measure == .time && !own.isLongerThanHour
        add(text, unit, isOwn ? .own : unit.chain == nil ? .doubtful : .afterLarger)
      }
    }
    for (text, identifier) in local {
      guard let unit = UnitTable.named(identifier) else { continue }
      let isRead =
        switch unit.naming {
        case .everywhere: true
        case .own: unit == own || unit.home != nil
        case .none, .unnamed: false
        }
      // A name that is also a spelling in the table is not added again, so that it keeps the `Use`
      // of the table's spelling.
      if !unit.spellings.contains(where: { $0.hasSameBytes(as: text) }) {
        addSpelling(text, unit, isRead ? .anywhere : .never)
      }
    }
    self.names = names.sorted {
      $0.scalars.count != $1.scalars.count
        ? $0.scalars.count > $1.scalars.count : $0.use.decides && !$1.use.decides
    }
  }

  /// Whether a character occurs in the name of a unit that measures the same as the field's unit.
  func contain(_ scalar: Unicode.Scalar) -> Bool {
    names.contains { $0.unit.measure == measure && $0.scalars.contains(scalar) }
  }

  /// Finds the longest unit name that begins at `place` and ends by `end`; nil if there is none.
  ///
  /// - Parameter larger: The unit of the number before, as feet in "5 ft 6 in": a smaller unit of
  ///   the same kind may follow. Nil for the first number.
  func name(
    in characters: EntryCharacters, at place: Int, _ end: Int, after larger: UnitTable.Unit?
  ) -> Found? {
    var found: Found?
    let first = characters.scalars[place]
    for name in names where name.scalars[0] == first {
      let count = name.scalars.count
      if let found, count < found.count { break }
      guard place + count <= end,
        zip(name.scalars, characters.scalars[place...]).allSatisfy({ $0 == $1.withPlainSpace }),
        isEnd(characters, at: place + count, end)
      else { continue }
      if name.use == .own { return Found(count: count, units: [name.unit]) }
      if name.use == .afterLarger {
        guard let larger, larger.chain == name.unit.chain, name.unit.ratio < larger.ratio else {
          continue
        }
        return Found(count: count, units: [name.unit])
      }
      add(name, to: &found)
    }
    return found
  }

  private func add(_ name: Name, to found: inout Found?) {
    var all = found ?? Found(count: name.scalars.count, isIncompatible: true)
    if name.unit.measure == measure {
      all.isIncompatible = false
      if name.use == .never {
        if !UnitTable.units.contains(name.unit) { all.isNamesake = true }
        // `never`: the name may mean an amount that the table does not have. So it is doubtful,
        // unless it is also a spelling of this very unit and of no other.
        all.isDoubtful =
          all.isDoubtful || !all.units.allSatisfy { $0 == name.unit } || all.units.isEmpty
      } else if !all.units.contains(name.unit) {
        all.units.append(name.unit)
        if name.use == .doubtful { all.isDoubtful = true }
      }
    }
    found = all
  }

  /// Whether a name can end before the index `place`: no letter follows, or the name's last
  /// character is no letter, as in "m²".
  private func isEnd(_ characters: EntryCharacters, at place: Int, _ end: Int) -> Bool {
    guard place < end else { return true }
    if !characters.scalars[place - 1].properties.isAlphabetic { return true }
    switch characters.kind(place) {
    case .digit, .separator, .blank, .ignorable, .minus: return true
    default: return !characters.scalars[place].properties.isAlphabetic
    }
  }

  /// Whether typed characters are the beginning, and not all, of the name of a unit that measures
  /// the same as the field's unit.
  func areBegun(by typed: ArraySlice<Unicode.Scalar>) -> Bool {
    let typed = typed.map { $0.withPlainSpace }
    return names.contains {
      $0.scalars[0] == typed[0] && $0.unit.measure == measure && $0.use == .anywhere
        && $0.scalars.count > typed.count && $0.scalars.starts(with: typed)
    }
  }

  /// The unit that the typed characters name but for upper and lower case or an s at the end: the
  /// kilogram for "KG" and "kgs". Nil if no unit or two units have that name. Nil also for mixed
  /// case such as "Mm", in which the user may have chosen the case.
  func unit(inOtherCase typed: ArraySlice<Unicode.Scalar>) -> UnitTable.Unit? {
    let folded = typed.map { $0.folded }
    let isOneCase =
      typed.allSatisfy { !$0.properties.isLowercase }
      || typed.allSatisfy { !$0.properties.isUppercase }
    var found: UnitTable.Unit?
    for name in names where name.unit.measure == measure && name.unit != found {
      guard
        isOneCase && name.scalars.map({ $0.folded }) == folded
          || Array(typed).isOtherwiseSpelled(name.scalars)
      else { continue }
      guard name.use == .anywhere, found == nil else { return nil }
      found = name.unit
    }
    return found
  }
}

extension UnitTable.Unit {
  /// Whether a unit of time is longer than an hour; true for units of other measures.
  fileprivate var isLongerThanHour: Bool { measure != .time || ExactRatio(3600) < ratio }

  /// For a unit of bits, the unit of bytes with the same prefix: kilobyte for kilobit.
  fileprivate var ofBytes: UnitTable.Unit? {
    let name = Array(identifier.utf8)
    guard measure == .data, name.count > 3, name.suffix(3).elementsEqual("bit".utf8) else {
      return nil
    }
    return UnitTable.unit(String(decoding: name.dropLast(3), as: UTF8.self) + "byte")
  }
}

extension String {
  /// The text in lower case, character by character.
  fileprivate var folded: [String] { unicodeScalars.map { $0.folded } }
}

extension [String] {
  /// Whether the other characters follow one another somewhere in these.
  fileprivate func has(_ part: [String]) -> Bool {
    !part.isEmpty && part.count <= count
      && (0...count - part.count).contains { Array(self[$0..<$0 + part.count]) == part }
  }
}
