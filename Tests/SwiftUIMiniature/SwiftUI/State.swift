/// A property that gets its storage from the view's place.
@MainActor @preconcurrency public protocol DynamicProperty {}
protocol InstalledProperty: DynamicProperty {
  @MainActor func install(_ node: Node, _ index: Int, _ context: Context)
  /// Whether the property reads the same in a context; a change of a state makes its view invalid
  /// anyhow.
  @MainActor func readsSame(in context: Context) -> Bool
  /// What an environment gives.
  @MainActor var anyValue: Any { get }
}
extension InstalledProperty {
  var anyValue: Any { () }
  func readsSame(in context: Context) -> Bool { true }
}

/// Runs on the main actor what SwiftUI's interface isolates nowhere: the property wrappers.
func onMain<Result>(_ action: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(action) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Where a state's value is; it knows the views whose bodies have read it.
@MainActor
final class Storage<Value> {
  private var value: Value
  /// The value, for those who do not follow it.
  var peeked: Value { value }
  private var readers: [Reader] = []
  private struct Reader {
    weak var node: Node?
    /// Whether what was read is another value now; nil if all was read.
    let isOther: (@MainActor () -> Bool)?
  }
  /// The screen of the view that keeps the value.
  weak var screen: Screen?

  nonisolated init(_ value: Value) { self.value = value }

  var current: Value {
    get {
      note(nil)
      return value
    }
    set {
      value = newValue
      let others = readers.filter { $0.isOther?() ?? true }
      readers.removeAll { $0.isOther?() ?? true }
      for reader in others { screen?.invalidate(reader.node) }
    }
  }

  /// The view that is being evaluated reads the value, or a part of it.
  func note(_ isOther: (@MainActor () -> Bool)?) {
    guard let node = screen?.evaluating else { return }
    if readers.contains(where: { $0.node === node && $0.isOther == nil }) { return }
    readers.append(Reader(node: node, isOther: isOther))
  }
}

/// A part of a state: a view that reads it by a binding is evaluated again only if that part is
/// another value.
struct Part<Value> {
  let peek: @MainActor () -> Value
  let note: @MainActor (@escaping @MainActor () -> Bool) -> Void

  @MainActor func read() -> Value {
    let value = peek()
    note { !Sameness.holds(peek(), value) }
    return value
  }
}

/// An object that somebody else keeps.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

/// Shared by the copies of a view, so that a callback finds the storage.
final class Link<Value> {
  var storage: Storage<Value>
  init(_ value: Value) { storage = Storage(value) }

  @MainActor func install(_ node: Node, _ index: Int) {
    if let old = node.states[index] as? Storage<Value> {
      storage = old
    } else {
      node.states[index] = storage
      storage.screen = Screen.current
      Screen.remember(storage)
    }
  }
}

@propertyWrapper
public struct State<Value> {
  let link: Link<Value>
  public init(wrappedValue: Value) { link = Link(wrappedValue) }
  public init(initialValue: Value) { link = Link(initialValue) }
  public var wrappedValue: Value {
    get { onMain { link.storage.current } }
    nonmutating set { onMain { link.storage.current = newValue } }
  }
  public var projectedValue: Binding<Value> {
    let storage = link.storage
    return Binding(
      reads: { storage.current }, writes: { storage.current = $0 },
      source: [ObjectIdentifier(storage)],
      part: Part(
        // The state keeps what its readers compare.
        peek: { [unowned storage] in storage.peeked },
        note: { [unowned storage] in storage.note($0) }))
  }
}
extension State: InstalledProperty {
  func install(_ node: Node, _ index: Int, _ context: Context) { link.install(node, index) }
}
extension State: @unchecked Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
  /// What the binding leads to, by which two are the same; nil for closures, which never are.
  var source: [AnyHashable]?
  var part: Part<Value>?

  #if RUNS
    // SwiftUI's own closures, below, end the compiler (6.3.1) where their value is optional.
    public init(
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
    ) { (self.get, self.set) = (get, set) }
  #else
    @preconcurrency public init(
      get: @escaping @isolated(any) @Sendable () -> Value,
      set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError() }
  #endif
  init(
    reads get: @escaping @MainActor () -> Value, writes set: @escaping @MainActor (Value) -> Void,
    source: [AnyHashable]? = nil, part: Part<Value>? = nil
  ) {
    (self.get, self.set) = (get, set)
    (self.source, self.part) = (source, part)
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reads: { value }, writes: { _ in })
  }
  public var wrappedValue: Value {
    get { onMain { part?.read() ?? get() } }
    nonmutating set {
      onMain {
        Screen.current?.watch.write(newValue, to: self)
        set(newValue)
      }
    }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reads: { self.get()[keyPath: path] },
      writes: {
        var value = self.get()
        value[keyPath: path] = $0
        self.set(value)
      }, source: source.map { $0 + [path] },
      part: part.map { part in
        Part(peek: { part.peek()[keyPath: path] }, note: part.note)
      })
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ value: Value) where Value: AnyObject, Value: Observable {
    wrappedValue = value
  }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      reads: { object[keyPath: path] }, writes: { object[keyPath: path] = $0 },
      source: [ObjectIdentifier(object), path])
  }
}

/// The focus of the views that are `focused` with it. It follows the screen a turn later, and a
/// value that the program gives is a request, which is dropped if no such view is there.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  public struct Binding {
    let link: Link<Value>
    let none: Value
    public var wrappedValue: Value {
      get { onMain { link.storage.current } }
      nonmutating set { onMain { link.storage.screen?.request(newValue, link.storage, none) } }
    }
  }
  let link: Link<Value>
  let none: Value
  public init() where Value == Bool {
    (link, none) = (Link(false), false)
  }
  public init<T: Hashable>() where Value == T? {
    (link, none) = (Link(nil), nil)
  }
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(link: link, none: none) }
}
extension FocusState: InstalledProperty {
  func install(_ node: Node, _ index: Int, _ context: Context) { link.install(node, index) }
}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// That a view has the focus if a focus state has a value.
@MainActor
struct FocusCondition {
  let storage: AnyObject
  let isMet: (Any) -> Bool
  let take: () -> Void
  let lose: () -> Void

  init<Value: Hashable>(_ storage: Storage<Value>, _ value: Value, none: Value) {
    self.storage = storage
    isMet = { $0 as? Value == value }
    take = { if storage.current != value { storage.current = value } }
    lose = { if storage.current == value { storage.current = none } }
  }
}

extension Binding: DynamicProperty {}
extension Binding {
  /// A value that is never missing as one that may be; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reads: { base.get() }, writes: { if let new = $0 { base.set(new) } },
      source: base.source.map { $0 + ["optional"] },
      part: base.part.map { part in Part(peek: { part.peek() }, note: part.note) })
  }
}

@propertyWrapper
public struct Environment<Value> {
  final class Values { var values = EnvironmentValues() }
  private let read: (EnvironmentValues) -> Value
  private let values = Values()
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0.objects[ObjectIdentifier(type)] as! Value }
  }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(type)] as? T }
  }
  public var wrappedValue: Value { read(values.values) }
}
extension Environment: InstalledProperty {
  var anyValue: Any { wrappedValue }
  func install(_ node: Node, _ index: Int, _ context: Context) {
    values.values = context.values
  }
  func readsSame(in context: Context) -> Bool {
    Sameness.holds(read(values.values), read(context.values))
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: Any] = [:]

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var locale = Locale(identifier: "en_US")
  public var isEnabled = true
  public var timeZone = TimeZone.autoupdatingCurrent
}
