import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// A hosted field in a text field that behaves as SwiftUI's is known to.
struct SwiftUITests {
  private typealias Habits = SimulatedTextField.Habits
  let formats: [NumberFormat]

  init() throws {
    func style(_ locale: String) -> FloatingPointFormatStyle<Double> {
      FloatingPointFormatStyle(locale: Locale(identifier: locale))
    }
    formats = [
      try NumberFormat(style("en_US")), try NumberFormat(style("ar_EG")),
      try NumberFormat(
        FloatingPointFormatStyle<Double>.Currency(
          code: "EUR", locale: Locale(identifier: "de_DE"))),
      try NumberFormat(style("fr_FR").precision(.fractionLength(2))),
    ]
  }

  private func focused(
    _ value: Double?, _ habits: Habits = Habits(),
    _ change: (inout FieldPolicies) -> Void = { _ in }
  ) -> SimulatedTextField {
    var policies = FieldPolicies()
    change(&policies)
    var view = SimulatedTextField(value, format: formats[0], policies: policies, habits: habits)
    view.setFocus(true)
    view.update()
    view.rest()
    return view
  }

  @Test("a step that changes nothing does not have a refused text refused again")
  func stepAtBound() {
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    var view = SimulatedTextField(
      0, format: formats[0], bounds: NumberBounds(0...2000), policies: policies, habits: Habits())
    view.setFocus(true)
    view.rest()
    view.press("x")
    view.pressReturn()
    view.step(up: false)
    view.setFocus(false)
    view.rest()
    #expect(view.failures == [])
  }

  @Test("a key and the end of editing in one frame lose nothing")
  func keyAndEnd() {
    var view = focused(nil)
    view.press("7")
    view.setFocus(false)
    view.rest()
    #expect(view.screen == "7")
    #expect(view.value == 7)
    #expect(view.failures == [])
  }

  @Test("two refused keys in a frame are taken from the screen")
  func refusedKeys() {
    for comparesWithScreen in [false, true] {
      var view = focused(12, Habits(comparesWithScreen: comparesWithScreen)) {
        $0.filtersCharacters = true
      }
      view.select(2..<2)
      view.update()
      view.runTask()
      for key in ["x", "y"] { view.press(key) }
      view.update()
      view.press("z")
      view.rest()
      #expect(view.screen == "12")
      #expect(view.selection == 2..<2)
      #expect(view.failures == [])
    }
  }

  @Test("a focused number is selected; what replaces it is typed, and the caret stays after it")
  func selectedNumber() {
    for report in SimulatedTextField.SelectionReport.allCases {
      var view = focused(1234.5, Habits(selectionReport: report))
      #expect(view.selection == 0..<7)
      for key in ["3", ".", "5"] {
        view.press(key)
        view.update()
      }
      #expect(view.screen == "3.5")
      #expect(view.selection == 3..<3)
      view.pressReturn()
      view.rest()
      #expect(view.screen == "3.5")
      #expect(view.value == 3.5)
      #expect(view.failures == [])
    }
  }

  @Test("Return tells the host when the value is there, and keeps the focus at a refused text")
  func submit() {
    var view = focused(0.15) { $0.commitPolicy = .keepText }
    for key in ["1", ".", ".", "5"] { view.press(key) }
    view.pressReturn()
    view.rest()
    #expect(view.isFocused)
    #expect(view.screen == "1..5")
    #expect(view.failures == [])
    view.escape()
    view.rest()
    #expect(view.screen == "0.15")
    #expect(view.value == 0.15)
  }
}
