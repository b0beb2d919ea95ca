import FieldEditing
import FieldForms
import FieldFormsFoundation
import FieldLines
import FieldTesting
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import ICUFieldLines
import NumberText
import Testing

@Suite("In a log")
struct DescriptionTests {
  private func price(_ text: String) throws -> FormattingField<Double> {
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var field = FormattingField<Double>(format: german)
    try field.type(text)
    return field
  }

  @Test("a change, a report, an issue and a reading are a line")
  func lines() throws {
    var field = try price("1234,5")
    let report = field.commit()
    #expect("\(report)" == "accepted: “1234,5” → “1.234,5”, committed")
    #expect("\(try field.apply(TextEdit(.selection, "6")))" == "“1.234,5” → “1.234,56”, typed")
    #expect("\(field.reading)" == "acceptable: 1234.56")
    let refused = try price("1.5")
    #expect("\(refused.reading)" == "intermediate: incompleteGroup at 0..<3")
    #expect(refused.refusedText.map { "\($0)" } == "“1.5”: incompleteGroup at 0..<3")
  }

  private struct SignIn: FormContent {
    enum FieldID: String { case username }
    var username = PlainTextField()
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.username, label: "Name", &username, .required)
    }
  }

  @Test("bounds, formats, scanners, values, drafts, fields of forms and forms are a line")
  func types() throws {
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    #expect("\(NumberBounds(0...255))" == "0...255")
    #expect("\(german)" == "de-DE decimal, “-1.234,5”")
    #expect("\(AnyNumber.int8(7))" == "int8 7")
    let scanner = NumberScanner(.uint8, format: german, bounds: NumberBounds(0...9))
    #expect("\(scanner)" == "de-DE decimal, “-1.234,5”; uint8 in 0...9")
    #expect("\(try price("12").saved)".hasPrefix("“12”, value "))
    let form = FieldForm(SignIn())
    #expect(form[.username].map { "\($0)" } == "Name: “” acceptable: required")
    #expect("\(form)" == "SignIn, 1 fields, invalid: username")
  }

  @Test(
    "an error is a sentence, also as Foundation shows errors",
    arguments: [
      (EditRefusal.tooLong(limit: 1024), "The text would be longer than 1024 bytes."),
      (EditRefusal.rangeOutsideText, "An offset is negative or after the end of the text."),
      (EditRefusal.offsetInsideCharacter, "An offset is inside a character."),
      (EditRefusal.brokenText, "The replacement is not well-formed Unicode."),
      (EditRefusal.filtered, "The field's policies do not let the edit pass."),
      (EditRefusal.otherText, "The change was made on another text."),
      (EditRefusal.unknownAct, "The field does not have such an act."),
      (EditRefusal.otherType, "The change is of a field of another type."),
      (FormRefusal.field(.filtered), "The field's policies do not let the edit pass."),
      (FormRefusal.noFocus, "No field has the focus."),
      (FormRefusal.unknownField, "The form declares no such field."),
      (FormRefusal.declaredTwice("price"), "The form declares two fields “price”."),
      (FormRefusal.notActive, "The field is disabled or hidden."),
      (FormRefusal.readOnly, "The field is read-only."),
      (SnapshotError.version(9), "No version 9 of a snapshot is known."),
      (SnapshotError.unknownField("a"), "No field is named “a”."),
      (SnapshotError.missingField("a"), "The field “a” was not saved."),
      (SnapshotError.rows("lines"), "The rows “lines” cannot be made anew."),
      (SnapshotError.focus("a"), "The field “a” cannot have the focus."),
      (
        SnapshotError.field("a", .selection),
        "“a”: The selection is outside the text, or inside a character."
      ),
      (NumberFormatError.malformedLocale("d!e"), "“d!e” is not a BCP 47 language tag."),
    ] as [(any Error, String)])
  func sentences(error: any Error, sentence: String) {
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }

  @Test(
    "a refused text is an error with a sentence in the language of its field",
    arguments: [
      ("en-US", "1,5", "Digits are missing after a thousands separator. Did you mean “1.5”?"),
      ("de-DE", "1.5", "Nach einem Tausendertrennzeichen fehlen Ziffern. Meinten Sie „1,5“?"),
    ])
  func refused(locale: String, text: String, sentence: String) throws {
    var field = FormattingField<Double>(format: try .icu(locale: locale, style: .decimal))
    try field.type(text)
    let error: any Error = try #require(field.refusedText)
    #expect(error.localizedDescription == sentence)
  }

  @Test("a line's problem and a script's failure are a sentence")
  func linesAndScripts() throws {
    let problem = #expect(throws: LineProblem.self) {
      try LineField(#"{"locale":"en-US","policies":{"clampsToBound":true}}"#, from: .icu)
    }
    #expect(
      problem.map { "\($0)" }
        == "policies.clampsToBound: there is no policy “clampsToBound”. Did you mean “clampsToBounds”?"
    )
    var field = FormattingField<Double>(format: try .icu(locale: "en-US", style: .decimal))
    let failure = #expect(throws: ScriptFailure.self) { try field.play(#""" + "1" => "2|""#) }
    #expect(failure?.description.contains("it shows “1|” and not “2|”") == true)
  }
}
