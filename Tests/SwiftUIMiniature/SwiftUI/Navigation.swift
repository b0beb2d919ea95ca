/// What is pushed on a stack, from bottom to top.
public struct NavigationPath {
  var values: [AnyHashable] = []
  public init() {}
  public var count: Int { values.count }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A root and the screens that are pushed on it. A screen that is covered stays, but is not on the
/// screen.
public struct NavigationStack<Root: View>: View {
  let path: Binding<NavigationPath>?
  let root: Root
  @State private var own = NavigationPath()

  public nonisolated init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }
  public var body: some View { Levels(path: path ?? $own, root: root) }
}

private struct Levels<Root: View>: DrawnView {
  let path: Binding<NavigationPath>
  let root: Root

  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    var context = context
    context.path = path
    screen.stack = node
    let values = screen.follow(screen.evaluating) { path.wrappedValue.values }
    screen.isDrawingStack = true
    screen.evaluate(root, node.child(0), context)
    for (index, value) in values.enumerated() {
      guard let destination = screen.destinations[ObjectIdentifier(type(of: value.base))] else {
        screen.traps.append("no destination for \(value)")
        continue
      }
      let level = node.child(index + 1)
      // What a destination reads is read by the view that has declared it, and by the level.
      let view = screen.follow(screen.evaluating) { destination(value) }
      view.draw(in: screen, level, context)
    }
    screen.isDrawingStack = false
    for (index, child) in node.children.enumerated() {
      screen.cover(child.node, index < values.count)
    }
  }
}

extension Screen {
  /// Covers a level or shows it again.
  func cover(_ node: Node, _ isCovered: Bool) {
    guard node.isCovered != isCovered else { return }
    node.isCovered = isCovered
    let tell = { (inner: Node) in
      if let action = isCovered ? inner.disappear : inner.appear { self.after.append(action) }
      if isCovered, case .field(let field)? = inner.leaf { field.end() }
    }
    if habits.appearsInnerFirst { node.visitInnerFirst(tell) } else { node.visit(tell) }
  }

  /// Goes back one level.
  public func goBack() { path?.wrappedValue.removeLast() }
}

public struct NavigationLink<Label: View>: DrawnView {
  let value: AnyHashable
  let title: String
  init(_ title: String, _ value: AnyHashable) { (self.title, self.value) = (title, value) }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    let path = context.path
    screen.path = path
    node.leaf = .button(
      title, isEnabled: context.values.isEnabled, { path?.wrappedValue.values.append(value) })
  }
}
extension NavigationLink {
  public nonisolated init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) {
    (title, self.value) = ((label() as? Text)?.content ?? "", AnyHashable(value))
  }
}
extension NavigationLink where Label == Text {
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P
  ) { (self.title, self.value) = (String(title), AnyHashable(value)) }
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P) {
    (title, self.value) = (titleKey.key, AnyHashable(value))
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { _, context, screen in
      screen.path = context.path
      screen.destinations[ObjectIdentifier(D.self)] = { destination($0.base as! D) }
      // The levels that this view has declared are drawn again with it.
      if !screen.isDrawingStack { screen.invalidate(screen.stack) }
    }
  }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { self }
}

public struct Section<Content: View>: DrawnView, Rows {
  let title: String
  let content: Content
  var views: [any View] { [Text(verbatim: title)] + ((content as? any Rows)?.views ?? [content]) }
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey.key, content())
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { (self.title, self.content) = (String(title), content()) }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isList = true
    screen.evaluate(content, node.child("content"), context)
  }
}

public struct List<Content: View>: DrawnView {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isColumn = true
    screen.evaluate(content, node.child("content"), context)
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}
extension Modified: DynamicViewContent where Content: DynamicViewContent {}
extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { modified { _, _, screen in screen.delete = action } }
}

extension View {
  /// A sheet in front of a view, which stays behind it.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Sheet(presenter: self, isPresented: isPresented, content: content) }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Sheet(
      presenter: self,
      isPresented: Binding(
        reads: { item.wrappedValue != nil }, writes: { if !$0 { item.wrappedValue = nil } })
    ) { item.wrappedValue.map(content) }
  }
}

/// What was there when it was looked at last.
final class Last<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding {
  /// A binding of what an optional has; to read it when there is nothing ends the program.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = Last(value)
    self.init(
      reads: {
        if let value = base.wrappedValue {
          last.value = value
        } else {
          Screen.current?.traps.append("a binding of nothing was read")
        }
        return last.value
      }, writes: { base.wrappedValue = $0 })
  }
}

private struct Sheet<Presenter: View, Content: View>: DrawnView {
  let presenter: Presenter
  let isPresented: Binding<Bool>
  let content: () -> Content
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    screen.evaluate(presenter, node.child("presenter"), context)
    // What is presented is read by the view that presents it.
    let isShown = screen.follow(screen.evaluating) { isPresented.wrappedValue }
    screen.dismiss = isShown ? { isPresented.wrappedValue = false } : nil
    guard isShown else { return }
    let view = screen.follow(screen.evaluating) { content() }
    screen.evaluate(view, node.child("sheet"), context)
  }
}

extension Screen {
  /// Swipes the sheet away.
  public func swipeDown() { dismiss?() }
}
