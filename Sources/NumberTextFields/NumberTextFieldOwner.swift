#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import FieldEditing
  public import Foundation
  import NumberMessages
  public import NumberText

  /// What the delegates of UIKit's and of AppKit's text fields have in common: a number that others write, too,
  /// and a delegate of the host's own after this one.
  @MainActor
  public class NumberTextFieldOwner<Value: NumberValue>: NSObject {
    var hosted: HostedField<Value>
    /// Whether a text or selection is being set, which the text field reports back.
    var isShowing = false
    /// The host's own delegate, for the selectors that are asked for outside of the main actor.
    nonisolated(unsafe) weak var forwarded: (any NSObjectProtocol)?

    /// Called with each value that the user types, and with nil if the field is emptied.
    public var onChange: (Value?) -> Void = { _ in }
    /// Called with the message to show below the field, and texts that were probably meant.
    public var onNotice: (_ message: String?, _ suggestions: [String]) -> Void = { _, _ in }

    init(_ hosted: HostedField<Value>) { self.hosted = hosted }

    /// The field, with its status and issues.
    public var field: FormattingField<Value> { hosted.field }

    /// Shows another value. A value that the field has, or that `onChange` was called with, changes
    /// nothing. (S4, H1)
    ///
    /// ```swift
    /// price.setValue(order.price)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setValue(_ value: Value?) { tell { $0.setValue(value) } }

    /// Reads and writes in another format from now on. (S7)
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setFormat(_ format: NumberFormat) { tell { $0.setFormat(format) } }

    #if canImport(ObjectiveC)
      /// Whether this delegate or the host's own knows a method. The text field calls it.
      public nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || forwarded?.responds(to: selector) ?? false
      }

      /// The host's own delegate, for what this one does not know. The text field calls it.
      public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        if let forwarded, forwarded.responds(to: selector) { return forwarded }
        return super.forwardingTarget(for: selector)
      }
    #endif

    func tell<Result>(_ event: (inout HostedField<Value>) -> Result) {
      _ = event(&hosted)
      if let value = hosted.nextValue() { onChange(value) }
      show()
      onNotice(hosted.message, hosted.suggestions)
    }

    /// Waits until values on their way to the host and back have arrived.
    func rest() async {
      try? await Task.sleep(for: .milliseconds(200))
      if !hosted.isFocused { hosted.rest() }
    }

    /// Shows text and selection, but does not disturb an input method.
    func show() {}
  }
#endif
