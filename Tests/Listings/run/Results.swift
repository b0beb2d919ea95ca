import Foundation

// What the program says of the documents' listings.

@MainActor private var document = ""
@MainActor private var counts = (passed: 0, failed: 0)

/// A value that a listing prints.
struct Printed: CustomStringConvertible {
  let description: String

  init(_ value: Any) { description = "\(value)" }
}

/// Checks that a value is shown as a comment has it: an enumeration's case without its associated
/// values.
@MainActor func expect(line: Int, _ expected: String, _ value: Any?) {
  let found: String
  switch value {
  case nil: found = "nil"
  case let text as String: found = "\"\(text)\""
  case let value? where Mirror(reflecting: value).displayStyle == .enum:
    found = ".\("\(value)".prefix { $0 != "(" })"
  case let value?: found = "\(value)"
  }
  if found == expected {
    counts.passed += 1
  } else {
    counts.failed += 1
    print("\(document):\(line): error: it gives \(found), not \(expected)")
  }
}

/// Counts a check that is no result of a listing's, and prints what is wrong.
@MainActor func demand(_ isRight: Bool, _ problem: @autoclosure () -> String) {
  if isRight {
    counts.passed += 1
    return
  }
  counts.failed += 1
  print("\(document): error: \(problem())")
}

@MainActor func run(_ path: String, _ listing: @MainActor () async throws -> Void) async {
  document = path
  do {
    try await listing()
  } catch {
    counts.failed += 1
    print("\(document): error: \(error)")
  }
}

@MainActor func finish() -> Never {
  print("listings: \(counts.passed) results as written, \(counts.failed) failed")
  exit(counts.failed == 0 ? 0 : 1)
}
