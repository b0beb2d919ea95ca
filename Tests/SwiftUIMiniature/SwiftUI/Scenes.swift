// What an app begins with, and shapes: for the compiler alone.

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

public struct RoundedRectangle: DrawnView {
  public nonisolated init(cornerRadius: CGFloat) {}
  public nonisolated func stroke() -> some View { self }
  func draw(_ node: Node, _ context: Context, _ screen: Screen) {}
}
