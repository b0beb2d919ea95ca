// What the standard library does by a view of a string is compiled anew for each kind of view and use. These
// functions are compiled once, which keeps the module of a page small.

extension String {
  /// Whether two texts have the same bytes. (S9)
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    #if _pointerBitWidth(_64)
      // A text that was copied, and a short one, is the same word by word.
      typealias Words = (UInt64, UInt64)
      if unsafeBitCast(self, to: Words.self) == unsafeBitCast(other, to: Words.self) { return true }
    #endif
    return NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        guard own.count == other.count else { return false }
        var offset = 0
        while offset < own.count {
          if own.paddedWord(at: offset) != other.paddedWord(at: offset) { return false }
          offset += 8
        }
        return true
      }
    }
  }

  /// Whether the text begins with the bytes of another.
  package func hasBytesInFront(_ beginning: String) -> Bool {
    NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: beginning) { beginning in
        own.count >= beginning.count && beginning.indices.allSatisfy { own[$0] == beginning[$0] }
      }
    }
  }

  /// Whether the text comes before another in the order of bytes, which is that of code points.
  package func precedesInBytes(_ other: String) -> Bool {
    NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        for index in own.indices {
          guard index < other.count else { return false }
          if own[index] != other[index] { return own[index] < other[index] }
        }
        return own.count < other.count
      }
    }
  }

  /// A copy of the part between two UTF-8 offsets, which stand between characters.
  package func utf8Part(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return NumberText.withUTF8(of: self) { bytes in
      // A key mostly types one byte: a scalar needs no check that it is well-formed.
      range.count == 1
        ? String(Unicode.Scalar(bytes[range.lowerBound]))
        : String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

extension String {
  /// Replaces the part between two UTF-8 offsets, which stand between characters.
  package mutating func replacePart(_ range: Range<Int>, with replacement: String) {
    #if hasFeature(Embedded)
      // `replaceSubrange` of Embedded Swift goes through the new text character by character.
      let end = utf8Part(range.upperBound..<utf8.count)
      self = utf8Part(0..<range.lowerBound) + replacement + end
    #else
      let start = utf8.index(startIndex, offsetBy: range.lowerBound)
      replaceSubrange(start..<utf8.index(start, offsetBy: range.count), with: replacement)
    #endif
  }

  /// The characters in a list.
  package var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars { scalars.append(scalar) }
    return scalars
  }

  /// The UTF-8 offset of the first character that is an ASCII one; nil if the text does not have it.
  package func utf8Offset(of character: UInt8) -> Int? {
    NumberText.withUTF8(of: self) { bytes in bytes.indices.first { bytes[$0] == character } }
  }

  /// The whole number that ASCII digits alone say; nil for any other text, and for one above `Int.max`.
  package var wholeNumber: Int? {
    var number: Int?
    for byte in utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (tens, isOver) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isOverAtLast) = tens.addingReportingOverflow(Int(byte & 0xF))
      if isOver || isOverAtLast { return nil }
      number = sum
    }
    return number
  }

  /// A text of some characters.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    for scalar in scalars { unicodeScalars.append(scalar) }
  }

  /// The kinds of the characters, without those that are ignored. (R1)
  package var characterKinds: [CharacterKind] {
    var kinds: [CharacterKind] = []
    for scalar in unicodeScalars {
      let kind = CharacterKind(scalar.value)
      if kind != .ignorable { kinds.append(kind) }
    }
    return kinds
  }

  /// The text without the characters at its ends of which `isOuter` is true.
  package func trimming(_ isOuter: (Unicode.Scalar) -> Bool) -> String {
    let inner = utf8Range(within: isOuter)
    return inner.count == utf8.count ? self : utf8Part(inner)
  }

  /// The range of the text that is left without these characters, in UTF-8 offsets.
  ///
  /// - Complexity: O(*n*) in the characters that are left out.
  package func utf8Range(within isOuter: (Unicode.Scalar) -> Bool) -> Range<Int> {
    NumberText.withUTF8(of: self) { bytes in
      var (start, end) = (0, bytes.count)
      while start < end {
        let (value, length) = UTF8Reading.scalar(in: bytes, at: start)
        guard let scalar = Unicode.Scalar(value), isOuter(scalar) else { break }
        start += length
      }
      while start < end {
        var last = end - 1
        while bytes[last] & 0xC0 == 0x80 { last -= 1 }
        let (value, _) = UTF8Reading.scalar(in: bytes, at: last)
        guard let scalar = Unicode.Scalar(value), isOuter(scalar) else { break }
        end = last
      }
      return start..<end
    }
  }

  /// The parts between the characters that separate; no part is empty.
  package func parts(separatedBy isSeparator: (Unicode.Scalar) -> Bool) -> [String] {
    var (parts, part): ([String], String) = ([], "")
    for scalar in unicodeScalars {
      if !isSeparator(scalar) {
        part.unicodeScalars.append(scalar)
      } else if !part.isEmpty {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The characters for comparisons in which the case of letters does not count.
  package var lowercaseScalars: [UInt32] {
    var scalars: [UInt32] = []
    for scalar in unicodeScalars { scalars.append(scalar.lowercase) }
    return scalars
  }
}

extension Unicode.Scalar {
  /// The letter in lower case; the letters of Latin, Greek, Cyrillic and Armenian that today's languages write
  /// have one. The standard library's own brings 16 KB of tables into the module of a page.
  ///
  /// Source: Unicode 16, `UnicodeData.txt`; a test compares them with the standard library's data.
  package var lowercase: UInt32 {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F:
      value + 0x20
    case 0x178: 0xFF
    case 0x1E9E: 0xDF
    case 0x386: 0x3AC
    case 0x388...0x38A: value + 0x25
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: value + 0x3F
    case 0x400...0x40F: value + 0x50
    case 0x4C0: 0x4CF
    case 0x531...0x556: value + 0x30
    // Pairs of which the first letter is at an odd code point.
    case 0x139...0x148, 0x179...0x17E, 0x1CD...0x1DC, 0x4C1...0x4CE: value + (value & 1)
    // Pairs of which the first letter is at an even code point.
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x1DE...0x1EF, 0x1F8...0x21F, 0x222...0x233,
      0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF:
      value | 1
    default: value
    }
  }
}

extension Array {
  /// The elements sorted; those of which neither comes first keep their order. Their indices are sorted, and
  /// so one sort serves elements of all types.
  package func inOrder(by isBefore: (Element, Element) -> Bool) -> [Element] {
    NumberText.sorted(0..<count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// Sorts indices by merging two sorted halves; the standard library's sort is longer in the module of a page.
private func sorted(_ indices: Range<Int>, by isBefore: (Int, Int) -> Bool) -> [Int] {
  guard indices.count > 1 else { return Array(indices) }
  let middle = indices.lowerBound + indices.count / 2
  let left = sorted(indices.lowerBound..<middle, by: isBefore)
  let right = sorted(middle..<indices.upperBound, by: isBefore)
  var merged: [Int] = []
  var next = 0
  for index in left {
    while next < right.count, isBefore(right[next], index) {
      merged.append(right[next])
      next += 1
    }
    merged.append(index)
  }
  for index in right[next...] { merged.append(index) }
  return merged
}
