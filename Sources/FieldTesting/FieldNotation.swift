import FieldEditing
public import FieldForms
import NumberText

// A test kit: a simulated person types into fields and forms, in a notation that looks like the
// screen. The kit needs no test library, and works with any.
//
// - FieldNotation: a text with its caret, as "12|34" or "[12]34".
// - FieldScript: the inputs of a person in a text, and what the field shows then.
// - ForeignField: another engine, for the same scripts and sessions.
// - FormDriver: a model of a form with a person, a clock and a screen.
// - FormAct and RandomSession: random sessions of a field or a form, and the smallest session that
//   fails.
// - FakeServer: answers late, in another order, or not at all.
// - FakeClock: time goes on when a test says so.
// - SeededGenerator: the random numbers of a seed.

extension PlayableField {
  /// The text with "|" at the caret, or "[" and "]" around the selection.
  public var shown: String { notation(of: text, selection) }

  /// Replaces the whole text, and sets the selection, as the notation of ``shown`` says: "12|34" or
  /// "[12]34". Without "|", "[" and "]" the caret is at the end.
  ///
  /// - Throws: Why the field refuses the text.
  public mutating func set(_ notation: String) throws {
    let (text, selection) = parsed(notation)
    try edit(.edit(TextEdit(.all, text)))
    try edit(.select(.utf8(selection.anchor, selection.head)))
  }
}

extension FieldState {
  /// The text with "|" at the caret, or "[" and "]" around the selection.
  public var shown: String { notation(of: text, selection) }
}

private func notation(of text: String, _ selection: FieldSelection) -> String {
  var bytes = Array(text.utf8)
  if selection.isCaret {
    bytes.insert(UInt8(ascii: "|"), at: selection.head)
  } else {
    bytes.insert(UInt8(ascii: "]"), at: selection.range.upperBound)
    bytes.insert(UInt8(ascii: "["), at: selection.range.lowerBound)
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func parsed(_ notation: String) -> (text: String, selection: FieldSelection) {
  var bytes: [UInt8] = []
  var marks: [Int] = []
  for byte in notation.utf8 {
    if "|[]".utf8.contains(byte) { marks.append(bytes.count) } else { bytes.append(byte) }
  }
  return (
    String(decoding: bytes, as: UTF8.self),
    FieldSelection(anchor: marks.first ?? bytes.count, head: marks.last ?? bytes.count)
  )
}

extension String {
  /// The text with its invisible characters written out, such as a no-break space as `\u{A0}`.
  /// Plain spaces and line breaks stay as they are.
  ///
  /// ```swift
  /// "19\u{A0}%".visible   // #"19\u{A0}%"#
  /// ```
  ///
  /// - Complexity: O(*n*) in the text's scalars.
  public var visible: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .control, .format, .lineSeparator, .paragraphSeparator:
        scalar == " " || scalar == "\n"
          ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }.joined()
  }
}
