/// What stands in a toolbar: above the keyboard, of every view of a screen at once.
public protocol ToolbarContent {}
@MainActor
protocol DrawnToolbar: ToolbarContent {
  func draw(_ node: Node, _ context: Context, _ screen: Screen)
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  #if !os(tvOS) && !os(watchOS)
    public static let keyboard = ToolbarItemPlacement()
  #endif
}
public struct ToolbarItemGroup<Content: View>: DrawnToolbar {
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    screen.evaluate(content, node.child("item"), context)
  }
}
public struct ToolbarItem<Content: View>: DrawnToolbar {
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    screen.evaluate(content, node.child("item"), context)
  }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: DrawnToolbar where Wrapped: ToolbarContent {
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    if let self { (self as? any DrawnToolbar)?.draw(node, context, screen) }
  }
}
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let toolbar = content()
    return modified { node, context, screen in
      let place = node.child("toolbar")
      place.begin()
      place.isToolbar = true
      (toolbar as? any DrawnToolbar)?.draw(place, context, screen)
      place.end(screen)
    }
  }
}

extension Screen {
  /// How many items stand above the keyboard, each in a place of its own, and whether it has
  /// anything to show.
  public var keyboardItems: [Bool] {
    var items: [Bool] = []
    root.visit { node in
      guard node.isToolbar else { return }
      for child in node.children {
        var isShown = false
        child.node.visit { if $0.leaf != nil { isShown = true } }
        items.append(isShown)
      }
    }
    return items
  }

  /// Whether a spacer stands above the keyboard, where it would be an item like others.
  public var hasKeyboardSpacer: Bool {
    var isThere = false
    root.visit { node in
      guard node.isToolbar else { return }
      node.visit { if case .spacer? = $0.leaf { isThere = true } }
    }
    return isThere
  }
}
