import CAllocations
import CPeers
import FieldEditing
import FieldForms
import NumberText
import Observation

/// State that passes change and checks look at, on one thread.
private final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Subject {
  private static let repetitions = 10

  private static func ours(
    operations: Int, check: @escaping () throws -> Void = {}, prepare: (() -> Void)? = nil,
    pass: @escaping () -> Void
  ) -> Subject {
    Subject(name: "ours", work: .passes(operations: operations, prepare: prepare, pass: pass)) {
      prepare?()
      pass()
      try check()
    }
  }

  /// A key after the price in the middle of the form, and one that takes it away, each read.
  static func formKeys(_ content: Ledger) -> Subject {
    let price = content.middlePrice
    let form = Box(FieldForm(content))
    form.value.focus(price)
    try? form.value.apply(.select(.utf8(0, 0)))
    let text = form.value[price]?.text
    return ours(operations: 2 * repetitions) {
      try WrongAnswer.check("the text of a key and a deletion", form.value[price]?.text, text)
    } pass: {
      for _ in 0..<repetitions {
        for input in [FieldAct.type("1"), .press(.deleteBackward)] {
          try? form.value.apply(input)
          peer_use(UInt64(form.value[price]?.issues.count ?? 0))
        }
      }
    }
  }

  /// The same inside a history, which a pass empties first.
  static func formHistoryKeys(_ content: Ledger) -> Subject {
    historyWork(content) { form, history, price in
      for number in 0..<repetitions {
        for input in [FieldAct.type("1"), .press(.deleteBackward)] {
          let _: Void? = try? history.record(in: &form, at: .seconds(number)) {
            try $0.apply(input)
          }
          peer_use(UInt64(form[price]?.issues.count ?? 0))
        }
      }
    }
  }

  /// An undo of a key, and its redo.
  static func formUndos(_ content: Ledger) -> Subject {
    historyWork(content) { form, history, price in
      for _ in 0..<repetitions {
        peer_use(history.undo(&form) ? 1 : 0)
        peer_use(history.redo(&form) ? 1 : 0)
        peer_use(UInt64(form[price]?.issues.count ?? 0))
      }
    }
  }

  /// A key and a commit inside a history, each counted.
  static func formCommits(_ content: Ledger) -> Subject {
    historyWork(content) { form, history, price in
      for number in 0..<repetitions {
        let key = number.isMultiple(of: 2) ? FieldAct.type("1") : .press(.deleteBackward)
        for input in [key, .press(.commit)] {
          let _: Void? = try? history.record(in: &form, at: .seconds(number)) {
            try $0.apply(input)
          }
        }
        peer_use(UInt64(form[price]?.issues.count ?? 0))
      }
    }
  }

  /// Work with a form and a history of one key in the middle of the form, which leaves the form as
  /// before.
  private static func historyWork(
    _ content: Ledger,
    _ work: @escaping (inout FieldForm<Ledger>, inout UndoHistory<Ledger>, Ledger.FieldID) -> Void
  ) -> Subject {
    let price = content.middlePrice
    let (form, history) = (Box(FieldForm(content)), Box(UndoHistory<Ledger>()))
    func begin() {
      (form.value, history.value) = (FieldForm(content.copied), UndoHistory())
      form.value.focus(price)
      let _: Void? = try? history.value.record(in: &form.value, at: .zero) {
        try $0.apply(.select(.utf8(0, 0)))
        try $0.apply(.type("7"))
      }
    }
    return ours(operations: 2 * repetitions) {
      let value = form.value[price]?.value
      begin()
      try WrongAnswer.check("the value afterwards", value, form.value[price]?.value)
      try WrongAnswer.check("whether there is an undo", history.value.undo(&form.value), true)
    } prepare: {
      begin()
    } pass: {
      work(&form.value, &history.value, price)
    }
  }

  /// The same in a form with a total: "ours" if the form computes it, else "plain".
  static func summedKeys(_ content: Invoice) -> Subject {
    let amount = content.middleAmount
    let form = Box(FieldForm(content))
    form.value.focus(amount)
    try? form.value.apply(.select(.utf8(0, 0)))
    func total(after input: FieldAct) -> String? {
      try? form.value.apply(input)
      return form.value[.total]?.text
    }
    return Subject(
      name: content.isComputed ? "ours" : "plain",
      work: .passes(operations: 2 * repetitions, prepare: nil) {
        for _ in 0..<repetitions {
          for input in [FieldAct.type("1"), .press(.deleteBackward)] {
            try? form.value.apply(input)
            peer_use(UInt64(form.value[amount]?.issues.count ?? 0))
          }
        }
      }
    ) {
      let (typed, deleted) = (total(after: .type("1")), total(after: .press(.deleteBackward)))
      try WrongAnswer.check("whether the total follows", typed != deleted, content.isComputed)
    }
  }

  /// The same through a model, of which somebody observes validity, focus and the field.
  ///
  /// - Parameter keepsHistory: Whether the model keeps what can be undone.
  static func modelKeys(_ content: Ledger, keepsHistory: Bool) -> Subject {
    let price = content.middlePrice
    let (model, reader) = MainActor.assumeIsolated {
      let model = FormModel(content)
      if !keepsHistory { model.history.limit = 0 }
      model.form.focus(price)
      try? model.form.apply(.select(.utf8(0, 0)))
      return (model, LedgerReader(model, price))
    }
    let text = content.lines[content.lines.count / 2].price.text
    return ours(operations: 2 * repetitions) {
      try MainActor.assumeIsolated {
        try WrongAnswer.check("the text of a key and a deletion", model.field(price)?.text, text)
        try WrongAnswer.check("whether readers were told", reader.reads > repetitions, true)
      }
    } pass: {
      MainActor.assumeIsolated {
        for _ in 0..<repetitions {
          for input in [FieldAct.type("1"), .press(.deleteBackward)] {
            try? model.form.apply(input)
            reader.readAnew()
          }
        }
      }
    }
  }

  /// The same through a model that has no form: somebody observes its three properties.
  static func plainModelKeys() -> Subject {
    let model = MainActor.assumeIsolated { PlainModel() }
    return Subject(
      name: "observable",
      work: .passes(operations: 2 * repetitions, prepare: nil) {
        MainActor.assumeIsolated {
          for number in 0..<(2 * repetitions) { model.type(number) }
        }
      }
    ) {
      try MainActor.assumeIsolated {
        let reads = model.reads
        for number in [0, 1] { model.type(number) }
        try WrongAnswer.check("whether readers were told", model.reads, reads + 2)
      }
    }
  }

  /// Whether the form is valid, and what is wrong with one field.
  static func formValidity(_ content: Ledger) -> Subject {
    let price = content.middlePrice
    let form = FieldForm(content)
    return ours(operations: repetitions) {
      try WrongAnswer.check("validity", form.isValid, true)
    } pass: {
      for _ in 0..<repetitions {
        peer_use(form.isValid ? 1 : 0)
        peer_use(UInt64(form.issues(of: price).count))
      }
    }
  }

  /// Tab and Shift-Tab in the middle of the form.
  static func formMoves(_ content: Ledger) -> Subject {
    let price = content.middlePrice
    let form = Box(FieldForm(content))
    form.value.focus(price)
    return ours(operations: 2 * repetitions) {
      try WrongAnswer.check("the focus", form.value.focusedField, price)
    } pass: {
      for _ in 0..<repetitions {
        form.value.moveToNext()
        form.value.moveToPrevious()
      }
    }
  }

  /// A submit's beginning, which validates all fields. A short form submits so often that the state
  /// of the allocator does not decide the count.
  static func formSubmit(_ content: Ledger) -> Subject {
    let form = Box(FieldForm(content))
    let submits = max(1, 30 * repetitions / content.lines.count)
    return ours(operations: submits * content.lines.count * 2) {
      try WrongAnswer.check("whether it is submitting", form.value.isSubmitting, false)
    } pass: {
      for _ in 0..<submits {
        peer_use(form.value.beginSubmit() == .started ? 1 : 0)
        if let submission = form.value.submission { form.value.cancelSubmit(submission) }
      }
    }
  }

  /// A pasted block: a text for each field of the form, as one change in a history.
  static func formBlock(_ content: Ledger) -> Subject {
    var texts: [Ledger.FieldID: String] = [:]
    for line in content.lines {
      texts[.line(line.id, .quantity)] = "7"
      texts[.line(line.id, .price)] = "1.234,5"
    }
    let (form, history) = (Box(FieldForm(content)), Box(UndoHistory<Ledger>()))
    return ours(operations: texts.count) {
      let sum = form.value.content.lines.compactMap(\.price.entry).reduce(0, +)
      try WrongAnswer.check("the sum", sum, 1234.5 * Double(content.lines.count))
      try WrongAnswer.check("whether one undo is enough", history.value.undo(&form.value), true)
      try WrongAnswer.check("whether there is another", history.value.canUndo, false)
    } prepare: {
      (form.value, history.value) = (FieldForm(content.copied), UndoHistory())
    } pass: {
      history.value.record(in: &form.value, at: .zero) { _ = $0.enter(texts) }
    }
  }

  /// A model of fields that a host hands over, of which each field is read once. Making the fields
  /// and freeing the model are not measured.
  static func formAppearance(_ content: Ledger) -> Subject {
    let (given, shown) = (Box<Ledger?>(nil), Box<FormModel<Ledger>?>(nil))
    return ours(operations: content.lines.count * 2) {
      try MainActor.assumeIsolated {
        try WrongAnswer.check("whether the form is valid", shown.value?.isValid, true)
      }
    } prepare: {
      shown.value = nil
      given.value = content.copied
    } pass: {
      MainActor.assumeIsolated {
        guard let own = given.value.take() else { return }
        let model = FormModel(own)
        for field in model.declaredFields {
          peer_use(UInt64(model.field(field)?.text.utf8.count ?? 0))
        }
        peer_use(model.isValid ? 1 : 0)
        shown.value = model
      }
    }
  }

  /// The memory of a field, with its content, its form and a model of which each field was read
  /// once.
  static func formMemory(fields: Int, _ format: NumberFormat) -> Subject {
    func kept() -> Double {
      MainActor.assumeIsolated {
        let before = allocations_bytes_in_use()
        let model = FormModel(Ledger(fields: fields, format: format))
        for field in model.declaredFields {
          peer_use(UInt64(model.field(field)?.text.utf8.count ?? 0))
        }
        let kept = allocations_bytes_in_use() - before
        return withExtendedLifetime(model) { Double(kept) / Double(fields) }
      }
    }
    return Subject(name: "bytes", work: .bytes(kept)) {
      try WrongAnswer.check("whether a field keeps anything", kept() > 0, true)
    }
  }

  /// What a history keeps of each of a hundred steps: keys in as many rows, and every tenth takes a
  /// row away.
  static func historyMemory(fields: Int, _ format: NumberFormat) -> Subject {
    func kept() -> Double {
      var form = FieldForm(Ledger(fields: fields, format: format))
      var history = UndoHistory<Ledger>(longestPause: .seconds(-1))
      let steps = 100
      func take(_ step: Int) {
        let _: Void? = try? history.record(in: &form, at: .seconds(step)) { form in
          if step % 10 == 9 {
            form.content.lines.remove(at: fields / 4)
          } else {
            form.focus(.line(form.content.lines[step * 3].id, .price))
            try form.apply(.type("7"))
          }
        }
      }
      // What the first step sets up is not the history's.
      take(0)
      let before = allocations_bytes_in_use()
      for step in 1...steps { take(step) }
      let kept = allocations_bytes_in_use() - before
      return withExtendedLifetime((form, history)) { Double(kept) / Double(steps) }
    }
    return Subject(name: "bytes", work: .bytes(kept)) {
      try WrongAnswer.check("whether a step keeps anything", kept() > 0, true)
    }
  }

  /// A form from what another one has saved, in fields that a host hands over.
  static func formRestoring(_ content: Ledger) -> Subject {
    let form = FieldForm(content)
    let snapshot = form.snapshot
    let (given, shown) = (Box<Ledger?>(nil), Box<FieldForm<Ledger>?>(nil))
    return ours(operations: content.lines.count * 2) {
      try WrongAnswer.check("the restored form", shown.value == form, true)
    } prepare: {
      shown.value = nil
      given.value = content.copied
    } pass: {
      guard let own = given.value.take() else { return }
      shown.value = FieldForm.restored(from: snapshot, in: own).form
      peer_use(shown.value?.isValid == true ? 1 : 0)
    }
  }
}

/// A model without a form, and what a view reads of it.
@MainActor @Observable private final class PlainModel {
  private(set) var text = "1"
  private(set) var isValid = true
  private(set) var isFocused = true
  @ObservationIgnored private(set) var reads = 0
  @ObservationIgnored private var isTold = true

  init() { readAnew() }

  func type(_ number: Int) {
    text = number.isMultiple(of: 2) ? "12" : "1"
    isValid = !text.isEmpty
    isFocused = true
    readAnew()
  }

  private func readAnew() {
    guard isTold else { return }
    isTold = false
    reads += 1
    withObservationTracking {
      peer_use(isValid ? 1 : 0)
      peer_use(isFocused ? 1 : 0)
      peer_use(UInt64(text.utf8.count))
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isTold = true }
    }
  }
}

/// Observes what a view of one field would.
@MainActor private final class LedgerReader {
  private let model: FormModel<Ledger>
  private let field: Ledger.FieldID
  private var isTold = true
  private(set) var reads = 0

  init(_ model: FormModel<Ledger>, _ field: Ledger.FieldID) {
    (self.model, self.field) = (model, field)
    readAnew()
  }

  /// Reads again, if told of a change.
  func readAnew() {
    guard isTold else { return }
    isTold = false
    reads += 1
    withObservationTracking {
      peer_use(model.isValid ? 1 : 0)
      peer_use(model.focusedField == field ? 1 : 0)
      peer_use(UInt64(model.field(field)?.text.utf8.count ?? 0))
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isTold = true }
    }
  }
}
