// What always holds for a set of offsets, checked after each mutation. Only debug builds check; in
// other builds these functions do nothing.

extension OffsetSet {
  /// Traps if an offset is negative, or not above the one before.
  @inline(__always)
  func checkInvariants() {
    #if DEBUG
      assert(offsets.first ?? 0 >= 0, "No offset is below zero.")
      assert(
        zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "The offsets of a set ascend.")
    #endif
  }

  /// Traps if an offset to append is not above all others.
  @inline(__always)
  func checkOrder(of offset: Int) {
    #if DEBUG
      assert(offset > last ?? -1, "An offset is appended after all others.")
    #endif
  }

  /// Traps if an offset in the set does not point to the first byte of a character in a text.
  package func checkInvariants(in text: String) {
    #if DEBUG
      checkInvariants()
      for offset in offsets {
        assert(offset < text.utf8.count, "An offset lies within the text.")
        assert(
          text.standsBetweenScalars(offset),
          "An offset is that of a character's first byte.")
      }
    #endif
  }
}

extension String {
  /// Whether a UTF-8 offset lies between two code points or at an end of the text.
  package func standsBetweenScalars(_ offset: Int) -> Bool {
    guard (0...utf8.count).contains(offset) else { return false }
    let index = utf8.index(startIndex, offsetBy: offset)
    return index == endIndex || utf8[index] & 0xC0 != 0x80
  }
}
