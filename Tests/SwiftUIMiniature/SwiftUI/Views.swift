@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view that SwiftUI itself draws.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
protocol DrawnView: PrimitiveView {
  func draw(_ node: Node, _ context: Context, _ screen: Screen)
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent.first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent.second(second) }
}

extension View {
  func draw(in screen: Screen, _ node: Node, _ context: Context) {
    screen.evaluate(self, node, context)
  }
}

public struct EmptyView: DrawnView {
  public nonisolated init() {}
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {}
}
public struct TupleView<Content>: DrawnView, Rows {
  let views: [any View]
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isList = true
    for (index, view) in views.enumerated() { view.draw(in: screen, node.child(index), context) }
  }
}
public enum ConditionalContent<First: View, Second: View>: DrawnView {
  case first(First)
  case second(Second)
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isList = true
    switch self {
    case .first(let view): screen.evaluate(view, node.child("first"), context)
    case .second(let view): screen.evaluate(view, node.child("second"), context)
    }
  }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}
extension Optional: PrimitiveView where Wrapped: View {}
extension Optional: DrawnView where Wrapped: View {
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isList = true
    if let self { screen.evaluate(self, node.child("some"), context) }
  }
}
public struct AnyView: DrawnView {
  private let view: any View
  public nonisolated init<V: View>(_ view: V) { self.view = view }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    view.draw(in: screen, node.child(ObjectIdentifier(type(of: view))), context)
  }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  public init(stringLiteral value: String) { key = value }
}

#if !canImport(Darwin)
  // Foundation has it on Apple's systems alone.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringLiteral, Sendable {
    let key: String
    public init(stringLiteral value: String) { key = value }
  }
#endif

public struct Font: Hashable, Sendable {
  public static let footnote = Font()
  public static let headline = Font()
}
public struct Color: Hashable, Sendable, ShapeStyle {}
public protocol ShapeStyle: Sendable {}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var orange: Color { Color() }
  public static var secondary: Color { Color() }
}

public struct Text: DrawnView, Equatable {
  let content: String
  public nonisolated init(_ key: LocalizedStringKey) { content = key.key }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
    content = resource.key
  }
  public nonisolated init(verbatim content: String) { self.content = content }
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }
  public nonisolated static func == (left: Text, right: Text) -> Bool {
    left.content == right.content
  }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) { node.leaf = .text(content) }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let trailing = Alignment()
}

public struct VStack<Content: View>: DrawnView {
  let content: Content
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isColumn = true
    screen.evaluate(content, node.child("content"), context)
  }
}
public struct HStack<Content: View>: DrawnView {
  let content: Content
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    screen.evaluate(content, node.child("content"), context)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isList = true
    screen.watch.rows(data.map { AnyHashable(id($0)) }, on: screen)
    for element in data {
      let view = screen.follow(screen.evaluating) { content(element) }
      screen.evaluate(view, node.child(AnyHashable(id(element))), context)
    }
    node.order(
      data.map { AnyHashable(id($0)) }
        + node.children.map(\.key).filter { key in
          !data.contains { AnyHashable(id($0)) == key }
        })
  }
}
extension ForEach {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}
extension ForEach {
  /// Rows by their index: the binding of a row that is gone ends the program.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, ID == C.Element.ID,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
    id = { $0.1 }
    self.content = { content(data.element($0.0)) }
  }
}
extension Binding where Value: MutableCollection, Value: RandomAccessCollection {
  fileprivate func element(_ index: Value.Index) -> Binding<Value.Element> {
    let last = Last(wrappedValue[index])
    return Binding<Value.Element>(
      reads: {
        if self.wrappedValue.indices.contains(index) {
          last.value = self.wrappedValue[index]
        } else {
          Screen.current?.traps.append("a row that is gone was read by its index")
        }
        return last.value
      },
      writes: {
        if self.wrappedValue.indices.contains(index) {
          self.wrappedValue[index] = $0
        } else {
          Screen.current?.traps.append("a row that is gone was written by its index")
        }
      })
  }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

public struct Button<Label: View>: DrawnView {
  let action: @MainActor () -> Void
  let label: Label
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    // The title is what stands in the label.
    let place = Node(parent: nil)
    screen.evaluate(label, place, context)
    var title: [String] = []
    place.visit { if case .text(let text)? = $0.leaf { title.append(text) } }
    node.leaf = .button(
      title.joined(separator: " "), isEnabled: context.values.isEnabled, action)
    (node.isStyled, node.spokenLabel) = (context.hasButtonStyle, context.accessibilityLabel)
  }
}
extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
}

public struct Spacer: DrawnView {
  public nonisolated init() {}
  func draw(_ node: Node, _ context: Context, _ screen: Screen) { node.leaf = .spacer }
}

/// The first of the views that is not wider than the screen; the last one if all are. A title is as
/// wide as it has characters, and a button has a margin.
public struct ViewThatFits<Content: View>: DrawnView {
  let content: Content
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    let views = (content as? any Rows)?.views ?? [content]
    for (index, view) in views.enumerated() {
      let place = node.child(index)
      view.draw(in: screen, place, context)
      if place.width <= screen.habits.width || index == views.count - 1 { return }
      node.drop(index)
    }
  }
}

// MARK: What a person sees

extension Screen {
  /// The text fields, from top to bottom.
  public var fields: [ScreenField] {
    leaves.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  /// The text field with a label.
  public func field(_ label: String) -> ScreenField {
    guard let field = fields.first(where: { $0.label == label }) else {
      fatalError("no field \(label)")
    }
    return field
  }

  /// The sentences beside the text fields.
  public var texts: [String] {
    leaves.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Whether a screen reader passes over a text.
  public func isHidden(_ isMeant: (String) -> Bool) -> Bool {
    var isHidden = false
    root.visitShown { node in
      guard node.isHidden else { return }
      node.visit { if case .text(let text)? = $0.leaf, isMeant(text) { isHidden = true } }
    }
    return isHidden
  }

  /// Presses a button; false if no button has that title.
  @discardableResult
  public func press(_ title: String) -> Bool {
    for case .button(title, let isEnabled, let action) in leaves {
      if isEnabled { action() }
      return true
    }
    return false
  }

  /// Whether a button can be pressed; nil if none has that title.
  public func isEnabled(_ title: String) -> Bool? {
    for case .button(title, let isEnabled, _) in leaves { return isEnabled }
    return nil
  }

  /// The titles of the buttons.
  public var buttons: [String] {
    leaves.compactMap { if case .button(let title, _, _) = $0 { title } else { nil } }
  }

  /// What a screen reader calls the buttons: their titles, or what a modifier says.
  public var spokenButtons: [String] {
    var labels: [String] = []
    root.visitShown {
      if case .button(let title, _, _)? = $0.leaf { labels.append($0.spokenLabel ?? title) }
    }
    return labels
  }

  /// How many buttons a tap anywhere in their row presses, too.
  public var unstyledButtonCount: Int {
    var count = 0
    root.visitShown { if case .button? = $0.leaf, !$0.isStyled { count += 1 } }
    return count
  }

  /// Whether some row of views is wider than the screen.
  public var isCut: Bool { root.width > habits.width }

  private var leaves: [Node.Leaf] {
    var leaves: [Node.Leaf] = []
    root.visitShown { if let leaf = $0.leaf { leaves.append(leaf) } }
    return leaves
  }
}
