import FieldFormsUI
import RandomSamples
import SwiftUI
import UIKit

// No zone in which a mistake for the zone of most servers would pass.
setenv("TZ", "Asia/Kathmandu", 1)
// A part of a story's name, or "--half" and 0 or 1: every second story, and every second script.
// With "--reach" the stories say which mistakes they could find; "--mistake NUMBER HABIT STORY…"
// makes one, and says which of the stories finds the mistake under each habit, from the given one
// on, or with "--any" up to the first that does; "--scripts NUMBER" runs the scripts with one;
// "--trace" tells the first script step by step.
let arguments = Array(CommandLine.arguments.dropFirst())
let half = arguments.first == "--half" ? arguments.dropFirst().first.flatMap { Int($0) } : nil
let part = half == nil ? arguments.first ?? "" : ""
// A second argument is the one habit to run them under; "plain" is none.
let habit = half == nil ? arguments.dropFirst().first : nil
let variations = Story.variations.filter { habit == nil || habit == $0?.rawValue ?? "plain" }
let stories =
  formStories + numberStories + noticeStories + modelStories + controlStories
  + styleStories + exampleStories + lateStories + shippedStories + focusStories + walkStories
  + propertyStories + tripStories + backStories + awayStories + barStories + wordStories
  + countStories
  + delegateStories + holderStories + siblingStories + cornerStories
  + partStories + pairStories + newProjectStories + manyStories + askedStories + articleStories
switch part {
case "--reach":
  await Story.tellReach(stories)
  exit(0)
case "--mistake", "--any":
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  Mistake.made = numbers[0]
  await Story.tellFinds(
    numbers[2...].map { stories[$0] }, from: numbers[1], isOneEnough: part == "--any")
  exit(0)
case "--scripts": Mistake.made = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
default: break
}
let isMistaken = Mistake.made >= 0
let chosen =
  isMistaken || RandomScript.isTraced
  ? []
  : stories.enumerated().filter { place, story in
    half.map { $0 == place % 2 } ?? (part.isEmpty || story.name.contains(part))
  }.map(\.element)
var (failures, runs) = await Story.run(chosen, under: variations, isSampled: half != nil)
if part.isEmpty { failures += Behaviours.problems(stories, failures) }
let scripts =
  part.isEmpty || part == "form" || isMistaken || RandomScript.isTraced
  ? RandomScript.isTraced ? 1 : Sampling.isFull ? 100_000 : 300 : 0
var (failed, count) = (0, 0)
for number in 0..<UInt64(scripts) {
  if let half, UInt64(half) != number % 2 { continue }
  count += 1
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
  if isMistaken {
    tell("scripts\t\(seed): \(first)")
    exit(1)
  }
  if failed <= 5 { tell("FORMATTING_FIELD_SEED=\(seed)\(isOfForm ? " of a form" : ""): \(first)") }
}
for failure in failures { print(failure) }
print(
  "SwiftUI's views: \(chosen.count) stories in \(runs) runs for \(Behaviours.rows.count) behaviours, \(failed) of \(count) random scripts failed"
)
exit(failures.isEmpty && failed == 0 ? 0 : 1)

func tell(_ line: String) {
  print(line)
  fflush(nil)
}
