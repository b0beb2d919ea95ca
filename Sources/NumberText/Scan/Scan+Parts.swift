extension NumberFormat {
  /// Tells what each part of a text is in a number of this format. A text that is a number only
  /// with the separators of another place has these. (R25)
  package func parts(of text: String) -> TextParts { withUTF8(of: text) { parts(of: $0) } }

  func parts(of text: UnsafeBufferPointer<UInt8>) -> TextParts {
    let (rules, signs) = (storage.scanRules, AllowedSigns())
    let affixPlace = rules.hasAffixesLikeNumbers ? finishedScan(text).affixPlace : nil
    var scan = Scan(text, rules, signs: signs, affixPlace: affixPlace)
    let parts = scan.readParts()
    guard scan.issue != nil, let other = rules.scanInOtherMarks(after: scan, of: text, signs: signs)
    else { return parts }
    var again = Scan(text, other.rules, signs: signs)
    return again.readParts()
  }

  /// The role of a character that stands alone.
  package func role(of scalar: Unicode.Scalar) -> TextPart.Role {
    storage.scanRules.role(of: scalar.value)
  }
}

extension Scan {
  fileprivate mutating func readParts() -> TextParts {
    var parts = TextParts()
    while place < text.count && issue == nil { readPart(&parts) }
    if issue != nil { parts.readEnd = parts.parts.last?.range.lowerBound ?? 0 }
    var offset = place
    while offset < text.count {
      let (scalar, length) = UTF8Reading.scalar(in: text, at: offset)
      parts.append(rules.role(of: scalar), length, width: length)
      offset += length
    }
    parts.exponent = exponent.power
    return parts
  }

  /// Reads the next character or the next ASCII digits. What they were read as shows in what the
  /// scan keeps.
  private mutating func readPart(_ parts: inout TextParts) {
    let (start, digits, separators) = (place, digitCount, groups.separators)
    let hadExponent = exponent.mark != nil
    let (scalar, length) = UTF8Reading.scalar(in: text, at: start)
    readNext()
    // A space groups when a digit follows, and letters are an exponent's when its sign or its first
    // digit does.
    if groups.separators > separators, groups.lastSeparator.upperBound <= start {
      parts.turn(groups.lastSeparator, into: .group)
    }
    if !hadExponent, let mark = exponent.mark { parts.turn(mark, into: .exponent) }
    if digitCount > digits { return parts.append(.digit, place - start, width: length) }
    let alone = rules.role(of: scalar)
    let role: TextPart.Role =
      if issue != nil || alone == .ignored {
        alone
      } else if affixes.isMatching {
        .affix
      } else if part == .exponent, alone == .sign {
        .exponent
      } else {
        alone
      }
    parts.append(role, length, width: length)
  }

  private var digitCount: Int { digits.integerCount + digits.fractionCount + exponent.digits }
}

extension ScanRules {
  fileprivate func role(of scalar: UInt32) -> TextPart.Role {
    switch kind(of: scalar) {
    case .digit: .digit
    case .separator(.space), .blank: .space
    case .separator(let mark): mark == decimalClass || !isGrouping(mark) ? .decimal : .group
    case .minus, .plus: .sign
    case .openingParenthesis, .closingParenthesis: allowsParentheses ? .sign : .foreign
    case .ignorable: .ignored
    case .other: .foreign
    }
  }
}
