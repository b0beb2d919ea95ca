import FieldEditing
import NumberText

/// A text field of SwiftUI's over a hosted field, with its known behaviour. Behaviour that differs
/// between systems, or is not known, is chosen at random. (H4, H5)
struct SimulatedTextField {
  /// When the text field reports its selection.
  enum SelectionReport: CaseIterable {
    /// Before the text of the same key: UIKit calls textFieldDidChangeSelection first.
    case beforeText
    case afterText
    /// After the next update, which has the text already.
    case late
  }

  /// Mistakes that views were known to make. The simulation has to find each.
  enum Mistake: CaseIterable {
    /// `get` gives what was drawn, not the present text.
    case getsWhatWasDrawn
    /// A refused or rewritten text is drawn at once.
    case drawsTextAtOnce
    /// A selection is drawn along with a new text.
    case drawsSelectionAtOnce
    /// The host saves in an `onSubmit` around the field.
    case savesInOuterSubmit
    /// Nothing is committed when the view disappears.
    case forgetsToCommit
    /// Callbacks read the host's binding.
    case readsInCallbacks
  }

  struct Habits {
    var selectionReport = SelectionReport.beforeText
    /// Whether the text field has a binding of its selection.
    var bindsSelection = true
    /// Whether a text is drawn because it differs from the screen, or because it differs from the
    /// last drawing.
    var comparesWithScreen = false
    var mistake: Mistake?
  }

  private(set) var hosted: HostedField<Double>
  private let habits: Habits
  /// Whether the field's policies may refuse a key.
  private let mayRefuse: Bool
  private(set) var screen = ""
  /// The UTF-16 offsets of what is selected on the screen.
  private(set) var selection = 0..<0
  private(set) var isFocused = false
  private(set) var value: Double?
  /// Whether the row with the binding is gone.
  private var isDeleted = false
  private var isGone = false

  private var drawn: ShownText
  private var isJustTyped = false
  private var isSelectionLate = false
  /// Whether the last report's indices are valid in the field's text as well.
  private var isSelectionKnown = true
  private var toldFocus = false
  private var toldValue: Double?
  /// Whether the host has set its value: a value that the field gave earlier passes for an echo
  /// until the field rests.
  private var isSetByHost = false
  private var focusChanges = 0
  /// What the view does in the turn after it was drawn.
  private var task: ShownText?
  private var mayBeRewritten = true
  private var isChanged = false
  /// The value that the host saved after Return, and what is wrong.
  private(set) var saved: Double??
  private(set) var failures: [String] = []

  init(
    _ value: Double?, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies(), habits: Habits = Habits()
  ) {
    hosted = HostedField(value, format: format, bounds: bounds, policies: policies)
    (self.value, self.habits, toldValue) = (value, habits, value)
    mayRefuse = policies.filtersCharacters || policies.filtersInvalidTexts
    drawn = hosted.shown
    screen = drawn.text
    update()
    rest()
  }

  // MARK: The person

  mutating func press(_ key: String) {
    guard isFocused, !isGone else { return }
    let text = screen
    guard let range = text.indices(ofUTF16: selection) else { return }
    if key == "<", range.isEmpty {
      guard range.lowerBound > text.startIndex else { return }
      screen.remove(at: text.index(before: range.lowerBound))
      let caret = text[..<text.index(before: range.lowerBound)].utf16.count
      selection = caret..<caret
    } else {
      let key = key == "<" ? "" : key
      screen.replaceSubrange(range, with: key)
      let caret = selection.lowerBound + key.utf16.count
      selection = caret..<caret
    }
    isJustTyped = true
    if habits.selectionReport == .beforeText { reportSelection() }
    let isTaken = set(screen)
    if !isTaken { mayBeRewritten = true }
    // "0" typed over a selected "0" cannot be told from an echo. Digits of two systems are drawn as
    // those of one. (E14) Separators of a commit may have gone. (E13)
    let read = hosted.field.text
    let kept = { (text: String) in text.filter { $0.isNumber || "-\u{2212}".contains($0) } }
    let isBare = read.utf8.count < screen.utf8.count && kept(read) == kept(screen)
    let mayDiffer = mayRefuse || screen.hasDigitsOfTwoSystems || isBare
    if !isTaken && !mayDiffer && screen != text { fail("lost \(screen), and has \(read)") }
    if habits.selectionReport == .afterText { reportSelection() }
    isSelectionLate = habits.selectionReport == .late
  }

  mutating func select(_ range: Range<Int>) {
    guard isFocused, !isGone else { return }
    let length = screen.utf16.count
    selection = min(range.lowerBound, length)..<min(range.upperBound, length)
    reportSelection()
  }

  mutating func setFocus(_ focused: Bool) {
    guard focused != isFocused, !isGone else { return }
    isFocused = focused
    focusChanges += 1
    // When editing begins and ends, SwiftUI writes the binding's value back, outside of an update.
    // If its row is gone, that traps (github.com/my-monkeys/OpenSuperWhisper/pull/94).
    let before = hosted.field.text
    let text = habits.mistake == .getsWhatWasDrawn ? drawn.text : hosted.shown.text
    if !set(text) { mayBeRewritten = true }
    if hosted.field.text != before { fail("\(before) became \(hosted.field.text) by focus") }
    if focused { reportSelection() }
  }

  mutating func pressReturn() {
    guard isFocused, !isGone else { return }
    // The outer onSubmit runs before the inner one
    // (fatbobman.com/en/posts/textfield-event-focus-keyboard), so the field takes the submit scope,
    // and tells its host afterwards.
    if habits.mistake == .savesInOuterSubmit { saved = .some(value) }
    mayBeRewritten = true
    tell {
      let commit = $0.submit()
      return commit
    }
    if habits.mistake != .savesInOuterSubmit, hosted.outcome.map(\.isTaken) ?? true {
      saved = .some(value)
    }
    if let saved, hosted.isAcceptable, !isSame(saved, hosted.field.value), !isSetByHost {
      fail("saved \(saved as Any), not \(hosted.field.value as Any)")
    }
    saved = nil
    if hosted.wantsFocus { return }
    setFocus(false)
  }

  mutating func escape() {
    guard isFocused, !isGone else { return }
    mayBeRewritten = true
    tell {
      $0.revert()
      return nil
    }
  }

  mutating func step(up: Bool) {
    guard isFocused, !isGone else { return }
    mayBeRewritten = true
    tell {
      up ? $0.increment() : $0.decrement()
      return nil
    }
  }

  // MARK: The host

  mutating func setValue(_ value: Double?) {
    guard !isDeleted else { return }
    (self.value, isSetByHost) = (value, true)
    mayBeRewritten = true
  }

  /// Back, or a sheet that is swiped away: the view disappears without an update.
  mutating func disappear() {
    guard !isGone else { return }
    if isFocused {
      isFocused = false
      _ = set(hosted.shown.text)
    }
    if habits.mistake != .forgetsToCommit { tell { $0.disappear() } }
    isGone = true
    if !isDeleted, hosted.field.isEdited, hosted.isAcceptable { fail("not committed") }
    if !isDeleted, !isSetByHost, !isSame(value, hosted.field.value) {
      fail("the host has another value")
    }
  }

  /// The row is deleted: its binding has an index that is gone (github.com/onevcat/Prowl/pull/637,
  /// github.com/pointfreeco/swift-composable-architecture/pull/1815).
  mutating func deleteRow() {
    isDeleted = true
    disappear()
  }

  // MARK: SwiftUI

  /// Ends a frame: evaluates the view and draws.
  mutating func update() {
    guard !isGone else { return }
    if !isSame(value, toldValue) {
      toldValue = value
      let value = value
      tell {
        $0.read(value)
        return nil
      }
    }
    // `onChange` runs at the end of a frame, and misses the third change in a frame (as OpenSwiftUI
    // does).
    if toldFocus != isFocused, focusChanges < 3 { tellFocus() }
    focusChanges = 0
    let shown = shown
    let old = habits.comparesWithScreen ? screen : drawn.text
    // Right after a key the text is not drawn
    // (github.com/pointfreeco/swift-composable-architecture/issues/2714), but the selection is.
    if shown.text != old, !isJustTyped, screen != shown.text {
      if !mayBeRewritten { fail("\(screen) became \(shown.text)") }
      screen = shown.text
      // The view does not report what the program does.
      selection = screen.utf16.count..<screen.utf16.count
    }
    if habits.bindsSelection, isFocused, let range = shown.utf16Selection {
      // A selection outside of the text traps
      // (github.com/expo/expo/issues/47434, github.com/expo/expo/issues/48274).
      if range.upperBound > screen.utf16.count {
        fail("trap: \(range) in \(screen)")
      } else {
        selection = range
      }
    }
    if shown != drawn { task = shown }
    drawn = shown
    isJustTyped = false
    if isSelectionLate {
      isSelectionLate = false
      reportSelection()
    }
    if screen == hosted.field.text { mayBeRewritten = false }
  }

  /// Runs the view's task, which the last update started.
  mutating func runTask() {
    guard let shown = task, !isGone else { return }
    task = nil
    tell {
      $0.drawn(shown)
      return nil
    }
  }

  /// Lets everything late arrive.
  mutating func rest() {
    for _ in 0..<8 {
      update()
      runTask()
    }
    guard !isGone else { return }
    if toldFocus != isFocused { tellFocus() }
    mayBeRewritten = true
    let value = value
    if !isFocused {
      tell {
        $0.command(value)
        return nil
      }
    }
    for _ in 0..<8 {
      update()
      runTask()
    }
    if screen != hosted.field.text { fail("\(screen) is shown for \(hosted.field.text)") }
    if !isSame(self.value, hosted.field.value) && !isFocused { fail("the host has another value") }
    if isFocused, habits.bindsSelection, isSelectionKnown, selection != hosted.utf16Selection {
      fail("\(selection) is selected, not \(hosted.utf16Selection)")
    }
  }

  private mutating func tellFocus() {
    toldFocus = isFocused
    mayBeRewritten = true
    isChanged = isChanged || isFocused
    let (isFocused, selects) = (isFocused, habits.bindsSelection)
    tell { $0.setFocused(isFocused, selects: selects) }
  }

  private var shown: ShownText {
    let shown = hosted.shown
    switch habits.mistake {
    case .drawsTextAtOnce: return ShownText(hosted.field.text, nil, as: shown)
    case .drawsSelectionAtOnce: return ShownText(shown.text, hosted.utf16Selection, as: shown)
    default: return shown
    }
  }

  private mutating func set(_ text: String) -> Bool {
    var isTaken = false
    let shown = drawn
    tell {
      isTaken = $0.follow(text, from: shown)
      return nil
    }
    return isTaken
  }

  /// Reports the selection, as indices of the text on screen, which may differ from the field's.
  private mutating func reportSelection() {
    guard habits.bindsSelection, let range = screen.indices(ofUTF16: selection) else { return }
    let place = hosted.shown.text.utf16Range(of: range)
    isSelectionKnown = place == selection
    tell {
      $0.report(selection: place)
      return nil
    }
  }

  private mutating func tell(_ event: (inout HostedField<Double>) -> FieldCommit?) {
    if habits.mistake == .readsInCallbacks, isDeleted { fail("trap: a binding of no row") }
    let before = (hosted.field.text, hosted.field.value)
    let commit = event(&hosted)
    if let commit, commit.outcome != .unchanged {
      // Return in a text that was refused before refuses it again.
      let isRepeated = commit.cause == .submit && commit.isRefused
      if !isChanged && !isRepeated { fail("committed twice: \(commit.outcome)") }
      isChanged = false
    } else if before.0 != hosted.field.text || !isSame(before.1, hosted.field.value) {
      isChanged = true
    }
    // A binding by key drops what is written to a deleted row.
    if let gift = hosted.nextGift(), !isDeleted {
      (value, toldValue, isSetByHost) = (gift.value, gift.value, false)
    }
  }

  private mutating func fail(_ failure: String) { failures.append(failure) }
}

extension CommitOutcome {
  /// Whether the commit took the text.
  fileprivate var isTaken: Bool {
    switch self {
    case .reverted, .keptInvalid: false
    default: true
    }
  }
}

private func isSame(_ left: Double?, _ right: Double?) -> Bool {
  left == right || left?.isNaN == true && right?.isNaN == true
}

extension String {
  fileprivate var hasDigitsOfTwoSystems: Bool {
    let digits = unicodeScalars.filter { $0.properties.numericType == .decimal }
    return Set(digits.map { $0.value < 0x80 }).count == 2
  }
}
