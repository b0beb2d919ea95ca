import FormattingFieldsUI
import RandomSamples
import SwiftUI

let part = CommandLine.arguments.dropFirst().first ?? ""
let stories =
  formStories + numberStories + noticeStories + modelStories + controlStories
  + exampleStories + lateStories
var failures = await Story.run(stories, naming: part)
if part.isEmpty { failures += Behaviours.problems(stories, failures) }
let scripts =
  part.isEmpty || part == "form" ? RandomScript.isTraced ? 1 : Sampling.isFull ? 100_000 : 300 : 0
var failed = 0
for number in 0..<UInt64(scripts) {
  let seed = Sampling.seed &+ number
  // Every third script is of a form.
  let found =
    number % 3 == 2 || part == "form"
    ? await RandomFormScript.failures(seed) : await RandomScript.failures(seed)
  guard let first = found.first else { continue }
  failed += 1
  let kind = number % 3 == 2 || part == "form" ? " of a form" : ""
  if failed <= 5 { failures.append("FORMATTING_FIELD_SEED=\(seed)\(kind): \(first)") }
}
for failure in failures { print(failure) }
print(
  "SwiftUI's views: \(stories.count) stories for \(Behaviours.rows.count) behaviours, \(failed) of \(scripts) random scripts failed"
)
exit(failures.isEmpty ? 0 : 1)
