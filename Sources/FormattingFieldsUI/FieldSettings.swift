#if canImport(SwiftUI)
  public import FieldEditing
  public import NumberText
  public import SwiftUI

  /// When a number field writes its value to the binding.
  public enum FieldUpdates: Hashable, Sendable {
    /// At each key that makes the text a number, so that what depends on the value is up to date.
    case onKey
    /// At the commit, as SwiftUI's `TextField(value:format:)` does: at Return, and when the field is left. A view that goes
    /// away with the focus writes nothing, as its binding may be dead by then, and writes that once it comes back.
    case onCommit
  }

  extension View {
    /// When the number fields inside write their values.
    ///
    /// ```swift
    /// Form { … }.fieldUpdates(.onCommit)
    /// ```
    public func fieldUpdates(_ updates: FieldUpdates) -> some View {
      environment(\.fieldUpdates, updates)
    }

    /// The numbers that the number fields inside take: from a least to a greatest one. The innermost of several
    /// bounds counts.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent).bounds(0...1)
    /// ```
    public func bounds<Value: NumberValue & Comparable>(_ range: ClosedRange<Value>) -> some View {
      within(range.lowerBound, range.upperBound)
    }

    /// The numbers that the number fields inside take: from a least one.
    public func bounds<Value: NumberValue & Comparable>(
      _ range: PartialRangeFrom<Value>
    ) -> some View { within(range.lowerBound, nil) }

    /// The numbers that the number fields inside take: up to a greatest one.
    public func bounds<Value: NumberValue & Comparable>(
      _ range: PartialRangeThrough<Value>
    ) -> some View { within(nil, range.upperBound) }

    /// An infinite end is no bound.
    private func within<Value: NumberValue>(_ minimum: Value?, _ maximum: Value?) -> some View {
      let bounds = NumberBounds(minimum: minimum?.fixedDecimal, maximum: maximum?.fixedDecimal)
      return environment(\.fieldBounds, bounds ?? .unlimited)
    }

    /// Other policies for the number fields inside: for commits, empty texts, steps and which edits pass. Those that
    /// stand further in are set last.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number)
    ///   .policies { $0.commitPolicy = .keepText }
    /// ```
    public func policies(_ set: @escaping @MainActor (inout FieldPolicies) -> Void) -> some View {
      transformEnvironment(\.policyChanges) { $0.changes.append(set) }
    }
  }

  /// What is set in a field's policies, the outermost first.
  struct PolicyChanges {
    fileprivate(set) var changes: [@MainActor (inout FieldPolicies) -> Void] = []

    @MainActor func callAsFunction(_ policies: inout FieldPolicies) {
      for change in changes { change(&policies) }
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

    var policyChanges: PolicyChanges {
      get { self[PolicyChangesKey.self] }
      set { self[PolicyChangesKey.self] = newValue }
    }
  }

  private struct UpdatesKey: EnvironmentKey {
    static let defaultValue = FieldUpdates.onKey
  }

  private struct BoundsKey: EnvironmentKey {
    static let defaultValue = NumberBounds.unlimited
  }

  private struct PolicyChangesKey: EnvironmentKey {
    static var defaultValue: PolicyChanges { PolicyChanges() }
  }
#endif
