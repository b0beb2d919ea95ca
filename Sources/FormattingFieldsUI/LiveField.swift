#if canImport(SwiftUI)
  import FieldEditing
  import NumberText
  import Observation
  import SwiftUI

  /// What a view keeps, in an object, so that callbacks see the present state even in the turn in
  /// which the view is drawn, or after the view has gone.
  @MainActor @Observable
  final class Live<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  extension Live where Value: Equatable {
    /// Views are drawn again only if something has changed: an event may tell what is known.
    func change<Result>(_ event: (inout Value) -> Result) -> Result {
      var new = value
      let result = event(&new)
      if new != value { value = new }
      return result
    }
  }

  /// What a number field's view keeps.
  @MainActor @Observable
  final class LiveField<Value: NumberValue> {
    /// Nil until the field has appeared.
    var hosted: HostedField<Value>?
    /// Commits the field through the binding that the view was drawn with last, for a Save button.
    @ObservationIgnored private(set) var commit: (@MainActor () -> FieldCommit?)?
    /// Whether the view has disappeared. What it reports after that is late, unless it is a key: a focused
    /// row that has scrolled away takes keys still.
    @ObservationIgnored var isGone = false
    /// How many values the field has written to the binding.
    @ObservationIgnored var writes = 0
    /// How often the user has ended typing.
    var pauses = 0
    /// Whether the field was focused since it has come to rest.
    @ObservationIgnored var wasFocused = false

    /// The view is drawn, with this binding.
    func commits(by commit: @escaping @MainActor () -> FieldCommit?) { self.commit = commit }
  }
#endif
