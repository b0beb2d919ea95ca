// Types of a host's own, as a new project declares them: styles and numbers that belong to the main
// actor by default.
import FieldFormsUI
import SwiftUI

struct HalvesStyle: ParseableFormatStyle, ParseStrategy {
  var parseStrategy: HalvesStyle { self }
  func format(_ value: Double) -> String { "\((value * 2).rounded() / 2)" }
  func parse(_ text: String) throws -> Double { Double(text) ?? 0 }
}

/// A value and its style, both of them the main actor's in a new project.
struct Length: Hashable, Codable { var metres = 1.5 }

struct LengthStyle: ParseableFormatStyle, ParseStrategy {
  var parseStrategy: LengthStyle { self }
  func format(_ value: Length) -> String { "\(value.metres) m" }
  func parse(_ text: String) throws -> Length { Length(metres: Double(text.dropLast(2)) ?? 0) }
}

struct Cents: NumberValue {
  var count: Int

  init(count: Int) { self.count = count }

  init?(fixedDecimal number: FixedDecimal) {
    guard let count = Int(fixedDecimal: number.multipliedByPowerOfTen(2)) else { return nil }
    self.count = count
  }

  var fixedDecimal: FixedDecimal? { FixedDecimal(count).multipliedByPowerOfTen(-2) }
  static var maximumFractionDigits: Int? { 2 }
}

enum Place: String, CaseIterable { case street, city }

final class AddressModel {
  var street = ""
  var city = ""
  private(set) var focus: Place? = .street
  func moveFocus(_ place: Place?) { focus = place }
}

struct OwnTypes: View {
  let model: AddressModel
  let format: NumberFormat
  @State private var half = 0.5
  @State private var cents = Cents(count: 1)
  @State private var length = Length()
  @State private var due: Date?
  @State private var isSearching = false
  @FocusState private var focus: Place?
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      FormattingTextField("Half", value: $half, format: HalvesStyle())
      FormattingTextField("Cents", value: $cents, format: format)
      ValueTextField("Length", value: $length, format: LengthStyle())
      ValueTextField(value: $due, format: Date.FormatStyle(date: .numeric), prompt: Text("none")) {
        Text(verbatim: "Due")
      }
      TextField("Street", text: .constant(""))
        .focused($focus, at: .street)
        .submitLabel(.after(Place.street))
      TextField("City", text: .constant("")).focused($focus, at: .city)
      TextField("Search", text: .constant(""))
        .focused($isFocused)
        .focus($isFocused, follows: $isSearching)
    }
    .onSubmit { model.moveFocus(model.focus.next) }
    .focus($focus, follows: model.focus, onMove: model.moveFocus)
  }
}
