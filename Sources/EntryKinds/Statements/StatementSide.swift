/// A side of an account. (X11)
public enum StatementSide: String, CaseIterable, Hashable, Sendable {
  /// What "DR" and "Soll" mark.
  case debits
  /// What "CR" and "Haben" mark.
  case credits
}
