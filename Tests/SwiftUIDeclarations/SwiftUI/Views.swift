// What the adapter and the example use of SwiftUI, by its public interface. Nothing here does
// anything: it is for the compiler alone, on systems without SwiftUI.
@_exported import Foundation
@_exported import Observation

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

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { fatalError() }
}

public struct EmptyView: PrimitiveView { public nonisolated init() {} }
public struct TupleView<Content>: PrimitiveView { public nonisolated init(_ content: Content) {} }
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}
public struct AnyView: PrimitiveView { public nonisolated init<V: View>(_ view: V) {} }
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

#if !canImport(Darwin)
  // Foundation has it on Apple's systems alone.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
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

public struct Text: PrimitiveView, Equatable {
  public nonisolated init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {}
  public nonisolated init(verbatim content: String) {}
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public nonisolated static func == (left: Text, right: Text) -> Bool { true }
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum Axis {
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

public struct VStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct UnitPoint: Hashable, Sendable {}
public struct ScrollViewProxy {
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct Section<Content: View>: PrimitiveView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}
public struct List<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationPath {
  public init() {}
  public var count: Int { 0 }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ count: Int = 1) {}
}
public struct NavigationStack<Root: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder root: () -> Root) {}
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}
public struct NavigationLink<Label: View>: PrimitiveView {
  public nonisolated init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P
  ) {}
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {}
extension ForEach {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, ID == C.Element.ID,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}
extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }
}
extension MutableCollection where Self: RangeReplaceableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

public struct Button<Label: View>: PrimitiveView {
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
#if !os(tvOS)
  public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
  }
  public struct DatePicker<Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents
    public nonisolated init(
      selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) {}
  }
  public struct Stepper<Label: View>: PrimitiveView {
    public nonisolated init(
      @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {}
  }
#endif
public struct Spacer: PrimitiveView { public nonisolated init() {} }
public struct ViewThatFits<Content: View>: PrimitiveView {
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {}
}
public struct RoundedRectangle: PrimitiveView {
  public nonisolated init(cornerRadius: CGFloat) {}
  public nonisolated func stroke() -> some View { self }
}

public struct TextField<Label: View>: PrimitiveView {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
  #if !os(tvOS) && !os(watchOS)
    @available(iOS 18, macOS 15, visionOS 2, *)
    public nonisolated init(
      text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
      axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {}
  #endif
}
extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {}
}
public struct SecureField<Label: View>: PrimitiveView {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  #if !os(tvOS) && !os(watchOS)
    public static let keyboard = ToolbarItemPlacement()
  #endif
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor public static func main() {}
}
