import EditScripts
import FormattingFields
import Foundation
import Synchronization
import Testing

struct PropertyTests {
  @Test("No script of edits breaks a rule, whatever the locale, style, type, policies and bounds")
  func randomScripts() {
    let problems = Mutex<[[UInt8]]>([])
    DispatchQueue.concurrentPerform(iterations: Sampling.count(800, full: 60_000)) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x2_0003)
      let length = Int.random(in: 8...160, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard EditScript(bytes: bytes).firstProblem() != nil else { return }
      problems.withLock { $0.append(bytes) }
    }
    // Shrinking a script takes much longer than running it.
    let found = problems.withLock { $0 }
    let shown = found.prefix(3).compactMap { EditScript(bytes: $0).report }.joined(
      separator: "\n\n")
    #expect(found.isEmpty, "\(found.count) scripts of seed \(Sampling.seed)\n\(shown)")
  }

  @Test("A saved field is restored as it was; a damaged one is refused, or restored and sound")
  func randomSnapshots() {
    let problems = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Sampling.count(600, full: 40_000)) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x2_0005)
      let length = Int.random(in: 8...120, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard let problem = SnapshotScript(bytes: bytes).firstProblem() else { return }
      problems.withLock { $0.append(problem) }
    }
    let found = problems.withLock { $0 }
    let shown = found.prefix(3).joined(separator: "\n\n")
    #expect(found.isEmpty, "\(found.count) scripts of seed \(Sampling.seed)\n\(shown)")
  }

  @Test(
    "A field of a type chosen at run time does what the field of that type does",
    arguments: NumberType.allCases)
  func typedTwins(type: NumberType) {
    let differences = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Sampling.count(200, full: 20_000)) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x2_0007)
      let length = Int.random(in: 8...160, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard let difference = EditScript(bytes: bytes).firstDifference(as: type) else { return }
      differences.withLock { $0.append(difference) }
    }
    let found = differences.withLock { $0 }
    let shown = found.prefix(3).joined(separator: "\n\n")
    #expect(found.isEmpty, "\(found.count) scripts of seed \(Sampling.seed)\n\(shown)")
  }
}
