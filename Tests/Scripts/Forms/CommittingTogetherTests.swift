import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// A submit commits many fields in one run as if one by one, however they depend on what is
/// declared before them. (F3)
struct CommittingTogetherTests {
  /// Fields that hide each other and have formats, values and places that follow from others.
  private struct Tangled: FormContent {
    enum FieldID: Hashable {
      case first, currency, total, last, extra
      case amount(Int)
      case line(Int, Line.FieldID)
    }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case note, price, double }

      let id: Int
      var price: FormattingField<FixedDecimal>
      var note = PlainTextField(trimsEnds: true)
      var double = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, &price, note.text == "free" ? .hidden : [])
        form.computed(
          .double, named: "double", &double, value: .number(price.entry.map { $0 + $0 }))
        form.field(.note, &note, double.entry == FixedDecimal("4.70") ? .hidden : [])
      }
    }

    var first = PlainTextField(trimsEnds: true)
    var currency = PlainTextField(trimsEnds: true)
    var amounts: [FormattingField<FixedDecimal>]
    var total = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))
    var lines: [Line]
    var last = PlainTextField(trimsEnds: true)
    var extra = PlainTextField(trimsEnds: true)

    private static let (euro, yen) = (
      format(.currency("EUR"), "de-DE"), format(.currency("JPY"), "de-DE")
    )

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.first, named: "first", &first, last.text == "hide" ? .hidden : [])
      form.field(.currency, named: "currency", &currency)
      let money = currency.text == "yen" ? Self.yen : Self.euro
      form.formats(from: .currency) { field in
        if case .amount = field { .number(money) } else { nil }
      }
      var sum: FixedDecimal = 0
      for index in amounts.indices {
        let isHidden = index % 3 == 0 && sum > 100 || index % 4 == 0 && first.text == "x"
        form.field(
          .amount(index), named: "amount\(index)", &amounts[index], isHidden ? .hidden : [])
        sum += amounts[index].entry ?? 0
      }
      form.computed(.total, named: "total", &total, value: .number(sum))
      form.rows(&lines, named: "lines", as: FieldID.line)
      form.field(.last, named: "last", &last, (total.entry ?? 0) > 200 ? .hidden : [])
      if last.text != "none" { form.field(.extra, named: "extra", &extra) }
    }
  }

  /// Commits as a submit of a few fields does: in declared order, and again until no field is to be
  /// committed.
  private func commit(_ form: inout FieldForm<Tangled>) -> [Tangled.FieldID] {
    var committed: Set<Tangled.FieldID> = []
    var reverted: [Tangled.FieldID] = []
    var (index, isAnyCommitted) = (0, true)
    while isAnyCommitted {
      (index, isAnyCommitted) = (0, false)
      while index < form.declaredFields.count {
        let field = form.declaredFields[index]
        index += 1
        guard let state = form[field], state.traits.isActive,
          state.isEdited || state.markedRange != nil, committed.insert(field).inserted
        else { continue }
        if case .reverted? = form.commit(field) { reverted.append(field) }
        isAnyCommitted = true
      }
    }
    return form.declaredFields.filter { reverted.contains($0) }
  }

  private static func form(_ policy: CommitPolicy) -> FieldForm<Tangled> {
    var policies = FieldPolicies()
    policies.commitPolicy = policy
    let price = FormattingField<FixedDecimal>(
      5, format: format(.currency("EUR"), "de-DE"), policies: policies)
    return FieldForm(
      Tangled(
        amounts: Array(repeating: price, count: 14),
        lines: (0..<8).map { Tangled.Line(id: $0, price: price) }))
  }

  /// Submits a form beside a form whose fields are committed one by one, and undoes the submit.
  ///
  /// - Returns: What the submit did, and the content that it left.
  @discardableResult private func submit(
    _ form: FieldForm<Tangled>, _ where: String
  ) throws -> (outcome: SubmitOutcome<Tangled.FieldID>, content: Tangled) {
    var (form, single) = (form, form)
    let expected = commit(&single)
    let edited = form.content
    var outcome: SubmitOutcome<Tangled.FieldID> = .cancelled
    let undo = form.undoable { outcome = $0.beginSubmit() }
    try #require(form.declaredFields == single.declaredFields)
    for field in form.declaredFields {
      let (own, other) = (try #require(form[field]), try #require(single[field]))
      // The selection may differ: a submit focuses what it has reverted.
      try #require(
        own.text == other.text && own.value == other.value && own.traits == other.traits
          && own.outcome == other.outcome && own.issues == other.issues,
        "\(`where`), \(field): “\(own.text)” and “\(other.text)”")
    }
    let reverted =
      if case .reverted(let fields) = outcome { fields } else { [] as [Tangled.FieldID] }
    try #require(reverted == expected, "\(`where`)")
    let content = form.content
    try form.apply(undo)
    for index in edited.amounts.indices {
      #expect(form.content.amounts[index].text == edited.amounts[index].text)
    }
    for index in edited.lines.indices {
      #expect(form.content.lines[index].price.text == edited.lines[index].price.text)
      #expect(form.content.lines[index].note.text == edited.lines[index].note.text)
    }
    return (outcome, content)
  }

  @Test("what reverts is told, and formats follow the commit of the field that gives them")
  func built() throws {
    var form = Self.form(.committedValue)
    try form.apply(.edit(TextEdit(.all, "yen ")), to: .currency)
    try form.apply(.edit(TextEdit(.all, "7")), to: .amount(1))
    try form.apply(.edit(TextEdit(.all, "x")), to: .amount(2))
    let (outcome, content) = try submit(form, "built")
    #expect(outcome == .reverted([.amount(2)]))
    #expect(content.currency.text == "yen")
    #expect(content.amounts[1].format.style == .currency("JPY"))
  }

  @Test("however fields depend on each other, they are committed as one by one, and undone")
  func oneByOne() throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    let plain = ["7", "1.000", "12", "2,35"]
    let all = plain + ["2,345", "x", "x ", "free ", "none ", "hide ", "yen ", "50,004", "-9"]
    for step in 0..<Sampling.count(200, full: 5_000) {
      var form = Self.form(Bool.random(using: &random) ? .committedValue : .keepText)
      let texts = Bool.random(using: &random) ? plain : all
      if Bool.random(using: &random) { form.focus(.currency) }
      for field in form.declaredFields where Int.random(in: 0..<5, using: &random) > 0 {
        try? form.apply(.edit(TextEdit(.all, texts.randomElement(using: &random)!)), to: field)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        try form.apply(.edit(TextEdit(.all, "yen ")), to: .currency)
      }
      try submit(form, "seed \(seed), step \(step)")
    }
  }
}
