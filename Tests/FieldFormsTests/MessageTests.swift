import FieldForms
import FormattingFields
import Foundation
import Testing

/// There is a sentence for everything, in the host's words too. (C8)
struct MessageTests {
  typealias FieldID = Registration.FieldID
  private let messages = FormMessages<FieldID>(labels: [
    .firstName: "First name", .lastName: "Last name", .email: "Email",
  ])

  /// Lines whose fields are labelled with the line's number.
  private struct Delivery: FormContent {
    enum FieldID: Hashable {
      case name
      case line(Int, Line.FieldID)
    }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case count }
      let id: Int
      var count = FormattingField<Int>(format: format(.integer))

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.count, label: "pieces", &count, .required)
      }
    }

    var name = PlainTextField()
    var lines = [Line(id: 7), Line(id: 9)]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, named: "name", &name, .required)
      form.rows(
        &lines, named: "lines", labelled: { "Line \($0), \($1)" }, as: FieldID.line)
    }
  }

  @Test("a label comes from the declaration with the row's number, or else from the messages")
  func labels() {
    var form = FieldForm(Delivery())
    let messages = FormMessages<Delivery.FieldID>(label: { _ in "Field" })
    #expect(form.sentences(for: .line(9, .count), in: messages) == ["Line 2, pieces is required."])
    #expect(form.sentences(for: .name, in: messages) == ["Field is required."])
    form.content.lines.swapAt(0, 1)
    #expect(form[.line(9, .count)]?.label == "Line 1, pieces" && form[.name]?.label == nil)
    #expect(form.announcement(of: .line(9, .count), in: messages) == "Line 1, pieces is required.")
  }

  @Test(
    "each issue has a code that hosts and logs can count on",
    arguments: [
      (ValidationIssue(.required), "required"), (.init(.tooShort(minimum: 8)), "tooShort"),
      (.init(.tooLong(maximum: 64)), "tooLong"), (.init(.pattern), "pattern"),
      (.init(.email), "email"), (.init(.unequal(to: "x")), "unequal"),
      (.init(.rule("range")), "rule.range"), (.check("Taken.", detail: "taken"), "check.taken"),
      (.check(nil), "check"), (.answer("email", "Taken.", detail: "409"), "answer.409"),
      (.init(.declaredTwice("x")), "declaredTwice"),
    ] as [(ValidationIssue, String)])
  func code(_ issue: ValidationIssue, _ code: String) {
    #expect(issue.code == code && issue.description.hasPrefix(code))
  }

  @Test("the issue of a number has the code of the text's issue, and is printed in a line")
  func numberCode() throws {
    var form = FieldForm(Cart(locale: "de-DE"))
    try form.apply(.type("1.5"), to: .price)
    let issue = try #require(form.issues(of: .price).first)
    #expect(issue.code == "number.incompleteGroup" && "\(issue)" == "number.incompleteGroup (1,5)")
  }

  @Test(
    "each issue is a short sentence with the label",
    arguments: [
      (ValidationIssue(.required), "Email is required."),
      (
        ValidationIssue(.tooShort(minimum: 8)),
        "Email is too short. Minimum number of characters: 8."
      ),
      (
        ValidationIssue(.tooLong(maximum: 64)),
        "Email is too long. Maximum number of characters: 64."
      ),
      (ValidationIssue(.pattern), "Email is not in the expected form."),
      (ValidationIssue(.email), "Email is not an email address."),
      (ValidationIssue(.unequal(to: "lastName")), "Email is not the same as Last name."),
      (ValidationIssue(.unequal(to: "other")), "Email is not the same as other."),
      (ValidationIssue(.rule("even")), "Email is not accepted."),
      (ValidationIssue(.check, message: "It is taken."), "Email: It is taken."),
      (ValidationIssue(.answer("email"), message: "It is taken."), "Email: It is taken."),
    ])
  func issues(_ issue: ValidationIssue, _ sentence: String) {
    #expect(messages.issue(issue, "Email") == sentence)
  }

  @Test("a refused number's sentence is the field's, with its bounds and decimals")
  func number() throws {
    let scanner = NumberScanner<Double>(
      format: try .icu(locale: "de-DE", style: .decimal), bounds: NumberBounds(0...1000))
    for (text, sentence) in [
      ("2000", "Email: The number must be 1.000 or less."),
      ("1.5", "Email: A group of digits is too short. Did you mean “1,5”?"),
    ] {
      let issue = ValidationIssue(.number(try #require(scanner.refusedText(for: text))))
      #expect(messages.issue(issue, "Email") == sentence)
    }
  }

  @Test(
    "the end of a submit is a sentence",
    arguments: [
      (SubmitOutcome<FieldID>.accepted, "The form was sent."),
      (.started, "The form is being sent."),
      (.answered, "The form was not accepted. Problems to solve: 2."),
      (.invalid(first: .email), "The form was not sent. Problems to solve: 2."),
      (.reverted([.email]), "The form was not sent. Not readable and put back: Email."),
      (.alreadyRunning, "The form is being sent already."),
      (.cancelled, "The form was not sent."),
    ])
  func submits(_ outcome: SubmitOutcome<FieldID>, _ sentence: String) throws {
    var form = FieldForm(Registration())
    try form.type("Ada", into: .firstName)
    #expect(form.announcement(of: outcome, in: messages) == sentence)
    try form.type("Lovelace", into: .lastName)
    if outcome == .answered {
      let announcement = form.announcement(of: outcome, in: messages)
      #expect(announcement == "The form was not accepted. Problems to solve: 1.")
    }
  }

  @Test("a field is told to a screen reader in one sentence")
  func announcements() throws {
    var form = FieldForm(Registration())
    #expect(form.announcement(of: .email, in: messages) == "Email is required.")
    try form.type("ada@example.org", into: .email)
    #expect(form.announcement(of: .email, in: messages) == "Email: ada@example.org.")
    #expect(form.announcement(of: .company, in: messages) == "company: empty.")
  }

  @Test("nothing tells the number in a secret field")
  func secretNumber() throws {
    var form = FieldForm(Pin())
    try form.type("12", into: .pin)
    let messages = FormMessages<Pin.FieldID>(labels: [.pin: "PIN"])
    #expect(form.announcement(of: .pin, in: messages) == "PIN: filled in.")
    try form.type("x")
    #expect(form.sentences(for: .pin, in: messages) == ["PIN is not accepted."])
    form.focus(nil)
    #expect(form[.pin]?.text == "12")
    #expect(form.announcement(of: .pin, in: messages) == "PIN: filled in.")
  }

  /// A form with a secret number.
  private struct Pin: FormContent {
    enum FieldID: String { case pin }

    var pin = FormattingField<Int>(format: format(.integer), policies: Self.policies)

    private static var policies: FieldPolicies {
      var policies = FieldPolicies()
      policies.commitPolicy = .lastReading
      return policies
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.pin, &pin, [.required, .secret])
    }
  }

  @Test(
    "a form speaks each language, and leaves nothing open",
    arguments: MessageTable.all.map(\.language))
  func languages(language: String) throws {
    let table = try #require(MessageTable(for: language))
    let messages = FormMessages<FieldID>(
      labels: [.email: "Email", .lastName: "Last name"], in: table)
    let kinds: [ValidationIssue.Kind] = [
      .required, .tooShort(minimum: 8), .tooLong(maximum: 64), .pattern, .email,
      .unequal(to: "lastName"), .rule("even"), .check, .answer("email"), .declaredTwice("email"),
    ]
    for kind in kinds {
      let sentence = messages.issue(ValidationIssue(kind), "Email")
      #expect(!sentence.contains("{") && sentence.localizedCaseInsensitiveContains("email"))
    }
    #expect(
      messages.issue(ValidationIssue(.unequal(to: "lastName")), "Email").contains("Last name"))
    #expect(messages.issue(ValidationIssue(.check), nil).contains(table[.form]))
    let outcomes: [SubmitOutcome<FieldID>] = [
      .started, .accepted, .answered, .invalid(first: .email), .reverted([.email, .lastName]),
      .alreadyRunning, .cancelled,
    ]
    for outcome in outcomes {
      let sentence = messages.submit(outcome, 21)
      #expect(!sentence.contains("{"))
      switch outcome {
      case .answered, .invalid: #expect(sentence.contains("21"))
      case .reverted: #expect(sentence.contains("Email") && sentence.contains("Last name"))
      default: break
      }
    }
    #expect(messages.field("Email", "", false).contains(table[.emptyWord]))
    #expect(!messages.field("Email", "secret", true).contains("secret"))
  }

  @Test("in German")
  func german() throws {
    var form = FieldForm(Registration())
    let messages = FormMessages<FieldID>(
      labels: [.firstName: "Vorname", .email: "E-Mail"], in: .german)
    #expect(form.sentences(for: .firstName, in: messages) == ["Vorname ist erforderlich."])
    try form.type("ada", into: .email)
    #expect(form.sentences(for: .email, in: messages) == ["E-Mail ist keine E-Mail-Adresse."])
    #expect(form.announcement(of: .accepted, in: messages) == "Das Formular wurde gesendet.")
    #expect(
      form.announcement(of: .reverted([.firstName, .email]), in: messages)
        == "Das Formular wurde nicht gesendet. Nicht lesbar und zurückgesetzt: Vorname, E-Mail.")
  }

  @Test("a commit's number is told as the field writes it")
  func commits() throws {
    var form = FieldForm(
      Shares(
        german: try .icu(locale: "de-DE", style: .decimal, options: .init(maximumFractionDigits: 2))
      ))
    try form.type("1234,567", into: .share)
    form.focus(nil)
    let messages = FormMessages<Shares.FieldID>(labels: [.share: "Anteil"], in: .german)
    #expect(
      form.announcement(of: .share, in: messages)
        == "Anteil: Von 1.234,567 auf 1.234,57 gerundet.")
  }

  /// A form of one number.
  private struct Shares: FormContent {
    enum FieldID: String { case share }

    var share: FormattingField<FixedDecimal>

    init(german: NumberFormat) { share = FormattingField(format: german) }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.share, &share) }
  }

  @Test("the host replaces what it likes")
  func replaced() throws {
    var form = FieldForm(Registration())
    #expect(form.sentences(for: .firstName, in: own) == ["Vorname fehlt."])
    try form.type("ada", into: .email)
    #expect(form.sentences(for: .email, in: own) == ["email stimmt nicht."])
    #expect(form.announcement(of: .accepted, in: own) == "The form was sent.")
  }

  private var own: FormMessages<FieldID> {
    var own = FormMessages<FieldID>(labels: [.firstName: "Vorname"])
    own.issue = { issue, label in
      "\(label ?? "Etwas") \(issue.kind == .required ? "fehlt" : "stimmt nicht")."
    }
    return own
  }
}
