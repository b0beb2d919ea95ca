#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import FieldEditing
  public import Foundation
  import NumberMessages
  public import NumberText

  /// The base of the delegates of UIKit's and of AppKit's text fields: keeps the number, which the
  /// host may set as well, and forwards calls to the host's own delegate.
  @MainActor
  public class NumberTextFieldOwner<Value: NumberValue>: NSObject {
    var hosted: HostedField<Value>
    /// Whether this object is setting the text or the selection of the text field, which then
    /// reports a change that is not the user's and has to be ignored.
    var isShowing = false
    /// The host's own delegate. The property is not isolated, since `responds(to:)` may be called
    /// outside of the main actor.
    nonisolated(unsafe) weak var forwarded: (any NSObjectProtocol)?

    /// Called with each value that the user types, and with nil if the field is emptied.
    public var onChange: (Value?) -> Void = { _ in }
    /// Called with the message to show below the field, and texts that were probably meant.
    public var onNotice: (_ message: String?, _ suggestions: [String]) -> Void = { _, _ in }

    init(_ hosted: HostedField<Value>) { self.hosted = hosted }

    /// A copy of the field as it is now, to ask for its status and issues.
    public var field: FormattingField<Value> { hosted.field }

    /// Tells the value that the host has now. If `onChange` was called just now, this is the host's
    /// answer: it changes nothing while the user types, and counts when the typing is over. At
    /// other times another value than the host had is shown at once. (H1)
    ///
    /// ```swift
    /// price.setValue(order.price)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setValue(_ value: Value?) { tell { $0.read(value) } }

    /// Reads and writes in another format from now on. (S7)
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setFormat(_ format: NumberFormat) { tell { $0.setFormat(format) } }

    #if canImport(ObjectiveC)
      /// Whether this delegate or the host's own implements a method. The text field calls this.
      public nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || forwarded?.responds(to: selector) ?? false
      }

      /// The host's own delegate, for a method that this delegate does not implement. The text
      /// field calls this.
      public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        if let forwarded, forwarded.responds(to: selector) { return forwarded }
        return super.forwardingTarget(for: selector)
      }
    #endif

    func tell<Result>(_ event: (inout HostedField<Value>) -> Result) {
      _ = event(&hosted)
      while let gift = hosted.nextGift() {
        onChange(gift.value)
        Task { await rest(after: gift.token) }
      }
      show()
      onNotice(hosted.message, hosted.suggestions)
    }

    /// The number that is selected, for the clipboard. (E15)
    var copied: CopiedNumber? { hosted.field.copiedNumber }

    /// Pastes a number that was copied from another field. (E15)
    func paste(_ copied: CopiedNumber) {
      tell { try? $0.apply(.paste(copied.text(in: $0.field))) }
    }

    /// Waits until the host has answered the value that `onChange` was called with. Then tells the
    /// field that the host is at rest, unless another value was given since.
    private func rest(after token: Int) async {
      try? await Task.sleep(for: .milliseconds(200))
      if hosted.lastToken == token { tell { $0.rest() } }
    }

    /// Writes the field's text and selection to the text field, unless an input method is
    /// composing. Subclasses override it.
    func show() {}
  }

  /// What a ``NumberTextField`` asks its delegate when something is copied or pasted.
  @MainActor
  protocol NumberClipboard: AnyObject {
    var copied: CopiedNumber? { get }
    func paste(_ copied: CopiedNumber)
  }

  extension NumberTextFieldOwner: NumberClipboard {}

  extension CopiedNumber {
    /// JSON, which the clipboard keeps beside the text.
    var data: Data? { try? JSONEncoder().encode(self) }

    init?(_ data: Data?) {
      guard let data, let copied = try? JSONDecoder().decode(CopiedNumber.self, from: data) else {
        return nil
      }
      self = copied
    }
  }
#endif
