import NumberText

extension UnitSpellings {
  /// The units that any locale spells as a folded text, but for case.
  static func units(spelledLike folded: [String]) -> [MeasureUnit] {
    lines.filter { $0.folded == folded }.compactMap { MeasureUnit($0.unit) }
  }

  private static let lines: [(folded: [String], unit: String)] =
    table.unicodeScalars.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      return cells.count == 2 ? (cells[0].map { $0.folded }, String(cells[1])) : nil
    }
}
