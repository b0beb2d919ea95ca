extension Optional where Wrapped: CaseIterable & Equatable {
  /// The field after this one, in the order of the cases; nil if this is the last field, or nil.
  ///
  /// ```swift
  /// func pressReturn() { focus = focus.next }   // the last field ends the editing
  /// ```
  public var next: Wrapped? { self.flatMap { field in Wrapped.allCases.after(field) } }

  /// The field before this one, in the order of the cases; nil if this is the first field, or nil.
  ///
  /// ```swift
  /// .fieldKeyboardBar([.previous, .next]) { observed.focus = observed.focus.previous }
  /// ```
  public var previous: Wrapped? {
    self.flatMap { field in Array(Wrapped.allCases.reversed()).after(field) }
  }
}

extension Collection where Element: Equatable {
  fileprivate func after(_ element: Element) -> Element? {
    drop { $0 != element }.dropFirst().first
  }
}

#if canImport(SwiftUI)
  public import SwiftUI

  extension SubmitLabel {
    /// The word on the Return key of a field: "next", or "done" in the last of the cases.
    ///
    /// ```swift
    /// TextField("Email", text: $observed.email).submitLabel(.after(Field.email))
    /// ```
    public static func after<Field: CaseIterable & Equatable>(_ field: Field) -> SubmitLabel {
      Field?.some(field).next == nil ? .done : .next
    }
  }
#endif
