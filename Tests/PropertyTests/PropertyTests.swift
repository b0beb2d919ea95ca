import EditScripts
import Foundation
import Synchronization
import Testing

struct PropertyTests {
  @Test("No script of edits breaks a rule, whatever the locale, style, type, policies and bounds")
  func randomScripts() {
    let count = Sampling.isFull ? 100_000 : Int(ProcessInfo.processInfo.environment["N"] ?? "300")!
    let problems = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x2_0003)
      let length = Int.random(in: 8...160, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard let report = report(bytes) else { return }
      problems.withLock { $0.append(report) }
    }
    let found = problems.withLock { $0 }
    #expect(
      found.isEmpty,
      "seed \(Sampling.seed), \(found.count) scripts\n\(found.prefix(8).joined(separator: "\n\n"))")
  }
}
func report(_ b: [UInt8]) -> String? {
  let t0 = ContinuousClock.now
  let s = EditScript(bytes: b)
  let p = s.firstProblem()
  let t1 = ContinuousClock.now - t0
  if t1 > .milliseconds(500) { print("SLOW", t1, s) }
  return p.map { "\(s)\n→ \($0)" }
}
