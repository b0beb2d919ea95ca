import Foundation

/// The words of the code that pages show: the listings of articles and of comments on declarations,
/// and what an article writes as code in its sentences.
struct ShownWords {
  private var words: Set<Substring> = []

  /// The words of articles, of Swift files' comments, and of examples, which are code as a whole.
  init(files: [String]) throws {
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      if file.hasPrefix("Examples/") {
        add(Substring(text))
      } else if file.hasSuffix(".md") {
        addListings(text)
        for match in text.matches(of: /`[^`\n]+`/) { add(match.output) }
      } else {
        addListings(
          text.split(separator: "\n").compactMap { $0.firstMatch(of: /^ *\/\/\/ ?(.*)/)?.1 }
            .joined(separator: "\n"))
      }
    }
  }

  /// Whether the name of a declaration, such as `type(_:)`, is among the words.
  func contains(_ name: String) -> Bool { words.contains(name.prefix { $0 != "(" }) }

  private mutating func addListings(_ text: String) {
    var isListing = false
    for line in text.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isListing = !isListing
      } else if isListing {
        add(line)
      }
    }
  }

  private mutating func add(_ code: Substring) {
    words.formUnion(
      code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}
