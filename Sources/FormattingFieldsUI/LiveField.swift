#if canImport(SwiftUI)
  import FieldEditing
  import FormattingFieldsFoundation
  import NumberMessages
  import NumberText
  import Observation
  import SwiftUI

  /// What a view keeps, in an object, so that callbacks see the present state even in the turn in
  /// which the view is drawn, or after the view has gone.
  @MainActor @Observable
  package final class Live<Value> {
    package var value: Value

    package init(_ value: Value) { self.value = value }
  }

  extension Live where Value: Equatable {
    /// Views are drawn again only if something has changed: an event may tell what is known.
    package func change<Result>(_ event: (inout Value) -> Result) -> Result {
      var new = value
      let result = event(&new)
      if new != value { value = new }
      return result
    }
  }

  /// What a number field's view keeps.
  ///
  /// Nothing in here holds the view or this object: it goes with the view, and with what the host has given.
  @MainActor @Observable
  final class LiveField<Value: NumberValue> {
    /// Nil until the field has appeared.
    var hosted: HostedField<Value>?
    /// What the view was drawn with last, for a Save button.
    @ObservationIgnored private var outlet: FieldOutlet<Value>?
    /// Whether the view has disappeared. What it reports after that is late, unless it is a key: a focused
    /// row that has scrolled away takes keys still.
    @ObservationIgnored var isGone = false
    /// What the view has not written, as it had disappeared, and the host's value then.
    @ObservationIgnored var unwritten: (value: Value?, over: Value?)?
    /// How many values the field has written to the binding.
    @ObservationIgnored var writes = 0
    /// Whether Return was refused just now: SwiftUI may end the editing all the same, and the focus comes back then.
    @ObservationIgnored var keepsFocus = false
    /// How often the user has ended typing.
    var pauses = 0
    /// Whether the field was focused since it has come to rest.
    @ObservationIgnored var wasFocused = false

    /// The view is drawn with this.
    func draw(with outlet: FieldOutlet<Value>) { self.outlet = outlet }

    /// Commits the field.
    func commit() -> FieldCommit? {
      guard let hosted, let outlet else { return nil }
      return FieldHost(live: self, made: hosted, outlet: outlet).tell { $0.commit() }
    }
  }

  /// Where what a field gives goes, as the view was drawn with last.
  @MainActor
  struct FieldOutlet<Value: NumberValue> {
    let source: NumberSource<Value>
    /// The host's value when the view was drawn.
    let value: Value?
    let updates: FieldUpdates
    let group: FieldGroup?
    let refused: RefusedTextsHolder?
    let table: MessageTable?
    let onCommit: @MainActor (FieldCommit) -> Void
  }

  /// Reports to the field what happens, gives its value to the binding, and tells what was
  /// committed.
  ///
  /// It keeps what it needs in itself: a callback may come when the view and its state are gone.
  @MainActor
  struct FieldHost<Value: NumberValue> {
    let live: LiveField<Value>
    /// The field as it was when the view was drawn, before it has appeared.
    let made: HostedField<Value>
    let outlet: FieldOutlet<Value>

    /// The field as it is now.
    var hosted: HostedField<Value> { live.hosted ?? made }

    /// Says something that commits nothing.
    func hear<Result>(_ event: (inout HostedField<Value>) -> Result) {
      tell {
        _ = event(&$0)
        return nil
      }
    }

    @discardableResult
    func tell(_ event: (inout HostedField<Value>) -> FieldCommit?) -> FieldCommit? {
      var hosted = hosted
      let commit = event(&hosted)
      // A field that is written at its commit keeps to itself what is typed.
      let isDue = outlet.updates == .onKey || commit != nil || !hosted.field.isEdited
      let given = isDue ? hosted.nextValue() : nil
      if live.hosted != hosted { live.hosted = hosted }
      if let given { write(given) }
      if !live.isGone {
        let (isAcceptable, isEdited) = (hosted.isAcceptable, hosted.field.isEdited)
        outlet.group?.report(live, isAcceptable: isAcceptable, isEdited: isEdited) { [weak live] in
          live?.commit()
        }
        outlet.refused?.report(hosted.isAcceptable ? nil : hosted.field.text, of: live)
      }
      guard let commit else { return nil }
      live.pauses += 1
      if let sentence = hosted.sentence(in: outlet.table) { announceToScreenReader(sentence) }
      outlet.onCommit(commit)
      return commit
    }

    /// A binding may be dead when its view has disappeared, as that of a sheet's item is, so what a commit gives then
    /// is written when the view comes back. What was typed is there already if it is written at each key.
    private func write(_ value: Value?) {
      if live.isGone {
        live.unwritten = (value, outlet.value)
      } else {
        live.unwritten = nil
        live.writes += 1
        outlet.source.write(value)
      }
    }

    func appear() {
      live.isGone = false
      if let (value, over) = live.unwritten, over?.exactText == outlet.value?.exactText {
        write(value)
      }
      live.unwritten = nil
    }

    func disappear() {
      live.isGone = true
      outlet.group?.remove(live)
      outlet.refused?.remove(live)
      tell { $0.disappear() }
    }
  }

  extension HostedField {
    /// The sentence about the field in the words of `table`; if `table` is nil, in the language of the format.
    func sentence(in table: MessageTable?) -> String? {
      table.map { message(in: $0) } ?? message
    }
  }
#endif
