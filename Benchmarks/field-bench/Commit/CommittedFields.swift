import CPeers
import FieldEditing
import NumberText

/// What a pass does with each of its fields.
enum FieldTask: String, CaseIterable {
  /// Commits a text that was typed anew, so that the commit has all its work.
  case commit
  /// Asks for the text that a commit would leave.
  case preview
  /// Adds a step.
  case step
  /// Binds another value.
  case set
}

/// Fields with a typed number each; a pass does one thing with all of them.
final class CommittedFields<Value: NumberValue> {
  private let act: FieldTask
  private let empty: FormattingField<Value>
  private let edits: [TextEdit]
  private let values: [Value?]
  /// The texts that the pass shall show.
  private let shown: [String]
  private var fields: [FormattingField<Value>]

  /// Makes a field for each number, as `empty` is.
  init(
    _ plain: [String], _ numbers: WrittenNumbers, _ act: FieldTask, in empty: FormattingField<Value>
  ) {
    let format = empty.format
    self.act = act
    self.empty = empty
    // Typed as people do, without grouping separators.
    edits = plain.map { plain in
      TextEdit(.all, plain.replacing(".", with: format.symbols.decimalSeparator))
    }
    values = edits.map { edit in
      var field = empty
      _ = try? field.apply(edit)
      return field.value
    }
    shown = act == .step ? numbers.numbers.map { format.text(for: $0 + 1) } : numbers.texts
    fields = Array(repeating: empty, count: edits.count)
  }

  var subject: Subject {
    let count = fields.count
    return Subject(name: "ours", work: .passes(operations: count, prepare: prepare, pass: pass)) {
      self.prepare()
      self.pass()
      for (index, field) in self.fields.enumerated() {
        let text = self.act == .preview ? field.commitPreview.text : field.text
        try WrongAnswer.check(self.edits[index].replacement, text, self.shown[index])
      }
    }
  }

  private func prepare() {
    for index in fields.indices {
      fields[index] = empty
      if act != .set { _ = try? fields[index].apply(edits[index]) }
      if act == .step { fields[index].commit() }
    }
  }

  private func pass() {
    fields.withUnsafeMutableBufferPointer { fields in
      for index in fields.indices {
        switch act {
        case .commit: if case .accepted = fields[index].commit().outcome { peer_use(1) }
        case .preview: peer_use(UInt64(fields[index].commitPreview.text.utf8.count))
        case .step: if case .some = fields[index].increment() { peer_use(1) }
        case .set: if case .some = fields[index].setValue(values[index]) { peer_use(1) }
        }
        peer_use(UInt64(fields[index].text.utf8.count))
      }
    }
  }
}
