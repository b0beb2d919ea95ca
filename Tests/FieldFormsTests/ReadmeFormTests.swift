import FormattingFields
import Foundation
import Testing

/// The README's form does what its comments say.
struct ReadmeFormTests {
  private struct Order: FormContent {
    enum FieldID: String { case price, email }

    var price: FormattingField<Double>
    var email = PlainTextField()

    mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
      form.field(.price, &price, .required)
      form.field(.email, &email, .required, rules: .email)
    }
  }

  @Test("the example gives the results in its comments")
  func example() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let german = format(.decimal, "de-DE")
    var form = FieldForm(Order(price: FormattingField(format: german)))
    form.focusOnAppear()
    #expect(form.focusedField == .price)
    try form.apply(.type("12,5"))
    form.submitField()
    #expect(form.focusedField == .email)
    #expect(form.content.price.text == "12,5")
    #expect(!form.isValid)
    #expect(form.issues(of: .email).map(\.kind) == [.required])
    for line in [
      "form.field(.email, &email, .required, rules: .email)",
      "var form = FieldForm(Order(price: FormattingField(format: german)))",
      "form.focusOnAppear()           // focuses the price",
      "form.submitField()             // Return: commits, goes on to the email",
      "form.content.price.text        // \"12,5\"",
      "form.isValid                   // false",
      "form.issues(of: .email)        // .required",
    ] {
      #expect(readme.contains(line), "\(line)")
    }
  }
}
