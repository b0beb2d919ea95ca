import FieldEditing
import FormattingFieldJSON
import NumberText

// A saved field as a member of a line: the JSON object that `Codable` writes for a `SavedField`.
// Its offsets count bytes of UTF-8, whatever the option `ranges` says.

extension SavedField {
  init(_ line: LineMember) throws(LineProblem) {
    var saved = SavedField(text: "", value: nil, selection: FieldSelection(caret: 0))
    var hasText = false
    for (name, part) in try line.members("part of a draft", Part.self) {
      func text() throws(LineProblem) -> String? { part.value == .null ? nil : try part.text() }
      switch name {
      case .text:
        saved.text = try part.text()
        hasText = true
      case .value: saved.value = try text()
      case .anchor: saved.anchor = try part.count(upTo: .max)
      case .head: saved.head = try part.count(upTo: .max)
      case .isEdited: saved.isEdited = try part.flag()
      case .committed: saved.committed = try text()
      case .committedText: saved.committedText = try text()
      case .number: saved.number = try text()
      case .style: saved.style = try text()
      case .isOrdinary: saved.isOrdinary = try part.flag()
      case .isInDoubt: saved.isInDoubt = try part.flag()
      }
    }
    guard hasText else { throw LineProblem(at: line.place, "has no text") }
    self = saved
  }
}

extension JSONWriter {
  mutating func draft(_ saved: SavedField) {
    open("{")
    for name in SavedField.Part.allCases {
      func text(_ text: String?) { if let text { member(name.rawValue, text) } }
      func mark(_ isSo: Bool) { if isSo { member(name.rawValue, true) } }
      switch name {
      case .text: text(saved.text)
      case .value: text(saved.value)
      case .anchor: member(name.rawValue, saved.anchor)
      case .head: member(name.rawValue, saved.head)
      case .isEdited: member(name.rawValue, saved.isEdited)
      case .committed: text(saved.committed)
      case .committedText: text(saved.committedText)
      case .number: text(saved.number)
      case .style: text(saved.style)
      case .isOrdinary: mark(saved.isOrdinary)
      case .isInDoubt: mark(saved.isInDoubt)
      }
    }
    close("}")
  }
}
