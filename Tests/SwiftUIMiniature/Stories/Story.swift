import RandomSamples
import SwiftUI
import UIKit

/// A screen that somebody uses, and what they have to see.
@MainActor
struct Story {
  let name: String
  let run: @MainActor () async -> Void

  private static var failures: [String] = []
  private static var current = ""

  init(_ name: String, _ run: @escaping @MainActor () async -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// As SwiftUI is thought to be, and then with each habit that it may have.
  static let variations = [nil] + Variation.allCases

  /// Runs stories as SwiftUI is thought to be, and under each habit that then has had something to
  /// change, or as a sample under every second of these, by turns; under one habit alone, or with
  /// all samples under all.
  static func run(
    _ stories: [Story], under variations: [Variation?], isSampled: Bool
  ) async -> (failures: [String], runs: Int) {
    var runs = 0
    for (place, story) in stories.enumerated() {
      Screen.matters = []
      for (number, variation) in variations.enumerated() {
        if let variation, variations.count > 1, !Sampling.isFull,
          !Screen.matters.contains(variation) || isSampled && (place + number) % 2 == 0
        {
          continue
        }
        Screen.variation = variation
        current = story.name + (variation.map { " (\($0))" } ?? "")
        await story.run()
        failures += await Screen.close().map { "\(current): \($0)" }
        runs += 1
      }
    }
    Screen.variation = nil
    return (failures, runs)
  }

  /// Says which mistakes each story could find, under each habit.
  static func tellReach(_ stories: [Story]) async {
    for variation in variations {
      Screen.variation = variation
      for (number, story) in stories.enumerated() {
        Mistake.reached = []
        await story.run()
        _ = await Screen.close()
        print(variation?.rawValue ?? "plain", number, Mistake.reached)
      }
    }
  }

  /// Runs stories with a mistake under each habit, from one on, and says what has found it there
  /// first; under no more habits once it is found, where one is enough.
  static func tellFinds(_ stories: [Story], from habit: Int, isOneEnough: Bool) async {
    var stories = stories
    for variation in variations[habit...] {
      Screen.variation = variation
      failures = []
      for (place, story) in stories.enumerated() where failures.isEmpty {
        current = story.name
        await story.run()
        failures += await Screen.close().map { "\(current): \($0)" }
        // What has found the mistake under one habit is asked first under the next.
        if !failures.isEmpty { stories.swapAt(0, place) }
      }
      tell("\(variation?.rawValue ?? "plain")\t\(failures.first ?? "")")
      if isOneEnough, !failures.isEmpty { return }
    }
    Screen.variation = nil
  }

  static func expect<Value: Equatable>(
    _ value: Value, _ expected: Value, _ what: String, line: UInt = #line
  ) {
    guard value != expected else { return }
    failures.append("\(current), line \(line): \(what) is \(value), not \(expected)")
  }
}

extension Screen {
  /// A key, and a frame and its tasks after each.
  func type(_ text: String, into field: ScreenField) async {
    for key in text {
      field.press(String(key))
      await frame()
    }
    await rest()
  }

  /// A frame and its tasks, and no time.
  func frame() async {
    update()
    while taskCount > 0 { await runTask() }
  }

  /// An input method composes, and the letters are on the screen.
  func compose(_ letters: String..., in field: ScreenField) async {
    for text in letters {
      field.compose(text)
      await rest()
      Story.expect(field.content, text, "the text that is composed")
    }
  }

  /// Presses a button whose action takes time.
  func tap(_ title: String) async {
    Story.expect(press(title), true, "whether there is a button \(title)")
    await wait()
  }

  /// Lets what the host has begun come to an end.
  func wait() async {
    for _ in 0..<3 {
      await letTasksBegin()
      await rest()
    }
  }

  func letTasksBegin() async { for _ in 0..<50 { await Task.yield() } }

  /// Lets time go by for what waits.
  func pass(_ time: Duration) async {
    await advance(time)
    await wait()
  }

  func focus(_ label: String) async -> ScreenField {
    let field = field(label)
    field.focus()
    await rest()
    return field
  }
}
