import EditScripts
import EntryKinds
import FieldForms
import FormattingFieldLock
import FormattingFields
import Foundation
import Testing

@testable import EntryKindsTests

/// A form with number fields of every kind, under random acts.
struct MixedFormScripts {
  @Test(
    "whatever is done is undone and made again, in other formats and bounds too, and the screen says the value (S12, F12, S7)",
    arguments: [false, true])
  func histories(changesFormats: Bool) {
    let problems = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Sampling.count(400, full: 30_000)) { index in
      let seed = Sampling.seed &+ UInt64(index) &* 0x9_0001
      var run = MixedRun(seed, changesFormats: changesFormats)
      if let problem = run.firstProblem() {
        problems.withLock {
          $0.append("seed \(seed), \(problem): \(run.acts.joined(separator: "; "))")
        }
      }
    }
    let found = problems.withLock { $0 }
    #expect(found.isEmpty, "\(found.count), such as \(found.prefix(3).joined(separator: "\n"))")
  }
}

/// A form under random acts.
private struct MixedRun {
  private static let texts = [
    "1", "2", "5", ",", ".", "0", "1.5", "12", "1,234.5", "1.234,5", "1.234", "12,5", "1+2", "1/2",
    "\u{BD}", "-", "1'234", "x", "1 234,5", "3%", "1,23,456", "\u{663}", "1.234.567",
    "1,234,567.89",
  ]

  private(set) var acts: [String] = []
  private let changesFormats: Bool
  private var random: SeededGenerator
  private var form: FieldForm<Mixed>

  init(_ seed: UInt64, changesFormats: Bool) {
    random = SeededGenerator(seed)
    self.changesFormats = changesFormats
    form = FieldForm(try! Mixed(Mixed.locales.randomElement(using: &random)!))
  }

  /// Makes acts, undoes all of them and makes them again: what goes wrong; nil if nothing does.
  mutating func firstProblem() -> String? {
    var (undos, states) = ([FormChange<Mixed>](), [form.content])
    for _ in 0..<Int.random(in: 2...20, using: &random) {
      var (run, before) = (self, form)
      undos.append(before.undoable { run.act(on: &$0) })
      self = run
      form = before
      states.append(form.content)
      if let problem = form.content.misread { return problem }
    }
    // Formats and bounds change once more, and nobody has recorded that.
    for field in Mixed.FieldID.allCases where changesFormats {
      let format = format(of: field)
      form.content.setFormat(format, of: field)
      form.content.setBounds(bounds(of: field), of: field)
    }
    var redos: [(change: FormChange<Mixed>, state: Mixed)] = []
    for (undo, state) in zip(undos, states).reversed() {
      let latest = form.content
      guard let redo = try? form.apply(undo) else { return "undo \(redos.count) does not fit" }
      redos.append((redo, latest))
      if let problem = difference(from: state) { return "undone: \(problem)" }
    }
    for (redo, state) in redos.reversed() {
      guard (try? form.apply(redo)) != nil else { return "a redo does not fit" }
      if let problem = difference(from: state) { return "made again: \(problem)" }
    }
    return nil
  }

  private func difference(from state: Mixed) -> String? {
    if let problem = form.content.misread { return problem }
    for id in Mixed.FieldID.allCases {
      let (now, was) = (form.content[id], state[id])
      let isSame =
        changesFormats
        ? was.status != .acceptable
          || now.fieldValue == was.fieldValue
            && (now.status == .acceptable || isOutOfBounds(id))
        : now.saved == was.saved
      if !isSame {
        return "\(id) is \(now.text.debugDescription), was \(was.text.debugDescription)"
      }
    }
    let isFilling = form.content.cents.isFilling
    return changesFormats || isFilling == state.cents.isFilling ? nil : "digits fill \(isFilling)"
  }

  /// Whether nothing but its bounds refuses what a field says.
  private func isOutOfBounds(_ field: Mixed.FieldID) -> Bool {
    var content = form.content
    content.setBounds(.unlimited, of: field)
    return content[field].status == .acceptable
      && content[field].fieldValue == form.content[field].fieldValue
  }

  /// A field's format in another locale.
  private mutating func format(of field: Mixed.FieldID) -> NumberFormat {
    let locale = Mixed.locales.randomElement(using: &random)!
    acts.append("\(locale) in \(field)")
    return try! Mixed.format(locale, field)
  }

  /// Other bounds of a field, or none.
  private mutating func bounds(of field: Mixed.FieldID) -> NumberBounds {
    let bounds: [NumberBounds] = [
      .unlimited, .unlimited, NumberBounds(0...1), NumberBounds(...1000), NumberBounds(10...),
    ]
    let chosen = bounds.randomElement(using: &random)!
    acts.append("\(chosen) in \(field)")
    return chosen
  }

  private mutating func act(on form: inout FieldForm<Mixed>) {
    let field = Mixed.FieldID.allCases.randomElement(using: &random)!
    let text = Self.texts.randomElement(using: &random)!
    var inputs: [FieldAct] = []
    switch Int.random(in: 0..<(changesFormats ? 22 : 17), using: &random) {
    case 0..<4: inputs = [.type(text)]
    case 4: inputs = [.press(.deleteBackward)]
    case 5: inputs = [.paste(text)]
    case 6: inputs = [.select(.all), .paste(text)]
    case 7: inputs = [.press(.decimalKey)]
    case 8: inputs = [.press(.toggleSign)]
    case 9: inputs = [.follow(text)]
    case 10: inputs = [.press(.increment)]
    case 11: inputs = [.select(.all)]
    case 12: inputs = [.compose(text), .press(.endComposition)]
    case 13:
      acts.append("focus \(field)")
      form.focus(field)
    case 14:
      acts.append("focus nothing")
      form.focus(nil)
    case 15:
      acts.append("set \(field)")
      form.setValue(.number(FixedDecimal("1234.5")), of: field)
    case 16:
      acts.append("commit \(field)")
      form.commit(field)
    case 17...19: form.content.setFormat(format(of: field), of: field)
    default: form.content.setBounds(bounds(of: field), of: field)
    }
    for input in inputs {
      acts.append("\(input) in \(field)")
      try? form.apply(input, to: field)
    }
  }
}
