// Beside standins.c: what has to be in Swift.

extension String {
  /// Hashes the bytes of a text, without normal forms, as texts are compared byte by byte.
  @_silgen_name("$eSS4hash4intoys6HasherVz_tF")
  public func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

/// Compares two texts byte by byte, without normal forms: whether the left one is less, or whether they are equal.
@_silgen_name("$es14_stringCompare__9expectingSbs11_StringGutsV_ADs01_D16ComparisonResultOtF")
public func compareBytes(_ left: String, _ right: String, asksForLess: Bool) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in
      if !asksForLess, left.count != right.count { return false }
      let order = memcmp(left.baseAddress, right.baseAddress, min(left.count, right.count))
      return asksForLess
        ? order < 0 || order == 0 && left.count < right.count : order == 0
    }
  }
}

@_extern(c)
private func memcmp(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int) -> Int32
