import CPeers
import FormattingFields
import NumberText

/// Fields with a typed number each; a pass commits them all.
final class CommittedFields {
  private let written: [String]
  private let edits: [TextEdit]
  private var fields: [FormattingField<Double>]

  /// Makes a field for each number of a corpus; `written` are the texts that a commit shall show.
  init(_ corpus: Corpus, written: [String]) throws {
    let format = try NumberFormat.icu(locale: corpus.locale, style: .decimal)
    self.written = written
    // Typed as people do, without grouping separators.
    edits = corpus.plain.map { plain in
      TextEdit(.all, plain.replacing(".", with: format.symbols.decimalSeparator))
    }
    fields = Array(
      repeating: FormattingField<Double>(format: format), count: corpus.plain.count)
  }

  var subject: Subject {
    Subject(
      name: "ours", work: .passes(operations: fields.count, prepare: type, pass: commit)
    ) {
      self.type()
      self.commit()
      for (index, field) in self.fields.enumerated() {
        try WrongAnswer.check(self.edits[index].replacement, field.text, self.written[index])
      }
    }
  }

  private func type() {
    for index in fields.indices { _ = try? fields[index].apply(edits[index]) }
  }

  private func commit() {
    fields.withUnsafeMutableBufferPointer { fields in
      for index in fields.indices {
        if case .accepted = fields[index].commit().outcome { peer_use(1) }
        peer_use(UInt64(fields[index].text.utf8.count))
      }
    }
  }
}
