import FieldForms
import FormattingFields

@testable import FieldFormsTests
@testable import FieldHostingTests

/// What can happen to a form's focus and a view's.
enum MirrorEvent: Hashable {
  /// The form moves the focus.
  case move(Registration.FieldID?)
  /// The user taps a field, or leaves all.
  case tap(Registration.FieldID?)
  /// The view carries out the oldest request.
  case carryOut
  /// The form is told the oldest report.
  case deliver
}

/// A form and a view that carries out requests late and reports late.
struct MirrorWorld: EventWorld {
  typealias FieldID = Registration.FieldID

  private var form = FieldForm(Registration())
  private var viewFocus: FieldID?
  /// Where the form last moved the focus, if that was new to the view and the user has not moved
  /// since.
  private var lastOrder: FieldID??
  private var mirror = FocusMirror<FieldID>()
  private var requests: [FieldID?] = []
  private var reports: [FieldID?] = []

  static func == (left: MirrorWorld, right: MirrorWorld) -> Bool {
    left.viewFocus == right.viewFocus && left.lastOrder == right.lastOrder
      && left.requests == right.requests && left.reports == right.reports
      && left.mirror == right.mirror && left.form == right.form
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(form.focusedField)
    hasher.combine(viewFocus)
    hasher.combine(requests)
    hasher.combine(reports)
  }

  var events: [MirrorEvent] {
    let fields: [FieldID?] = [nil, .firstName, .lastName]
    return fields.map { .move($0) } + fields.map { .tap($0) }
      + (requests.isEmpty ? [] : [.carryOut]) + (reports.isEmpty ? [] : [.deliver])
  }

  mutating func take(_ event: MirrorEvent) -> String? {
    switch event {
    case .move(let field):
      form.focus(field)
      let isAsked = mirror.follow(form)
      lastOrder = isAsked ? .some(form.focusedField) : nil
      take(isAsked)
    case .tap(let field):
      move(to: field)
      lastOrder = nil
    case .carryOut: carryOut()
    case .deliver: deliver()
    }
    var end = self
    return end.rest()
  }

  mutating func normalize() {}

  /// Lets all late reports and requests arrive.
  ///
  /// - Returns: What is wrong then; nil if nothing is.
  private mutating func rest() -> String? {
    for _ in 1...3 {
      take(mirror.follow(form))
      while !requests.isEmpty || !reports.isEmpty {
        while !requests.isEmpty { carryOut() }
        while !reports.isEmpty { deliver() }
      }
      take(mirror.settle(at: viewFocus, in: &form))
      if !requests.isEmpty { continue }
      guard viewFocus == form.focusedField else {
        return "the view is at \(viewFocus as Any), the form at \(form.focusedField as Any)"
      }
      if let order = lastOrder, form.focusedField != order {
        return "the form has moved to \(order as Any) and is at \(form.focusedField as Any)"
      }
      return nil
    }
    return "form and view go on asking each other"
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
