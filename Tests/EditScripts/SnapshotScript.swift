import FieldForms
import FieldTesting
import FormattingFields

/// A field that is edited, saved and restored; and then restored from tampered data.
public struct SnapshotScript {
  private var script: EditScript
  private var damage: [Damage]
  /// The bits of a value that the host sets at the end.
  private var bits: UInt64?

  private enum Damage {
    case text(String)
    case value(String?)
    case committed(String?)
    case anchor(Int)
    case head(Int)
    case edit(Bool)
  }

  /// Reads a script from bytes; any bytes are one.
  public init(bytes: [UInt8]) {
    var source = ByteSource(bytes)
    script = EditScript(FieldSetup(&source))
    damage = []
    guard let format = script.setup.format(locale: script.setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    let choice = source.byte()
    for _ in 0..<choice % 4 { damage.append(Self.damage(&source, pieces)) }
    if choice >= 224 { bits = (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(source.byte()) } }
    while !source.isEmpty && script.steps.count < EditScript.mostSteps {
      script.steps.append(.act(FieldAct(&source, pieces)))
    }
  }

  private static func damage(_ bytes: inout ByteSource, _ pieces: ScriptPieces) -> Damage {
    let numbers = ["", "x", "1E999999999", "0.1", "-5", "1,5", "12345678901234567890", "NaN"]
    let offset = Int(Int8(truncatingIfNeeded: Int(bytes.byte())))
    switch bytes.number(below: 6) {
    case 0: return .text(pieces.text(&bytes))
    case 1: return .value(bytes.once(in: 8) ? nil : bytes.element(of: numbers))
    case 2: return .committed(bytes.once(in: 8) ? nil : bytes.element(of: numbers))
    case 3: return .anchor(offset == 127 ? .max : offset)
    case 4: return .head(offset == -128 ? .min : offset)
    default: return .edit(offset < 0)
    }
  }

  /// How a restored field differs, or why a refused one changed; nil if all is well.
  public func firstProblem(checking thoroughness: Thoroughness = .everyStep) -> String? {
    problem(of: script.setup.type.type, thoroughness)
  }

  private func problem<Value: ExactValue>(
    of type: Value.Type, _ thoroughness: Thoroughness
  ) -> String? {
    guard var run = ScriptRun<Value>(script.setup, checking: thoroughness),
      var fresh = ScriptRun<Value>(script.setup)
    else { return nil }
    for step in script.steps { if (try? run.take(step)) == nil { return nil } }
    if let problem = Self.problemOfUndamaged(run.field) { return problem }
    if let bits {
      var field = run.field
      field.setValue(Value(bits: bits))
      if let problem = Self.problemOfUndamaged(field) { return problem }
      _ = try? field.type("1")
      if let problem = Self.problemOfUndamaged(field) { return problem }
    }
    guard !damage.isEmpty else { return nil }
    var saved = run.field.saved
    for damage in damage { Self.tamper(&saved, damage) }
    let before = fresh.field
    do throws(SnapshotError) {
      try fresh.field.restore(saved)
    } catch {
      return fresh.field == before ? nil : "a refused entry changed the field: \(error), \(saved)"
    }
    fresh.follow()
    do throws(BrokenRule) {
      try fresh.checkState()
      let first = fresh.field
      let isRestored = (try? fresh.field.restore(first.saved)) != nil
      try expect(isRestored, "saved", "what was restored and saved is refused")
      try expect(fresh.field == first, "saved", "restored again: \(fresh.field.shown)")
    } catch {
      return "\(error)\n\(saved)\n\(fresh.field.shown)"
    }
    return nil
  }

  /// What differs after saving and restoring, to the digit and bit; a composition has ended then.
  private static func problemOfUndamaged<Value>(_ field: FormattingField<Value>) -> String? {
    let expected = field.ended
    var restored = FormattingField<Value>(
      format: field.format, bounds: field.bounds, policies: field.policies)
    do throws(SnapshotError) {
      try restored.restore(field.saved)
    } catch {
      return "an undamaged entry is refused: \(error), \(field.saved)"
    }
    let (before, after) = (shown(expected), shown(restored))
    // A field of NaN differs from itself, because NaN does.
    let isEqual = expected == restored || expected != expected
    return before == after && isEqual ? nil : "saved \(before)\nback  \(after)"
  }

  /// All of a field that is saved, and what follows from it.
  private static func shown<Value>(_ field: FormattingField<Value>) -> String {
    "\(field.saved) edited \(field.isEdited), \(field.reading)"
  }

  private static func tamper(_ saved: inout SavedField, _ damage: Damage) {
    switch damage {
    case .text(let text): saved.text = text
    case .value(let value): saved.value = value
    case .committed(let value): saved.committed = value
    case .anchor(let offset): saved.anchor = offset
    case .head(let offset): saved.head = offset
    case .edit(let isEdited):
      saved.isEdited = isEdited
      saved.committed = saved.committed ?? "1"
    }
  }
}
