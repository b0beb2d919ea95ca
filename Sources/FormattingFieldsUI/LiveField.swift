#if canImport(SwiftUI)
  import FieldEditing
  import FormattingFieldsFoundation
  import NumberMessages
  import NumberText
  import Observation
  import SwiftUI

  /// Keeps a view's state in an object, so that callbacks see the present state even in the turn of
  /// the run loop in which the view is drawn, or after the view has disappeared.
  @MainActor @Observable
  package final class Live<Value> {
    package var value: Value

    package init(_ value: Value) { self.value = value }
  }

  extension Live where Value: Equatable {
    /// Applies an event to the value. Sets the value only if the event has changed it, so that
    /// views are not drawn again for nothing.
    package func change<Result>(_ event: (inout Value) -> Result) -> Result {
      var new = value
      let result = event(&new)
      if new != value { value = new }
      return result
    }
  }

  /// The state that a number field's view keeps.
  ///
  /// The object holds no reference to the view, nor a closure that holds the object, so it is freed
  /// with the view.
  @MainActor @Observable
  final class LiveField<Value: NumberValue> {
    /// The field; nil until the view has appeared.
    var hosted: HostedField<Value>?
    /// Where the field's values and commits go, set at each drawing. Kept for a Save button, which
    /// commits the field without its view.
    @ObservationIgnored private var outlet: FieldOutlet<Value>?
    @ObservationIgnored let place = FieldPlace()
    /// Whether the view has disappeared: the binding is not written then. A key sets this to false
    /// again, as a focused row that has scrolled off the screen still takes keys.
    @ObservationIgnored var isGone = false
    /// The value that the binding had when it was read or written last. Written values are noted,
    /// too, because a view may disappear before it is drawn with the value that a key has written.
    @ObservationIgnored private(set) var known: Value?
    /// A value that was not written to the binding, because the view had disappeared; `over` is the
    /// value that the binding had at that time. When the view comes back, the value is written if
    /// the host still has `over`.
    @ObservationIgnored var unwritten: (value: Value?, over: Value?)?
    /// How many values the field has written to the binding.
    @ObservationIgnored var writes = 0
    /// Where the edit that is going on has begun: a host that writes at the commit may show another
    /// value in the same view by then, to which nobody has typed anything.
    @ObservationIgnored var begun: NumberSource<Value>?
    /// Whether the text was refused at Return just now. SwiftUI may end the editing nevertheless,
    /// and then the field takes the focus back.
    @ObservationIgnored var keepsFocus = false
    /// Whether what the host's own check says is shown: once something was committed, or the field
    /// was left.
    var isJudged = false
    /// How often a value was written to the binding, or typing has ended. After each time the view
    /// waits until the host is at rest.
    var pauses = 0
    /// Whether the view has reported the focus, and has not reported its loss since.
    @ObservationIgnored var wasFocused = false

    /// Keeps the host's value, and where the field's values and commits go, for ``commit()``.
    /// Called at each drawing.
    func draw(_ value: Value?, with outlet: FieldOutlet<Value>) {
      (known, self.outlet) = (value, outlet)
    }

    func write(_ value: Value?, to source: NumberSource<Value>) {
      (unwritten, known) = (nil, value)
      writes += 1
      source.write(value)
    }

    /// Commits the field; nil if there was no commit, as before the view has appeared.
    ///
    /// SwiftUI keeps the state of a view that has disappeared only if it may come back, so its
    /// binding is read and written here as when the view is back.
    func commit() -> FieldCommit? {
      guard let hosted, let outlet else { return nil }
      isJudged = true
      let host = FieldHost(live: self, made: hosted, outlet: outlet)
      guard isGone else { return host.tell { $0.commit() } }
      defer { isGone = true }
      let value = outlet.source.read()
      if value?.exactText != known?.exactText {
        known = value
        host.hear {
          $0.read(value)
          $0.rest()
        }
      }
      host.appear()
      return host.tell { $0.commit() }
    }
  }

  /// Where a field's values, commits and refused texts go. Made at each drawing of the view.
  @MainActor
  struct FieldOutlet<Value: NumberValue> {
    let source: NumberSource<Value>
    let updates: FieldUpdates
    let group: FieldGroup?
    let refused: RefusedTextsHolder?
    let table: MessageTable?
    let isQuiet: Bool
    let check: (@MainActor (Value?) -> String?)?
    let onCommit: @MainActor (FieldCommit) -> Void
  }

  /// Passes events to the field, writes the field's value to the binding, and calls the host's
  /// action after a commit.
  ///
  /// The struct holds all that it needs itself, since a callback may come when the view and its
  /// state are gone.
  @MainActor
  struct FieldHost<Value: NumberValue> {
    let live: LiveField<Value>
    /// The field to use until the view has appeared: as it was made when the view was drawn.
    let made: HostedField<Value>
    let outlet: FieldOutlet<Value>

    /// The field as it is now.
    var hosted: HostedField<Value> { live.hosted ?? made }

    /// What the host's own check says of the field's value; nil if it says nothing, or the text is
    /// refused.
    func complaint(about hosted: HostedField<Value>) -> String? {
      hosted.isAcceptable ? outlet.check?(hosted.field.value) : nil
    }

    /// Passes the field an event that commits nothing.
    func hear<Result>(_ event: (inout HostedField<Value>) -> Result) {
      tell {
        _ = event(&$0)
        return nil
      }
    }

    @discardableResult
    func tell(_ event: (inout HostedField<Value>) -> FieldCommit?) -> FieldCommit? {
      var hosted = hosted
      let wasTyping = hosted.isTyping
      let commit = event(&hosted)
      if commit != nil || wasTyping && !hosted.isTyping {
        live.pauses += 1
        live.isJudged = true
      }
      // With `.onCommit`, a typed value is not written to the binding before the commit.
      if outlet.updates == .onCommit, hosted.field.isEdited, live.begun == nil {
        live.begun = outlet.source
      }
      defer { if !hosted.field.isEdited { live.begun = nil } }
      // The commit of a text that stays refused is none to the binding.
      let isDue =
        outlet.updates == .onKey || commit?.keepsRefusedText == false || !hosted.field.isEdited
      let gift = isDue ? hosted.nextGift() : nil
      if live.hosted != hosted { live.hosted = hosted }
      if let gift {
        live.pauses += 1
        write(gift.value)
      }
      let isAcceptable = hosted.isAcceptable && complaint(about: hosted) == nil
      live.place.report(
        refusing: isAcceptable ? nil : hosted.field.text,
        isEdited: hosted.field.isEdited || live.unwritten != nil, isGone: live.isGone,
        to: outlet.group, outlet.refused
      ) { [weak live] in live?.commit() }
      guard let commit else { return nil }
      let sentence = complaint(about: hosted) ?? hosted.sentence(in: outlet.table)
      if !outlet.isQuiet, let sentence {
        announceToScreenReader(sentence)
      }
      outlet.onCommit(commit)
      return commit
    }

    /// Writes a value to the binding. If the view has disappeared, the binding may be dead, as that
    /// of a sheet's item is: then the value is kept, and written when the view comes back.
    private func write(_ value: Value?) {
      if live.isGone {
        live.unwritten = (value, live.known)
      } else {
        live.write(value, to: live.begun ?? outlet.source)
      }
    }

    func appear() {
      live.isGone = false
      if let (value, over) = live.unwritten, over?.exactText == live.known?.exactText {
        write(value)
      }
      live.unwritten = nil
    }

    func disappear() {
      live.isGone = true
      tell { $0.disappear() }
    }
  }

  extension FieldCommit {
    /// Whether a refused text has stayed, and says no number.
    fileprivate var keepsRefusedText: Bool {
      if case .keptInvalid = outcome { true } else { false }
    }
  }

  extension HostedField {
    /// The sentence about the field in the words of `table`; if `table` is nil, in the language of
    /// the format.
    func sentence(in table: MessageTable?) -> String? {
      table.map { message(in: $0) } ?? message
    }
  }
#endif
