import FieldFormsUI
import RandomSamples
import SwiftUI

// A part of a story's name; or "--first", which ends at the first failure.
let argument = CommandLine.arguments.dropFirst().first ?? ""
let part = argument == "--first" ? "" : argument
Story.endsAtFailure = argument == "--first"
let stories =
  formStories + numberStories + noticeStories + modelStories + controlStories
  + styleStories + exampleStories + lateStories + shippedStories + focusStories
var failures = await Story.run(stories, naming: part)
if part.isEmpty { failures += Behaviours.problems(stories, failures) }
let scripts =
  part.isEmpty || part == "form" ? RandomScript.isTraced ? 1 : Sampling.isFull ? 100_000 : 300 : 0
var failed = 0
for number in 0..<UInt64(scripts) {
  // A long run says how far it is.
  if number > 0, number % 2000 == 0 { tell("\(number) scripts, \(failed) failed") }
  let seed = Sampling.seed &+ number
  // Every third script is of a form.
  let isOfForm = number % 3 == 2 || part == "form"
  var found =
    isOfForm ? await RandomFormScript.failures(seed) : await RandomScript.failures(seed)
  found += await Screen.close()
  guard let first = found.first else { continue }
  failed += 1
  if Story.endsAtFailure {
    tell("\(seed): \(first)")
    exit(1)
  }
  if failed <= 5 { tell("FORMATTING_FIELD_SEED=\(seed)\(isOfForm ? " of a form" : ""): \(first)") }
}
for failure in failures { print(failure) }
print(
  "SwiftUI's views: \(stories.count) stories in \(Variation.allCases.count + 1) variants for \(Behaviours.rows.count) behaviours, \(failed) of \(scripts) random scripts failed"
)
exit(failures.isEmpty && failed == 0 ? 0 : 1)

func tell(_ line: String) {
  print(line)
  fflush(nil)
}
