#if canImport(SwiftUI)
  package import SwiftUI

  /// The object outlives each drawing of the view, so that a callback sees what the view was drawn
  /// with last.
  @MainActor
  package final class FocusGuide<FieldID: Hashable> {
    /// The focus state by which the fields are focused; nil if that is a Boolean.
    package var focus: FocusState<FieldID?>.Binding?
    var shown: @MainActor () -> FieldID? = { nil }
    var show: @MainActor (FieldID?) -> Void = { _ in }
    var read: @MainActor () -> FieldID? = { nil }
    var write: @MainActor (FieldID?) -> Void = { _ in }
    var scroll: @MainActor (FieldID) -> Void = { _ in }
    /// Called when something has been asked that ``check()`` has to look at.
    var note: @MainActor () -> Void = {}

    private var engine = HostedFocus<FieldID>(answersAtOnce: true)
    /// A move that the model was told, and does not show yet: a view that was drawn with a constant
    /// shows the old field until it is drawn again.
    private var told: (move: FieldID?, over: FieldID?)?
    /// The fields on screen that have told so, and whether any ever has.
    private var places: Set<FieldID> = []
    private var hasPlaces = false

    nonisolated init() {}

    func appear() { carryOut(engine.appear(shown(), holder)) }

    func disappear() { engine.disappear() }

    /// Moves SwiftUI's focus to the model's, at once.
    package func follow() { carryOut(engine.follow(holder)) }

    func report() {
      var holder = holder
      let isAsked = engine.report(shown(), to: &holder)
      finish(holder, isAsked)
    }

    /// Looks after each request, and after each move that the model was told, what has become of
    /// it.
    func check() async {
      // This pause is longer than a turn of the run loop, and shorter than the time in which a
      // person focuses another field.
      try? await Task.sleep(for: .milliseconds(50))
      guard !Task.isCancelled else { return }
      engine.keep(shown(), holder)
      // Both pauses together are about as long as a sheet takes to open.
      try? await Task.sleep(for: .milliseconds(350))
      guard !Task.isCancelled else { return }
      told = nil
      var holder = holder
      let field = holder.focusedField
      let isThere = field.map { !hasPlaces || places.contains($0) } ?? true
      let isAsked = engine.rest(at: shown(), in: &holder, isThere: isThere)
      finish(holder, isAsked)
      // SwiftUI may have set the focus state although the field had no view yet, so that no view is
      // focused. Setting the same field once more focuses the view. If the view is focused already,
      // nothing changes.
      if field != nil, shown() == field, current == field { show(field) }
    }

    func enter(_ field: FieldID) {
      hasPlaces = true
      guard places.insert(field).inserted, engine.isThere, current == field else { return }
      carryOut(engine.appear(shown(), holder))
    }

    func leave(_ field: FieldID) { places.remove(field) }

    /// The model's focus, as it will be once the model has heard of the last move.
    private var current: FieldID? {
      guard let told else { return read() }
      if read() == told.over { return told.move }
      self.told = nil
      return read()
    }

    private var holder: HeldFocus<FieldID> { HeldFocus(focusedField: current) }

    private func finish(_ holder: HeldFocus<FieldID>, _ isAsked: Bool) {
      guard case .some(let move) = holder.move else { return carryOut(isAsked) }
      let old = read()
      write(move)
      if read() == move { return }
      if read() == old {
        told = (move, old)
        note()
      } else {
        carryOut(engine.follow(self.holder))
      }
    }

    private func carryOut(_ isAsked: Bool) {
      guard isAsked else { return }
      let field = current
      if let field, shown() != field { scroll(field) }
      show(field)
      note()
    }
  }

  /// The model's focus while the engine decides, and the move that it has to be told.
  private struct HeldFocus<FieldID: Hashable>: FocusHolder {
    var focusedField: FieldID?
    var move: FieldID??

    init(focusedField: FieldID?) { self.focusedField = focusedField }

    mutating func adoptFocus(_ field: FieldID?) { (focusedField, move) = (field, .some(field)) }
  }

  /// What follows a focus inside it, whatever the type of its fields.
  @MainActor
  private protocol FollowsFocus: AnyObject { func follow() }
  extension FocusGuide: FollowsFocus {}

  /// The guides that reach a field, one for each type of field ids: a field may be inside the
  /// followers of several forms.
  package struct FocusGuides: Equatable {
    private var guides: [ObjectIdentifier: AnyObject] = [:]

    package subscript<FieldID: Hashable>(type: FieldID.Type) -> FocusGuide<FieldID>? {
      get { guides[ObjectIdentifier(type)] as? FocusGuide<FieldID> }
      set { guides[ObjectIdentifier(type)] = newValue }
    }

    /// Moves each of the focuses to its model's, at once.
    @MainActor package func follow() {
      for guide in guides.values { (guide as? any FollowsFocus)?.follow() }
    }

    package static func == (left: FocusGuides, right: FocusGuides) -> Bool {
      left.guides.count == right.guides.count
        && left.guides.allSatisfy { right.guides[$0.key] === $0.value }
    }
  }

  extension EnvironmentValues {
    package var focusGuides: FocusGuides {
      get { self[FocusGuidesKey.self] }
      set { self[FocusGuidesKey.self] = newValue }
    }
  }

  private struct FocusGuidesKey: EnvironmentKey {
    static var defaultValue: FocusGuides { FocusGuides() }
  }
#endif
