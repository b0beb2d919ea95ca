import Foundation
import Testing

struct ContributingTests {
  @Test("every file that CONTRIBUTING.md names exists")
  func files() throws {
    let page = try Listing(of: "CONTRIBUTING.md")
    let names = page.document.matches(
      of: /\b(?:Scripts|Documentation|Tests|Fixtures)\/[A-Za-z\/.-]*[A-Za-z]/)
    #expect(names.count > 10)
    for name in Set(names.map { String($0.output) }) {
      let file = Listing.root.appending(path: name)
      #expect(FileManager.default.fileExists(atPath: file.path()), "\(name)")
    }
  }
}
