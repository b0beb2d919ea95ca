@_exported import Foundation
@_exported import Observation

/// A screen with a tree of views, the way SwiftUI keeps one. A story or a script says what the
/// person does, and when a frame ends, a task runs or time goes by.
@MainActor
public final class Screen {
  /// The screen that something happens on.
  public private(set) static var current: Screen?
  /// What all screens have in common besides their habits.
  public static var variation: Variation?
  /// The habits that have had something to change since this was emptied: under any other a story
  /// does the same.
  public static var matters: Set<Variation> = []

  public let habits: Habits
  let root = Node(parent: nil)
  private let draw: (Screen) -> Void
  var evaluating: Node?
  private var invalid: [Node] = []
  /// What runs after the views were evaluated: appearances, disappearances and changes.
  var after: [() -> Void] = []
  /// What runs before that: the appearances of the frame.
  var appearances: [() -> Void] = []
  private(set) var tasks: [TaskRecord] = []
  var sleepers: [Sleeper] = []
  var time = Duration.zero
  var running = 0
  /// How many tasks were woken and have not gone on yet: another thread may have to hand them over.
  var waking = 0
  var requests: [() -> Bool] = []
  weak var focused: ScreenField?
  /// Whether the focus has moved within an assignment.
  var hasMoved = false
  /// Focus states follow a turn later.
  var focusReports: [() -> Void] = []
  /// Ends of editing of views that are gone.
  var lateEnds: [() -> Void] = []
  /// What lists were asked to scroll to.
  public internal(set) var scrolls: [AnyHashable] = []
  /// How often the program has set a focus state.
  public internal(set) var focusRequests = 0
  /// The form whose rows scroll.
  var list: ScrolledRows?
  /// The ids of the views that are being evaluated.
  var ids: [AnyHashable] = []
  /// The tags of the options that are being evaluated.
  var tags: [(title: String, tag: AnyHashable)] = []
  /// What is pushed for a value, by its type; the stack that shows it, and what is pushed there.
  var destinations: [ObjectIdentifier: (AnyHashable) -> any View] = [:]
  weak var stack: Node?
  var path: Binding<NavigationPath>?
  var isDrawingStack = false
  /// Closes the sheet that is open.
  var dismiss: (() -> Void)?
  /// Deletes rows of the list that was drawn last.
  public internal(set) var delete: ((IndexSet) -> Void)?
  /// How many bodies were evaluated.
  public private(set) var bodyCount = 0
  private var bodies: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  /// What has to hold after each step.
  let watch = Watch()
  /// What SwiftUI would have ended the program for.
  public internal(set) var traps: [String] = []

  public init<Root: View>(_ habits: Habits = Habits(), @ViewBuilder _ view: @escaping () -> Root) {
    var habits = habits
    Screen.variation?.change(&habits)
    self.habits = habits
    draw = { $0.evaluate(view(), $0.root, Context()) }
    Screen.current = self
    Screen.open.append(self)
    update()
  }

  // MARK: Memory

  /// The screens that were made since the last end.
  private static var open: [Screen] = []
  /// What the views on them have kept.
  private static var kept: [(name: String, object: Weak<AnyObject>)] = []

  /// A view keeps a state, and the object that it has.
  static func remember<Value>(_ storage: Storage<Value>) {
    kept.append(("\(Value.self)", Weak(storage)))
    if type(of: storage.peeked) is AnyClass {
      kept.append(("\(Value.self), an object", Weak(storage.peeked as AnyObject)))
    }
  }

  /// All screens are closed: what they would have ended the program for, and what they leave in
  /// memory.
  public static func close() async -> [String] {
    var failures: [String] = []
    // What was begun by one story must not wait for the clock of the next.
    for _ in 0..<50 { await Task.yield() }
    for screen in open {
      current = screen
      screen.root.clear(screen)
      screen.update()
      for _ in 0..<3 {
        screen.turn()
        screen.update()
        while !screen.tasks.isEmpty { await screen.runTask() }
        await screen.advance(.seconds(60))
      }
      failures += screen.traps.map { "trap, \($0)" }
      screen.focused = nil
      (screen.destinations, screen.delete, screen.dismiss) = ([:], nil, nil)
    }
    failures += Watch.remains(kept.compactMap(\.object.object))
    (open, current) = ([], nil)
    // Tasks that were cancelled end in their own time.
    var patience = 2000
    while patience > 0, kept.contains(where: { $0.object.object != nil }) {
      patience -= 1
      await Task.yield()
    }
    failures += kept.compactMap { $0.object.object == nil ? nil : "\($0.name) stays in memory" }
    kept = []
    return failures
  }

  // MARK: Frames and turns

  /// Ends a frame: evaluates what has changed, draws, and runs what is to run after an update.
  ///
  /// Source of the order and of the dropped third change: OpenSwiftUI's `onChange` and appearance.
  public func update() {
    Screen.current = self
    if root.children.isEmpty, root.isThere { draw(self) }
    root.visit { $0.changesInFrame = 0 }
    if !(appearances + after).isEmpty { Screen.matters.insert(.skipped) }
    if habits.skipsBodies { runActions() }
    for _ in 0..<8 {
      while let node = invalid.min(by: { $0.depth < $1.depth }) {
        invalid.removeAll { $0 === node }
        if node.isThere { node.again?() }
      }
      for field in fields { field.sync() }
      if after.isEmpty, appearances.isEmpty { break }
      runActions()
    }
    watch.frame(self)
  }

  /// Once for each time that what happens once is told.
  var times: Range<Int> {
    Screen.matters.insert(.twice)
    return 0..<(habits.tellsTwice ? 2 : 1)
  }

  private func runActions() {
    let actions = appearances + after
    // The order of two.
    if actions.count > 1 { Screen.matters.formUnion([.lifecycle, .innerFirst]) }
    (appearances, after) = ([], [])
    for action in actions { action() }
  }

  /// Runs the task that was started as the `index`th of those that wait; a cancelled task runs,
  /// too.
  public func runTask(_ index: Int = 0) async {
    guard tasks.indices.contains(index) else { return }
    Screen.current = self
    let record = tasks.remove(at: index)
    running += 1
    let task = Task { @MainActor in
      await record.action()
      self.running -= 1
    }
    record.task = task
    if record.isCancelled { task.cancel() }
    await settle()
  }

  /// Another turn of the run loop: focus requests, then what the focus states follow.
  public func turn() {
    Screen.current = self
    for end in lateEnds { end() }
    lateEnds = []
    let asked = requests
    requests = []
    for request in asked { _ = request() }
    tellFocus()
  }

  /// The focus states follow.
  public func tellFocus() {
    let reports = focusReports
    focusReports = []
    for report in reports { report() }
  }

  /// Lets time go by for what sleeps.
  public func advance(_ duration: Duration) async {
    Screen.current = self
    time += duration
    for sleeper in sleepers where sleeper.end <= time { sleeper.wake() }
    await settle()
  }

  /// Lets everything late arrive.
  public func rest() async {
    for _ in 0..<3 {
      for pass in 0..<8 {
        turn()
        update()
        if pass > 0, isIdle { break }
        while !tasks.isEmpty { await runTask() }
      }
      await advance(.milliseconds(500))
    }
    update()
    watch.rest(self, Screen.kept.compactMap(\.object.object))
  }

  /// Whether nothing waits for a frame or a turn.
  private var isIdle: Bool {
    requests.isEmpty && focusReports.isEmpty && lateEnds.isEmpty && invalid.isEmpty
      && after.isEmpty && appearances.isEmpty && tasks.isEmpty
  }

  /// How many tasks wait to run.
  public var taskCount: Int { tasks.count }
  /// How many tasks wait for the clock.
  public var sleeperCount: Int { sleepers.count }

  /// A row scrolls away or comes back. What is focused stays in its row, and keeps the keys.
  public func scroll(_ field: ScreenField, isVisible: Bool) {
    root.visit { node in
      guard node.holds(field) else { return }
      node.isAway = !isVisible
      after.append { [weak node] in (isVisible ? node?.appear : node?.disappear)?() }
    }
    update()
  }

  private func settle() async {
    // What objects that were freed have left to do.
    await Task.yield()
    var patience = 1000
    while running > sleepers.count || waking > 0, patience > 0 {
      patience -= 1
      await Task.yield()
      if waking > 0 { try? await ContinuousClock().sleep(for: .milliseconds(1)) }
    }
  }

  /// The ids inside a view that is not on the screen, as a list finds them.
  func ids(in view: any View, _ context: Context) -> [AnyHashable] {
    let kept = (after, appearances, tasks, bodyCount, evaluating)
    ids = []
    let place = Node(parent: nil)
    view.draw(in: self, place, context)
    place.remove(self)
    (after, appearances, tasks, bodyCount, evaluating) = kept
    return ids
  }

  func start(_ task: TaskRecord) { tasks.append(task) }

  func isInvalid(_ node: Node) -> Bool { invalid.contains { $0 === node } }

  func invalidate(_ node: Node?) {
    guard let node, !invalid.contains(where: { $0 === node }) else { return }
    invalid.append(node)
  }

  // MARK: Views

  /// Evaluates a view at its place.
  func evaluate<V: View>(_ view: V, _ node: Node, _ context: Context) {
    let outer = evaluating
    defer { evaluating = outer }
    node.begin()
    if let primitive = view as? any DrawnView {
      primitive.draw(node, context, self)
      node.end(self)
      return
    }
    let isInvalid = invalid.contains { $0 === node }
    if habits.keepsBodies, !isInvalid, let kept = node.kept as? KeptBody<V, V.Body>,
      isSame(kept.view, as: view, context)
    {
      Screen.matters.insert(.evaluatesAll)
      // Its values are as they were; what is around it may not be.
      node.again = { [unowned self, unowned node] in renew(kept.view, node, context) }
      evaluating = node
      install(kept.view, node, context)
      evaluate(kept.body, node.child("body"), context)
      node.end(self)
      return
    }
    renew(view, node, context)
  }

  /// Evaluates the body of a view.
  private func renew<V: View>(_ view: V, _ node: Node, _ context: Context) {
    let outer = evaluating
    defer { evaluating = outer }
    node.begin()
    node.again = { [unowned self, unowned node] in renew(view, node, context) }
    invalid.removeAll { $0 === node }
    evaluating = node
    node.view = view
    install(view, node, context)
    bodyCount += 1
    bodies[ObjectIdentifier(V.self), default: (V.self, 0)].count += 1
    let body = follow(node) { view.body }
    if habits.keepsBodies { node.kept = KeptBody(view: view, body: body) }
    evaluate(body, node.child("body"), context)
    node.end(self)
  }

  /// How many bodies of views were evaluated, by the names of their types without what is generic.
  public var bodyCounts: [String: Int] {
    let counts = bodies.values.map { ("\($0.type)".prefix { $0 != "<" }, $0.count) }
    return Dictionary(counts.map { (String($0), $1) }, uniquingKeysWith: +)
  }

  /// How many bodies of views were evaluated whose type has this name.
  public func bodyCount(of name: String) -> Int {
    bodies.values.filter { "\($0.type)".hasPrefix(name) }.reduce(0) { $0 + $1.count }
  }

  /// Which properties of a type have storage or an environment: to look at all of them takes time.
  private static var dynamicProperties: [ObjectIdentifier: [Int]] = [:]

  /// Gives a view's states and environment to its properties.
  func install<Properties>(_ view: Properties, _ node: Node, _ context: Context) {
    let type = ObjectIdentifier(Properties.self)
    if Screen.dynamicProperties[type] == [] { return }
    let children = Mirror(reflecting: view).children
    let indices =
      Screen.dynamicProperties[type]
      ?? children.enumerated().filter { $0.element.value is any InstalledProperty }.map(\.offset)
    Screen.dynamicProperties[type] = indices
    for index in indices {
      let child = children[children.index(children.startIndex, offsetBy: index)]
      (child.value as? any InstalledProperty)?.install(node, index, context)
    }
  }

  /// What is observed while a body is evaluated makes its view invalid when that changes.
  func follow<Result>(_ node: Node?, _ evaluate: () -> Result) -> Result {
    withObservationTracking(evaluate) { [weak self, weak node] in
      MainActor.assumeIsolated { self?.invalidate(node) }
    }
  }
}
