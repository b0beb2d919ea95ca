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
