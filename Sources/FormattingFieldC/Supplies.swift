import FieldMessages
import FormattingFields

/// What makes a field's formats and sentences: the host's writer or, if the host gives none, ICU where there is one.
func supplies(_ host: HostFunction?) throws(LineProblem) -> FieldSupplies {
  if let host {
    return .writer({ host.answer($0) }, sentences: { MessageTable(for: $0) })
  }
  #if os(Linux) || os(macOS)
    return .icu
  #else
    throw LineProblem(at: "", "there is no ICU here: give a writer")
  #endif
}
