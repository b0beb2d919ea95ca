/// What a text says, read whole.
///
/// ```swift
/// let reading = NumberScanner<Double>(format: german).scan("1.5")
/// reading.status        // .intermediate
/// reading.issue?.code   // .incompleteGroup
/// reading.value         // nil
/// ```
public struct NumberReading<Value: NumberValue>: Hashable, Sendable {
  /// What the text is worth as it stands.
  @inlinable public var status: ScanStatus { verdict.status }
  /// Why the text is not acceptable: the first reason in the order of the text; nil where it is.
  public var issue: NumberIssue? { verdict.issue }
  /// The value, where the text is acceptable.
  public let value: Value?
  @usableFromInline let verdict: Verdict

  @inlinable
  init(_ verdict: Verdict, value: Value?) {
    self.verdict = verdict
    self.value = value
  }
}

/// Status and issue of a text in one word, so that they are handed on in a register.
@usableFromInline
struct Verdict: Hashable, Sendable {
  /// From the lowest bit on: two of the status, six of the issue's code, 28 each of two offsets.
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// The verdict on a number that stands at `span`.
  @inline(__always)
  init(acceptable span: Span) { bits = Self.bits(of: span) }

  init(_ status: ScanStatus, _ issue: NumberIssue) {
    let code = NumberIssue.Code.allCases.firstIndex(of: issue.code) ?? 0
    bits = (status == .invalid ? 2 : 1) | UInt64(code) << 2 | Self.bits(of: issue.span)
  }

  @inline(__always)
  private static func bits(of span: Span) -> UInt64 {
    UInt64(truncatingIfNeeded: span.start) << 8 | UInt64(truncatingIfNeeded: span.end) << 36
  }

  @inlinable var isAcceptable: Bool { bits & 3 == 0 }

  @inlinable var status: ScanStatus {
    isAcceptable ? .acceptable : bits & 3 == 1 ? .intermediate : .invalid
  }

  /// Where the issue stands, or the number.
  var span: Span { Span(Int(bits >> 8 & 0xFFF_FFFF), Int(bits >> 36)) }

  @usableFromInline var issue: NumberIssue? {
    if isAcceptable { return nil }
    return NumberIssue(NumberIssue.Code.allCases[Int(bits >> 2 & 0x3F)], span)
  }
}
