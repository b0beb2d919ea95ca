import Dispatch
import EditScripts
import FormattingFieldLock
import FormattingFields

/// Calls `body` for each element on all cores, with random numbers of the element's own.
func inParallel<Element: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element, inout SeededGenerator) throws -> Failures
) throws -> Failures {
  let found = Locked<[(Int, Failures)]>([])
  let errors = Locked<[String]>([])
  let seed = Sampling.seed
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    var random = SeededGenerator(seed &+ UInt64(index) &* 0x1_0001)
    do {
      let failures = try body(elements[index], &random)
      if failures.count > 0 { found.withLock { $0.append((index, failures)) } }
    } catch {
      errors.withLock { $0.append("\(elements[index]): \(error)") }
    }
  }
  var all = Failures()
  for text in errors.withLock({ $0 }).sorted() { all.add(text) }
  for (_, failures) in found.withLock({ $0 }).sorted(by: { $0.0 < $1.0 }) { all.add(failures) }
  return all
}
