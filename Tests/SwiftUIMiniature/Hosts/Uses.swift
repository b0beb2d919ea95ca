// Code of hosts beside the article's: each initialiser, value type and source of bindings.
import FormattingFieldsUI
import SwiftUI

@Observable
final class Basket {
  var count = 1
  var weight: Float = 0.5
  var total: Decimal? = 20
  var rows: [Row] = []

  struct Row: Identifiable {
    let id: Int
    var share = 0.5
  }
}

struct Uses: View {
  @Bindable var basket: Basket
  @State private var byte: UInt8 = 7
  @State private var whole: Int64?
  @State private var width: CGFloat = 1
  @FocusState private var isFocused: Bool
  let title: String
  let resource: LocalizedStringResource
  let key: LocalizedStringKey
  let format: NumberFormat

  var body: some View {
    FormattingTextField("Count", value: $basket.count, format: .number)
      .bounds(1...)
      .focused($isFocused)
    FormattingTextField(title, value: $basket.weight, format: .number)
    FormattingTextField(key, value: $basket.total, format: .currency(code: "EUR"))
    FormattingTextField(value: $basket.total, format: .number, prompt: Text("none")) { Text(key) }
      .bounds(...1000)
      .focused($isFocused)
      .policies { $0.clampsToBounds = true }
      .onCommit { if $0.cause == .submit { isFocused = $0.isRefused } }
    FormattingTextField("Byte", value: $byte, format: format)
    FormattingTextField("Whole", value: $whole, format: format, prompt: Text("a whole number"))
    FormattingTextField(
      "German", value: $basket.count,
      format: IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE")))
    ForEach(basket.rows) { row in
      FormattingTextField("Share", value: $basket.rows.row(row).share, format: .percent)
        .bounds(0...1)
        .fieldNotice { Text($0.message) }
    }
    if let strict = try? StrictNumberStyle(FloatingPointFormatStyle<Float>()) {
      FormattingTextField("Strict", value: $basket.weight, format: strict)
        .disabled(true)
    }
    FormattingTextField(title, value: $byte, format: format)
    FormattingTextField(title, value: $whole, format: format, prompt: Text("none"))
    FormattingTextField(resource, value: $byte, format: format)
    FormattingTextField(resource, value: $whole, format: .number)
      .fieldID(1)
    FormattingTextField("Width", value: $width, format: format)
      .bindsFieldSelection()
      .fieldKeyboardBar([.previous, .next, .sign, .done]) { isFocused = false }
      .fieldUpdates(.onCommit)
      .onSubmit { isFocused = false }
  }
}
