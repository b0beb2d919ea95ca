/// The values that `enum` lists, in the order of the schema. A lookup costs the same however many
/// there are.
struct Listed<Element: Hashable & Sendable>: Hashable, Sendable {
  let elements: [Element]
  private let members: Set<Element>

  init(_ elements: [Element]) { (self.elements, members) = (elements, Set(elements)) }

  func contains(_ element: Element) -> Bool { members.contains(element) }
}
