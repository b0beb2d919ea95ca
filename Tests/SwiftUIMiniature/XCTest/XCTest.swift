// What the example's tests on a device use of XCTest's user interface tests, by its public
// interface.
@_exported import Foundation

// As XCTest has it, a test case is isolated nowhere, and the user interface is the main actor's.
open class XCTestCase {
  public init() {}
  open var continueAfterFailure = true
  open func setUp() async throws {}
}
public struct XCTSkip: Error { public init(_ message: String) {} }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value: Equatable>(
  _ left: @autoclosure () throws -> Value, _ right: @autoclosure () throws -> Value,
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ value: @autoclosure () throws -> Bool, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertFalse(
  _ value: @autoclosure () throws -> Bool, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

extension NSPredicate {
  public convenience init(format: String, _ arguments: Any...) { self.init(value: true) }
}
public struct CGVector { public init(dx: CGFloat, dy: CGFloat) {} }
public struct XCUIKeyboardKey: Sendable {
  public static let `return` = XCUIKeyboardKey()
  public static let delete = XCUIKeyboardKey()
  public static let upArrow = XCUIKeyboardKey()
  public static let leftArrow = XCUIKeyboardKey()
  public static let rightArrow = XCUIKeyboardKey()
  public static let escape = XCUIKeyboardKey()
  public var rawValue: String { "" }
}
@MainActor public final class XCUICoordinate {
  public func tap() {}
  public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {}
}
@MainActor public class XCUIElement {
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let command = KeyModifierFlags(rawValue: 1)
  }
  public var frame: CGRect { .zero }
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {}
  public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) {}
  public var exists: Bool { false }
  public var isEnabled: Bool { false }
  public var isHittable: Bool { false }
  public var label: String { "" }
  public var value: Any? { nil }
  public var placeholderValue: String? { nil }
  public func waitForExistence(timeout: Double) -> Bool { false }
  public func tap() {}
  public func doubleTap() {}
  public func swipeDown() {}
  public func swipeLeft() {}
  public func typeText(_ text: String) {}
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var keyboards: XCUIElementQuery { XCUIElementQuery() }
  public var keys: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var menuItems: XCUIElementQuery { XCUIElementQuery() }
}
@MainActor public final class XCUIElementQuery: XCUIElement {
  public var firstMatch: XCUIElement { XCUIElement() }
  public var count: Int { 0 }
  public subscript(name: String) -> XCUIElement { XCUIElement() }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}
@MainActor public final class XCUIApplication: XCUIElement {
  public override init() {}
  public var launchArguments: [String] = []
  public func launch() {}
  public func terminate() {}
}
