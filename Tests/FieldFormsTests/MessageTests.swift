import FieldForms
import FieldTesting
import FormattingFields
import Foundation
import Testing

/// Everything can be told to the user, in the host's words too: which sentence, and with which
/// facts. (C8)
struct MessageTests {
  typealias FieldID = Registration.FieldID
  private let messages = FormMessages<FieldID>(
    labels: [.firstName: "First name", .lastName: "Last name", .email: "Email"], in: .keys)

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
        &lines, named: "lines", rowLabel: { "Line \($0), \($1)" }, as: FieldID.line)
    }
  }

  @Test(
    "below its field a sentence needs no label",
    arguments: [
      MessageTable.english, .german, .french, .japanese,
    ])
  func noLabel(_ table: MessageTable) {
    let sentence = table[.required]
    let messages = FormMessages<FieldID>(label: { _ in "" }, in: table)
    let form = FieldForm(Registration())
    #expect(form.sentences(for: .firstName, in: messages) == [sentence])
    #expect(form.announcement(of: .firstName, in: messages) == sentence)
  }

  @Test("a label comes from the declaration with the row's number, or else from the messages")
  func labels() {
    var form = FieldForm(Delivery())
    let messages = FormMessages<Delivery.FieldID>(label: { _ in "Field" }, in: .keys)
    #expect(
      form.sentences(for: .line(9, .count), in: messages) == [
        "fieldMessage(Line 2, pieces, required)"
      ])
    #expect(form.sentences(for: .name, in: messages) == ["fieldMessage(Field, required)"])
    form.content.lines.swapAt(0, 1)
    #expect(form[.line(9, .count)]?.label == "Line 1, pieces")
    #expect(form[.name]?.label == nil)
    #expect(
      form.announcement(of: .line(9, .count), in: messages)
        == "fieldMessage(Line 1, pieces, required)")
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
    #expect(issue.code == code)
    #expect(issue.description.hasPrefix(code))
  }

  @Test("the issue of a number has the code of the text's issue, and is printed in a line")
  func numberCode() throws {
    var form = FieldForm(Cart(locale: "de-DE"))
    try form.apply(.type("1.5"), to: .price)
    let issue = try #require(form.issues(of: .price).first)
    #expect(issue.code == "number.incompleteGroup")
    #expect("\(issue)" == "number.incompleteGroup (1,5)")
  }

  @Test(
    "each issue is a short sentence with the label",
    arguments: [
      (ValidationIssue(.required), "fieldMessage(Email, required)"),
      (.init(.tooShort(minimum: 8)), "fieldMessage(Email, tooShort(8))"),
      (.init(.tooLong(maximum: 64)), "fieldMessage(Email, tooLong(64))"),
      (.init(.pattern), "fieldMessage(Email, pattern)"),
      (.init(.email), "fieldMessage(Email, email)"),
      (.init(.unequal(to: "lastName")), "fieldMessage(Email, unequalTo(“Last name”))"),
      (.init(.unequal(to: "other")), "fieldMessage(Email, unequalTo(“other”))"),
      (.init(.rule("even")), "fieldMessage(Email, notAccepted)"),
      (.init(.check, message: "It is taken."), "fieldMessage(Email, It is taken.)"),
      (.init(.answer("email"), message: "It is taken."), "fieldMessage(Email, It is taken.)"),
    ] as [(ValidationIssue, String)])
  func issues(_ issue: ValidationIssue, _ sentence: String) {
    #expect(messages.issue(issue, "Email") == sentence)
  }

  @Test("a refused number's sentence is the field's, with its bounds and decimals")
  func number() throws {
    let scanner = NumberScanner<Double>(
      format: try .icu(locale: "de-DE", style: .decimal), bounds: NumberBounds(0...1000))
    for (text, sentence) in [
      ("2000", "fieldMessage(Email, maximum(1.000))"),
      ("1.5", "fieldMessage(Email, incompleteGroup didYouMean(“1,5”))"),
    ] {
      let issue = ValidationIssue(.number(try #require(scanner.refusedText(for: text))))
      #expect(messages.issue(issue, "Email") == sentence)
    }
  }

  @Test(
    "the end of a submit is a sentence",
    arguments: [
      (.accepted, "submitAccepted"), (.started, "submitStarted"), (.answered, "submitAnswered(2)"),
      (.invalid(first: .email), "submitInvalid(2)"),
      (.reverted([.email]), "submitReverted submitFields(Email)"),
      (.alreadyRunning, "submitRunning"), (.cancelled, "submitCancelled"),
    ] as [(SubmitOutcome<FieldID>, String)])
  func submits(_ outcome: SubmitOutcome<FieldID>, _ sentence: String) throws {
    var form = FieldForm(Registration())
    try form.type("Ada", into: .firstName)
    #expect(form.announcement(of: outcome, in: messages) == sentence)
    try form.type("Lovelace", into: .lastName)
    if outcome == .answered {
      let announcement = form.announcement(of: outcome, in: messages)
      #expect(announcement == "submitAnswered(1)")
    }
  }

  @Test("a field is told to a screen reader in one sentence")
  func announcements() throws {
    var form = FieldForm(Registration())
    #expect(form.announcement(of: .email, in: messages) == "fieldMessage(Email, required)")
    try form.type("ada@example.org", into: .email)
    #expect(
      form.announcement(of: .email, in: messages) == "fieldMessage(Email, ada@example.org)")
    #expect(
      form.announcement(of: .company, in: messages) == "fieldMessage(company, emptyWord)")
  }

  @Test("nothing tells the number in a secret field")
  func secretNumber() throws {
    var form = FieldForm(Pin())
    try form.type("12", into: .pin)
    let messages = FormMessages<Pin.FieldID>(labels: [.pin: "PIN"], in: .keys)
    #expect(form.announcement(of: .pin, in: messages) == "fieldMessage(PIN, fieldFilled)")
    try form.type("x")
    #expect(form.sentences(for: .pin, in: messages) == ["fieldMessage(PIN, notAccepted)"])
    form.focus(nil)
    #expect(form[.pin]?.text == "12")
    #expect(form.announcement(of: .pin, in: messages) == "fieldMessage(PIN, fieldFilled)")
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
      #expect(!sentence.contains("{"))
      #expect(sentence.localizedCaseInsensitiveContains("email"))
    }
    #expect(
      messages.issue(ValidationIssue(.unequal(to: "lastName")), "Email").contains("Last name"))
    #expect(messages.issue(ValidationIssue(.check), nil) == table[.formNotAccepted])
    let outcomes: [SubmitOutcome<FieldID>] = [
      .started, .accepted, .answered, .invalid(first: .email), .reverted([.email, .lastName]),
      .alreadyRunning, .cancelled,
    ]
    for outcome in outcomes {
      let sentence = messages.submit(outcome, 21)
      #expect(!sentence.contains("{"))
      switch outcome {
      case .answered, .invalid: #expect(sentence.contains("21"))
      case .reverted:
        #expect(sentence.contains("Email"))
        #expect(sentence.contains("Last name"))
      default: break
      }
    }
    #expect(messages.field("Email", "", false).contains(table[.emptyWord]))
    #expect(!messages.field("Email", "secret", true).contains("secret"))
  }

  @Test("a commit's number is told as the field writes it")
  func commits() throws {
    var form = FieldForm(
      Shares(
        german: try .icu(locale: "de-DE", style: .decimal, options: .init(maximumFractionDigits: 2))
      ))
    try form.type("1234,567", into: .share)
    form.focus(nil)
    let messages = FormMessages<Shares.FieldID>(labels: [.share: "Share"], in: .keys)
    #expect(
      form.announcement(of: .share, in: messages)
        == "fieldMessage(Share, rounded(1.234,567, 1.234,57))")
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
    #expect(form.announcement(of: .accepted, in: own) == "submitAccepted")
  }

  @Test("a label has no second colon, and one that asks is followed by a sentence of its own")
  func labelEnds() {
    for (label, sentence) in [
      ("Email:", "fieldMessage(Email, required)"),
      ("Email \u{FF1A} ", "fieldMessage(Email, required)"),
      ("Which address?", "Which address? required"), (" ", "required"), ("", "required"),
    ] { #expect(messages.issue(ValidationIssue(.required), label) == sentence) }
  }

  @Test(
    "fields without a label are not named by others, and a mistake of the form's maker is not told")
  func unnamed() {
    let silent = FormMessages<Int>(label: { _ in "" }, in: .keys)
    #expect(silent.issue(ValidationIssue(.unequal(to: "password")), "") == "unequal")
    #expect(silent.submit(.reverted([1, 2]), 0) == "submitReverted")
    let twins = ValidationIssue(.declaredTwice("email"))
    #expect(messages.issue(twins, nil) == "formFault")
    #expect("\(twins)" == "declaredTwice: email")
  }

  private var own: FormMessages<FieldID> {
    var own = FormMessages<FieldID>(labels: [.firstName: "Vorname"], in: .keys)
    own.issue = { issue, label in
      "\(label ?? "Etwas") \(issue.kind == .required ? "fehlt" : "stimmt nicht")."
    }
    return own
  }
}
