public import FieldEditing

extension MessageTable {
  /// The sentences in German as Switzerland and Liechtenstein write it.
  public static let swissGerman = MessageTable("de-CH", template: words)
}

// Without "ß", and with the quotation marks of Switzerland.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .overflow: "Die Zahl ist zu gross oder zu klein."
  case .aboveMaximum: "Die Zahl ist zu gross."
  case .exclusiveMinimum: "Die Zahl muss grösser als {bound} sein."
  case .quotation: "«{text}»"
  default: MessageTable.german[key]
  }
}
