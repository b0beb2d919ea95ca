import XCTest

// What the rows have in common.

@MainActor
extension DeviceTests {
  func start(_ language: String = "en", size: String? = nil) {
    app.terminate()
    app.launchArguments = [
      "-AppleLanguages", "(\(language))", "-AppleLocale", language == "en" ? "en_US" : language,
    ]
    if let size { app.launchArguments += ["-UIPreferredContentSizeCategoryName", size] }
    app.launch()
  }

  func openStore() {
    for title in ["Departments", "Food", "Station"] { app.buttons[title].tap() }
  }

  func openPrice() -> XCUIElement {
    openStore()
    app.buttons["Salt"].tap()
    let price = app.textFields["Price"]
    XCTAssertTrue(price.waitForExistence(timeout: 2))
    price.tap()
    return price
  }

  func openVariant(_ name: String) -> XCUIElement {
    app.buttons["Variants"].tap()
    let field = app.textFields[name]
    XCTAssertTrue(field.waitForExistence(timeout: 2))
    field.tap()
    return field
  }

  func signIn(_ password: String, _ end: String) {
    app.buttons["Sign In"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("ada")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password + end)
  }

  /// What a field shows; a prompt is no text, nor is the word for an empty number.
  func text(_ field: XCUIElement) -> String {
    let value = field.value as? String ?? ""
    return value == field.placeholderValue || value == "empty" ? "" : value
  }

  /// A key of a hardware keyboard.
  func press(
    _ key: XCUIKeyboardKey, _ flags: XCUIElement.KeyModifierFlags = [], in field: XCUIElement
  ) { field.typeKey(key, modifierFlags: flags) }

  func clear(_ field: XCUIElement) {
    let count = text(field).count
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count + 1))
  }

  func type(_ keys: String, over field: XCUIElement) {
    field.tap()
    clear(field)
    field.typeText(keys)
  }

  func done() { app.buttons["Done"].tap() }

  func leave() {
    if app.buttons["Done"].exists { done() } else { app.keyboards.buttons["Return"].tap() }
  }

  func back() { app.navigationBars.buttons.element(boundBy: 0).tap() }

  func sentences(_ part: String) -> XCUIElementQuery {
    app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", part))
  }

  func hasText(_ part: String) -> Bool { sentences(part).firstMatch.exists }

  func waitForText(_ part: String) -> Bool {
    sentences(part).firstMatch.waitForExistence(timeout: 4)
  }

  func byHand(_ row: String, _ reason: String) throws {
    throw XCTSkip("by hand: \(row), as \(reason)")
  }
}
