import FieldEditing
import NumberText

@testable import FieldHostingTests

/// What can happen to a hosted field.
enum HostedEvent: Hashable {
  case key(String)
  case backspace
  case paste(String)
  case compose(String)
  /// The keypad's decimal key goes on with what an input method composes.
  case composeDecimalKey
  case endComposition, selectAll
  /// The control reports its text again, at once.
  case echo
  /// The view reports the text that it was drawn with before the last drawing.
  case lateEcho
  /// The view is drawn, and tells so in a later turn.
  case draw, turn
  /// The store takes the oldest value that is on its way, and is read.
  case store
  /// The store is read again.
  case reread
  /// A value that was given comes back once more.
  case secondEcho
  case command
  case focus, leave, submit, disappear
  case otherFormat
}

/// A hosted field of some kind, as a control sees it.
protocol HostedSubject: HostedEntry, Hashable {
  /// Whether a command waits for the end of a composition. (H3)
  static var waits: Bool { get }
  /// Whether a value that comes back is told from a command. A form has its values itself: what is
  /// set is a command.
  static var judgesEchoes: Bool { get }
  var field: FormattingField<Double> { get }
  mutating func focus()
  /// Leaves, presses Return or goes away.
  ///
  /// - Returns: The outcome of the commit; nil if nothing was committed.
  mutating func commit(by event: HostedEvent) -> CommitOutcome?
  /// The value that the store has to take; an outer nil if it has it.
  mutating func give() -> Double??
  mutating func read(_ value: Double?, answering token: Int?)
  mutating func rest()
  mutating func command(_ value: Double?)
  mutating func setFormat(_ format: NumberFormat)
  mutating func restartCount(_ drawn: inout [ShownText])
}

/// A control, a hosted field and a store that takes values late.
struct HostedWorld<Subject: HostedSubject>: EventWorld {
  private var hosted: Subject
  private let formats: [NumberFormat]
  private let isDrawn: Bool
  /// What the decimal key of the keypad types; empty for a keyboard.
  private let keypad: String
  /// Of each unit on the screen, whether the keypad's decimal key typed it and it still means that.
  private var isDecimalKey: [Bool] = []
  private var screen = ""
  private var selection = 0..<0
  private var marked: Range<Int>?
  /// What the view was drawn with last, and before.
  private var drawn: [ShownText] = []
  /// Whether the view has reported since the last drawing.
  private var hasReported = false
  private var isFocused = false
  private var isGone = false
  /// The host's value, the values on their way there, and the last that arrived before.
  private var stored: Double?
  private var sent: [Double?] = []
  private var earlier: Double??
  /// A command that waits for the end of a composition.
  private var command: Double??
  /// How often a text was committed since it was edited.
  private var commitCount = 0
  /// Whether the value that commands set was given or said, so that it may be an echo.
  private var hasGivenCommand = false
  /// What the field wrote of its text, of which `==` for fields knows nothing.
  private var written: [EditedText.Written] = []
  private var problem: String?

  init(
    _ hosted: Subject, _ value: Double?, _ formats: [NumberFormat], isDrawn: Bool,
    keypad: String = ""
  ) {
    self.hosted = hosted
    (self.formats, self.isDrawn, self.keypad, stored) = (formats, isDrawn, keypad, value)
    show()
    normalize()
  }

  var name: String {
    "\(isDrawn ? "drawn late" : "drawn at once"), “\(hosted.field.text)”"
      + (keypad.isEmpty ? "" : ", keypad “\(keypad)”")
  }

  var events: [HostedEvent] {
    if isGone {
      return [.leave, .disappear] + (isDrawn ? [.lateEcho] : []) + (sent.isEmpty ? [] : [.store])
    }
    var events: [HostedEvent] = [
      .key("1"), .key("."), .key(","), .backspace, .compose("2"), .selectAll, .echo,
      .reread, .focus, .leave, .submit, .disappear, .otherFormat,
    ]
    // A control ends a composition before it pastes.
    events.append(marked == nil ? .paste("1.50") : .endComposition)
    if !keypad.isEmpty { events.append(.composeDecimalKey) }
    if isDrawn { events += [.draw, .turn, .lateEcho] }
    // A value that the field has given is its own echo.
    if !hasGivenCommand { events.append(.command) }
    if !sent.isEmpty { events.append(.store) }
    if earlier != nil, Subject.judgesEchoes { events.append(.secondEcho) }
    return events
  }

  mutating func take(_ event: HostedEvent) -> String? {
    let before = hosted.field
    let wasEdited = before.isEdited
    happen(event, before)
    if let value = hosted.give() {
      sent = sent.suffix(2) + [value]
      if value == 7 { hasGivenCommand = true }
    }
    if hosted.field.isEdited, hosted.field.text != before.text { commitCount = 0 }
    check(event, before, wasEdited: wasEdited)
    return problem
  }

  mutating func normalize() {
    hosted.restartCount(&drawn)
    written = hosted.field.allWritten
  }

  // MARK: Events

  private mutating func happen(_ event: HostedEvent, _ before: FormattingField<Double>) {
    switch event {
    case .key(let key): replace(selection, with: key, isDecimalKey: key == keypad)
    case .backspace:
      let end = selection.upperBound
      replace(selection.isEmpty && end > 0 ? end - 1..<end : selection, with: "")
    case .paste(let text): replace(selection, with: text, isWhole: true)
    case .compose(let text):
      let range = marked ?? selection
      replace(
        range, with: text, marked: range.lowerBound..<(range.lowerBound + text.utf16.count))
    case .composeDecimalKey:
      let range = marked.map { $0.upperBound..<$0.upperBound } ?? selection
      replace(
        range, with: keypad,
        marked: (marked ?? selection).lowerBound..<(range.lowerBound + 1), isDecimalKey: true)
    case .endComposition:
      marked = nil
      report(isSettled: screen == hosted.field.text)
    case .selectAll:
      selection = 0..<screen.utf16.count
      if isDrawn {
        hosted.report(selection: selection)
      } else {
        hosted.select(.utf16(0, screen.utf16.count))
      }
    case .echo: isDrawn ? echo(drawn.last) : report()
    case .lateEcho: echo(drawn.first)
    case .draw: show()
    case .turn: if let last = drawn.last { hosted.drawn(last) }
    case .store:
      earlier = .some(stored)
      stored = sent.removeFirst()
      read()
    case .reread: read()
    case .secondEcho:
      if let earlier, sent.contains(where: { $0 == earlier }) {
        hosted.read(earlier, answering: nil)
      }
    case .command:
      (stored, sent) = (7, [])
      command = Subject.waits ? .some(7) : nil
      let isComposing = marked != nil
      hasGivenCommand = true
      hosted.command(7)
      if hosted.field.markedRange == nil { showAtOnce() }
      if Subject.waits && isComposing && marked == nil {
        problem = "a command writes over the word that an input method composes"
      }
    case .focus:
      isFocused = true
      hosted.focus()
      showAtOnce()
      if !isDrawn { selection = utf16Selection }
    case .leave:
      isFocused = false
      marked = nil
      count(hosted.commit(by: event))
    case .submit:
      marked = nil
      count(hosted.commit(by: event))
    case .disappear:
      isGone = true
      marked = nil
      count(hosted.commit(by: event))
    case .otherFormat:
      hosted.setFormat(hosted.field.format == formats[0] ? formats[1] : formats[0])
      showAtOnce()
    }
  }

  private mutating func read() {
    hosted.read(stored, answering: nil)
    showAtOnce()
  }

  private mutating func count(_ outcome: CommitOutcome?) {
    switch outcome {
    case nil, .unchanged, .keptInvalid, .reverted: break
    default: commitCount += 1
    }
    isDecimalKey = []
    showAtOnce()
  }

  private var utf16Selection: Range<Int> {
    let selection = hosted.field.utf16Selection
    return selection.range
  }

  /// The control edits its text by itself, and reports it.
  private mutating func replace(
    _ range: Range<Int>, with text: String, marked: Range<Int>? = nil, isWhole: Bool = false,
    isDecimalKey isKey: Bool = false
  ) {
    let (wasComposing, isSettled) = (self.marked != nil, screen == hosted.field.text)
    self.marked = marked
    if isDecimalKey.count != screen.utf16.count { isDecimalKey = screen.utf16.map { _ in false } }
    isDecimalKey.replaceSubrange(range, with: text.utf16.map { _ in isKey })
    var units = Array(screen.utf16)
    units.replaceSubrange(range, with: text.utf16)
    // A key that leaves the text as it was cannot be told from an echo.
    if !wasComposing, marked == nil, units == Array(screen.utf16) { isDecimalKey = [] }
    screen = String(decoding: units, as: UTF16.self)
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
    typed = meant
    report(isWhole: isWhole, isSettled: isSettled)
  }

  /// The text on the screen, with the field's separator for each decimal key of a keypad. (E2)
  private var meant: String {
    guard isDecimalKey.contains(true) else { return screen }
    return zip(screen, isDecimalKey).map { character, isKey in
      isKey ? hosted.field.format.symbols.decimalSeparator : String(character)
    }.joined()
  }

  /// A text without separators, which may go as E13 says.
  private func bare(_ text: String) -> String {
    text.replacing(hosted.field.format.symbols.groupingSeparator, with: "")
  }

  /// - Parameter isSettled: Whether the control showed the field's text before.
  private mutating func report(isWhole: Bool = false, isSettled: Bool = true) {
    let meant = meant
    let isTaken = hosted.follow(
      screen, selection: .utf16(selection.lowerBound, selection.upperBound),
      marked: marked.map { .utf16($0.lowerBound, $0.upperBound) },
      from: isDrawn ? drawn.last : nil, intent: isWhole ? .pasted : nil, keypadSeparator: keypad)
    hasReported = true
    if isTaken, !screen.utf8.elementsEqual(hosted.field.text.utf8) {
      problem = "the field says it has “\(screen)”, and has “\(hosted.field.text)”"
    }
    // Of a view that draws late a field may not know what is selected. Then it may refuse a decimal
    // key, and not read it as another mark.
    let isJudged =
      isDrawn ? isSettled && meant != screen && hosted.field.status == .acceptable : true
    if marked == nil, isJudged, command == nil, bare(hosted.field.text) != bare(meant) {
      problem = "“\(screen)” is “\(meant)”, and the field has “\(hosted.field.text)”"
    }
    if marked == nil { isDecimalKey = [] }
    if !isTaken || hosted.field.markedRange == nil { showAtOnce() }
  }

  private mutating func echo(_ shown: ShownText?) {
    guard let shown else { return }
    if shown != drawn.last { hasReported = true }
    _ = hosted.follow(
      shown.text, selection: nil, marked: marked.map { .utf16($0.lowerBound, $0.upperBound) },
      from: shown, intent: nil, keypadSeparator: keypad)
  }

  /// Draws a control whose text can be set at once.
  private mutating func showAtOnce() {
    guard !isDrawn, screen != hosted.field.text else { return }
    (screen, selection, marked, isDecimalKey) = (hosted.field.text, utf16Selection, nil, [])
  }

  private mutating func show() {
    if isDrawn {
      let shown = hosted.shown
      drawn = drawn.suffix(1) + [shown]
      hasReported = false
      if shown.text != screen { (marked, isDecimalKey) = (nil, []) }
      screen = shown.text
      selection =
        min(
          selection.lowerBound, screen.utf16.count)..<min(selection.upperBound, screen.utf16.count)
      if let place = shown.utf16Selection {
        if place.upperBound <= screen.utf16.count {
          selection = place
        } else {
          problem = "\(place) is to be selected in “\(screen)”"
        }
      }
    } else {
      showAtOnce()
    }
  }

  // MARK: What always holds

  private mutating func check(
    _ event: HostedEvent, _ before: FormattingField<Double>, wasEdited: Bool
  ) {
    let field = hosted.field
    if field.status == .acceptable, field.markedRange == nil {
      let fresh = NumberScanner<Double>(format: field.format).scan(field.text)
      if let said = fresh.value, said != field.value {
        problem = "the screen says \(said), the value is \(field.value.map { "\($0)" } ?? "nil")"
      }
    }
    if !isDrawn, !screen.utf8.elementsEqual(field.text.utf8) {
      problem = "the screen shows “\(screen)”, the field has “\(field.text)”"
    }
    // What the host has, or will have, is the field's value.
    let coming = sent.last ?? stored
    if field.markedRange == nil, coming != field.value {
      problem =
        "the host gets \(String(describing: coming)), the value is \(String(describing: field.value))"
    }
    if field.markedRange == nil, let awaited = command {
      if event != .command, case .some(let value) = awaited, before.markedRange != nil, wasWaiting,
        field.value != value
      {
        problem = "the command \(String(describing: value)) is lost"
      }
      command = nil
    }
    wasWaiting = command != nil
    switch event {
    case .echo where marked == nil && (!hasReported || !isDrawn):
      if before.markedRange == nil, !isSame(field, before) {
        problem =
          "an echo changed “\(before.text)” \(before.selection) to “\(field.text)” \(field.selection)"
      }
    case .store, .reread, .secondEcho:
      if !isSame(field, before) { problem = "an echo changed the field" }
    case .leave, .submit, .disappear:
      if field.isEdited, field.status == .acceptable { problem = "an edit is not committed" }
      if wasEdited, before.status == .acceptable, before.markedRange == nil,
        field.value != before.value, command == nil
      {
        problem = "a commit changed \(String(describing: before.value))"
      }
    case .key where !isDrawn && marked == nil && before.markedRange == nil:
      // Separators of a commit may have gone. (E13)
      if ![typed, bare(typed)].contains(field.text) { problem = "“\(typed)” was typed" }
    default: break
    }
    if commitCount > 1 { problem = "a text is committed \(commitCount) times" }
  }

  /// Whether two fields are the same but for what is selected: a view may report a caret late.
  private func isSame(_ one: FormattingField<Double>, _ other: FormattingField<Double>) -> Bool {
    var moved = one
    try? moved.select(.utf8(other.selection.anchor, other.selection.head))
    return moved == other
  }

  private var wasWaiting = false
  /// The text that a key or a paste has left on the screen.
  private var typed = ""
}
