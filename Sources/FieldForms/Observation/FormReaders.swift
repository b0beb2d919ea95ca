import Observation

/// A property that was read by its key path; `isCurrent` tells whether a form still has the value
/// that was read.
@MainActor struct Watch<Content: FormContent> {
  let bell = Bell()
  let isCurrent: (FieldForm<Content>) -> Bool

  init<Value: Equatable>(_ seen: Value, at path: KeyPath<FieldForm<Content>, Value>) {
    isCurrent = { $0[keyPath: path] == seen }
  }
}

/// What views and other observing code have read of a form, with the ``Bell``s that tell this
/// code of changes. Code that has read something is called a reader.
///
/// What is remembered is current, and is returned to the next reader: each change of the form ends
/// in `takeRings`, which forgets what differs.
@MainActor struct FormReaders {
  private let form = Bell()
  /// Whether the form was valid when a reader last asked; nil if nobody has asked since the last
  /// change of the answer.
  private var validity: Bool?
  private var focus: Int??
  private var undoable: (undo: Bool, redo: Bool)?
  /// The bells of the fields, by the fields' indices; nil for a field that nobody has read.
  private var fields: [FieldBell?] = []

  /// Makes the code that is running now a reader of the order of fields: this code is told when
  /// fields come, go or move.
  func order() { form.listen(Bell.order) }

  mutating func history(_ canUndo: Bool, _ canRedo: Bool) {
    undoable = (canUndo, canRedo)
    form.listen(Bell.history)
  }

  mutating func validity(_ isValid: Bool) -> Bool {
    let seen = validity ?? isValid
    validity = seen
    form.listen(Bell.validity)
    return seen
  }

  mutating func focus(_ index: Int?) -> Int? {
    let seen = focus ?? index
    focus = .some(seen)
    form.listen(Bell.focus)
    return seen
  }

  mutating func field(at index: Int, in state: FormState) -> FieldState {
    let missing = state.survey.fields.count - fields.count
    if missing > 0 { fields.append(contentsOf: repeatElement(nil, count: missing)) }
    let bell: FieldBell
    if let known = fields[index] {
      bell = known
    } else {
      bell = FieldBell()
      fields[index] = bell
    }
    bell.listen(Bell.field)
    if let seen = bell.seen { return seen }
    let seen = state.field(at: index)
    bell.seen = seen
    return seen
  }

  /// Forgets what has changed since it was read, and returns the rings by which its readers are to
  /// be told.
  ///
  /// - Parameter areMoved: Whether fields came, went or moved. Then all readers are to be told.
  mutating func takeRings(
    _ state: FormState, _ undoable: (Bool, Bool), areMoved: Bool
  ) -> [Ring] {
    var rings: [Ring] = []
    if areMoved { rings.append(Ring(form, Bell.order)) }
    if let seen = validity, areMoved || seen != state.isValid {
      rings.append(Ring(form, Bell.validity))
      validity = nil
    }
    if let seen = focus, areMoved || seen != state.focus {
      rings.append(Ring(form, Bell.focus))
      focus = nil
    }
    if let seen = self.undoable, areMoved || seen != undoable {
      rings.append(Ring(form, Bell.history))
      self.undoable = nil
    }
    for (index, bell) in fields.enumerated() {
      guard let bell, let seen = bell.seen, areMoved || seen != state.field(at: index) else {
        continue
      }
      rings.append(Ring(bell, Bell.field))
      bell.seen = nil
    }
    if areMoved { fields = [] }
    return rings
  }
}

/// An observable object by which readers are told that something has changed. It has no values of
/// its own: its properties are `Void`, and the key path of each stands for something of a form
/// that can be read, such as the focus. The class is not generic, because the key paths of a
/// generic class are made at run time, which costs more.
@MainActor class Bell: Observable {
  private let registrar = ObservationRegistrar()
  private var fieldRings: Void { () }
  private var orderRings: Void { () }
  private var validityRings: Void { () }
  private var focusRings: Void { () }
  private var historyRings: Void { () }
  /// The path by which readers of a field, or of a property that is read by its key path, are
  /// told of a change.
  static let field = \Bell.fieldRings
  static let order = \Bell.orderRings
  static let validity = \Bell.validityRings
  static let focus = \Bell.focusRings
  static let history = \Bell.historyRings

  /// Makes the code that is running now a reader: this code is told once, when `ring` is called
  /// next with this path.
  final func listen(_ path: KeyPath<Bell, Void>) { registrar.access(self, keyPath: path) }

  final func ring(_ path: KeyPath<Bell, Void>) {
    registrar.withMutation(of: self, keyPath: path) {}
  }
}

/// The bell of a field. `seen` is the field's state as a reader last read it; nil if nobody has
/// read it since the bell rang.
@MainActor final class FieldBell: Bell {
  var seen: FieldState?
}

/// A bell, and the path by which it is to tell its readers of a change.
@MainActor struct Ring {
  let bell: Bell
  let path: KeyPath<Bell, Void>

  init(_ bell: Bell, _ path: KeyPath<Bell, Void>) { (self.bell, self.path) = (bell, path) }
}
