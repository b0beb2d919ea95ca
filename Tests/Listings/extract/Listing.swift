/// The Swift code of a document, as a program that checks the results in its comments.
///
/// All fenced blocks of a document are one function, in their order. `code   // result` says what
/// the code gives, on its line or on the next one; `// throws name` says which error. Other
/// comments stay comments. The code in an HTML comment that begins with `<!-- swift` runs before,
/// in one that begins with `<!-- swift here` in its place, and readers do not see it.
///
/// ```swift
/// price.text     // "1.5"
/// price.status   // .intermediate
/// ```
struct Listing {
  private let path: String
  /// The declarations before the function.
  private var prelude: [Substring] = []
  private var lines: [String] = []
  private var block: Block?

  /// Whether a block's code is shown, hidden in a comment, or left out.
  private enum Block { case shown, hidden, placed, left }

  init(_ document: String, path: String) {
    self.path = path
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      add(line, number: index + 1)
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  private mutating func add(_ line: Substring, number: Int) {
    let text = line.drop { $0 == " " }
    switch block {
    case nil:
      if text.hasPrefix("```swift") {
        block = .shown
        lines.append("#sourceLocation(file: \"\(path)\", line: \(number + 1))")
      }
      if text.hasPrefix("<!-- swift") { block = .hidden }
      if text.hasPrefix("<!-- swift here") {
        block = .placed
        lines.append("#sourceLocation(file: \"\(path)\", line: \(number + 1))")
      }
    case .hidden where text == "-->", .placed where text == "-->",
      .left where text.hasPrefix("```"), .shown where text.hasPrefix("```"):
      block = nil
    case .hidden: prelude.append(line)
    case .placed: lines.append(String(line))
    // Only Apple's systems have SwiftUI: Tests/SwiftUIMiniature/check.sh checks such blocks.
    // Another framework is not here.
    case .shown where text == "import FormattingFieldsUI" || text == "import SwiftCrossUI":
      block = .left
    case .shown where text.hasPrefix("import "): break
    case .shown: add(code: line, number: number)
    case .left: break
    }
  }

  private mutating func add(code line: Substring, number: Int) {
    guard let comment = line.range(of: "// ") else { return lines.append(String(line)) }
    var code = String(line[..<comment.lowerBound])
    let result = line[comment.upperBound...]
    guard Self.isResult(result) else { return lines.append(String(line)) }
    if code.allSatisfy({ $0 == " " }) { code = lines.removeLast() }
    lines.append(Self.check(code, gives: result, number: number))
  }

  /// Whether a comment is a result and not a remark.
  private static func isResult(_ comment: Substring) -> Bool {
    comment.wholeMatch(
      of: /".*"|“.*|\.[a-z]\w*|-?\d[\w.,<]*|nil|true|false|\[.*\]|throws [a-z]\w*/) != nil
  }

  /// Code that checks what a line of code gives.
  private static func check(_ code: String, gives result: Substring, number: Int) -> String {
    let expected = "line: \(number), #\"\(result)\"#"
    if let error = result.wholeMatch(of: /throws (\w+)/)?.1 {
      return """
        expect(\(expected), {
          do { _ = \(code) } catch { if case .\(error)? = error as? NumberFormatError { return Printed("throws \(error)") } }
          return Printed("anything else")
        }())
        """
    }
    if let name = code.firstMatch(of: /^\s*(?:let|var) (\w+)/)?.1 {
      return "\(code); expect(\(expected), \(name))"
    }
    if let printed = code.wholeMatch(of: /\s*print\((.*)\)\s*/)?.1 {
      return "expect(\(expected), Printed(\(printed)))"
    }
    let effects = code.prefixMatch(of: /\s*(?:try )?(?:await )?/)?.output ?? ""
    return "\(effects)expect(\(expected), \(code.dropFirst(effects.count)))"
  }

  /// The source of the document's function.
  func program(_ number: Int) -> String {
    """
    import EntryKinds
    import FieldForms
    import ICUFieldLines
    import FieldTesting
    import FormattingFields
    import FieldFormsFoundation
    import FormattingFieldsFoundation
    import Foundation

    \(prelude.joined(separator: "\n"))
    @MainActor func listing\(number)() async throws {
    \(lines.joined(separator: "\n"))
    }

    """
  }
}
