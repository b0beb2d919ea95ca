import FieldForms
import FormattingFields
import Testing

/// Validity is derived. (F4, F5)
struct ValidityTests {
  typealias Kind = ValidationIssue.Kind

  @Test(
    "text rules",
    arguments: [
      (TextRule.twoToFour, "a", Kind.tooShort(minimum: 2)), (.twoToFour, "ab", nil),
      (.twoToFour, "abcd", nil), (.twoToFour, "abcde", .tooLong(maximum: 4)),
      (.belowFour, "abc", nil), (.belowFour, "abcd", .tooLong(maximum: 3)),
      (.upToOne, "e\u{301}", nil), (.upToOne, "ab", .tooLong(maximum: 1)),
      (.fromEight, "short", .tooShort(minimum: 8)), (.fromEight, "long enough", nil),
      (.fiveDigits, "10117", nil), (.fiveDigits, "10117 ", .pattern),
      (.sameAsPassword, "x", nil), (.sameAsPassword, "y", .unequal(to: "password")),
      (.even, "ab", nil), (.even, "abc", .rule("even")), (.notX, "x", .pattern), (.notX, "y", nil),
    ] as [(TextRule, String, Kind?)])
  fileprivate func textRules(_ rule: TextRule, _ text: String, _ kind: Kind?) {
    #expect(OneText(text: PlainTextField(text), rule: rule).issues(of: .text).first?.kind == kind)
  }

  @Test(
    "an email address has a name, an @ and a domain",
    arguments: [
      ("ada@example.org", true), ("a.b+c@sub.example.org", true), ("ada@localhost", true),
      ("ada@münchen.de", true), ("用户@例子.公司", true), ("o'hara@x-y.org", true),
      ("", false), ("ada", false), ("@example.org", false), ("ada@", false), ("a@b@c", false),
      ("ada@example..org", false), ("ada@.org", false), ("ada@example.org.", false),
      ("ada@-x.org", false), ("ada@x-.org", false), ("a da@example.org", false),
      ("ada@exa_mple.org", false), ("ada@example.org ", false), ("\"a\"@example.org", false),
    ])
  func email(_ text: String, _ isEmail: Bool) {
    let content = OneText(text: PlainTextField(text), rule: .email, traits: .required)
    #expect(content.isValid == isEmail)
  }

  @Test("an empty field breaks no rule; it is only missing where it is required")
  func empty() {
    #expect(OneText(rule: .fromEight).isValid)
    let required = OneText(rule: .fromEight, traits: .required)
    #expect(required.issues(of: .text) == [ValidationIssue(.required)])
    #expect(!FieldForm(Cart()).isValid, "the price is missing")
  }

  @Test("a number that cannot be read has its own issue, with place and suggestion")
  func number() throws {
    var form = FieldForm(Cart(locale: "de-DE"))
    try form.type("1.5", into: .price)
    let refused = try #require(form.content.price.refusedText)
    #expect(refused.issue == NumberIssue(.incompleteGroup, at: 0..<3))
    let issue = ValidationIssue(.number(refused), suggestions: ["1,5"])
    #expect(form.issues(of: .price) == [issue])
    #expect(form[.price]?.status == .intermediate)
    #expect(form.firstInvalidField == .price)
  }

  @Test("rules judge numbers that can be read")
  func numberRule() throws {
    var form = FieldForm(Shares())
    form.focus(.minimum)
    try form.apply(.select(.all))
    try form.type("4")
    #expect(form.issues(of: .minimum).map(\.message) == ["Odd only."])
    try form.type("x")
    let refused = try #require(form.content.minimum.refusedText)
    #expect(refused.issue == NumberIssue(.unexpectedCharacter, at: 1..<2))
    #expect(form.issues(of: .minimum).map(\.kind) == [.number(refused)])
  }

  @Test("a minimum above the maximum is told on both")
  func range() throws {
    var form = FieldForm(Shares())
    #expect(form.isValid)
    form.content.minimum.setValue(11)
    #expect(form.issues(of: .minimum).map(\.kind) == [.rule("range")])
    #expect(form.issues(of: .maximum).map(\.kind) == [.rule("range")])
    form.content.maximum.setValue(11)
    #expect(form.isValid)
  }

  @Test("parts add up to 100 %, and a hidden part is not told")
  func sum() {
    var content = Shares()
    content.hasThird = false
    #expect(!content.isValid)
    #expect(content.issues(of: .first).count == 1)
    #expect(content.issues(of: .third).isEmpty)
    content.first.setValue(FixedDecimal("0.7"))
    #expect(content.isValid)
  }

  @Test("hidden and disabled fields are not validated")
  func inactive() {
    #expect(OneText(rule: .email, traits: [.required, .hidden]).isValid)
    #expect(OneText(text: PlainTextField("x"), rule: .email, traits: .disabled).isValid)
    #expect(!OneText(text: PlainTextField("x"), rule: .email).isValid)
  }

  @Test("changed is by value, edited is by text")
  func changed() throws {
    var form = FieldForm(Cart())
    form.focus(.quantity)
    try form.apply(.select(.all))
    try form.type("01")
    #expect(form[.quantity]?.isEdited == true)
    #expect(form[.quantity]?.isChanged == false)
    #expect(!form.isChanged)
    try form.type("2")
    #expect(form[.quantity]?.isChanged == true)
    form.pressReturn()
    #expect(form[.quantity]?.isEdited == false)
    #expect(form.isChanged)
    form.keepAsInitial()
    #expect(!form.isChanged)
  }

  @Test("a check's answer counts for the value it was asked about, and for no other")
  func checks() throws {
    var form = FieldForm(Registration())
    #expect(form.beginCheck(of: .email) == nil, "there is nothing to ask")
    try form.type("ada", into: .email)
    #expect(form.beginCheck(of: .email) == nil, "it is no address yet")
    try form.type("@example.org")
    let askedFirst = form.beginCheck(of: .email)
    let first = try #require(askedFirst)
    #expect(first.value == .text("ada@example.org"))
    #expect(form.beginCheck(of: .email) == nil, "it is being asked")
    #expect(form[.email]?.isChecking == true)
    try form.type("x")
    #expect(form[.email]?.isChecking == false)
    #expect(form.endCheck(first, [ValidationIssue(.check)]) == false)
    #expect(form.issues(of: .email).isEmpty)
    let askedSecond = form.beginCheck(of: .email)
    let second = try #require(askedSecond)
    #expect(form.endCheck(first, [ValidationIssue(.check)]) == false)
    #expect(form.endCheck(second, [ValidationIssue(.check, message: "Taken.")]) == true)
    #expect(form.endCheck(second, []) == false, "it was answered")
    #expect(form.issues(of: .email).map(\.message) == ["Taken."])
    #expect(!form.isValid)
    #expect(form.firstInvalidField == .firstName)
    form.content.isEmailKnown = true
    #expect(form.issues(of: .email).isEmpty)
    form.content.isEmailKnown = false
    form.focus(.email)
    try form.apply(.press(.deleteBackward))
    #expect(form.issues(of: .email).isEmpty)
  }

  @Test("a check that was given up can be asked again")
  func cancelledCheck() throws {
    var form = FieldForm(Registration())
    try form.type("ada@example.org", into: .email)
    let askedCheck = form.beginCheck(of: .email)
    let check = try #require(askedCheck)
    form.cancelCheck(check)
    #expect(form[.email]?.isChecking == false)
    #expect(form.endCheck(check, [ValidationIssue(.check)]) == false)
    let askedAgain = form.beginCheck(of: .email)
    let again = try #require(askedAgain)
    #expect(again != check)
    #expect(again.value == check.value)
    form.cancelCheck(check)
    #expect(form.endCheck(check, [ValidationIssue(.check)]) == false)
    #expect(form[.email]?.isChecking == true, "what is given up late is not the newer question")
    form.cancelCheck(again)
    #expect(form.beginCheck(of: .email) != nil)
  }

  @Test("a submit commits the focused field first, and then validates")
  func commitsFirst() throws {
    var form = FieldForm(Cart())
    try form.type("3.", into: .price)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("the form is valid")
      return
    }
    #expect(submission.content.price.text == "€3.00")
    #expect(form.focusedField == .price)
    #expect(form.touchedFields == Set(form.declaredFields))
    form.cancelSubmit(submission)
    #expect(form.endSubmit(submission, [.answer("price", "x")]) == .cancelled)
    #expect(!form.isSubmitting)
    #expect(form.issues(of: .price).isEmpty)
  }

  @Test("a rule across fields is not asked while the only field of the form is refused")
  func ruleOfRefusedField() throws {
    var content = OneNumber()
    #expect(content.issues(of: .number).contains { $0.kind == .rule("never") })
    try content.number.type("12x")
    #expect(!content.issues(of: .number).contains { $0.kind == .rule("never") })
    #expect(content.issues(of: .number).count == 1)
  }
}

/// Rules for texts, by name.
private enum TextRule {
  case twoToFour, belowFour, upToOne, fromEight, fiveDigits, sameAsPassword, even, notX, email

  var rule: FieldRule<String> {
    switch self {
    case .twoToFour: .length(2...4)
    case .belowFour: .length(2..<4)
    case .upToOne: .length(...1)
    case .fromEight: .length(8...)
    case .fiveDigits: .pattern(/\d{5}/)
    case .sameAsPassword: .equal(to: "x", of: SignIn.FieldID.password)
    case .even: .rule("even") { $0.count % 2 == 0 }
    case .notX: FieldRule { $0 == "x" ? ValidationIssue(.pattern) : nil }
    case .email: .email
    }
  }
}

/// A form of one text field.
private struct OneText: FormContent {
  enum FieldID: String { case text }

  var text = PlainTextField()
  let rule: TextRule
  var traits: FieldTraits = []

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.text, &text, traits, rules: [rule.rule])
  }
}

/// A form of one number, with a rule that does not hold.
private struct OneNumber: FormContent {
  enum FieldID: String { case number }

  var number = FormattingField<Int>(format: format(.decimal, "en-US"))

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.number, named: "number", &number)
    form.rule("never", on: .number, holds: false)
  }
}
