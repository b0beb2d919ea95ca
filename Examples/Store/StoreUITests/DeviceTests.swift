import XCTest

/// The rows of "Testing on a device", one a test, by their numbers. What needs a person, such as dictation,
/// a shake or an input method, is skipped with the words of the row.
///
/// ```
/// xcodebuild test -project Store.xcodeproj -scheme Store -destination 'platform=iOS Simulator,name=iPhone 16'
/// ```
final class DeviceTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    start()
  }

  // MARK: Typing

  func test01_decimalsAreTypedKeyByKey() {
    let price = openPrice()
    clear(price)
    XCTAssertEqual(text(price), "")
    for (key, expected) in [("3", "3"), (".", "3."), ("1", "3.1"), ("4", "3.14")] {
      price.typeText(key)
      XCTAssertEqual(text(price), expected)
    }
  }

  func test02_zerosStayUntilDone() {
    let price = openPrice()
    type("007", over: price)
    XCTAssertEqual(text(price), "007")
    done()
    XCTAssertEqual(text(price), "7")
    type("0.050", over: price)
    XCTAssertEqual(text(price), "0.050")
    done()
    XCTAssertEqual(text(price), "0.05")
  }

  func test03_aSuggestionIsTaken() {
    let price = openPrice()
    type("12,", over: price)
    XCTAssertFalse(app.buttons["12.5"].exists)
    price.typeText("5")
    done()
    let suggestion = app.buttons["12.5"]
    XCTAssertTrue(suggestion.waitForExistence(timeout: 2))
    suggestion.tap()
    XCTAssertEqual(text(price), "12.5")
  }

  func test04_lettersAreRefusedWithASentence() {
    let price = openPrice()
    type("12abc\n", over: price)
    XCTAssertEqual(text(price), "12")
    XCTAssertTrue(hasText("abc"))
  }

  func test05_refusedKeysAreGone() {
    let field = openVariant("Refuses keys")
    type("1x2y", over: field)
    XCTAssertEqual(text(field), "12")
  }

  func test06_aDigitInTheMiddle() throws { try byHand("tap between 1 and 2 of 1,234, type 9") }

  func test07_allIsDeleted() {
    for name in ["Plain", "Selected"] {
      start()
      let field = openVariant(name)
      clear(field)
      XCTAssertEqual(text(field), "")
    }
  }

  func test08_aPasteOverASelection() throws { try byHand("paste 12,34 over a selected 12,345") }
  func test09_dictation() throws { try byHand("dictate twelve point five") }
  func test10_fullWidthDigits() throws { try byHand("full-width digits with an input method") }
  func test11_aCompositionEnds() throws { try byHand("compose, then tap into another field") }

  func test12_plainWhileFocused() {
    let field = openVariant("Plain while focused")
    XCTAssertEqual(text(field), "1234")
    field.typeText("5")
    leave()
    XCTAssertTrue(text(field).contains(","))
  }

  // MARK: Focus and selection

  func test13_aBoundSelectionIsReplaced() {
    let field = openVariant("Selected")
    field.typeText("7")
    XCTAssertEqual(text(field), "7")
  }

  func test14_withoutItTheCaretStays() {
    let field = openVariant("Plain")
    field.typeText("5")
    XCTAssertTrue(text(field).contains("5"))
    XCTAssertTrue(text(field).count > 1)
  }

  func test15_aTapIntoWhatIsEdited() throws { try byHand("tap into a number that is being edited") }

  func test16_aDigitBehindACurrencySign() {
    for language in ["en", "fr", "de", "ar"] {
      start(language)
      openStore()
      let price = app.textFields["Price of Salt"]
      price.tap()
      price.typeText("5\n")
      XCTAssertTrue(price.exists, "\(language): \(text(price))")
    }
  }

  func test17_escapeGoesBack() throws { try byHand("Escape of a hardware keyboard, as in 16") }

  func test18_backAsIn16() {
    openStore()
    let price = app.textFields["Price of Salt"]
    price.tap()
    price.typeText("5")
    let typed = text(price)
    back()
    app.buttons["Station"].tap()
    XCTAssertFalse(text(app.textFields["Price of Salt"]).isEmpty, typed)
  }

  // MARK: Commits

  func test19_aBoundIsNamed() {
    _ = openPrice()
    let discount = app.textFields["Discount"]
    discount.tap()
    type("150\n", over: discount)
    XCTAssertEqual(text(discount), "15%")
    XCTAssertTrue(hasText("100"))
  }

  func test20_backKeepsTheLastNumber() {
    _ = openPrice()
    let discount = app.textFields["Discount"]
    discount.tap()
    type("150", over: discount)
    back()
    app.buttons["Salt"].tap()
    XCTAssertEqual(text(app.textFields["Discount"]), "15%")
  }

  func test21_saveCommitsWhatIsFocused() {
    let price = openPrice()
    type("12.5", over: price)
    app.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["12.5, none"].waitForExistence(timeout: 2))
  }

  func test22_aSheetThatIsSwipedAway() throws { try byHand("the screen in a sheet, swiped away") }
  func test23_bothSubmits() throws { try byHand("print in an onSubmit around the field") }

  func test24_aKeptTextKeepsTheKeyboard() {
    let field = openVariant("Keeps texts")
    type("1..5\n", over: field)
    XCTAssertEqual(text(field), "1..5")
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func test25_undo() throws { try byHand("shake after Return") }

  func test26_aRowIsDeletedWhileItIsEdited() {
    openStore()
    app.textFields["Price of Milk"].tap()
    app.textFields["Price of Milk"].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.textFields["Price of Milk"].exists)
    XCTAssertTrue(app.textFields["Price of Salt"].exists)
  }

  func test27_anEmptyDiscount() {
    _ = openPrice()
    let discount = app.textFields["Discount"]
    discount.tap()
    type("5", over: discount)
    clear(discount)
    leave()
    XCTAssertEqual(text(discount), "")
  }

  func test28_aTapBesideASentence() throws { try byHand("tap beside a sentence with buttons") }

  // MARK: Keys

  func test29_keyboards() {
    _ = openPrice()
    XCTAssertTrue(app.buttons["Done"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.keyboards.buttons["Return"].exists)
    start()
    _ = openVariant("Plain")
    XCTAssertFalse(app.buttons["Done"].exists)
  }

  func test30_theDecimalKeyOfARegion() {
    start("de")
    let field = openVariant("American")
    clear(field)
    for key in ["1", ",", "5"] { app.keyboards.keys[key].tap() }
    XCTAssertEqual(text(field), "1.5")
  }

  func test31_theHostsKeyboard() {
    _ = openPrice()
    XCTAssertTrue(app.keyboards.keys["."].exists || app.keyboards.keys[","].exists)
    XCTAssertFalse(app.keyboards.keys["-"].exists)
  }

  func test32_arrows() throws { try byHand("arrow up of a hardware keyboard") }
  func test33_anotherLanguage() throws {
    try byHand("set the device to German while 2,5x is there")
  }

  // MARK: Forms

  func test34_theNameIsFocused() {
    app.buttons["Sign In"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 3))
    app.textFields["Name"].typeText("ada")
    XCTAssertEqual(text(app.textFields["Name"]), "ada")
  }

  func test35_returnGoesOn() {
    app.buttons["Sign In"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("ada\n")
    app.secureTextFields["Password"].typeText("x")
    XCTAssertEqual(text(app.secureTextFields["Password"]).count, 1)
  }

  func test36_returnInThePasswordSends() {
    signIn("password", "\n")
    XCTAssertTrue(app.navigationBars["Examples"].waitForExistence(timeout: 4))
  }

  func test37_aWrongPassword() {
    signIn("wrongwrong", "\n")
    XCTAssertTrue(waitForText("is wrong"))
    app.secureTextFields["Password"].typeText("x")
    XCTAssertFalse(hasText("is wrong"))
  }

  func test38_theFirstEmptyField() {
    app.buttons["Sign In"].tap()
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("password")
    app.buttons["Sign In"].tap()
    app.textFields["Name"].typeText("a")
    XCTAssertEqual(text(app.textFields["Name"]), "a")
  }

  func test39_autofill() throws { try byHand("autofill name and password") }

  func test40_aFocusOfTheHosts() {
    _ = openPrice()
    XCTAssertTrue(app.buttons["Off focus"].isEnabled)
    app.buttons["Off focus"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  // MARK: Everything else

  func test41_aPasswordForVoiceOver() {
    signIn("secret12", "")
    XCTAssertFalse(text(app.secureTextFields["Password"]).contains("s"))
  }

  func test42_aMinusIsSpoken() throws { try byHand("VoiceOver on \u{2212}1,234.50") }

  func test43_aStyleThatIsNotRead() {
    app.buttons["Variants"].tap()
    XCTAssertFalse(app.textFields["Scaled"].isEnabled)
  }

  func test44_theLargestType() throws { try byHand("Dynamic Type at the largest") }

  // MARK: What the rows have in common

  private func start(_ language: String = "en") {
    app.terminate()
    app.launchArguments = [
      "-AppleLanguages", "(\(language))", "-AppleLocale", language == "en" ? "en_US" : language,
    ]
    app.launch()
  }

  private func openStore() {
    for title in ["Departments", "Food", "Station"] { app.buttons[title].tap() }
  }

  private func openPrice() -> XCUIElement {
    openStore()
    app.buttons["Salt"].tap()
    let price = app.textFields["Price"]
    XCTAssertTrue(price.waitForExistence(timeout: 2))
    price.tap()
    return price
  }

  private func openVariant(_ name: String) -> XCUIElement {
    app.buttons["Variants"].tap()
    let field = app.textFields[name]
    XCTAssertTrue(field.waitForExistence(timeout: 2))
    field.tap()
    return field
  }

  private func signIn(_ password: String, _ end: String) {
    app.buttons["Sign In"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("ada")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password + end)
  }

  /// What a field shows; a prompt is no text.
  private func text(_ field: XCUIElement) -> String {
    let value = field.value as? String ?? ""
    return value == field.placeholderValue ? "" : value
  }

  private func clear(_ field: XCUIElement) {
    let count = text(field).count
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count + 1))
  }

  private func type(_ keys: String, over field: XCUIElement) {
    field.tap()
    clear(field)
    field.typeText(keys)
  }

  private func done() { app.buttons["Done"].tap() }

  private func leave() {
    if app.buttons["Done"].exists { done() } else { app.keyboards.buttons["Return"].tap() }
  }

  private func back() { app.navigationBars.buttons.element(boundBy: 0).tap() }

  private func sentences(_ part: String) -> XCUIElementQuery {
    app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", part))
  }

  private func hasText(_ part: String) -> Bool { sentences(part).firstMatch.exists }

  private func waitForText(_ part: String) -> Bool {
    sentences(part).firstMatch.waitForExistence(timeout: 4)
  }

  private func byHand(_ row: String) throws {
    throw XCTSkip("by hand: \(row)")
  }
}
