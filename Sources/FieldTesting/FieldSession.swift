public import FieldEditing
import FieldForms
public import NumberText

/// A field under a session: a list of acts that is a file, which every host plays and records, so that a
/// person's report of a fault is a test.
///
/// ```swift
/// var session = FieldSession(price) { tag in try? .icu(locale: tag, style: .currency("EUR")) }
/// try session.play("""
///   {"locale":"de-DE","style":"currency:EUR"}
///   {"type":"1234"}
///   {"commit":true}
///   """)
/// session.field.text   // "1.234,00 €"
/// ```
///
/// The first line of a file has the options that the field was made with, as the keys of a request of
/// `numfield replay`. A test makes the field itself, and the line is not looked at. Each line behind is a
/// ``SessionAct``.
///
/// - Complexity: of each act that of the field's own method.
public struct FieldSession<Value: NumberValue> {
  /// The field after the acts so far.
  public private(set) var field: FormattingField<Value>
  /// What was done, without acts that were refused.
  public private(set) var acts: [SessionAct] = []
  /// What the last act committed; nil for an act that is no commit.
  public private(set) var outcome: CommitOutcome?
  private let format: (String) -> NumberFormat?
  private var done: [FieldChange<Value>] = []
  private var undone: [FieldChange<Value>] = []

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - field: The field, as its options make it.
  ///   - format: The format of a locale; nil if there is none, and the field keeps its own.
  public init(
    _ field: FormattingField<Value>, format: @escaping (String) -> NumberFormat? = { _ in nil }
  ) {
    (self.field, self.format) = (field, format)
  }

  /// The acts so far, as lines of a file.
  public var lines: String { acts.map(\.line).joined(separator: "\n") }

  /// Plays a file.
  ///
  /// - Throws: The first line that is no act. A refused act is no failure, and is passed over.
  public mutating func play(_ lines: String) throws(ScriptFailure) {
    for line in lines.split(whereSeparator: \.isNewline).dropFirst() {
      let act = try SessionAct(String(line))
      try? play(act)
    }
  }

  /// Plays an act.
  ///
  /// - Throws: Why the field refused it; nothing has changed then, but that typed characters in front of the
  ///   refused one stay.
  public mutating func play(_ act: SessionAct) throws(EditRefusal) {
    outcome = nil
    switch act {
    case .input(.press(.commit, _)):
      let commit = field.commit()
      outcome = commit.outcome
      note(commit.change)
    case .input(let input): note(try field.apply(input))
    case .bytes(let range, let bytes): note(try field.apply(try TextEdit(range, utf8: bytes)))
    case .focus: note(field.focus())
    case .setValue(let number): note(field.setValue(number.flatMap(field.converted)))
    case .setLocale(let tag): if let format = format(tag) { note(field.setFormat(format)) }
    case .setBounds(let bounds): field.setBounds(bounds)
    case .undo:
      if let change = done.popLast() { undone.append(try field.apply(change.inverse).inverse) }
    case .redo: if let change = undone.popLast() { done.append(try field.apply(change)) }
    case .restore(let tag):
      var restored = field
      restored.reset()
      if let format = format(tag) { restored.setFormat(format) }
      do throws(SnapshotError) { try restored.restore(field.saved) } catch { break }
      (field, done, undone) = (restored, [], [])
    }
    acts.append(act)
  }

  private mutating func note(_ change: FieldChange<Value>?) {
    guard let change else { return }
    done.append(change)
    undone = []
  }
}
