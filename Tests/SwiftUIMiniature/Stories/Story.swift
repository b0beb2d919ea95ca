import SwiftUI

/// A screen that somebody uses, and what they have to see.
@MainActor
struct Story {
  let name: String
  let run: @MainActor () async -> Void

  private static var failures: [String] = []
  /// Whether the program ends at the first failure.
  static var endsAtFailure = false
  private static var current = ""

  init(_ name: String, _ run: @escaping @MainActor () async -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// Runs the stories whose names contain a text.
  static func run(_ stories: [Story], naming part: String) async -> [String] {
    // As SwiftUI is thought to be, and then with each habit that it may have.
    for variation in [nil] + Variation.allCases {
      Screen.variation = variation
      for story in stories where part.isEmpty || story.name.contains(part) {
        current = story.name + (variation.map { " (\($0))" } ?? "")
        await story.run()
        failures += await Screen.close().map { "\(current): \($0)" }
        if endsAtFailure, let failure = failures.first {
          tell(failure)
          exit(1)
        }
      }
    }
    Screen.variation = nil
    return failures
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
      update()
      while taskCount > 0 { await runTask() }
    }
    await rest()
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
