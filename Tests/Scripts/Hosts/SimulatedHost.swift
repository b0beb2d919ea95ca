import EditScripts
import FieldEditing
import NumberText

/// A user interface that draws late, and reports late and twice, with a store that takes values in
/// its own way.
struct SimulatedHost {
  /// How a store takes what is written to it.
  enum Store: CaseIterable {
    /// Has it at once.
    case direct
    /// Has it later.
    case late
    /// Has at most 50.
    case limited
    /// Keeps what it has.
    case constant
  }

  /// A report of the view, delivered later.
  enum Report {
    case text(String, caret: Int, from: ShownText, pushCount: Int)
    /// The view reads its focus and the binding when it reports.
    case focus, value
  }

  var hosted: HostedField<Double>
  let store: Store
  /// What the binding has.
  private(set) var value: Double?
  private var writes: [Double?] = []
  /// Whether somebody else has set a value in a store that is late. Until all is at rest, that
  /// value may pass for the user's own, and the user's own for another's.
  private var isContested = false
  /// What is on the screen, with its caret in UTF-16 units.
  private(set) var text = ""
  private var caret = 0
  /// The host's idea of the screen, until the next report.
  private var believed = ""
  /// How often the program put a text on the screen.
  private var pushCount = 0
  private var drawn: ShownText
  private(set) var isFocused = false
  private var reports: [Report] = []
  /// Whether the first of the reports was delivered already.
  private var isRepeated = false
  /// Whether something since the last drawing may replace the user's text.
  private var mayBeRewritten = true
  /// Texts that were taken from the user without a reason.
  private(set) var robberies: [String] = []

  init(_ value: Double?, format: NumberFormat, policies: FieldPolicies, store: Store) {
    (self.value, self.store) = (value, store)
    hosted = HostedField(nil, format: format, policies: policies)
    hosted.host = .answersLate
    drawn = hosted.shown
    tell { $0.command(value) }
    draw()
  }

  // MARK: What the user does

  mutating func press(_ key: String) {
    let place = text.utf16.index(text.startIndex, offsetBy: caret)
    if key == "<" {
      guard caret > 0 else { return }
      text.utf16.formIndex(before: &caret, in: text)
      text.remove(at: text.utf16.index(text.startIndex, offsetBy: caret))
    } else {
      text.insert(contentsOf: key, at: place)
      caret += key.utf16.count
    }
    reports.append(.text(text, caret: caret, from: drawn, pushCount: pushCount))
  }

  mutating func moveCaret(to place: Int) {
    caret = min(place, text.utf16.count)
    let caret = caret
    hosted.select(.utf16(caret, caret))
  }

  mutating func setFocus(_ focused: Bool) {
    guard focused != isFocused else { return }
    isFocused = focused
    reports.append(.focus)
  }

  mutating func pressReturn() {
    deliverAll()
    mayBeRewritten = true
    tell { $0.submit() }
  }

  // MARK: What the host does

  mutating func setValue(_ value: Double?) {
    mayBeRewritten = true
    self.value = value
    isContested = isContested || store == .late
    reports.append(.value)
  }

  mutating func setFormat(_ format: NumberFormat) {
    mayBeRewritten = true
    tell { $0.setFormat(format) }
  }

  mutating func enable(_ isEnabled: Bool) {
    if !isEnabled { mayBeRewritten = true }
    tell { $0.setEnabled(isEnabled) }
  }

  /// Evaluates the view again, with the present state, and draws.
  mutating func draw() {
    let value = value
    tell { $0.read(value) }
    let shown = hosted.shown
    if believed != shown.text {
      if text != shown.text && !mayBeRewritten && !isContested {
        robberies.append("\(text) became \(shown.text)")
      }
      text = shown.text
      caret = text.utf16.count
      believed = text
      pushCount += 1
    }
    drawn = shown
    // The field's text is drawn in a later turn than the typed text.
    tell { $0.drawn(shown) }
    if text == hosted.field.text, text == shown.text { mayBeRewritten = false }
  }

  /// Lets the store take one value.
  mutating func store(one: Bool) {
    guard !writes.isEmpty else { return }
    take(writes.removeFirst())
    reports.append(.value)
  }

  /// Delivers the view's first report.
  ///
  /// - Parameter again: Whether it will say so once more.
  mutating func deliver(again: Bool = false) {
    guard let report = reports.first else { return }
    let wasRepeated = isRepeated
    isRepeated = again
    if !again { reports.removeFirst() }
    switch report {
    case .text(let text, let caret, let shown, let pushCount):
      // A text that the user typed into an outdated text comes back.
      if pushCount < self.pushCount { mayBeRewritten = true } else { believed = text }
      var isTaken = true
      var isChanged = false
      tell {
        let before = $0.field.text
        isTaken = $0.follow(text, selection: .utf16(caret, caret), from: shown)
        isChanged = $0.field.text != before
      }
      // The report was refused, or repeated for an outdated text: the view is drawn again.
      if !isTaken { mayBeRewritten = true }
      if wasRepeated && isChanged { robberies.append("\(text), said twice") }
    case .focus:
      let focused = isFocused
      // A commit, or the focus if it makes the text plain.
      mayBeRewritten = true
      tell { $0.setFocused(focused) }
    case .value:
      let value = value
      tell { $0.read(value) }
    }
  }

  /// Lets everything late arrive.
  mutating func rest() {
    for _ in 0..<3 {
      deliverAll()
      while !writes.isEmpty { store(one: true) }
      deliverAll()
      mayBeRewritten = true
      let value = value
      // Somebody may still type, or a refused text may stand there: only a command counts then.
      tell { $0.command(value) }
      for _ in 0..<4 { draw() }
    }
  }

  mutating func deliverAll() { while !reports.isEmpty { deliver() } }

  private mutating func tell(_ event: (inout HostedField<Double>) -> Void) {
    hosted.read(value)
    event(&hosted)
    for _ in 0..<3 {
      guard let write = hosted.nextGift()?.value else { return }
      if store == .late { writes.append(write) } else { take(write) }
      if store == .limited { mayBeRewritten = true }
      hosted.read(value)
    }
  }

  private mutating func take(_ write: Double?) {
    switch store {
    case .direct, .late: value = write
    case .limited: value = write.map { min($0, 50) }
    case .constant: break
    }
  }
}

extension String.UTF16View {
  /// Moves an offset to the start of the character before it.
  fileprivate func formIndex(before offset: inout Int, in text: String) {
    let place = index(startIndex, offsetBy: offset)
    offset = distance(from: startIndex, to: text.index(before: place))
  }
}
