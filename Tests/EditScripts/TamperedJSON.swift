public import Foundation

/// JSON with one change, for every part and every kind of change.
public enum TamperedJSON {
  /// All results of removing, doubling or replacing one part of some JSON.
  public static func all(from data: Data) throws -> [Data] {
    try others(for: JSONSerialization.jsonObject(with: data)).map {
      try JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys])
    }
  }

  private static var parts: [Any] {
    [
      NSNull(), true, false, 0, 1, -1, 3, 1.5, Int.max, Int.min, "", "x", "1", "-0", "1,5", "1.5E3",
      "1E999999999", "NaN", "\u{0}\u{202E}\u{1F600}", String(repeating: "1", count: 30_000),
      [Any](), [0], [5, 5], ["x"], [Int.max, -1], [String: Any](), ["x": 1],
    ]
  }

  private static func others(for value: Any) -> [Any] {
    var others = parts
    if let members = value as? [String: Any] {
      for (name, member) in members {
        var rest = members
        rest[name] = nil
        others.append(rest)
        for other in Self.others(for: member) {
          rest[name] = other
          others.append(rest)
        }
      }
    } else if let elements = value as? [Any] {
      for (index, element) in elements.enumerated() {
        var rest = elements
        rest.remove(at: index)
        others.append(rest)
        others.append(rest + [element, element])
        for other in Self.others(for: element) {
          others.append(Array(rest[..<index] + [other] + rest[index...]))
        }
      }
    }
    return others
  }
}
