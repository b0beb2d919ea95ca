import EditScripts
import FieldForms
import FormattingFields

@testable import FieldFormsTests

/// A form and a view that carries out requests late and reports late.
struct MirrorSimulation {
  typealias FieldID = Registration.FieldID

  var form = FieldForm(Registration())
  var viewFocus: FieldID?
  /// Where the form last moved the focus, if that was new to the view and the user has not moved
  /// since.
  var lastOrder: FieldID??
  private var mirror = FocusMirror<FieldID>()
  private var requests: [FieldID?] = []
  private var reports: [FieldID?] = []

  private static let fields: [FieldID?] = [nil, .firstName, .lastName, .email]

  /// One random event: the form moves, the user taps, or a late report or request arrives.
  mutating func step(using random: inout SeededGenerator) {
    let field = Self.fields.randomElement(using: &random) ?? nil
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      form.focus(field)
      let isAsked = mirror.follow(form)
      lastOrder = isAsked ? .some(form.focusedField) : nil
      take(isAsked)
    case 1:
      move(to: field)
      lastOrder = nil
    case 2: carryOut()
    default: deliver()
    }
  }

  /// Lets all late reports and requests arrive; gives how often the view had to settle.
  mutating func rest() -> Int {
    for round in 1...10 {
      take(mirror.follow(form))
      while !requests.isEmpty || !reports.isEmpty {
        while !requests.isEmpty { carryOut() }
        while !reports.isEmpty { deliver() }
      }
      take(mirror.settle(at: viewFocus, in: &form))
      if requests.isEmpty { return round }
    }
    return .max
  }

  private mutating func take(_ isAsked: Bool) {
    if isAsked { requests.append(form.focusedField) }
  }

  private mutating func carryOut() {
    if !requests.isEmpty { move(to: requests.removeFirst()) }
  }

  /// Moves the view's focus; like real views, it reports only a change.
  private mutating func move(to field: FieldID?) {
    guard field != viewFocus else { return }
    viewFocus = field
    reports.append(field)
  }

  private mutating func deliver() {
    if !reports.isEmpty { take(mirror.report(reports.removeFirst(), to: &form)) }
  }
}
