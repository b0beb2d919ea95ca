import XCTest

#if canImport(UIKit)
  import UIKit
#endif

/// The rows of "Testing on a device", one a test, by their numbers; Scripts/store-ui-tests.sh runs
/// them. What needs a person is skipped with the words of the row, and why.
nonisolated final class DeviceTests: XCTestCase {
  // `XCTestCase` is made on no actor.
  @MainActor lazy var app = XCUIApplication()

  @MainActor override func setUp() async throws {
    continueAfterFailure = false
    start()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
extension DeviceTests {
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

  func test06_aDigitInTheMiddle() {
    let field = openVariant("Plain")
    press(.rightArrow, .command, in: field)
    for _ in "234" { press(.leftArrow, in: field) }
    field.typeText("9")
    XCTAssertEqual(text(field), "19,234")
    field.typeText("8")
    XCTAssertEqual(text(field), "198,234")
    field.typeText(XCUIKeyboardKey.delete.rawValue)
    leave()
    XCTAssertEqual(text(field), "19,234")
  }

  func test07_allIsDeleted() {
    for name in ["Plain", "Selected"] {
      start()
      let field = openVariant(name)
      clear(field)
      XCTAssertEqual(text(field), "")
    }
  }

  func test08_aPasteOverASelection() {
    let field = openVariant("Selected")
    type("12,345", over: field)
    leave()
    field.tap()
    #if canImport(UIKit)
      UIPasteboard.general.string = "12,34"
    #endif
    field.typeKey("v", modifierFlags: .command)
    XCTAssertFalse(hasText("Selected: 1234.0"))
    leave()
    XCTAssertTrue(hasText("12,34"))
  }

  func test09_dictation() throws {
    try byHand("dictate twelve point five", "a test cannot speak")
  }
  func test10_fullWidthDigits() throws {
    try byHand("full-width digits with an input method", "a test types past input methods")
  }
  func test11_aCompositionEnds() throws {
    try byHand("compose, then tap into another field", "a test types past input methods")
  }

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

  func test15_aTapIntoWhatIsEdited() {
    let field = openVariant("Plain")
    field.typeText("5")
    field.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.5)).tap()
    field.typeText("9")
    XCTAssertTrue(text(field).hasPrefix("9"))
  }

  func test16_aDigitAfterACurrencySign() {
    for language in ["en", "fr", "de", "ar"] {
      start(language)
      openStore()
      let price = app.textFields["Price of Salt"]
      price.tap()
      price.typeText("5\n")
      XCTAssertTrue(price.exists, "\(language): \(text(price))")
    }
  }

  func test17_escapeGoesBack() {
    for language in ["en", "fr", "de", "ar"] {
      start(language)
      openStore()
      let price = app.textFields["Price of Salt"]
      let before = text(price)
      price.tap()
      price.typeText("5")
      press(.escape, in: price)
      XCTAssertEqual(text(price), before, language)
    }
  }

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
    XCTAssertEqual(text(discount), "150")
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

  func test22_aSheetThatIsSwipedAway() {
    app.buttons["Variants"].tap()
    app.buttons["Open a sheet"].tap()
    let field = app.textFields["In a sheet"]
    XCTAssertTrue(field.waitForExistence(timeout: 2))
    type("12.5", over: field)
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    top.press(
      forDuration: 0.1,
      thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)))
    app.buttons["Open a sheet"].tap()
    XCTAssertTrue(field.waitForExistence(timeout: 2))
    XCTAssertEqual(text(field), "12.5")
  }

  func test23_bothSubmits() {
    let field = openVariant("Submits")
    type("7\n", over: field)
    XCTAssertTrue(hasText("onSubmit has 7.0"))
    XCTAssertFalse(hasText("onSubmit"))
  }

  func test24_aKeptTextKeepsTheKeyboard() {
    let field = openVariant("Keeps texts")
    type("1..5\n", over: field)
    XCTAssertEqual(text(field), "1..5")
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func test25_undo() {
    let field = openVariant("Plain")
    type("5678\n", over: field)
    field.tap()
    field.typeKey("z", modifierFlags: .command)
    // The text before, or nothing; never a part of it.
    XCTAssertTrue(["5,678", "5678", "1,234", ""].contains(text(field)), text(field))
  }

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

  func test28_aTapBesideASentence() {
    let price = openPrice()
    type("12,5", over: price)
    done()
    XCTAssertTrue(app.buttons["12.5"].waitForExistence(timeout: 2))
    let sentence = sentences("12,5").firstMatch
    sentence.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    XCTAssertEqual(text(price), "12")
  }

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

  func test32_arrows() {
    _ = openPrice()
    let discount = app.textFields["Discount"]
    discount.tap()
    press(.upArrow, in: discount)
    XCTAssertEqual(text(discount), "5%")
    start()
    app.buttons["Sign In"].tap()
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("ada")
    press(.upArrow, in: name)
    name.typeText("x")
    XCTAssertEqual(text(name), "xada")
  }

  func test33_anotherLanguage() throws {
    try byHand(
      "set the device to German while 2,5x is there", "a test begins the app anew in a language")
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

  func test39_autofill() throws {
    try byHand("autofill name and password", "a simulator has no saved passwords")
  }

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

  func test42_aMinusIsSpoken() {
    // What VoiceOver reads.
    XCTAssertEqual(text(openVariant("Negative")), "\u{2212}1,234.5")
  }

  func test43_aStyleThatIsNotRead() {
    app.buttons["Variants"].tap()
    XCTAssertFalse(app.textFields["Scaled"].isEnabled)
  }

  func test44_theLargestType() {
    start(size: "UICTContentSizeCategoryAccessibilityXXXL")
    let field = openVariant("Plain")
    type("1x", over: field)
    leave()
    let sentence = sentences("x").firstMatch
    XCTAssertTrue(sentence.exists)
    XCTAssertTrue(sentence.frame.minY >= field.frame.maxY)
    XCTAssertTrue(sentence.frame.maxX <= app.frame.maxX)
  }
}
