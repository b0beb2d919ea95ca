public import FieldEditing

extension MessageTable {
  /// The sentences of ``french`` but for two.
  public static let canadianFrench = MessageTable("fr-CA", template: words)
}

// No space comes before "?" in Canada.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .didYouMean: "Vouliez-vous dire {suggestions}?"
  case .email: "Ce n’est pas une adresse courriel."
  default: MessageTable.french[key]
  }
}
