import CICUNumberText
import NumberText

/// One of ICU's number formatters, opened from a skeleton and a locale.
///
/// Safe to send: the only state is a `const UNumberFormatter *`, which ICU documents as usable from
/// any number of threads once it is open. Each call writes into a result of its own.
final class ICUFormatter: @unchecked Sendable {
  let pointer: OpaquePointer

  /// - Throws: `malformedSkeleton` if ICU cannot read the skeleton, else `icu`.
  /// - Complexity: low. ICU reads the locale's data only when it writes numbers; it does so for
  ///   each of the first three numbers, and then keeps the data.
  init(skeleton: String, localeName: String) throws(NumberFormatError) {
    let units = Array(skeleton.utf16)
    var offset: Int32 = -1
    var status: Int32 = 0
    let opened = cicu_formatter_open(units, Int32(units.count), localeName, &offset, &status)
    if cicu_is_skeleton_error(status) {
      throw .malformedSkeleton(skeleton, offset: max(0, Int(offset)))
    }
    pointer = try ICUCall.opened(
      "unumf_openForSkeletonAndLocaleWithError", opened, status, close: cicu_formatter_close)
  }

  deinit { cicu_formatter_close(pointer) }

  /// Writes one number, given as "-1234.50" or "1E-7".
  func text(of number: String) throws(NumberFormatError) -> String {
    let result = try ICUResult()
    return try result.text(of: number, with: self)
  }
}
