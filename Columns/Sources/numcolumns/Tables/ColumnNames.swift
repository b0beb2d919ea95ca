/// The columns of a table, by name and by number.
struct ColumnNames {
  /// A name for each column: what the header says, or its number.
  let names: [String]
  /// The indices of the columns of each name.
  private let places: [String: [Int]]

  init(_ source: TableSource) {
    let first = source.firstRecord()
    let hasHeader = source.hasHeader
    names = first.enumerated().map { index, name in
      hasHeader && !name.isEmpty ? name : String(index + 1)
    }
    places = Dictionary(grouping: names.indices) { [names] in names[$0] }
  }

  func has(_ name: some StringProtocol) -> Bool { places[String(name)] != nil }

  /// The index of a column that a person names, or counts from 1.
  func index(of word: some StringProtocol) throws(ColumnFailure) -> Int {
    let places = places[String(word)] ?? []
    if places.count == 1 { return places[0] }
    if let number = Int(word), names.indices.contains(number - 1), places.isEmpty {
      return number - 1
    }
    if places.count > 1 {
      throw ColumnFailure(
        "\(places.count) columns are named “\(word)”; number them: "
          + places.map { String($0 + 1) }.joined(separator: ", "))
    }
    throw ColumnFailure("no column “\(word)”. \(NearestWords.hint(String(word), among: names))")
  }

  /// The columns of a list with commas in it; all columns if there is no list.
  func indices(of list: String?) throws(ColumnFailure) -> [Int] {
    guard let list else { return Array(names.indices) }
    var indices: [Int] = []
    var named: Set<Int> = []
    for word in list.split(separator: ",") {
      let index = try index(of: word)
      if named.insert(index).inserted { indices.append(index) }
    }
    return indices
  }
}

/// A column, or a way to read a column, that does not exist.
struct ColumnFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
