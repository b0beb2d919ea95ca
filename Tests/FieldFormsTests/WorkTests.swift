import FieldForms
import FormattingFields
import Testing

/// How often a form asks its content. (F11)
struct WorkTests {
  /// Fields with a rule each; they count the runs of the declaration and of the rules.
  private struct Many: FormContent {
    final class Asked: Equatable, @unchecked Sendable {
      var declarations = 0
      var rules = 0
      static func == (left: Asked, right: Asked) -> Bool { true }
    }

    let asked = Asked()
    var fields: [FormattingField<Int>]

    init(_ count: Int) {
      fields = (0..<count).map { FormattingField($0, format: WorkTests.format) }
    }

    mutating func declare(_ form: inout FormDeclaration<Int>) {
      asked.declarations += 1
      let asked = asked
      for index in fields.indices {
        form.field(
          index, named: "\(index)", &fields[index],
          rules: [
            .rule("seen") { _ in
              asked.rules += 1
              return true
            }
          ])
      }
    }
  }

  fileprivate static let format = FieldFormsTests.format(.integer)

  @Test("a key, and a move of the focus, is two runs, and asks each rule once")
  func key() throws {
    for count in [4, 400] {
      var form = FieldForm(Many(count))
      form.focus(1)
      let asked = form.content.asked
      (asked.declarations, asked.rules) = (0, 0)
      form.moveToNext()
      #expect(form.focusedField == 2)
      #expect(asked.declarations == 2, "what was not edited needs no commit")
      #expect(asked.rules == count)
      (asked.declarations, asked.rules) = (0, 0)
      try form.apply(.type("7"), to: 3)
      #expect(asked.declarations == 2)
      #expect(asked.rules == count)
    }
  }

  @Test("rows of the history and pauses that nobody means do not trap")
  func history() throws {
    var form = FieldForm(Many(2))
    for (pause, limit) in [(Duration.seconds(-5), 10), (.seconds(1), -3), (.zero, 0)] {
      var history = UndoHistory<Many>(longestPause: pause, limit: limit)
      for time in [Duration.seconds(1), .seconds(1), .seconds(-9), .seconds(Int64.max)] {
        try history.record(in: &form, at: time) { try $0.apply(.type("1"), to: 0) }
      }
      #expect(history.canUndo == (limit > 0))
      history.limit = -1
      try history.record(in: &form, at: .zero) { try $0.apply(.type("1"), to: 1) }
      #expect(!history.canUndo)
    }
  }

  @Test("a rule across fields is not asked while the text of one of them is refused (F15)")
  func rules() throws {
    struct Range: FormContent {
      enum FieldID: String { case low, high, note }
      let asked = Many.Asked()
      var low = FormattingField<Int>(1, format: WorkTests.format)
      var high = FormattingField<Int>(5, format: WorkTests.format)
      var note = PlainTextField()
      var hidesHigh = false

      func holds() -> Bool {
        asked.rules += 1
        return (low.value ?? 0) <= (high.value ?? 0)
      }

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.low, &low)
        form.field(.high, &high, hidesHigh ? .hidden : [])
        form.field(.note, &note)
        form.rule("range", on: .low, .high, holds: holds())
      }
    }
    var form = FieldForm(Range())
    try form.apply(.edit(TextEdit(.all, "9")), to: .low)
    #expect(form.issues(of: .high).map(\.kind) == [.rule("range")])
    form.content.asked.rules = 0
    try form.apply(.type("x"), to: .low)
    #expect(form.content.asked.rules == 0)
    #expect(form.issues(of: .high).isEmpty, "its own issue is left")
    #expect(!form.isValid, "its own issue is left")
    try form.apply(.type("y"), to: .note)
    var fresh = form
    fresh.content = form.content
    #expect(form.content.asked.rules == 0)
    #expect(fresh.fieldStates == form.fieldStates)
    try form.apply(.press(.deleteBackward), to: .low)
    #expect(form.issues(of: .low).map(\.kind) == [.rule("range")])
    try form.apply(.type("x"), to: .high)
    #expect(form.issues(of: .low).isEmpty)
    form.content.hidesHigh = true
    #expect(form.issues(of: .low).map(\.kind) == [.rule("range")], "nobody can mend a hidden text")
  }
}
