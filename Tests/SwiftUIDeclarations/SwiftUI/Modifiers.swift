#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = ModifiedContentBody<Self>
}
public struct ModifiedContentBody<Modifier: ViewModifier>: PrimitiveView {}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
  public static var send: SubmitLabel { SubmitLabel() }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}

public struct KeyEquivalent: Sendable {
  public static let upArrow = KeyEquivalent()
  public static let downArrow = KeyEquivalent()
  public static let escape = KeyEquivalent()
}
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
}

#if canImport(UIKit) && !os(watchOS)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  }
#endif

public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }

  public nonisolated func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View { self }
  public nonisolated func transformEnvironment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping () async -> Void
  ) -> some View { self }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping () async -> Void
  ) -> some View { self }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  #if !os(watchOS)
    public nonisolated func onKeyPress(
      _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { self }
  #endif
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View { self }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
  public nonisolated func labelsHidden() -> some View { self }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { self }
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  #if canImport(UIKit) && !os(watchOS)
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  #endif
}

public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}
