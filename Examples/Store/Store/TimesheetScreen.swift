import FieldFormsUI
import SwiftUI

/// A day of work, as a form: validity follows from what it holds.
struct Day: FormContent {
  enum FieldID: String { case date, hours, project, isBillable }

  var date = DateField(format: ISOFormat())
  var hours: FormattingField<Decimal>
  var project = ChoiceField(format: ChoiceFormat(["Bridge", "Tower"]))
  var isBillable = BooleanField(false, format: BooleanFormat())

  init(_ format: NumberFormat) {
    hours = FormattingField(format: format, bounds: NumberBounds(0...24))
    hours.policies.step = 0.25
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.date, &date, .required)
    form.field(.hours, &hours, .required)
    form.field(.project, &project, isBillable.entry == true ? .required : [])
    form.field(.isBillable, &isBillable)
  }
}

/// A reducer: what was done and the state lead to another state.
enum Timesheet {
  struct State: Equatable {
    var day: FieldForm<Day>
    var saved = 0
  }

  enum Action: Equatable {
    case form(FormAction<Day.FieldID>)
    case save
  }

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .form(let action): try? state.day.apply(action)
    case .save:
      guard state.day.beginSubmit() == .started, let submission = state.day.submission else {
        return
      }
      if state.day.endSubmit(submission, []) == .accepted { state.saved += 1 }
    }
  }
}

@MainActor @Observable
final class TimesheetStore {
  private(set) var state: Timesheet.State

  init(_ day: Day) { state = Timesheet.State(day: FieldForm(day)) }

  func send(_ action: Timesheet.Action) { Timesheet.reduce(&state, action) }
}

struct TimesheetScreen: View {
  @State private var store = (try? NumberFormat(Decimal.FormatStyle())).map {
    TimesheetStore(Day($0))
  }

  var body: some View {
    if let store { DayForm(store: store) }
  }
}

struct DayForm: View {
  let store: TimesheetStore
  @FocusState private var focus: Day.FieldID?

  var body: some View {
    let day = FormSource(store.state.day) { store.send(.form($0)) }
    Form {
      FormField("Date", in: day, .date)
      FormField("Hours", in: day, .hours).fieldStepper()
      FormField("Billable", in: day, .isBillable)
      FormField("Project", in: day, .project)
      Button("Save") { store.send(.save) }
      Text(verbatim: store.state.saved == 0 ? "" : "\(store.state.saved) saved")
    }
    .focus($focus, follows: day)
    .onFormSubmit { store.send(.save) }
    .navigationTitle("Timesheet")
  }
}
