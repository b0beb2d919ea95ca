import NumberText

/// Sizes of groups of digits, first to last. (R6)
struct Groups {
  let sizes: [Int]
  let startsWithZero: Bool
  /// Primary and secondary sizes that are allowed.
  let shapes: [(primary: Int, secondary: Int)]

  var isComplete: Bool {
    sizes.count == 1 || shapes.contains { isComplete(sizes, $0) }
  }

  private func isComplete(_ sizes: [Int], _ shape: (primary: Int, secondary: Int)) -> Bool {
    guard let first = sizes.first, let last = sizes.last, sizes.count > 1 else { return false }
    return !startsWithZero && (1...shape.secondary).contains(first) && last == shape.primary
      && sizes.dropFirst().dropLast().allSatisfy { $0 == shape.secondary }
  }

  /// Whether digits, or digits and further groups, typed at the end complete the number.
  var canBeCompleted: Bool {
    shapes.contains { shape in
      (0...max(shape.primary, shape.secondary)).contains { added in
        let longer = sizes.dropLast() + [sizes[sizes.count - 1] + added]
        return isComplete(Array(longer), shape) || isComplete(longer + [shape.primary], shape)
      }
    }
  }
}
