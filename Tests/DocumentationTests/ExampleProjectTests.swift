import Foundation
import Testing

/// The example's project is read as Xcode does: as a property list whose objects refer to each
/// other.
@Suite(.enabled(if: Clone.isWhole)) struct ExampleProjectTests {
  private let folder = Clone.root.appending(path: "Examples/Store")

  @Test("each object that the project names is there, and so is each folder and the product")
  func project() throws {
    let file = folder.appending(path: "Store.xcodeproj/project.pbxproj")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let project = try #require(list as? [String: Any])
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    let root = try #require(project["rootObject"] as? String)
    #expect(objects[root]?["isa"] as? String == "PBXProject")
    var named: Set<String> = [root]
    func look(_ value: Any) {
      switch value {
      case let text as String where text.wholeMatch(of: /A1[0-9]{22}/) != nil: named.insert(text)
      case let list as [Any]: list.forEach(look)
      case let members as [String: Any]: members.values.forEach(look)
      default: break
      }
    }
    objects.values.forEach(look)
    #expect(named == Set(objects.keys), "no object is missing, and none is left over")
    let manifest = try String(
      contentsOf: folder.appending(path: "../../Package.swift"), encoding: .utf8)
    for object in objects.values {
      if let product = object["productName"] as? String,
        object["isa"] as? String != "PBXNativeTarget"
      {
        #expect(manifest.contains("name: \"\(product)\", targets"))
      }
      guard object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" else { continue }
      let sources = folder.appending(path: object["path"] as? String ?? "?")
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path())
      #expect(files.contains { $0.hasSuffix(".swift") })
    }
  }

  @Test("each row of Testing on a device has a test of its number")
  func rows() throws {
    let article = folder.appending(
      path: "../../Sources/FormattingFieldsUI/FormattingFieldsUI.docc/TestingOnADevice.md")
    let tests = folder.appending(path: "StoreUITests/DeviceTests.swift")
    let rows = try String(contentsOf: article, encoding: .utf8).matches(of: /(?m)^\| ([0-9]+) \|/)
    let numbers = try String(contentsOf: tests, encoding: .utf8)
      .matches(of: /func test([0-9]+)_/).compactMap { Int($0.1) }
    #expect(rows.compactMap { Int($0.1) } == numbers)
    #expect(numbers.count >= 44)
  }
}
