/// A control that is no text: what it shows, and what the person chooses.
@MainActor
public final class ScreenControl {
  public let label: String
  /// What is chosen, as a text.
  public let value: String
  /// What can be chosen; empty if that is not a list.
  public let options: [String]
  public let isEnabled: Bool
  public let accessibilityHint: String?
  /// Whether the label is on the screen, and not for a screen reader alone.
  public let showsLabel: Bool
  private let take: (Any) -> Void
  /// Whether the control shows a choice that its binding has not taken: it shows what the person
  /// has chosen until it is drawn again.
  public private(set) var showsRefused = false

  init(
    _ label: String, _ value: String, options: [String] = [], in context: Context,
    take: @escaping (Any) -> Void
  ) {
    (self.label, self.value, self.options) = (label, value, options)
    (isEnabled, accessibilityHint) = (context.values.isEnabled, context.accessibilityHint)
    showsLabel = context.showsLabels
    self.take = take
  }

  /// The person chooses a value: an option's title, a date, or yes or no.
  public func choose(_ value: Any) {
    guard isEnabled else { return }
    showsRefused = true
    take(value)
  }
}

extension Screen {
  /// The control with a label that is no text field.
  public func control(_ label: String) -> ScreenControl? {
    var found: ScreenControl?
    root.visit {
      if case .control(let control)? = $0.leaf, control.label == label { found = control }
    }
    return found
  }
}

public struct Toggle<Label: View>: DrawnView {
  let isOn: Binding<Bool>
  let label: Label
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    let isOn = isOn
    node.leaf = .control(
      ScreenControl(
        (label as? Text)?.content ?? "", String(isOn.wrappedValue),
        in: context
      ) { if let value = $0 as? Bool { isOn.wrappedValue = value } })
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: DrawnView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    // The options are views with tags.
    let place = Node(parent: nil)
    screen.tags = []
    screen.evaluate(content, place, context)
    let (tags, selection) = (screen.tags, selection)
    let chosen = tags.first { $0.tag == AnyHashable(selection.wrappedValue) }
    if chosen == nil { screen.traps.append("\(selection.wrappedValue) is no option") }
    node.leaf = .control(
      ScreenControl(
        (label as? Text)?.content ?? "", chosen?.title ?? "", options: tags.map(\.title),
        in: context
      ) { title in
        let tag = tags.first { $0.title == title as? String }?.tag
        if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
      })
  }
}
extension View {
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modified { _, _, screen in
      screen.tags.append(((self as? Text)?.content ?? "", AnyHashable(tag)))
    }
  }
  public nonisolated func labelsHidden() -> some View { inherited { $0.showsLabels = false } }
}

#if !os(tvOS)
  public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
  }
  public struct DatePicker<Label: View>: DrawnView {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let label: Label
    public nonisolated init(
      selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    ) { (self.selection, self.label) = (selection, label()) }
    func draw(_ node: Node, _ context: Context, _ screen: Screen) {
      let selection = selection
      node.leaf = .control(
        ScreenControl(
          (label as? Text)?.content ?? "", "\(selection.wrappedValue)",
          in: context
        ) { if let date = $0 as? Date { selection.wrappedValue = date } })
    }
  }

  /// A person presses a button of it, by the direction, or holds that down, by how often it steps
  /// each way.
  public struct Stepper<Label: View>: DrawnView {
    let up: (() -> Void)?
    let down: (() -> Void)?
    let label: Label
    public nonisolated init(
      @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) { (self.label, up, down) = (label(), onIncrement, onDecrement) }
    func draw(_ node: Node, _ context: Context, _ screen: Screen) {
      let (up, down) = (up, down)
      node.leaf = .control(
        ScreenControl((label as? Text)?.content ?? "", "", in: context) {
          let times = $0 as? Int ?? ($0 as? Bool == true ? 1 : -1)
          for _ in 0..<abs(times) { if times > 0 { up?() } else { down?() } }
        })
    }
  }
#endif
