/// What has to hold after every step of every story and script. What does not is among the screen's
/// traps.
@MainActor
final class Watch {
  /// The field that had the focus when its view has gone, in this frame.
  private var lost: ScreenField?
  /// When Return has left nobody with the focus, in which field; nil if somebody has done anything
  /// since.
  private var down: (time: Duration, field: ScreenField, others: [ScreenField])?
  /// Whether the host says that a view becomes another one while it is edited.
  var allowsReplacement = false
  /// Whether the host has set a value since a field has written one: a field may come to the same
  /// one, as by a commit that takes a text back, and gives it.
  var isSetByHost = false

  nonisolated init() {}

  /// A view with the focus has gone.
  func leaves(_ field: ScreenField) { lost = field }

  /// A person, or the host, does something.
  func acts() { down = nil }

  /// A person has pressed Return.
  func returned(from field: ScreenField, on screen: Screen) {
    down = screen.focused == nil ? (screen.time, field, screen.fields) : nil
  }

  /// The program focuses another field that is there: who has the keyboard in the end has it when
  /// Return ends. An answer that takes time may come later.
  func regains(_ field: ScreenField, on screen: Screen) {
    guard let down, down.time == screen.time, field !== down.field,
      down.others.contains(where: { $0 === field })
    else { return }
    screen.traps.append("the keyboard goes down at Return, and comes up for \(field.label)")
    self.down = nil
  }

  /// A field that somebody edits keeps its identity: it is not replaced by one that looks the same.
  func frame(_ screen: Screen) {
    if let lost, !allowsReplacement,
      screen.fields.contains(where: { $0 !== lost && $0.label == lost.label })
    {
      screen.traps.append("\(lost.label) has become another view while it was edited")
    }
    lost = nil
  }

  /// Each row of a list has an id of its own: of two with the same, one is not drawn.
  func rows(_ ids: [AnyHashable], on screen: Screen) {
    var seen: Set<AnyHashable> = []
    for id in ids where !seen.insert(id).inserted {
      screen.traps.append("two rows have the id \(id)")
    }
  }

  /// A message that a field has placed is that of a field that is there, and is what this says; a
  /// field on the screen has its message where the host places it.
  private func boards(_ screen: Screen, _ objects: [AnyObject]) {
    let boards = objects.filter { "\(type(of: $0))" == "MessageBoard" }
    if boards.isEmpty { return }
    var placed: [ObjectIdentifier: [(id: AnyHashable, words: String, isShown: Bool)]] = [:]
    func look(_ node: Node, _ isShown: Bool) {
      let isShown = isShown && !node.isCovered && !node.isAway
      if let view = node.view, Self.hasNotice(view) {
        let parts = Dictionary(
          Mirror(reflecting: view).children.map { ($0.label ?? "", $0.value) }
        ) { first, _ in first }
        if let id = Self.present(parts["id"]) as? AnyHashable,
          let words = Self.words(parts["notice"]),
          let board = Self.present((parts["_board"] as? any InstalledProperty)?.anyValue)
        {
          placed[ObjectIdentifier(board as AnyObject), default: []].append((id, words, isShown))
        }
      }
      for child in node.children { look(child.node, isShown) }
    }
    look(screen.root, true)
    for board in boards {
      let said = placed[ObjectIdentifier(board)] ?? []
      let notices = Mirror(reflecting: board).children.first { $0.label == "notices" }
      guard let shown = notices?.value as? any Collection else { continue }
      var ids: Set<AnyHashable> = []
      for entry in Mirror(reflecting: shown).children {
        let pair = Mirror(reflecting: entry.value).children.map(\.value)
        guard pair.count == 2, let id = pair[0] as? AnyHashable else { continue }
        ids.insert(id)
        let words = Self.words(pair[1]) ?? ""
        if !said.contains(where: { $0.id == id && $0.words == words }) {
          screen.traps.append("“\(words)” stands there for \(id), which does not say that")
        }
      }
      for notice in said where notice.isShown && !ids.contains(notice.id) {
        screen.traps.append("“\(notice.words)” of \(notice.id) does not stand anywhere")
      }
    }
  }

  private static var noticed: [ObjectIdentifier: Bool] = [:]
  private static func hasNotice(_ view: Any) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: view))
    if let known = noticed[type] { return known }
    noticed[type] = "\(Swift.type(of: view))".hasPrefix("FieldWithNotice<")
    return noticed[type] == true
  }
  /// What an optional has.
  private static func present(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? present(mirror.children.first?.value) : value
  }
  private static func words(_ notice: Any?) -> String? {
    present(notice).flatMap { notice in
      Mirror(reflecting: notice).children.first { $0.label == "message" }?.value as? String
    }
  }

  /// No list of the adapter is longer than there are fields.
  func rest(_ screen: Screen, _ objects: [AnyObject]) {
    boards(screen, objects)
    var count = 0
    screen.root.visit { node in
      switch node.leaf {
      case .field?, .control?: count += 1
      default: break
      }
    }
    for (name, length) in Self.lists(objects) where length > count {
      screen.traps.append("\(name) has \(length) for \(count) fields")
    }
  }

  /// What objects have of fields when all views have gone.
  static func remains(_ objects: [AnyObject]) -> [String] {
    lists(objects).filter { $0.length > 0 }.map {
      "\($0.name) keeps \($0.length) of fields that are gone"
    }
  }

  /// How many fields the objects of the adapter list that views report to.
  private static func lists(_ objects: [AnyObject]) -> [(name: String, length: Int)] {
    let names = [
      "MessageBoard": "notices", "FieldGroup": "_members", "RefusedTextsHolder": "texts",
      "FocusGuide": "places",
    ]
    return objects.compactMap { object in
      let name = "\(type(of: object))".prefix { $0 != "<" }
      guard let list = names[String(name)] else { return nil }
      let child = Mirror(reflecting: object).children.first { $0.label == list }
      return child.map { (String(name), Mirror(reflecting: $0.value).children.count) }
    }
  }

  /// A value is written once: nobody writes what a binding has. A text field writes its text again
  /// when editing begins and ends.
  func write<Value>(_ new: Value, to binding: Binding<Value>) {
    guard binding.source != nil, !(new is String), !(new is TextSelection?) else { return }
    defer { isSetByHost = false }
    if isSetByHost { return }
    // A method of a form that changes nothing writes the form, as with each struct.
    if "\(Value.self)".hasPrefix("FieldForm<") { return }
    if Sameness.holds(binding.get(), new) {
      Screen.current?.traps.append("\(new) is written to what has it")
    }
  }

  /// A list scrolls to a field that somebody does not edit yet, or that loses the focus in this
  /// turn, as in a Return that ends a form and leads back to what is wrong.
  func scrolls(to id: AnyHashable, on screen: Screen) {
    guard let focused = screen.focused, screen.focusReports.isEmpty, screen.requests.isEmpty
    else { return }
    screen.root.visit { node in
      if node.id == id, node.holds(focused) {
        screen.traps.append("a list scrolls to \(focused.label), which is edited already")
      }
    }
  }
}

extension Screen {
  /// Says that a person or the host does something, which is no field's method.
  public func somebodyActs() { watch.acts() }

  /// Says that the host sets a value.
  public func hostSets() { watch.isSetByHost = true }

  /// Says that a view with the focus becomes another one from now on, since the host wants it so.
  public func allowReplacement() { watch.allowsReplacement = true }
}
