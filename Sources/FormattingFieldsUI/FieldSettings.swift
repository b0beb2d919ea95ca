#if canImport(SwiftUI)
  public import FieldEditing
  public import NumberText
  public import SwiftUI

  /// When a number field writes its value to the binding.
  public enum FieldUpdates: Hashable, Sendable {
    /// At each key that makes the text a number, so that what depends on the value is up to date.
    case onKey
    /// At the commit: at Return, and when the focus leaves the field, as SwiftUI's
    /// `TextField(value:format:)` does. A view that disappears with the focus writes nothing, as
    /// its binding may be dead by then; it writes the value when it appears again. A refused text
    /// that stays at a commit writes nothing.
    case onCommit
  }

  extension View {
    /// Sets when the number fields of this view write their values to their bindings.
    ///
    /// ```swift
    /// Form { … }.fieldUpdates(.onCommit)
    /// ```
    public func fieldUpdates(_ updates: FieldUpdates) -> some View {
      environment(\.fieldUpdates, updates)
    }

    /// Limits the number fields of this view to the numbers of a range. Of nested `bounds`, the
    /// innermost counts.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent).bounds(0...1)
    /// ```
    public func bounds<Value: NumberValue & Comparable>(_ range: ClosedRange<Value>) -> some View {
      within(range.lowerBound, range.upperBound)
    }

    /// Limits the number fields of this view to the numbers from a minimum on.
    public func bounds<Value: NumberValue & Comparable>(
      _ range: PartialRangeFrom<Value>
    ) -> some View { within(range.lowerBound, nil) }

    /// Limits the number fields of this view to the numbers up to a maximum.
    public func bounds<Value: NumberValue & Comparable>(
      _ range: PartialRangeThrough<Value>
    ) -> some View { within(nil, range.upperBound) }

    /// Sets the bounds of the number fields of this view. A missing or infinite end is no bound.
    private func within<Value: NumberValue>(_ minimum: Value?, _ maximum: Value?) -> some View {
      let bounds = NumberBounds(minimum: minimum?.fixedDecimal, maximum: maximum?.fixedDecimal)
      return environment(\.fieldBounds, bounds ?? .unlimited)
    }

    /// Changes the policies of the number fields of this view: what a commit does, what an empty
    /// text means, the step, and which edits pass. Of nested `policies`, the innermost is applied
    /// last.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number)
    ///   .policies { $0.commitPolicy = .keepText }
    /// ```
    public func policies(_ set: @escaping @MainActor (inout FieldPolicies) -> Void) -> some View {
      // What is set is compared, and not the closure: while it is the same, no field is drawn for
      // it. What the closure reads is read here, by the view whose body this is.
      var probe = FieldPolicies()
      set(&probe)
      return transformEnvironment(\.fieldPolicies) { $0.change(set) }
    }
  }

  /// The policies that the host has set, for values that may be missing and for others.
  struct HostPolicies: Equatable {
    private var optional = FieldPolicies()
    private var required = FieldPolicies()

    init() { (optional.clearsWhenEmpty, required.clearsWhenEmpty) = (true, false) }

    subscript(isOptional isOptional: Bool) -> FieldPolicies { isOptional ? optional : required }

    @MainActor fileprivate mutating func change(_ set: (inout FieldPolicies) -> Void) {
      set(&optional)
      set(&required)
    }
  }

  extension EnvironmentValues {
    var fieldUpdates: FieldUpdates {
      get { self[UpdatesKey.self] }
      set { self[UpdatesKey.self] = newValue }
    }

    var fieldBounds: NumberBounds {
      get { self[BoundsKey.self] }
      set { self[BoundsKey.self] = newValue }
    }

    var fieldPolicies: HostPolicies {
      get { self[PoliciesKey.self] }
      set { self[PoliciesKey.self] = newValue }
    }
  }

  private struct UpdatesKey: EnvironmentKey {
    static let defaultValue = FieldUpdates.onKey
  }

  private struct BoundsKey: EnvironmentKey {
    static let defaultValue = NumberBounds.unlimited
  }

  private struct PoliciesKey: EnvironmentKey {
    static var defaultValue: HostPolicies { HostPolicies() }
  }
#endif
