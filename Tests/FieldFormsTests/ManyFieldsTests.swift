import FieldForms
import FormattingFields
import Testing

/// Fields of one type that are declared together, and what depends on other fields. (F11)
struct ManyFieldsTests {
  /// Shares, whose traits follow from a word before them, in a part and in rows.
  struct Shares: FormContent {
    enum FieldID: Hashable {
      case kind, sum, last
      case share(Int)
    }

    var kind = PlainTextField()
    var shares: [FormattingField<Int>]
    var sum = FormattingField<Int>(format: format(.decimal, "de-DE"))
    var last = PlainTextField()

    init(_ count: Int) {
      shares = (0..<count).map { FormattingField($0 % 3, format: format(.decimal, "de-DE")) }
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.kind, named: "kind", &kind)
      let traits: [String: FieldTraits] = ["must": .required, "none": .hidden, "read": .readOnly]
      if kind.text != "gone" {
        form.fields(
          &shares, named: { "share\($0)" }, label: { "Share \($0)" }, as: FieldID.share,
          traits[kind.text] ?? [], rules: [.rule("most") { $0 <= 100 }])
      }
      let entries = shares.compactMap { $0.entry }
      let sum = entries.count == shares.count ? entries.reduce(0, +) : nil
      form.computed(
        .sum, named: "sum", &self.sum, value: .number(sum.map { FixedDecimal($0) }),
        rules: [.rule("most") { $0 <= 150 }])
      form.field(
        .last, named: "last", label: kind.text == "must" ? "The last" : "Last", &last,
        sum == 7 ? .required : [])
      form.rule("few", on: .last, holds: sum ?? 0 < 100, message: "Fewer.")
    }
  }

  struct All: FormContent {
    enum FieldID: Hashable {
      case part(Shares.FieldID)
      case row(Int, Shares.FieldID)
    }

    struct Row: FormContent, Identifiable {
      let id: Int
      var shares: Shares
      mutating func declare(_ form: inout FormDeclaration<Shares.FieldID>) {
        shares.declare(&form)
      }
    }

    var part = Shares(5)
    var rows = [3, 0, 2].enumerated().map { Row(id: $0, shares: Shares($1)) }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.part(&part, named: "part", as: FieldID.part)
      form.rows(&rows, named: "rows", rowLabel: { "\($0). \($1)" }, as: FieldID.row)
    }
  }

  @Test("each has its name, its label and its place in a draft")
  func names() throws {
    var form = FieldForm(All())
    #expect(form.name(of: .part(.share(3))) == "part.share3")
    #expect(form[.row(2, .share(1))]?.label == "3. Share 1")
    try form.apply(.edit(TextEdit(.all, "101")), to: .row(0, .share(2)))
    #expect(form.issues(of: .row(0, .share(2))).count == 1)
    var fresh = form
    fresh.content = form.content
    #expect(fresh.fieldStates == form.fieldStates)
    #expect(!form.isValid)
    #expect(!fresh.isValid)
    let restored = try FieldForm(restoring: form.snapshot, in: All())
    #expect(restored.content == form.content)
  }

  /// Guests or seats, as a word says: rows of one number each.
  private struct Lists: FormContent {
    enum FieldID: Hashable {
      case word
      case guest(Int, Row.FieldID)
      case seat(Int, Row.FieldID)
    }
    struct Row: FormContent, Identifiable {
      enum FieldID: String { case number }
      let id: Int
      var number = FormattingField<Int>(format: FieldFormsTests.format(.integer))
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.number, &number, .required)
        form.rule("positive", on: .number, holds: number.value ?? 1 > 0)
      }
    }

    var word = PlainTextField()
    var guests = [Row(id: 1), Row(id: 2)]
    var seats = [Row(id: 1), Row(id: 2)]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.word, named: "word", &word)
      if word.text == "seats" {
        form.rows(&seats, named: "list", as: FieldID.seat)
      } else {
        form.rows(&guests, named: "list", as: FieldID.guest)
      }
      form.rule("known", on: .word, holds: ["guests", "seats", ""].contains(word.text))
    }
  }

  /// A person or a company by one id, and the members of one of two lists by one kind of id.
  private struct Choices: FormContent {
    enum FieldID: Hashable {
      case word, name
      case member(Int, Member.FieldID)
    }
    struct Member: FormContent, Identifiable {
      enum FieldID: String { case text }
      let id: Int
      var text = PlainTextField()
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.text, &text, .required)
      }
    }

    var word = PlainTextField()
    var person = PlainTextField()
    var company = PlainTextField()
    var guests = [Member(id: 1), Member(id: 2)]
    var staff = [Member(id: 1), Member(id: 2)]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      let count = word.text.count
      form.field(.word, named: "word", label: "\(count) of 80", &word)
      if word.text == "p" {
        form.field(.name, named: "name", &person, .required)
        form.rows(&guests, named: "list", as: FieldID.member)
      } else {
        form.field(.name, named: "name", &company, .required)
        form.rows(&staff, named: "list", as: FieldID.member)
      }
    }
  }

  @Test("other properties by the same ids, and a label from its field's text, are there at once")
  func otherProperties() throws {
    for hasNames in [false, true] {
      var form = FieldForm(Choices())
      form.content.company.setText("ACME")
      if hasNames { form.content.person.setText("Ada") }
      for index in form.content.staff.indices { form.content.staff[index].text.setText("Bo") }
      #expect(form.isValid)
      try form.apply(.edit(TextEdit(.all, "p")), to: .word)
      #expect(!form.isValid)
      #expect(form[text: .name] == (hasNames ? "Ada" : ""))
      #expect(form[text: .member(2, .text)] == "")
      #expect(form[.word]?.label == "1 of 80")
    }
  }

  @Test("rows that are declared in the place of as many others are there at once")
  func otherRows() throws {
    var form = FieldForm(Lists())
    try form.apply(.edit(TextEdit(.all, "seats")), to: .word)
    #expect(form.declaredFields == form.content.declaredFields)
    form.setValue(.number(-1), of: .seat(1, .number))
    try form.apply(.edit(TextEdit(.all, "guests")), to: .word)
    #expect(form.issues(of: .guest(1, .number)).map { $0.kind } == [.required])
    form.setValue(.number(-1), of: .guest(1, .number))
    try form.apply(.type("t"), to: .word)
    #expect(form.issues(of: .guest(1, .number)).map { $0.kind } == [.rule("positive")])
  }

  /// Shares of which rules and labels read another field, and rows that read the form around them.
  private struct Outside: FormContent {
    enum FieldID: Hashable {
      case most
      case share(Int)
      case row(Int, Row.FieldID)
    }
    struct Row: FormContent, Identifiable {
      enum FieldID: String { case share }
      let id: Int
      var share = FormattingField(3, format: FieldFormsTests.format(.integer))
      var most = 5

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(
          .share, label: "At most \(most)", &share, most == 0 ? .hidden : [],
          rules: [.rule("most") { [most] in $0 <= most }])
      }
    }

    var most = FormattingField(5, format: FieldFormsTests.format(.integer))
    var shares = Array(
      repeating: FormattingField(3, format: FieldFormsTests.format(.integer)), count: 3)
    var rows = [Row(id: 1), Row(id: 2)]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.most, named: "most", &most)
      let most = most.value ?? 0
      form.fields(
        &shares, named: { "share\($0)" }, label: { "\($0) of \(most)" }, as: FieldID.share,
        rules: [.rule("most") { $0 <= most }])
      for index in rows.indices { rows[index].most = most }
      form.rows(&rows, named: "rows", rowLabel: { "\(most). \($0). \($1)" }, as: FieldID.row)
      form.rule(
        "sum", on: .most, holds: rows.reduce(0) { $0 + ($1.share.value ?? 0) } <= 2 * most)
    }
  }

  @Test("rules, labels and traits may depend on anything, in rows too, and are never out of date")
  func outside() throws {
    var form = FieldForm(Outside())
    try form.apply(.edit(TextEdit(.all, "2")), to: .most)
    #expect(form.issues(of: .share(2)).map { $0.kind } == [.rule("most")])
    #expect(form[.share(2)]?.label == "2 of 2")
    #expect(form.issues(of: .row(2, .share)).map { $0.kind } == [.rule("most")])
    #expect(form[.row(2, .share)]?.label == "2. 2. At most 2")
    #expect(form.issues(of: .most).map { $0.kind } == [.rule("sum")])
    try form.apply(.edit(TextEdit(.all, "0")), to: .most)
    #expect(form[.row(1, .share)]?.traits == .hidden)
    try form.apply(.edit(TextEdit(.all, "3")), to: .most)
    #expect(form.isValid)
    try form.apply(.edit(TextEdit(.all, "4")), to: .row(1, .share))
    #expect(form.issues(of: .row(1, .share)).map { $0.kind } == [.rule("most")])
    #expect(form.firstInvalidField == .most)
  }
}
