/// A view whose rows a list draws one by one.
@MainActor
protocol Rows { var views: [any View] { get } }

/// A list of rows, of which a part is on the screen: the others are not there, but for a row that
/// has the focus.
public struct Form<Content: View>: DrawnView {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    node.isColumn = true
    guard let count = screen.habits.visibleRows, let rows = content as? any Rows else {
      screen.evaluate(content, node.child("content"), context)
      return
    }
    let list = screen.list ?? ScrolledRows()
    screen.list = list
    (list.rows, list.context, list.owner) = (rows.views, context, screen.evaluating)
    list.readers = context.readers
    for (index, row) in rows.views.enumerated() {
      let isFocused = screen.focused.map { node.holds($0, in: index) } ?? false
      if list.first..<list.first + count ~= index || isFocused {
        row.draw(in: screen, node.child(index), context)
      }
    }
  }
}

@MainActor
final class ScrolledRows {
  var first = 0
  var rows: [any View] = []
  var context = Context()
  /// The readers around the list.
  var readers: [ObjectIdentifier] = []
  weak var owner: Node?
}

public struct ScrollViewProxy {
  let reader: ObjectIdentifier
  /// Scrolls to the row with this id, if a list has that.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID) {
    guard let screen = Screen.current else { return }
    screen.scrolls.append(AnyHashable(id))
    screen.watch.scrolls(to: AnyHashable(id), on: screen)
    guard let list = screen.list, list.readers.contains(reader) else { return }
    let row = list.rows.firstIndex { screen.ids(in: $0, list.context).contains(AnyHashable(id)) }
    guard let row, row != list.first else { return }
    list.first = row
    screen.invalidate(list.owner)
  }
}
public struct ScrollViewReader<Content: View>: DrawnView {
  let content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    // It scrolls what is inside it.
    var context = context
    context.readers.append(ObjectIdentifier(node))
    let proxy = ScrollViewProxy(reader: ObjectIdentifier(node))
    let view = screen.follow(screen.evaluating) { content(proxy) }
    screen.evaluate(view, node.child("content"), context)
  }
}

struct Identified<Content: View>: DrawnView {
  let content: Content
  let id: AnyHashable
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {
    screen.ids.append(id)
    node.id = id
    screen.evaluate(content, node.child(id), context)
  }
}
extension View {
  /// Gives a view an identity, which a list can scroll to.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(content: self, id: AnyHashable(id))
  }
}
