import FieldForms
import FormattingFields

/// A hotel's booking: fields of every kind, nights that follow from dates, and guests.
struct Booking: FormContent {
  enum FieldID: Hashable {
    case arrival, departure, nights, room, extras, isBusiness, wake
    case guest(Int, Guest.FieldID)
  }

  struct Guest: FormContent, Identifiable {
    enum FieldID: String { case name, birthday }

    let id: Int
    var name = PlainTextField()
    var birthday = DateField(format: ISOFormat(maximum: ISODate("2026-12-31")))

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, &name, .required)
      form.field(.birthday, &birthday)
    }
  }

  static func rooms(_ table: MessageTable) -> ChoiceFormat {
    ChoiceFormat([
      FieldOption("single", label: table.language == "de" ? "Einzelzimmer" : "Single"),
      FieldOption("double", label: table.language == "de" ? "Doppelzimmer" : "Double"),
      FieldOption("suite", label: "Suite"),
    ])
  }

  var arrival = DateField(format: ISOFormat(minimum: ISODate("2026-01-01")))
  var departure = DateField(format: ISOFormat())
  var nights = FormattingField<Int>(format: format(.integer))
  var room: ChoiceField
  var extras: MultipleChoiceField
  var isBusiness: BooleanField
  var wake = TimeField(format: ISOFormat())
  var guests: [Guest] = []

  init(in table: MessageTable = .english) {
    room = ChoiceField(format: Self.rooms(table))
    extras = MultipleChoiceField(
      format: MultipleChoiceFormat(
        [FieldOption("tea", label: "Tea, green"), FieldOption("bed", label: "Bed")], in: table))
    isBusiness = BooleanField(format: BooleanFormat(in: table))
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.arrival, named: "arrival", &arrival, .required)
    form.field(.departure, named: "departure", &departure, .required)
    let stay = departure.entry.flatMap { end in
      arrival.entry.map { FixedDecimal(end.days(since: $0)) }
    }
    form.computed(.nights, named: "nights", &nights, value: .number(stay))
    form.rule("order", on: .arrival, .departure, holds: stay.map { $0 > 0 } ?? true)
    form.field(.room, named: "room", &room, .required)
    form.field(.extras, named: "extras", &extras, rules: [.count(...1)])
    form.field(.isBusiness, named: "isBusiness", &isBusiness, .required)
    form.field(.wake, named: "wake", &wake, isBusiness.entry == true ? [] : .hidden)
    form.rows(
      &guests, named: "guests", rowLabel: { "Guest \($0), \($1)" }, as: FieldID.guest,
      restoring: { Int($0.id).map { Guest(id: $0) } })
  }
}
