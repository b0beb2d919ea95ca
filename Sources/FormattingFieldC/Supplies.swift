import FieldLines
import FormattingFields
import ICUFieldLines

/// Returns what makes a field's formats and sentences: the host's function that writes numbers or,
/// if `host` is nil, ICU.
///
/// - Throws: A problem if `host` is nil on a system without ICU.
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
