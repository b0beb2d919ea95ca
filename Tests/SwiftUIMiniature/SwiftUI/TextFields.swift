public struct TextField<Label: View>: DrawnView {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let prompt: Text?
  let label: Label
  var axis: Axis?
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { (self.text, selection, self.prompt, self.label) = (text, nil, prompt, label()) }
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    (self.text, selection, self.prompt, self.label) = (text, nil, prompt, label())
    self.axis = axis
  }
  #if !os(tvOS) && !os(watchOS)
    public nonisolated init(
      text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
      axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
      (self.text, self.selection, self.prompt, self.label) = (text, selection, prompt, label())
      self.axis = axis
    }
  #endif
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    let field = drawField(node, context, screen, label, prompt, text)
    (field.selected, field.axis) = (selection, axis)
  }
}
extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
}
public struct SecureField<Label: View>: DrawnView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { (self.text, self.prompt, self.label) = (text, prompt, label()) }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    drawField(node, context, screen, label, prompt, text).isSecure = true
  }
}

@MainActor
private func drawField(
  _ node: Node, _ context: Context, _ screen: Screen, _ label: some View, _ prompt: Text?,
  _ text: Binding<String>
) -> ScreenField {
  let field = if case .field(let old) = node.leaf { old } else { ScreenField(screen) }
  node.leaf = .field(field)
  (field.label, field.prompt) = ((label as? Text)?.content ?? "", prompt?.content)
  (field.text, field.context, field.isEvaluated) = (text, context, true)
  return field
}

public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}
public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// A text field on the screen: it edits its text by itself, and reports to its bindings. UIKit's
/// part of it is seen by those who look for the text field that is being edited.
///
/// Sources: textFieldDidChangeSelection comes before the text (UIKit); a text is left out of the
/// update right after a key (github.com/pointfreeco/swift-composable-architecture/issues/2714); the
/// binding is read and written back when editing begins and ends
/// (github.com/my-monkeys/OpenSuperWhisper/pull/94); a selection outside of the text ends the
/// program (github.com/expo/expo/issues/47434).
@MainActor
public final class ScreenField {
  public internal(set) var label = ""
  public internal(set) var prompt: String?
  /// Where the text grows.
  public internal(set) var axis: Axis?
  /// Whether dots stand for the text.
  public internal(set) var isSecure = false
  /// What is on the screen.
  public private(set) var content = ""
  /// The UTF-16 offsets of what is selected on the screen.
  public private(set) var selection = 0..<0
  /// On which side of a line's break the caret stands.
  public var affinity = TextSelectionAffinity.automatic
  public internal(set) var isFocused = false
  /// The UTF-16 offsets of what an input method composes.
  var marked: Range<Int>?
  public var accessibilityValue: String? { context.accessibilityValue ?? content }
  /// Whether a modifier says what a screen reader reads in place of the text.
  public var hasAccessibilityValue: Bool { context.accessibilityValue != nil }
  public var accessibilityHint: String? { context.accessibilityHint }
  public var isEnabled: Bool { context.values.isEnabled }
  public var correctsText: Bool { context.correctsText }
  public var submitLabel: SubmitLabel { context.submitLabel }
  public var bindsSelection: Bool { selected != nil }

  var text = Binding.constant("")
  var selected: Binding<TextSelection?>?
  var context = Context()
  private unowned let screen: Screen
  #if canImport(UIKit) && !os(watchOS)
    private(set) lazy var view = EditedTextField(self)
    private(set) lazy var textView = EditedSeveralLines(self)
  #endif
  private var drawn: String?
  private var isJustTyped = false
  private var isSelectionLate = false
  private var isThere = true
  /// Whether the view was evaluated since it was drawn.
  var isEvaluated = true

  init(_ screen: Screen) { self.screen = screen }

  /// The program has placed the caret.
  func place(_ range: Range<Int>) {
    if isFocused, range.upperBound <= content.utf16.count { selection = range }
  }

  // MARK: The person

  /// Types keys, one after the other, with nothing in between; "<" deletes.
  public func press(_ keys: String...) {
    for key in keys { replace(key) }
  }

  /// An input method composes a text in place of what it composed before.
  public func compose(_ text: String) {
    if let marked = marked { selection = marked }
    let start = selection.lowerBound
    replace(text, composes: start..<start + text.utf16.count)
  }

  /// The input method is done.
  public func endComposition() {
    guard marked != nil else { return }
    marked = nil
    text.wrappedValue = content
  }

  private func replace(_ key: String, composes marked: Range<Int>? = nil) {
    guard isFocused, isEnabled else { return }
    var units = Array(content.utf16)
    var range = selection
    if key == "<", range.isEmpty {
      guard range.lowerBound > 0 else { return }
      range = range.lowerBound - 1..<range.lowerBound
    }
    let key = key == "<" ? "" : key
    units.replaceSubrange(range, with: key.utf16)
    content = String(decoding: units, as: UTF16.self)
    let caret = range.lowerBound + key.utf16.count
    selection = caret..<caret
    self.marked = marked
    isJustTyped = true
    if screen.habits.selectionReport == .beforeText { reportSelection() }
    for _ in screen.times { text.wrappedValue = content }
    if screen.habits.selectionReport == .afterText { reportSelection() }
    isSelectionLate = screen.habits.selectionReport == .late
  }

  /// A password manager fills in a text, where nobody types.
  public func fill(_ new: String) {
    guard isThere, isEnabled else { return }
    content = new
    isJustTyped = true
    for _ in screen.times { text.wrappedValue = new }
  }

  public func select(_ range: Range<Int>) {
    guard isFocused else { return }
    let length = content.utf16.count
    selection = min(range.lowerBound, length)..<min(range.upperBound, length)
    reportSelection()
  }

  /// Taps into the field.
  public func focus() {
    screen.watch.acts()
    take()
  }

  func take() {
    guard isThere, isEnabled, !isFocused else { return }
    screen.focused?.end()
    isFocused = true
    screen.focused = self
    #if canImport(UIKit) && !os(watchOS)
      tellBeginning()
    #endif
    writeBack()
    reportSelection()
    let conditions = context.focuses
    screen.focusReports.append { for condition in conditions { condition.take() } }
  }

  /// The focus leaves, as by a tap elsewhere.
  public func end() {
    guard isFocused else { return }
    isFocused = false
    marked = nil
    #if canImport(UIKit) && !os(watchOS)
      reloadInputViews()
    #endif
    if screen.focused === self { screen.focused = nil }
    writeBack()
    let conditions = context.focuses
    screen.focusReports.append { for condition in conditions { condition.lose() } }
  }

  /// Presses Return: the outer actions run first, then the focus leaves, unless somebody has asked
  /// for it in the same turn.
  public func pressReturn() {
    guard isFocused, isEnabled else { return }
    #if os(iOS)
      // A text view takes it for the end of a line.
      if axis == .vertical { return replace("\n") }
    #endif
    screen.hasMoved = false
    let submits = context.submits
    if submits.count > 1 { Screen.matters.insert(.innerFirst) }
    for action in screen.habits.submitsInnerFirst ? submits.reversed() : submits { action() }
    let asked = screen.requests
    screen.requests = []
    if !asked.map({ $0() }).contains(true), !screen.hasMoved { end() }
    screen.watch.returned(from: self, on: screen)
  }

  /// Presses a key that is no character; false if nobody has handled it.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent) -> Bool {
    guard isFocused, isEnabled else { return false }
    for handler in context.keys where handler.key == key.name {
      if handler.action() == .handled { return true }
    }
    return false
  }

  // MARK: SwiftUI

  /// Draws the text and the selection at the end of a frame.
  func sync() {
    if !isEnabled {
      Screen.matters.insert(.sticky)
      if !screen.habits.isSticky { end() }
    }
    if !isEvaluated {
      if isJustTyped || isSelectionLate || isFocused && selected != nil
        || text.wrappedValue != drawn
      {
        Screen.matters.insert(.drawnOnly)
      }
      if screen.habits.readsWhenDrawn { return }
    }
    isEvaluated = false
    let new = text.wrappedValue
    let old = screen.habits.comparesWithScreen ? content : drawn
    if new != old, !isJustTyped, new != content {
      content = new
      marked = nil
      selection = new.utf16.count..<new.utf16.count
    }
    drawn = new
    if isFocused, let selected, let new = selected.wrappedValue,
      case .selection(let range) = new.indices
    {
      let offsets =
        range.lowerBound.utf16Offset(
          in: drawn ?? "")..<range.upperBound.utf16Offset(
          in: drawn ?? "")
      if offsets.upperBound > content.utf16.count {
        screen.traps.append("\(offsets) in \(content)")
      } else {
        (selection, affinity) = (offsets, new.affinity)
      }
    }
    isJustTyped = false
    if isSelectionLate {
      isSelectionLate = false
      reportSelection()
    }
  }

  /// The view is gone, with the focus.
  func leave() {
    isThere = false
    if isFocused { screen.watch.leaves(self) }
    if screen.habits.endsLate {
      screen.lateEnds.append { self.endForGood() }
    } else {
      endForGood()
    }
  }

  /// Lets go of the view, which is freed even if a story still has the field.
  private func endForGood() {
    end()
    (text, selected, context) = (.constant(content), nil, Context())
  }

  /// When editing begins and ends, the binding is read outside of an update and written back; a
  /// field that tells twice writes what is on the screen.
  private func writeBack() {
    for _ in screen.times {
      text.wrappedValue = screen.habits.tellsTwice ? content : text.wrappedValue
    }
  }

  private func reportSelection() {
    guard let selected else { return }
    let text = content
    guard
      let start = text.utf16.index(
        text.startIndex, offsetBy: selection.lowerBound, limitedBy: text.endIndex),
      let end = text.utf16.index(start, offsetBy: selection.count, limitedBy: text.endIndex)
    else { return }
    var range = start..<end
    if screen.habits.countsUTF16 {
      range = .utf16(selection.lowerBound)..<(.utf16(selection.upperBound))
    }
    var selection = TextSelection(range: range)
    selection.affinity = affinity
    for _ in screen.times { selected.wrappedValue = selection }
  }
}

extension String.Index {
  /// An index as that of a bridged NSString's: it counts in UTF-16 units. The bits are those of
  /// Swift's own index: the offset, then whether it lies at a scalar and a character, then its
  /// units.
  fileprivate static func utf16(_ offset: Int) -> String.Index {
    unsafeBitCast(UInt64(offset) << 16 | 0b1011, to: String.Index.self)
  }
}

extension Screen {
  /// The program has set a focus state. It is carried out a turn later, or when Return ends.
  func request<Value: Hashable>(_ value: Value, _ storage: Storage<Value>, _ none: Value) {
    focusRequests += 1
    Screen.matters.formUnion([.sameIsNothing, .setMoves, .immediate, .sticky])
    if habits.sameIsNothing, storage.peeked == value { return }
    let carryOut = { [unowned self] in
      if move(value, storage, none) { return true }
      if habits.showsAtOnce, !habits.isSticky, value != none, storage.peeked == value {
        // Nobody has taken it.
        storage.current = none
        for condition in focused?.context.focuses ?? [] where condition.storage === storage {
          condition.take()
        }
      }
      return false
    }
    if habits.showsAtOnce, storage.peeked != value { storage.current = value }
    if habits.movesAtOnce {
      if carryOut() { hasMoved = true }
    } else {
      requests.append(carryOut)
    }
  }

  /// Whether a field has the focus now that was asked for.
  private func move<Value: Hashable>(
    _ value: Value, _ storage: Storage<Value>, _ none: Value
  ) -> Bool {
    if value == none {
      if let focused, focused.context.focuses.contains(where: { $0.storage === storage }) {
        focused.end()
      }
      return false
    }
    guard
      let field = fields.first(where: { field in
        field.isEnabled
          && field.context.focuses.contains { $0.storage === storage && $0.isMet(value) }
      })
    else { return false }
    if !field.isFocused { watch.regains(field, on: self) }
    field.take()
    return true
  }
}
