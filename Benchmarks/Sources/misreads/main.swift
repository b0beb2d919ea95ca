import CPeers
import FormattingFields
import Foundation

// Counts which engines read a text of Fixtures/matrix.jsonl wrong without an error, and prints the
// table of README.md.

/// A row of the matrix: a text, and the number that it is; nil if it is not a number.
struct Row: Decodable {
  struct Expectation: Decodable { let value: String? }

  let locale: String
  let text: String
  let expect: Expectation

  var number: FixedDecimal? { expect.value.flatMap { FixedDecimal($0) } }
}

/// What an engine made of the rows.
struct Count {
  /// Numbers: read right, refused, read as other numbers.
  var right = 0
  var refused = 0
  var wrong = 0
  /// Texts that are not numbers: read as numbers.
  var invented = 0
  /// Refused numbers that none of the suggestions gives.
  var unmeant = 0
}

/// The version of Swift, whose Foundation this is.
let swiftVersion: String = {
  #if compiler(>=6.4)
    "Swift 6.4 or later"
  #elseif compiler(>=6.3)
    "Swift 6.3"
  #elseif compiler(>=6.2)
    "Swift 6.2"
  #else
    "Swift 6.1"
  #endif
}()

let file = URL(
  filePath: "../../../Fixtures/matrix.jsonl", relativeTo: URL(filePath: #filePath))
let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
  try JSONDecoder().decode(Row.self, from: Data($0.utf8))
}

/// Whether a number that an engine gave is this one, as far as a `Double` can tell.
func isSame(_ given: String, _ number: FixedDecimal) -> Bool {
  if let exact = FixedDecimal(given), exact == number { return true }
  guard let value = Double(given), let other = Double(number.description) else { return false }
  return value == other
}

/// The numbers that the suggestions for a refused text say.
func meant(_ row: Row) throws -> [FixedDecimal] {
  let format = try NumberFormat.icu(locale: row.locale, style: .decimal)
  let scanner = NumberScanner<FixedDecimal>(format: format)
  return scanner.suggestions(for: row.text).compactMap { scanner.scan($0).value }
}

func count(_ engine: Engine) throws -> Count {
  var count = Count()
  var readers: [String: (String) -> String?] = [:]
  for row in rows {
    let reader = try readers[row.locale] ?? engine.reader(row.locale)
    readers[row.locale] = reader
    let given = reader(row.text)
    switch (row.number, given) {
    case (let number?, let given?):
      if isSame(given, number) { count.right += 1 } else { count.wrong += 1 }
    case (_?, nil): count.refused += 1
    case (nil, let given?):
      count.invented += 1
      let meant = try meant(row)
      if !meant.isEmpty, !meant.contains(where: { isSame(given, $0) }) { count.unmeant += 1 }
    case (nil, nil): break
    }
  }
  return count
}

let numbers = rows.count { $0.number != nil }
let suggested = try rows.count { try $0.number == nil && !meant($0).isEmpty }
print("With ICU \(String(cString: peer_icu_version())) and Foundation of \(swiftVersion):")
print("")
let headings = [
  "engine", "misreads", "another number", "a number for none", "not the one meant", "right",
  "refused", "“1.5”",
]
print("| \(headings.joined(separator: " | ")) |")
print("|---|---|---|---|---|---|---|---|")
for engine in Engine.all {
  let count = try count(engine)
  let counts = [
    count.wrong + count.invented, count.wrong, count.invented, count.unmeant, count.right,
    count.refused,
  ]
  let german = try engine.reader("de-DE")("1.5").flatMap { FixedDecimal($0)?.plainText }
  let cells = [engine.name] + counts.map(String.init) + [german ?? "refused"]
  print("| \(cells.joined(separator: " | ")) |")
}
let sums = [rows.count, numbers, rows.count - numbers, suggested, numbers, numbers]
print("| of | \(sums.map(String.init).joined(separator: " | ")) | in de-DE |")
