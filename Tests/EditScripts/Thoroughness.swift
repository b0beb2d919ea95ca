/// Which steps of a script have the expensive checks.
///
/// After every step the field has to be consistent, and its text read as by a fresh scan. A
/// thorough step is undone and made again as well, its text is read key by key, from every
/// beginning and by the slow oracle, and its suggestions are read.
public struct Thoroughness: Sendable {
  /// With one thorough step in this many, a fuzzer gets through more scripts.
  private static let sample = 16

  private var random: SeededGenerator?

  public static let everyStep = Thoroughness()

  /// A sample of steps, which depends on the bytes.
  public static func sample(of bytes: [UInt8]) -> Thoroughness {
    // FNV-1a.
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Thoroughness(random: SeededGenerator(hash))
  }

  /// Whether the next step is thorough.
  mutating func next() -> Bool {
    guard let number = random?.next() else { return true }
    return number % UInt64(Self.sample) == 0
  }
}
