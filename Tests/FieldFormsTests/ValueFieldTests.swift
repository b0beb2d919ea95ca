import FieldForms
import FieldTesting
import FormattingFields
import Foundation
import Testing

/// Fields of dates, times, options and yes or no: how each reads texts, and that all are edited
/// alike. (F18)
struct ValueFieldTests {
  /// A text in a format and how it is read: "=" and the saved value, "…" or "×" and the
  /// suggestions.
  private static func said<Format: ValueFormat>(_ text: String, _ format: Format) -> String {
    switch format.read(text) {
    case .acceptable(let value): "= \(value)"
    case .intermediate(let issue): (["…"] + issue.suggestions).joined(separator: " ")
    case .invalid(let issue): (["×"] + issue.suggestions).joined(separator: " ")
    }
  }

  @Test(
    "a date is read in ISO form alone, and other forms suggest what they may mean",
    arguments: [
      ("2030-12-31", "= 2030-12-31"), ("2028-02-29", "= 2028-02-29"), ("2030-02-29", "×"),
      ("2", "…"), ("2030-", "…"), ("2030-1", "…"), ("2030-2", "×"), ("2030-13", "×"),
      ("2030-02-3", "× 2030-02-03"), ("2030-03-3", "…"), ("2030-12-311", "×"),
      ("20301231", "× 2030-12-31"),
      ("20301232", "×"), ("-20301231", "×"), ("2026-W01-1", "×"), ("2026w011", "×"),
      ("2026-W1-1", "×"), ("2026-Q1-2", "×"), ("-2026-03-05", "×"), ("2026-064", "×"),
      ("2028366", "×"), ("2026年3月5日", "× 2026-03-05"), ("Thu 2026-3-5", "× 2026-03-05"),

      ("31.12.2030", "× 2030-12-31"), ("3/4/2030", "× 2030-03-04 2030-04-03"),
      ("2030-2-3", "× 2030-02-03"), ("２０３０/２/３", "× 2030-02-03"), ("4.4.30", "×"), ("x", "×"),
      ("2030-12-31 ", "× 2030-12-31"), ("1899-12-31", "×"), ("1900-01-01", "= 1900-01-01"),
    ])
  func dates(text: String, said: String) {
    #expect(Self.said(text, ISOFormat(minimum: ISODate("1900-01-01"))) == said)
  }

  @Test(
    "a time of day is local, or has its distance from UTC where the format asks for it",
    arguments: [
      ("08:30", false, "= 08:30"), ("08:30:00", false, "= 08:30"), ("08:3", false, "…"),
      ("08:30:", false, "…"), ("08:30:15.250", false, "= 08:30:15.25"), ("24", false, "×"),
      ("8:30", false, "×"), ("08:30Z", false, "×"), ("08:30:60", false, "×"), ("08:30", true, "…"),
      ("08:30:00Z", true, "= 08:30:00Z"), ("08:30:00z", true, "= 08:30:00Z"),
      ("08:30:00.5-01:30", true, "= 08:30:00.5-01:30"), ("08:30:00+", true, "…"),
      ("08:30:00+24", true, "×"), ("23:59:60Z", true, "×"), ("06:30:00-00:00", true, "×"),
      ("06:30:00+00:00", true, "= 06:30:00Z"), ("06:30:00-00:0", true, "…"),
      ("08:30:00.1234567890Z", true, "×"),
    ])
  func times(text: String, hasOffset: Bool, said: String) {
    #expect(Self.said(text, ISOFormat<ISOTime>(hasOffset: hasOffset)) == said)
  }

  @Test("a date with a time is written with a space, and for machines with a T")
  func dateTimes() {
    let (local, full) = (ISOFormat<ISODateTime>(), ISOFormat<ISODateTime>(hasOffset: true))
    #expect(Self.said("2030-12-31T08:30", local) == "= 2030-12-31T08:30")
    #expect(Self.said("2030-12-31 08:30:00Z", full) == "×")
    let value = ISODateTime("2030-12-31T08:30:00-00:30")
    #expect(value.flatMap(full.text) == "2030-12-31T08:30:00-00:30")
    #expect(value.flatMap(local.text) == nil, "the text would lose the distance from UTC")
    #expect(ISODateTime("2030-12-31 08:30").flatMap(local.text) == "2030-12-31 08:30")
  }

  @Test(
    "an option is read by its whole label",
    arguments: [
      ("red", "= r"), ("re", "… red"), ("redd", "×"), ("Red", "× red"), ("r", "… red"), ("s", "×"),
      ("green", "= g"), ("gree", "… green green tea"), ("green tea", "= gt"),
    ])
  func options(text: String, said: String) {
    let format = ChoiceFormat([
      FieldOption("r", label: "red"), FieldOption("g", label: "green"),
      FieldOption("gt", label: "green tea"), FieldOption("x", label: "red"),
    ])
    #expect(Self.said(text, format) == said)
  }

  @Test(
    "options are read in their order, each once; a label may have the separator in it",
    arguments: [
      ("a", #"= ["1"]"#), ("b, a", #"= ["2", "1"]"#), ("a,b", #"= ["1", "2"]"#), ("a, a", "…"),
      ("b, b", "×"),
      ("a, ", "…"), ("a, b, c", #"= ["3"]"#), ("a, b, ", "…"), ("a, x", "×"),
      ("b, a, b, c", #"= ["2", "3"]"#),
      ("b, A", "× b, a b, a, b, c"),
    ])
  func multipleOptions(text: String, said: String) {
    let format = MultipleChoiceFormat([
      FieldOption("1", label: "a"), FieldOption("2", label: "b"),
      FieldOption("3", label: "a, b, c"),
    ])
    #expect(Self.said(text, format) == said)
    #expect(format.text(for: ["1", "2"]) == "a, b")
    #expect(format.text(for: ["1", "9"]) == nil)
  }

  @Test("days and months are those of the calendar")
  func days() throws {
    var date = try #require(ISODate("1999-12-30"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var other = try #require(
      calendar.date(from: DateComponents(year: 1999, month: 12, day: 30)))
    for _ in 0..<3_000 {
      let parts = calendar.dateComponents([.year, .month, .day], from: other)
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
      date = try #require(date.moved(byDays: 1))
      other = try #require(calendar.date(byAdding: .day, value: 1, to: other))
    }
    let (first, last) = (ISODate("0000-01-01")!, ISODate("9999-12-31")!)
    #expect(first.moved(byDays: 3_652_424) == last)
    #expect(last.moved(byDays: -3_652_424) == first)
    #expect(first.moved(byDays: -1) == nil)
    #expect(last.moved(byDays: 1) == nil)
    #expect(ISODate("2024-03-31")?.moved(byMonths: -1) == ISODate("2024-02-29"))
    #expect(last.moved(byMonths: 1) == nil)
    #expect(last.moved(byDays: .min) == nil)
  }

  @Test("arrow keys step through days, minutes, options and answers, and stop at the ends")
  func steps() throws {
    func texts<Format>(_ field: ValueField<Format>, _ keys: [FieldAct.Key]) throws -> [String] {
      var field = field
      return try keys.map {
        try field.edit(.press($0))
        return field.text
      }
    }
    let ends = ISOFormat(minimum: ISODate("2026-01-30"), maximum: ISODate("2026-03-01"))
    #expect(
      try texts(
        DateField(format: ends),
        [
          .increment, .increment, .increment, .largeIncrement, .largeIncrement, .setToMaximum,
          .increment,
        ]
      ) == [
        "2026-01-30", "2026-01-31", "2026-02-01", "2026-03-01", "2026-03-01", "2026-03-01",
        "2026-03-01",
      ])
    #expect(
      try texts(
        TimeField(ISOTime("23:58"), format: ISOFormat()), [.increment, .increment, .largeDecrement])
        == ["23:59", "23:59", "22:59"])
    #expect(
      try texts(
        ChoiceField(format: Booking.rooms(.english)),
        [.decrement, .increment, .decrement, .setToMinimum, .decrement])
        == ["Suite", "Suite", "Double", "Single", "Single"])
    #expect(
      try texts(
        BooleanField(format: BooleanFormat(in: .japanese)), [.increment, .increment, .setToMaximum])
        == ["はい", "いいえ", "はい"])
  }

  @Test("a refused text stays with its issue; a revert goes back, and a choice is an edit")
  func editing() throws {
    var field = ChoiceField("double", format: Booking.rooms(.english))
    field.beginEditing()
    try field.edit(.type("Sui"))
    #expect(field.entry == nil)
    #expect(field.value == "double")
    #expect(field.status == .intermediate)
    var outcome = field.endEditing()
    #expect(outcome == .unchanged)
    #expect(field.text == "Sui")
    #expect(field.isEdited)
    try field.edit(.press(.revert))
    #expect(field.text == "Double")
    #expect(field.entry == "double")
    #expect(!field.isEdited)
    try field.choose(.choice("suite"))
    #expect(field.text == "Suite")
    #expect(field.isEdited)
    outcome = field.endEditing()
    #expect(outcome == .accepted)
    let before = field
    for wrong in [FieldValue.choice("attic"), .text("Suite"), .boolean(true)] {
      #expect(throws: EditRefusal.filtered) { try field.choose(wrong) }
      let isSet = field.setValue(wrong)
      #expect(!isSet)
    }
    #expect(field == before)
    try field.edit(.compose("S"))
    #expect(field.value == "suite", "a composition is not read until it ends")
    try field.choose(.choice(nil))
    outcome = field.endEditing()
    #expect(field.text.isEmpty)
    #expect(field.value == nil)
    #expect(outcome == .cleared)
    let isSet = field.setValue(.choice("single"))
    #expect(isSet)
    #expect(field.text == "Single")
    #expect(!field.isEdited)
  }

  @Test("another format writes the value anew; a text that it cannot write is read anew")
  func formats() throws {
    var field = ChoiceField("double", format: Booking.rooms(.english))
    field.format = Booking.rooms(.german)
    #expect(field.text == "Doppelzimmer")
    #expect(field.entry == "double")
    #expect(!field.isEdited)
    field.format = ChoiceFormat(["attic"])
    #expect(field.text == "Doppelzimmer")
    #expect(field.entry == nil)
    #expect(field.status == .invalid)
    field.format = ChoiceFormat([FieldOption("d2", label: "Doppelzimmer")])
    #expect(field.entry == "d2")
    #expect(field.value == "d2")
  }

  @Test("setting the value that a field has, and says, leaves its text (S4)")
  func sameValue() throws {
    var field = TimeField(format: ISOFormat())
    try field.edit(.type("08:30:00"))
    let said = try #require(field.value)
    let isSet = field.setValue(said)
    #expect(isSet)
    #expect(field.text == "08:30:00")
  }

  @Test("a line for debugging has text, status and value")
  func descriptions() {
    let field = TimeField(ISOTime("23:58"), format: ISOFormat())
    let empty = TimeField(format: ISOFormat())
    #expect(field.description == "“23:58” acceptable, value 23:58")
    #expect(empty.description.hasSuffix(", value none"))
  }
}

/// A form of fields of every kind.
struct BookingStoryTests {
  private var form = FieldForm(Booking())

  private mutating func fill() throws {
    try form.type("2026-05-01", into: .arrival)
    try form.type("2026-05-04", into: .departure)
    try form.choose(.choice("suite"), in: .room)
    try form.choose(.choices(["tea"]), in: .extras)
    try form.choose(.boolean(true), in: .isBusiness)
  }

  @Test("every kind is filled in, counted with, judged and left by Return")
  mutating func story() throws {
    form.focusOnAppear()
    try form.type("2026-05-0")
    form.pressReturn()
    #expect(form.issues(of: .arrival).map(\.code) == ["date"])
    let messages = FormMessages<Booking.FieldID>(label: { "\($0)" }, in: .keys)
    #expect(
      form.sentences(for: .arrival, in: messages) == ["fieldMessage(arrival, date(2030-12-31))"])
    try form.apply(.press(.revert), to: .arrival)
    try fill()
    #expect(form[.nights]?.value == .number(3))
    #expect(form[.nights]?.text == "3")
    #expect(form.isValid)
    #expect(form[.wake]?.traits == [])
    try form.choose(.choices(["bed", "tea"]), in: .extras)
    #expect(form[.extras]?.text == "Bed, Tea, green")
    #expect(form.issues(of: .extras).map(\.kind) == [.tooMany(maximum: 1)])
    try form.choose(.date(ISODate("2026-05-01")), in: .departure)
    #expect(form.issues(of: .departure).map(\.code) == ["rule.order"])
    try form.choose(.date(ISODate("2025-01-01")), in: .departure)
    #expect(throws: FormRefusal.field(.filtered)) {
      try form.choose(.date(ISODate("2025-01-01")), in: .arrival)
    }
    #expect(form[.room]?.control.options.map(\.value) == ["single", "double", "suite"])
    #expect(form[.isBusiness]?.control == .boolean)
    #expect(form[.arrival]?.control == .date)
  }

  @Test("undo and redo put back each kind")
  mutating func undoing() throws {
    var history = UndoHistory<Booking>()
    var states = [form.content]
    let acts: [(inout FieldForm<Booking>) throws -> Void] = [
      { try $0.choose(.date(ISODate("2026-05-01")), in: .arrival) },
      { try $0.apply(.press(.increment), to: .arrival) },
      { try $0.choose(.choice("single"), in: .room) },
      { try $0.choose(.choices(["bed"]), in: .extras) },
      { try $0.apply(.press(.increment), to: .isBusiness) },
      { try $0.apply(.type("08"), to: .wake) },
      { try $0.choose(.boolean(nil), in: .isBusiness) },
    ]
    for (index, act) in acts.enumerated() {
      try history.record(in: &form, at: .seconds(9 * index)) { try act(&$0) }
      states.append(form.content)
    }
    for state in states.dropLast().reversed() {
      history.undo(&form)
      #expect(form.content == state)
    }
    for state in states.dropFirst() {
      history.redo(&form)
      #expect(form.content == state)
    }
  }

  @Test("a draft comes back, in another language with the words of that language")
  mutating func drafts() throws {
    try fill()
    form.content.guests = [Booking.Guest(id: 7)]
    try form.type("1987-06-1", into: .guest(7, .birthday))
    let data = try JSONEncoder().encode(form.snapshot)
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
    #expect(try FieldForm(restoring: snapshot, in: Booking()).content == form.content)
    let german = try FieldForm(restoring: snapshot, in: Booking(in: .german))
    #expect(german[.isBusiness]?.text == "Ja")
    #expect(german[.isBusiness]?.value == .boolean(true))
    #expect(german[.guest(7, .birthday)]?.text == "1987-06-1")
    #expect(german[.guest(7, .birthday)]?.entry == nil)
    #expect(german[.room]?.text == "Suite")
  }

  @Test("a damaged draft is refused, or restored as a sound field")
  mutating func damage() throws {
    try fill()
    let good = form.snapshot
    for (name, value) in [
      ("arrival", "2026-13-01"), ("room", "attic"), ("extras", "9:tea"), ("isBusiness", "maybe"),
    ] {
      var snapshot = good
      snapshot.fields[name]?.value = value
      let (form, losses) = FieldForm.restored(from: snapshot, in: Booking())
      #expect(losses == [.field(name, .value)])
      #expect(form.declaredFields.allSatisfy { form[$0]?.status == .acceptable || $0 == .nights })
    }
  }
}
