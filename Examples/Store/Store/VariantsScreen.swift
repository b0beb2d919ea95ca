import FormattingFieldsUI
import SwiftUI

/// One number in fields that differ, for Documentation's list of what to try on a device.
struct VariantsScreen: View {
  @State private var numbers: [String: Double] = ["Negative": -1234.5]
  @State private var log = ""
  @State private var isSheetOpen = false
  @FocusState private var focus: String?

  var body: some View {
    Form {
      number("Plain")
      number("Selected").bindsFieldSelection()
      variant("Refuses keys") { $0.filtersCharacters = true }
      variant("Keeps texts") { $0.commitPolicy = .keepText }
      variant("Plain while focused") { $0.isPlainWhileFocused = true }
      variant("Steps") { $0.step = 0.5 }.fieldStepper()
      number("Negative")
      number("Submits")
        .onSubmit { log = "onSubmit has \(numbers["Submits"] ?? 0)" }
      Text(verbatim: log)
      FormattingTextField("American", value: value("American"), format: american)
        .bounds(0...1000)
      FormattingTextField(
        "Scaled", value: value("Scaled"), format: FloatingPointFormatStyle<Double>().scale(7))
      Text(verbatim: numbers.map { "\($0): \($1)" }.sorted().joined(separator: ", "))
        .accessibilityIdentifier("values")
      Button("Open a sheet") { isSheetOpen = true }
    }
    .fieldKeyboardBar([.sign, .clear, .cancel, .done])
    .sheet(isPresented: $isSheetOpen) { Form { number("In a sheet") } }
    .navigationTitle("Variants")
  }

  private var american: FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle(locale: Locale(identifier: "en_US"))
  }

  private func value(_ name: String) -> Binding<Double?> {
    Binding(
      get: { @MainActor in numbers[name] ?? 1234 }, set: { @MainActor in numbers[name] = $0 })
  }

  private func number(_ name: String) -> some View { variant(name) { _ in } }

  private func variant(
    _ name: String, _ set: @escaping @MainActor (inout FieldPolicies) -> Void
  ) -> some View {
    FormattingTextField(name, value: value(name), format: .number)
      .policies(set)
      .focused($focus, equals: name)
  }
}
