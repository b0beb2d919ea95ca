/// A view and what its body was, to be used again while its values are the same.
struct KeptBody<V, Body> {
  let view: V
  let body: Body
}

struct KeptModifier<Modifier: ViewModifier> {
  let modifier: Modifier
  let place: ModifiedContentBody<Modifier>.Place
  let body: Modifier.Body
}

extension Screen {
  /// Whether a view's values, and what it reads of its surroundings, are as they were.
  func isSame<Properties>(_ old: Properties, as new: Properties, _ context: Context) -> Bool {
    guard Sameness.holds(old, new) else { return false }
    for child in Mirror(reflecting: old).children {
      if let property = child.value as? any InstalledProperty, !property.readsSame(in: context) {
        return false
      }
    }
    return true
  }
}

/// Whether two values are the same for SwiftUI: by `==`, or else value by value. Functions never
/// are.
@MainActor
enum Sameness {
  static func holds(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = left as? any SameSource { return left.isSame(as: right) }
    if left is any InstalledProperty { return true }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
    if let left = left as? Any.Type, let right = right as? Any.Type { return left == right }
    let (old, new) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard old.displayStyle != nil, old.children.count == new.children.count else { return false }
    if old.displayStyle == .enum {
      guard old.children.first?.label == new.children.first?.label else { return false }
      if old.children.isEmpty { return "\(left)" == "\(right)" }
    }
    return zip(old.children, new.children).allSatisfy { holds($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}

/// What is the same if it leads to the same place.
@MainActor
protocol SameSource {
  func isSame(as other: Any) -> Bool
}
extension Binding: SameSource {
  func isSame(as other: Any) -> Bool {
    source != nil && (other as? Binding<Value>)?.source == source
  }
}
extension FocusState.Binding: SameSource {
  func isSame(as other: Any) -> Bool {
    (other as? FocusState<Value>.Binding)?.link.storage === link.storage
  }
}
