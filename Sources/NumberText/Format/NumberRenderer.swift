/// Writes numbers that a ``NumberPattern`` cannot describe.
///
/// ```swift
/// let dozens = NumberRenderer { "\($0.quotientAndRemainder(dividingBy: 12).quotient) dozen" }
/// dozens.text(for: 36)   // "3 dozen"
/// ```
///
/// Two renderers are equal when they are the same object.
public final class NumberRenderer: Hashable, Sendable {
  private let render: @Sendable (FixedDecimal) -> String

  /// Makes a renderer from a function that may be called from any thread.
  public init(_ render: @escaping @Sendable (FixedDecimal) -> String) {
    self.render = render
  }

  /// The text of `number`.
  ///
  /// ```swift
  /// NumberRenderer { "№ \($0.plainText)" }.text(for: 7)   // "№ 7"
  /// ```
  ///
  /// - Complexity: that of the function that the renderer was made from.
  public func text(for number: FixedDecimal) -> String { render(number) }

  public static func == (left: NumberRenderer, right: NumberRenderer) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
