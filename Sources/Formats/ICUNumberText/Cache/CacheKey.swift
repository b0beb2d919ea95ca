/// A key with a hash of its own, as the standard library's takes much of a lookup's time.
///
/// The standard library's hash protects against attackers who choose keys that collide. A cache needs
/// no such protection: it is bounded, so a lookup compares at most as many digests as it has entries.
package protocol CacheKey: Equatable {
  /// The same number for equal keys, and most likely another number for any other key.
  var digest: UInt64 { get }
}

extension String: CacheKey {
  /// Mixes in the UTF-8 bytes eight at a time.
  package var digest: UInt64 {
    utf8.withContiguousStorageIfAvailable { bytes in
      var digest = UInt64(truncatingIfNeeded: bytes.count)
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while rest.count >= 8 {
        digest.mix(rest.loadUnaligned(as: UInt64.self))
        rest = rest.dropFirst(8)
      }
      var word: UInt64 = 0
      for byte in rest { word = word &<< 8 | UInt64(byte) }
      digest.mix(word)
      return digest
    } ?? UInt64(truncatingIfNeeded: hashValue)
  }
}

extension UInt64 {
  /// Mixes a word in, so that each of its bits changes the lowest bits.
  ///
  /// The odd number is 2⁶⁴ divided by the golden ratio: D. Knuth, "The Art of Computer Programming",
  /// volume 3, 6.4.
  mutating func mix(_ word: UInt64) {
    self = (self ^ word) &* 0x9E37_79B9_7F4A_7C15
    self ^= self &>> 32
  }
}
