import Foundation
import NumberText
import Testing

/// Each style is named where the page learns of styles.
@Suite(.enabled(if: Clone.isWhole)) struct StyleParityTests {
  @Test("the page's types name all styles, but skeletons: a page has no ICU")
  func names() throws {
    let text = try String(
      contentsOf: Clone.root.appending(path: "Web/index.d.ts"), encoding: .utf8)
    for style in NumberStyle.examples {
      let name = String(style.description.prefix { $0 != ":" })
      #expect(text.contains("\"\(name)\"") != (name == "skeleton"), "\(name)")
    }
  }
}
