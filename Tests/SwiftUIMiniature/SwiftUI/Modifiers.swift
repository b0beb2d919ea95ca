#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = ModifiedContentBody<Self>
}
public struct ModifiedContentBody<Modifier: ViewModifier>: DrawnView {
  /// The content, which may be newer than the body.
  final class Place { var content: any View = EmptyView() }
  let place: Place
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    place.content.draw(in: screen, node.child("content"), context)
  }
}
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}
extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: DrawnView where Content: View, Modifier: ViewModifier {
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.again = { [unowned screen, unowned node] in screen.evaluate(self, node, context) }
    screen.evaluating = node
    if let kept = node.kept as? KeptModifier<Modifier>, !screen.isInvalid(node),
      screen.habits.keepsBodies, screen.isSame(kept.modifier, as: modifier, context)
    {
      Screen.matters.insert(.evaluatesAll)
      kept.place.content = content
      screen.install(kept.modifier, node, context)
      screen.evaluate(kept.body, node.child("body"), context)
      return
    }
    screen.install(modifier, node, context)
    let place = ModifiedContentBody<Modifier>.Place()
    place.content = content
    let body = screen.follow(node) { modifier.body(content: ModifiedContentBody(place: place)) }
    if screen.habits.keepsBodies {
      node.kept = KeptModifier(modifier: modifier, place: place, body: body)
    }
    screen.evaluate(body, node.child("body"), context)
  }
}

/// A view inside a modifier of SwiftUI's own.
struct Modified<Content: View>: DrawnView {
  let content: Content
  let change: @MainActor (Node, inout Context, Screen) -> Void
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    var context = context
    change(node, &context, screen)
    screen.evaluate(content, node.child("content"), context)
    if let appear = node.appearsLater { screen.after.append(appear) }
    node.appearsLater = nil
  }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public struct SubmitLabel: Equatable, Sendable {
  let name: String
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}
public struct KeyEquivalent: Sendable {
  let name: String
  public static let upArrow = KeyEquivalent(name: "up")
  public static let downArrow = KeyEquivalent(name: "down")
  public static let escape = KeyEquivalent(name: "escape")
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
  nonisolated func modified(
    _ change: @escaping @MainActor (Node, inout Context, Screen) -> Void
  ) -> Modified<Self> {
    Modified(content: self, change: change)
  }

  /// Changes what the views inside inherit.
  nonisolated func inherited(
    _ change: @escaping @MainActor (inout Context) -> Void
  ) -> Modified<Self> {
    modified { _, context, _ in change(&context) }
  }

  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public nonisolated func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { inherited { $0.values[keyPath: path] = value } }
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View { inherited { $0.values.objects[ObjectIdentifier(T.self)] = object } }
  public nonisolated func transformEnvironment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { inherited { transform(&$0.values[keyPath: path]) } }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    inherited { $0.focuses.append(FocusCondition(condition.link.storage, true, none: false)) }
  }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    inherited {
      $0.focuses.append(FocusCondition(binding.link.storage, value, none: binding.none))
    }
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { node, _, screen in
      let appear = action.map { action in
        let times = screen.times
        return { for _ in times { action() } }
      }
      node.appear = appear
      guard node.states[0] == nil else { return }
      node.states[0] = true
      guard let appear else { return }
      if screen.habits.tiesToAppearance {
        screen.appearances.append(appear)
      } else if screen.habits.appearsInnerFirst {
        node.appearsLater = appear
      } else {
        screen.after.append(appear)
      }
    }
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { node, _, screen in
      node.disappear = action.map { action in
        let times = screen.times
        return { for _ in times { action() } }
      }
    }
  }

  /// The action runs after the update; the third change in a frame is dropped.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified { node, _, screen in
      let old = node.states[0] as? V
      node.states[0] = value
      guard old == nil ? initial : old != value else { return }
      node.changesInFrame += 1
      // The first value is told once the view has appeared, or with the changes of the frame.
      if old == nil, screen.habits.tiesToAppearance {
        screen.appearances.append(action)
      } else if node.changesInFrame < 3 {
        screen.after.append(action)
      }
    }
  }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// The task starts in a later turn. One of an old id is cancelled, and runs nevertheless. If
  /// tasks are tied to appearance, it starts once the view has appeared, ends when the view
  /// disappears, and starts anew.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping () async -> Void
  ) -> some View {
    modified { node, _, screen in
      if let old = node.states[0] as? T, old == value { return }
      node.states[0] = value
      node.task?.cancel()
      let start = { [unowned node, unowned screen] in
        let task = TaskRecord(action)
        node.task = task
        screen.start(task)
      }
      Screen.matters.insert(.lifecycle)
      guard screen.habits.tiesToAppearance else { return start() }
      node.disappear = { [weak node] in node?.task?.cancel() }
      node.appear = start
      screen.after.append { [weak node] in if node?.isThere == true { start() } }
    }
  }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { inherited { $0.submits.append(action) } }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    inherited { if isBlocking { $0.submits = [] } }
  }
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View {
    inherited { $0.submitLabel = label }
  }
  #if !os(watchOS)
    public nonisolated func onKeyPress(
      _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { inherited { $0.keys.insert((key.name, action), at: 0) } }
  #endif
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inherited { $0.correctsText = !disable }
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    inherited { $0.values.isEnabled = $0.values.isEnabled && !disabled }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    inherited { $0.accessibilityValue = valueKey.key }
  }
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View { inherited { $0.accessibilityValue = String(value) } }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    inherited { if isEnabled { $0.accessibilityValue = value.content } }
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    inherited { $0.accessibilityHint = hintKey.key }
  }
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View { inherited { $0.accessibilityHint = String(hint) } }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    inherited { $0.accessibilityLabel = label.content }
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modified { node, _, _ in node.isHidden = hidden }
  }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    inherited { $0.hasButtonStyle = true }
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { self }

  #if canImport(UIKit) && !os(watchOS)
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
      inherited { $0.keyboard = type }
    }
    public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  #endif
}
