import FieldEditing
import FormattingFieldsFoundation
import Foundation
import Testing

/// An entry whose text can be set at once, such as GTK's, with the glue that a host writes.
struct EntryTests {
  private struct Entry {
    var text = ""
    /// In Unicode scalars.
    var caret = 0
    var hosted: HostedField<Double>
    var price: Double?

    init(_ price: Double?, _ format: NumberFormat) {
      hosted = HostedField(price, format: format)
      self.price = price
      tell { _ in }
    }

    /// GTK reports a changed text before it moves the caret.
    mutating func insert(_ inserted: String, isPaste: Bool = false) {
      var scalars = Array(text.unicodeScalars)
      scalars.insert(contentsOf: inserted.unicodeScalars, at: caret)
      text = String(String.UnicodeScalarView(scalars))
      let typed = text
      tell { $0.follow(typed, intent: isPaste ? .pasted : nil) }
      if text == typed { caret += inserted.unicodeScalars.count }
      let caret = caret
      tell { $0.select(.scalars(caret, caret)) }
    }

    mutating func tell<Result>(_ event: (inout HostedField<Double>) -> Result) {
      _ = event(&hosted)
      if let gift = hosted.nextGift() { price = gift.value }
      guard text != hosted.field.text else { return }
      text = hosted.field.text
      caret = text.unicodeScalars.count
    }
  }

  @Test("what is typed, pasted, committed and set by the model")
  func entry() throws {
    let german = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE")))
    var entry = Entry(nil, german)
    entry.tell { $0.setFocused(true) }
    for key in ["1", "2", "3", "4", ",", "5"] { entry.insert(key) }
    #expect(entry.text == "1234,5")
    #expect(entry.price == 1234.5)
    #expect(entry.caret == 6)
    entry.tell { $0.submit() }
    #expect(entry.text == "1.234,5")
    entry.caret = 1
    entry.tell { $0.select(.scalars(1, 1)) }
    entry.insert("9")
    #expect(entry.text == "19.234,5")
    #expect(entry.price == 19234.5)
    entry.tell { $0.read(1234.5) }
    #expect(entry.text == "19.234,5", "an answer, as long as the host is not at rest")
    entry.price = 7
    entry.tell { $0.rest() }
    entry.tell { $0.read(7) }
    #expect(entry.text == "7")
    #expect(entry.price == 7)
    entry.caret = 0
    entry.insert("1.5", isPaste: true)
    #expect(entry.hosted.field.status != .acceptable)
    #expect(entry.price == 7)
    entry.tell { $0.setFocused(false) }
    #expect(entry.text == "7")
    #expect(entry.hosted.message?.isEmpty == false)
  }
}
