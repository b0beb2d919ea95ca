#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// What a view inherits from the views around it.
struct Context {
  var values = EnvironmentValues()
  var focuses: [FocusCondition] = []
  /// The outermost first.
  var submits: [() -> Void] = []
  /// The innermost first.
  var keys: [(key: String, action: () -> KeyPress.Result)] = []
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityLabel: String?
  var correctsText = true
  var hasButtonStyle = false
  var showsLabels = true
  #if canImport(UIKit) && !os(watchOS)
    var keyboard = UIKeyboardType.default
  #endif
  var submitLabel = SubmitLabel.done
  /// The readers of scroll views around.
  var readers: [ObjectIdentifier] = []
  /// What is pushed on the stack around.
  var path: Binding<NavigationPath>?
}

/// The place of a view in the tree, which is its identity.
@MainActor
final class Node {
  let depth: Int
  private(set) var children: [(key: AnyHashable, node: Node)] = []
  private var used: Set<AnyHashable> = []
  /// The states of a view, or what a modifier keeps.
  var states: [Int: Any] = [:]
  var again: (() -> Void)?
  var changesInFrame = 0
  /// The view, or the modifier, and what its body was.
  var kept: Any?
  /// The view whose body was evaluated last.
  var view: Any?
  /// Whether the row has scrolled off the screen.
  var isAway = false
  var appear: (() -> Void)?
  /// The first appearance, where what is inside has to appear first.
  var appearsLater: (() -> Void)?
  var disappear: (() -> Void)?
  var task: TaskRecord?
  var leaf: Leaf?
  private(set) var isThere = true

  enum Leaf {
    case text(String)
    case button(String, isEnabled: Bool, () -> Void)
    case field(ScreenField)
    case control(ScreenControl)
    case spacer
  }
  /// Whether the views inside stand below each other; else they stand beside each other.
  var isColumn = false
  /// What a list scrolls to.
  var id: AnyHashable?

  /// How many characters wide the views inside are.
  var width: Int {
    if isToolbar { return 0 }
    switch leaf {
    // A text wraps between words, and a button does not.
    case .text(let text)?: return text.split(separator: " ").map(\.count).max() ?? 0
    case .button(let title, _, _)?: return title.count + 2
    case .field?: return 10
    case .control(let control)?: return control.label.count + 5
    case .spacer?, nil: break
    }
    let widths = children.map(\.node.width)
    return isColumn ? column.map(\.width).max() ?? 0 : widths.reduce(0, +)
  }

  /// The views that stand below each other: those of a list of views, and not the list.
  private var column: [Node] {
    children.flatMap { $0.node.isList ? $0.node.column : [$0.node] }
  }
  /// Whether the place is that of several views and has no look of its own.
  var isList = false

  /// Whether another level of a stack is in front.
  var isCovered = false
  /// Whether a screen reader passes over the views inside.
  var isHidden = false
  /// Whether the place is a button that has a style: without one, a tap anywhere in its row of a
  /// form presses the button.
  var isStyled = false
  /// What a screen reader calls the button in place of its title.
  var spokenLabel: String?
  /// Whether the place is above the keyboard.
  var isToolbar = false

  /// Takes a child away that does not fit.
  func drop(_ key: AnyHashable) { used.remove(key) }

  init(parent: Node?) { depth = (parent?.depth ?? -1) + 1 }

  func begin() { used = [] }

  func child(_ key: AnyHashable) -> Node {
    used.insert(key)
    if let old = children.first(where: { $0.key == key }) { return old.node }
    let node = Node(parent: self)
    children.append((key, node))
    return node
  }

  /// Puts the children in their order, and takes those away that were not evaluated.
  func end(_ screen: Screen) {
    let gone = children.filter { !used.contains($0.key) }
    children.removeAll { !used.contains($0.key) }
    for child in gone { child.node.remove(screen) }
  }

  func order(_ keys: [AnyHashable]) {
    let nodes = Dictionary(children.map { ($0.key, $0.node) }) { first, _ in first }
    children = keys.compactMap { key in nodes[key].map { (key, $0) } }
  }

  func remove(_ screen: Screen) {
    isThere = false
    task?.cancel()
    let isFirst = !screen.habits.appearsInnerFirst
    if isFirst, let disappear { screen.after.append(disappear) }
    for child in children { child.node.remove(screen) }
    if !isFirst, let disappear { screen.after.append(disappear) }
    if case .field(let field) = leaf { field.leave() }
  }

  /// Takes all views away, for good.
  func clear(_ screen: Screen) {
    isThere = false
    begin()
    end(screen)
  }

  func holds(_ field: ScreenField, in key: AnyHashable) -> Bool {
    children.contains { $0.key == key && $0.node.holds(field) }
  }

  func holds(_ field: ScreenField) -> Bool {
    if case .field(let own) = leaf { return own === field }
    return children.contains { $0.node.holds(field) }
  }

  func visit(_ action: (Node) -> Void) {
    action(self)
    for child in children { child.node.visit(action) }
  }

  /// Visits what is inside before what is around it.
  func visitInnerFirst(_ action: (Node) -> Void) {
    for child in children { child.node.visitInnerFirst(action) }
    action(self)
  }

  /// Visits what is on the screen.
  func visitShown(_ action: (Node) -> Void) {
    guard !isCovered else { return }
    action(self)
    for child in children { child.node.visitShown(action) }
  }
}

/// What `task` has started.
@MainActor
final class TaskRecord {
  let action: () async -> Void
  var task: Task<Void, Never>?
  private(set) var isCancelled = false

  init(_ action: @escaping () async -> Void) { self.action = action }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}
