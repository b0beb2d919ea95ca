import CPeers
import FieldEditing
import NumberText

/// Fields that hold the same text; a pass types one key into each.
final class FieldsToTypeInto<Value: NumberValue> {
  /// How the fields are told of a key.
  enum Way {
    /// By `apply`, which gives a change back.
    case applied
    /// By `edit`, which gives none.
    case edited
    /// By the whole text of the host's control.
    case followed
  }

  private let key: TypedKey
  private let edit: TextEdit
  private let undo: TextEdit
  private let way: Way
  /// Whether a pass takes the typed key away again.
  private let deletes: Bool
  private let caret: TextRange
  /// The text after the key, made once: a pass allocates nothing for itself.
  private let after: String
  private var fields: [FormattingField<Value>]
  private let double: (Value) -> Double?

  /// Makes the fields from an empty one; `double` gives the value to compare.
  init(
    _ key: TypedKey, _ field: FormattingField<Value>, _ way: Way = .applied, deletes: Bool = false,
    double: @escaping (Value) -> Double?
  ) throws {
    self.key = key
    self.double = double
    (self.way, self.deletes) = (way, deletes)
    after = key.after
    caret = .utf16(key.place + 1, key.place + 1)
    edit = TextEdit(.utf8(key.place, key.place), key.key)
    undo = TextEdit(
      .utf8(key.place, key.place + key.key.utf8.count), "", intent: .deleted)
    fields = Array(repeating: field, count: TypedKey.fieldCount)
    for index in fields.indices {
      try fields[index].apply(TextEdit(.all, key.typed))
      // A longer text gets room for more, so that typing is measured and not growing. A short text
      // stays in the string's own bytes, as when a person types.
      if after.utf8.count <= 15 { continue }
      for _ in 0..<16 { try fields[index].apply(edit) }
      for _ in 0..<16 { try fields[index].apply(undo) }
    }
  }

  func subject(named name: String) -> Subject {
    let (prepare, pass) = deletes ? (type, takeBack) : (takeBack, type)
    return Subject(
      name: name, work: .passes(operations: TypedKey.fieldCount, prepare: prepare, pass: pass)
    ) {
      self.takeBack()
      self.type()
      for field in self.fields {
        let question = "\(self.key.before) and \(self.key.key)"
        try WrongAnswer.check(question, field.text, self.after)
        let value = field.value.flatMap(self.double)
        try WrongAnswer.check(question, value, Double(self.key.plainAfter))
        try WrongAnswer.check(question, field.selection.head, self.key.place + 1)
        try WrongAnswer.check(question, field.status, .acceptable)
      }
      self.takeBack()
      for field in self.fields {
        try WrongAnswer.check("\(self.after) and a deletion", field.text, self.key.before)
      }
    }
  }

  private func type() {
    fields.withUnsafeMutableBufferPointer { fields in
      for index in fields.indices {
        do {
          switch way {
          case .applied: try fields[index].apply(edit)
          case .edited: try fields[index].edit(edit)
          case .followed: try fields[index].follow(after, selection: caret)
          }
        } catch { continue }
        show(&fields[index])
      }
    }
  }

  /// Takes the key away from each field that has it.
  private func takeBack() {
    fields.withUnsafeMutableBufferPointer { fields in
      for index in fields.indices where fields[index].text.utf8.count > key.before.utf8.count {
        do {
          if way == .edited { try fields[index].edit(undo) } else { try fields[index].apply(undo) }
        } catch { continue }
        show(&fields[index])
      }
    }
  }

  /// Reads what a control shows. The field is passed in place, for a copy costs as much as a key.
  @inline(__always)
  private func show(_ field: inout FormattingField<Value>) {
    let isGood = field.status == .acceptable && field.issue == nil
    peer_use(field.value.flatMap(double)?.bitPattern ?? 0)
    peer_use(UInt64(field.selection.head + field.text.utf8.count))
    peer_use(isGood ? 1 : 0)
  }
}
