import EditScripts
import FormattingFields
import Testing

/// A host's number input does what its user expects, with nothing but the public interface.
struct HostTests {
  private let german: NumberFormat
  private let english: NumberFormat

  init() throws {
    german = try .icu(locale: "de-DE", style: .decimal)
    english = try .icu(locale: "en-US", style: .decimal)
  }

  @Test("keys arrive in UTF-16 and the value follows")
  func keys() {
    var input = HostNumberInput<Double>("Price", 12, format: german)
    #expect(input.view.text == "12")
    #expect(input.view.selection == 2..<2)
    input.viewDidSelect(0..<2)
    input.type("1,5")
    #expect(input.view.text == "1,5")
    #expect(input.field.value == 1.5)
    input.viewDidChange(input.view.backspace(), intent: .deleted)
    #expect(input.view.text == "1,")
    #expect(input.field.value == 1)
    input.decimalKey()
    #expect(input.field.issue?.code == .duplicateDecimalSeparator)
    #expect(
      input.field.refusedText?.message(in: .keys)
        == "duplicateDecimalSeparator(,) example(1.234,5)")
  }

  @Test("digits outside the Basic Multilingual Plane keep the selection right")
  func surrogates() {
    var input = HostNumberInput<Int>("Count", format: english)
    input.type("\u{1D7CF}\u{1D7D0}")
    #expect(input.view.selection == 4..<4)
    #expect(input.field.value == 12)
    input.viewDidSelect(1..<2)
    #expect(input.message == nil)
    #expect(input.view.selection == 4..<4)
  }

  @Test("a text that would be misread is refused, with what was meant")
  func refusal() {
    var input = HostNumberInput<Double>("Price", 7, format: german)
    input.viewDidSelect(0..<1)
    input.paste("1.23,4\n")
    #expect(input.field.status == .invalid)
    #expect(input.field.value == 7)
    #expect(
      input.field.refusedText?.message(in: .keys)
        == "misplacedGroupingSeparator(.) example(1.234,5)")
    input.leave()
    #expect(input.view.text == "7")
    #expect(input.announcement?.contains("1.23,4") == true)
  }

  @Test("undo and redo walk through keys, commits and values from outside")
  func undo() {
    var input = HostNumberInput<Double>("Price", format: english)
    input.type("1234.5")
    input.leave()
    #expect(input.view.text == "1,234.5")
    #expect(input.announcement == "Price: 1,234.5.")
    input.modelDidChange(9)
    #expect(input.view.text == "9")
    let last = input
    while !input.undoStack.isEmpty { input.undo() }
    #expect(input.view.text == "")
    #expect(input.field.value == nil)
    #expect(input.message == nil)
    while !input.redoStack.isEmpty { input.redo() }
    #expect(input.field == last.field)
    #expect(input.view.text == "9")
  }

  @Test("a render in the middle of typing disturbs nothing")
  func rendering() {
    var input = HostNumberInput<Double>("Price", format: english)
    input.type("3.")
    input.modelDidChange(input.field.value)
    #expect(input.view.text == "3.")
    #expect(input.undoStack.count == 2)
  }

  @Test("an input method composes, and the value waits for its end")
  func composition() {
    var input = HostNumberInput<Int>("Count", 1, format: english)
    input.viewDidSelect(0..<1)
    input.viewDidCompose("４")
    input.viewDidCompose("４２")
    #expect(input.field.markedRange == 0..<6)
    #expect(input.field.value == 1)
    input.viewDidEndComposing()
    #expect(input.field.markedRange == nil)
    #expect(input.field.value == 42)
  }

  @Test("escape goes back, arrows step within the bounds")
  func steps() throws {
    let bounds = NumberBounds(0...1)
    var policies = FieldPolicies()
    policies.step = 0.4
    var input = HostNumberInput<Float>(
      "Share", 0, format: english, bounds: bounds, policies: policies)
    input.arrowDown()
    #expect(input.undoStack.isEmpty)
    input.arrowUp()
    input.arrowUp()
    input.arrowUp()
    #expect(input.view.text == "1")
    #expect(input.undoStack.last?.origin == .stepped)
    input.type("7")
    #expect(input.field.isEdited)
    #expect(input.field.status == .invalid)
    input.escape()
    #expect(input.view.text == "1")
    #expect(!input.field.isEdited)
  }

  @Test("another locale keeps the number, and other bounds judge the text anew (S7)")
  func outside() throws {
    var input = HostNumberInput<Double>("Price", format: english)
    input.type("1.5")
    input.localeDidChange(german)
    #expect(input.view.text == "1,5")
    #expect(input.field.value == 1.5)
    input.localeDidChange(english)
    #expect(input.view.text == "1.5")
    #expect(input.field.status == .acceptable)
    input.boundsDidChange(NumberBounds(...1))
    #expect(input.field.issue?.code == .aboveMaximum)
    #expect(input.field.value == 1.5)
  }

  @Test("a filter makes keys dead, and a limit refuses what is too long")
  func filter() {
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    policies.maximumLength = 3
    var input = HostNumberInput<Int>("Count", format: english, policies: policies)
    input.type("1x2")
    #expect(input.view.text == "12")
    #expect(input.message == nil)
    input.paste("34")
    #expect(input.view.text == "12")
    #expect(input.message == "tooLong(limit: 3)")
  }

  @Test("a type of the host's own is bound like any other")
  func ownType() {
    var input = HostNumberInput<Cents>("Fee", Cents(count: 1250), format: german)
    #expect(input.view.text == "12,5")
    input.viewDidSelect(0..<4)
    input.type("0,07")
    #expect(input.field.value == Cents(count: 7))
    input.type("5")
    #expect(input.field.issue?.code == .fractionNotAllowed)
    #expect(input.field.refusedText?.message == "Erlaubte Nachkommastellen: 2.")
  }
}
