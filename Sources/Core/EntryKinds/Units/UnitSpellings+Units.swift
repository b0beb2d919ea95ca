import NumberText

extension UnitSpellings {
  /// The units that any locale spells as a folded text, but for case.
  static func units(spelledLike folded: [UInt32]) -> [MeasureUnit] {
    lines.filter { $0.folded == folded }.compactMap { MeasureUnit($0.unit) }
  }

  private static let lines: [(folded: [UInt32], unit: String)] =
    table.parts { $0 == "\n" }.compactMap { line in
      let cells = line.parts { $0 == "\t" }
      return cells.count == 2 ? (cells[0].unicodeScalars.map { $0.folded }, cells[1]) : nil
    }
}
