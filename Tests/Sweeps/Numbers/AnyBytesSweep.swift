import RandomSamples
import Testing

@testable import NumberText
@testable import NumberTextTests

/// Any bytes have one reading. (R20)
struct AnyBytesSweep {
  @Test(
    "bytes are read as the text that they are, and refused where they are none", arguments: [1, 2])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let pieces = ["1", "23", "456", ",", ".", "-", "\u{202F}", "٣", "٬", "٫", "𞥕", "€", " "].map {
      Array($0.utf8)
    }
    for _ in 0..<Sampling.count(20_000, full: 20_000) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes += pieces.randomElement(using: &generator)!
      }
      if Bool.random(using: &generator) {
        let place = bytes.indices.randomElement(using: &generator)!
        bytes[place] = .random(in: 0x80...0xFF, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast() }
      for scanner in AnyBytesTests.scanners {
        let reading = AnyBytesTests.scan(bytes, scanner)
        if let text = String(validating: bytes, as: UTF8.self) {
          if reading != scanner.scan(text) { Issue.record("seed \(seed): \(bytes)") }
        } else {
          let repaired = scanner.scan(String(decoding: bytes, as: UTF8.self))
          if reading.status != .invalid || reading.issue?.code != repaired.issue?.code {
            Issue.record("seed \(seed): \(bytes)")
          }
        }
      }
    }
  }
}
