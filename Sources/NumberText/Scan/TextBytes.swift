extension String {
  /// Whether two texts have the same bytes. The operator `==` also equates "é" in one code point
  /// with "é" in two. (S9)
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        own.elementsEqual(other)
      }
    }
  }

  /// Returns the part of the text in a range of UTF-8 offsets. Both offsets lie between code
  /// points.
  package func utf8Part(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return NumberText.withUTF8(of: self) { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

extension String {
  /// Replaces the part of the text in a range of UTF-8 offsets. Both offsets lie between code
  /// points.
  package mutating func replacePart(_ range: Range<Int>, with replacement: String) {
    let count = utf8.count - range.count + replacement.utf8.count
    // A string of up to 15 bytes needs no memory on the heap, but `replaceSubrange` would allocate
    // some. So a short text is made anew.
    if count <= 15 {
      self = NumberText.withUTF8(of: self) { old in
        NumberText.withUTF8(of: replacement) { new in
          String(unsafeUninitializedCapacity: 15) { bytes in
            for index in 0..<range.lowerBound { bytes[index] = old[index] }
            for index in new.indices { bytes[range.lowerBound + index] = new[index] }
            let end = range.lowerBound + new.count
            for index in end..<count { bytes[index] = old[range.upperBound + index - end] }
            return count
          }
        }
      }
      return
    }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    replaceSubrange(start..<utf8.index(start, offsetBy: range.count), with: replacement)
  }

  /// The kinds of the code points in order, without those that a scan ignores. (R1)
  package var characterKinds: [CharacterKind] {
    unicodeScalars.map { CharacterKind($0.value) }.filter { $0 != .ignorable }
  }
}

extension BidirectionalCollection {
  /// The slice without the leading and trailing elements for which `isOuter` is true.
  package func trimming(_ isOuter: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isOuter)
    guard let last = rest.lastIndex(where: { !isOuter($0) }) else { return rest }
    return self[rest.startIndex...last]
  }
}
