import FieldEditing
import FormattingFields
import ICUFieldLines
import Testing

@testable import FieldLines

/// A line is an act, or is refused with its place.
struct ActTests {
  static let lines = [
    #"{"type":"12"}"#, #"{"paste":"1,5\n"}"#, #"{"compose":"１"}"#, #"{"endComposition":true}"#,
    #"{"copy":true}"#, #"{"paste":{"text":"5 %","number":"0.05","style":"percent"}}"#,
    #"{"edit":{"range":[0,3],"text":"x"}}"#,
    #"{"edit":{"range":"all","text":"","intent":"deleted"}}"#,
    #"{"edit":{"range":{"utf8":[0,2]},"utf8":[195]}}"#, #"{"select":{"scalars":[1,2]}}"#,
    #"{"select":[3,0]}"#, #"{"follow":"12"}"#,
    #"{"follow":{"text":"12","selection":[2,2],"marked":[0,2],"intent":"composed","drawn":7}}"#,
    #"{"deleteBackward":2}"#, #"{"increment":3}"#, #"{"selectAll":true}"#, #"{"focus":false}"#,
    #"{"setValue":"1.50"}"#, #"{"setValue":"1E+6144"}"#, #"{"setValue":"-1E-6176"}"#,
    #"{"setValue":null}"#, #"{"setLocale":"de-DE"}"#,
    #"{"setBounds":["0",null]}"#, #"{"setBounds":[{"excluding":"0"},"9"]}"#, #"{"undo":true}"#,
    #"{"redo":true}"#, #"{"reopen":"fr-FR"}"#, #"{"value":"5","token":3}"#, #"{"value":null}"#,
    #"{"setOptions":{"locale":"fr","policies":{"snapsToStep":true}}}"#, #"{"enable":false}"#,
    #"{"restore":{"text":"1","value":"double 1.0","anchor":0,"head":1,"isEdited":false}}"#,
  ]

  @Test("a line is read and written back", arguments: lines)
  func line(_ line: String) throws { #expect(try FieldAct(line).line == line) }

  @Test("each key is a line", arguments: FieldAct.Key.allCases)
  func keys(_ key: FieldAct.Key) throws {
    let act = FieldAct.press(key)
    #expect(act.line == #"{"\#(key.rawValue)":true}"#)
    #expect(try FieldAct(act.line) == act)
  }

  @Test(
    "a line that is no act says where and why, and what was probably meant",
    arguments: [
      ("{", "byte 1: not JSON: the text ends early: expected a key"),
      ("[1]", "byte 0: not JSON: expected an object"),
      ("", "byte 0: not JSON: the text ends early"),
      (#"{"typ":"1"}"#, "typ: there is no act “typ”. Did you mean “type”?"),
      (#"{"setFocus":true}"#, "setFocus: there is no act “setFocus”; there are type, copy, paste,"),
      (#"{"commit":false}"#, "commit: must be true, and is false"),
      (#"{"commit":2}"#, "commit: must be true, and is 2"),
      (#"{"select":[1]}"#, "select: must be an array of two whole numbers, and is an array"),
      (
        #"{"edit":{"text":"x","intent":"tiped"}}"#,
        "edit.intent: there is no intent “tiped”. Did you mean “typed”?"
      ),
      (#"{"follow":{"text":"x","caret":1}}"#, "follow.caret: there is no part of a text “caret”"),
      (#"{"follow":{"selection":[0,0]}}"#, "follow: has no text"),
      (#"{"setBounds":["2","1"]}"#, "setBounds: the minimum is above the maximum"),
      (#"{"setBounds":["2"]}"#, "setBounds: must be an array of a minimum and a maximum, and is"),
      (#"{"setBounds":["x",null]}"#, "setBounds[0]: “x” is no number in plain decimal"),
      (#"{"type":1}"#, "type: must be a string, and is 1"),
      (#"{"setValue":true}"#, "setValue: must be a number in plain decimal, or null, and is true"),
      (#"{"type":"1","paste":"1"}"#, "an act is an object with one member"),
      (#"{}"#, "an act is an object with one member"),
      (#"{"value":"1","tokn":1}"#, "tokn: there is no member “tokn”. Did you mean “token”?"),
      (
        #"{"setValue":"1e999999999"}"#,
        "setValue: “1e999999999” is no number in plain decimal with digits from 10^-6176 to 10^6144"
      ),
      (#"{"setValue":1e99999999999999999999}"#, "setValue: “1e99999999999999999999” is no number"),
      (#"{"setValue":1E6145}"#, "setValue: “1E6145” is no number in plain decimal"),
      (#"{"setValue":"1E-6177"}"#, "setValue: “1E-6177” is no number in plain decimal"),
      (#"{"setBounds":[null,"1E6145"]}"#, "setBounds[1]: “1E6145” is no number in plain decimal"),
      (#"{"setBounds":[-1E6145,null]}"#, "setBounds[0]: “-1E6145” is no number in plain decimal"),
      (#"{"type":"\ud800"}"#, "byte 9: not JSON: a lone surrogate"),
      (#"{"type":"1","type":"2"}"#, "byte 12: not JSON: duplicate key “type”"),
      (
        #"{"paste":{"text":"5","numbr":"5"}}"#,
        "paste.numbr: there is no part of a copied number “numbr”. Did you mean “number”?"
      ),
      (#"{"paste":{"text":"5","number":"5"}}"#, "paste: has not text, number and style"),
      (#"{"paste":{"style":"decimals"}}"#, "paste.style: must be a style, and is"),
      (#"{"drawn":-1}"#, "drawn: must be a whole number"),
      (#"{"deleteBackward":1e3}"#, "deleteBackward: "),
      ("{\"decimal\u{212A}ey\":true}", "decimal\u{212A}ey: there is no act"),
    ])
  func refused(line: String, reason: String) {
    let problem = #expect(throws: LineProblem.self) { try FieldAct(line) }
    #expect(problem?.description.hasPrefix(reason) == true, "\(String(describing: problem))")
  }

  @Test("a step that is not above zero is none: the keys do nothing (C12)", arguments: ["0", "-1"])
  func noStep(_ step: String) throws {
    var field = try LineField(#"{"locale":"en-US","value":"5","step":"\#(step)"}"#, from: .icu)
    let state = field.act(.press(.increment))
    #expect(state.text == "5")
    #expect(state.abilities.isEmpty)
  }

  @Test("every policy that a field has is an option by its name")
  func policies() {
    let own = Set(Mirror(reflecting: FieldPolicies()).children.compactMap(\.label))
      .subtracting(["chosen", "step", "largeStep", "kinds"])
    #expect(Set(FieldOptions.Policy.allCases.map(\.rawValue)) == own)
    for choice in FieldPolicies.Choice.allCases {
      var policies = FieldPolicies()
      policies[choice].toggle()
      let changed = zip(
        Mirror(reflecting: policies).children, Mirror(reflecting: FieldPolicies()).children
      )
      .filter { "\($0.value)" != "\($1.value)" && $0.label != "chosen" }.map { $0.0.label }
      #expect(changed == [choice.rawValue])
    }
  }

  @Test("every option of a format is one by its name")
  func formats() {
    let own = Mirror(reflecting: NumberOptions()).children.compactMap(\.label)
    #expect(
      Set(FieldOptions.FormatName.allCases.map(\.rawValue))
        == Set(own + ["refusesForeignDecimalSeparators"]))
  }

  @Test(
    "options that are wrong say where and why",
    arguments: [
      (#"{"style":"percent"}"#, "locale: is missing"),
      (
        #"{"locale":"de-DE","styl":"percent"}"#,
        "styl: there is no option “styl”. Did you mean “style”?"
      ),
      (
        #"{"locale":"de-DE","style":"curency:EUR"}"#,
        "style: there is no style “curency:EUR”. Did you mean “currency:EUR”?"
      ),
      (#"{"locale":"de-DE","style":"currency:EUX"}"#, "style: “EUX” is not a currency"),
      (#"{"locale":"dee-DE"}"#, "locale: “dee-DE” is not a locale that ICU knows. Did you"),
      (#"{"locale":"es-XM"}"#, "locale: “es-XM” is not a locale that ICU knows"),
      (#"{"locale":"d!e"}"#, "locale: “d!e” is not a BCP 47"),
      (
        #"{"locale":"de","policies":{"clampsToBound":true}}"#,
        "policies.clampsToBound: there is no policy “clampsToBound”. Did you mean “clampsToBounds”?"
      ),
      (
        #"{"locale":"de","policies":{"commitPolicy":"keep"}}"#,
        "policies.commitPolicy: there is no commit policy “keep”; there are lastReading, committedValue, keepText"
      ),
      (
        #"{"locale":"de","entries":["fraction"]}"#,
        "entries[0]: there is no kind of entry “fraction”. Did you mean “fractions”?"
      ),
      (#"{"locale":"de","entries":["units"]}"#, "entries: "),
      (
        #"{"locale":"de","step":"1E6145"}"#,
        "step: “1E6145” is no number in plain decimal with digits from 10^-6176 to 10^6144"
      ),
      (#"{"locale":"de","type":"int8","value":"300"}"#, "value: 300 is out of the range of int8"),
      (
        #"{"locale":"de","type":"int8","value":"1.5"}"#,
        "value: 1.5 has a fraction, and the type int8 has none"
      ),
      (
        #"{"locale":"de","format":{"minimumFractionDigits":3,"maximumFractionDigits":1}}"#,
        "format: "
      ),
      (
        #"{"locale":"de","format":{"roundingMode":"halfeven"}}"#,
        "format.roundingMode: there is no mode “halfeven”. Did you mean “halfEven”?"
      ),
      (
        #"{"locale":"de","policies":{"maximumLength":-5}}"#,
        "policies.maximumLength: must be a whole number from 0 to 1048576, and is -5"
      ),
      (#"{"locale":"de","messages":"tlh"}"#, "messages: there are no sentences in “tlh”"),
      (#"{"locale":"de","ranges":"bytes"}"#, "ranges: there is no unit “bytes”; there are utf8"),
    ])
  func wrongOptions(line: String, reason: String) {
    let problem = #expect(throws: LineProblem.self) { try LineField(line, from: .icu) }
    #expect(problem?.description.hasPrefix(reason) == true, "\(String(describing: problem))")
  }
}
