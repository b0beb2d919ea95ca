public import FieldEditing
package import FormattingFieldJSON
public import NumberText

/// A field that is controlled by lines of JSON: a host in any language opens the field with a line
/// of options, sends a line for each act of the person or the host, and gets back a line with the
/// state.
///
/// ```swift
/// var field = try LineField(#"{"locale":"de-DE","style":"currency:EUR"}"#, from: .icu)
/// field.act(#"{"type":"1234,5"}"#)
/// field.act(#"{"commit":true}"#)   // {"n":1,"text":"1.234,50 €",…}
/// ```
///
/// This is a `HostedField` with an undo history. The field, not the host, decides what the control
/// has to show, what can be undone, and whether a value from the host is new or only the field's
/// own value that comes back. A wrong line changes nothing, and the state has the reason in
/// `error`.
///
/// - Complexity: For each act that of the method of the field that carries it out, and O(*n*) in
///   the bytes of the line.
public struct LineField {
  /// The greatest length of a line, in bytes.
  ///
  /// ```swift
  /// guard line.utf8.count <= LineField.mostBytes else { return }   // the field would refuse the line
  /// ```
  public static let mostBytes = 1 << 20
  /// If one more change is made, the older half of these is forgotten.
  private static let mostChanges = 1000
  /// How many elements `drawings` may have. If a state would add one more element, the older half
  /// is removed first.
  static let patience = 256

  /// The field with its text, selection and value; only acts change these.
  public internal(set) var hosted: HostedField<AnyNumber>
  /// Acts such as `setLocale` and `setOptions` change them.
  public private(set) var options: FieldOptions
  /// Why the last line was refused; nil if it was not.
  public internal(set) var error: LineProblem?
  private let supplies: FieldSupplies
  var table: MessageTable

  /// The number of the next state.
  var next = 0
  /// The last state, if the host wants only the members that differ (`brief`).
  private var before: LineState?
  /// The changes for undo and redo: those before the index `made` are done, those from `made` on
  /// were undone.
  var changes: [FieldChange<AnyNumber>] = []
  var made = 0
  /// What the control shows; nil before it shows anything. The selection is nil if it is not known.
  var onScreen: (text: String, selection: FieldSelection?)?
  /// What the states have told the control to show, each with the number of the state, and the
  /// newest last. Only used if the control is drawn after an act has returned (`drawsLate`).
  var drawings: [(number: Int, shown: ShownText)] = []

  /// The field shows the value of the options; there is nothing to undo yet.
  ///
  /// - Throws: Why the options are refused.
  public init(_ options: FieldOptions, from supplies: FieldSupplies) throws(LineProblem) {
    let made = try supplies.made(of: options)
    let field = NumberField(
      type: options.type, value: try options.type.checked(options.value, at: "value"),
      format: made.format, bounds: options.bounds, policies: made.policies)
    hosted = HostedField(field)
    hosted.host = options.host
    if options.readsEntry { _ = hosted.takeValue() }
    (self.options, self.supplies, table) = (options, supplies, made.table)
  }

  /// The line is read as ``FieldOptions/init(_:)`` reads it.
  ///
  /// - Throws: Why the line of options is refused.
  public init(_ line: String, from supplies: FieldSupplies) throws(LineProblem) {
    try self.init(try FieldOptions(line), from: supplies)
  }

  package init(
    _ line: UnsafeBufferPointer<UInt8>, from supplies: FieldSupplies
  ) throws(LineProblem) {
    try self.init(try FieldOptions(bytes: line), from: supplies)
  }

  // MARK: Lines

  /// A host can ask for the state at any time, also before the first act. Each state has a new
  /// number.
  public mutating func state() -> LineState { state(after: Report()) }

  /// Carries out the act that a line of JSON describes.
  ///
  /// - Returns: The state as a line. If the line is refused nothing has changed, and the state has
  ///   an `error`.
  @discardableResult
  public mutating func act(_ line: String) -> String {
    var writer = JSONWriter()
    do throws(LineProblem) {
      let act = try FieldAct(line, in: options.ranges)
      answer(act, &writer)
    } catch {
      answer(error, &writer)
    }
    return writer.text
  }

  package mutating func act(_ bytes: UnsafeBufferPointer<UInt8>, _ writer: inout JSONWriter) {
    do throws(LineProblem) {
      let line = try LineMember(line: bytes, limit: Self.mostBytes)
      answer(try FieldAct(line, in: options.ranges), &writer)
    } catch {
      answer(error, &writer)
    }
  }

  package mutating func write(_ writer: inout JSONWriter) { write(state(), &writer) }

  private mutating func answer(_ act: FieldAct, _ writer: inout JSONWriter) {
    write(self.act(act), &writer)
  }

  private mutating func answer(_ problem: LineProblem, _ writer: inout JSONWriter) {
    var report = Report()
    report.error = problem
    write(state(after: report), &writer)
  }

  private mutating func write(_ state: LineState, _ writer: inout JSONWriter) {
    state.write(&writer, after: before)
    before = options.brief ? state : nil
  }

  // MARK: Acts

  /// What a state tells about the last act, beside the field itself.
  struct Report {
    var outcome: CommitOutcome?
    var refused: String?
    var copied: CopiedNumber?
    var preview: String?
    var saved: SavedField?
    var error: LineProblem?
  }

  /// Why an act changes nothing: the field has refused it, with the code of the refusal, or the
  /// line is wrong.
  private enum Stop: Error {
    case refused(String)
    case wrong(LineProblem)

    init(_ refusal: EditRefusal) { self = .refused(refusal.code) }
  }

  /// A change of the text can be undone, unless the act sets options or restores a draft.
  ///
  /// - Returns: The state. If the act is refused nothing has changed, except that characters typed
  ///   before the refused one stay.
  @discardableResult
  public mutating func act(_ act: FieldAct) -> LineState {
    var report = Report()
    let before = hosted.field
    do throws(Stop) {
      try carryOut(act, &report)
    } catch {
      switch error {
      case .refused(let code): report.refused = code
      case .wrong(let problem): report.error = problem
      }
    }
    if act.isRecorded {
      let origin: ChangeOrigin = report.outcome == nil ? .edit(.typed) : .committed
      if let change = hosted.field.change(since: before, origin) { note(change) }
    }
    if options.readsEntry, !hosted.field.text.hasSameBytes(as: before.text) {
      _ = hosted.takeValue()
    }
    return state(after: report)
  }

  private mutating func note(_ change: FieldChange<AnyNumber>) {
    changes.removeSubrange(made...)
    if changes.count == Self.mostChanges { changes.removeFirst(Self.mostChanges / 2) }
    changes.append(change)
    made = changes.count
  }

  private mutating func forgetChanges() { (changes, made) = ([], 0) }

  private mutating func carryOut(_ act: FieldAct, _ report: inout Report) throws(Stop) {
    switch act {
    case .copy: report.copied = hosted.field.copiedNumber
    case .pasteNumber(let copied):
      try edit(.paste(copied.text(in: hosted.field)), &report)
    case .type, .paste, .compose, .edit, .bytes, .select, .follow, .press: try edit(act, &report)
    case .take(let suggestion):
      try checkEnabled()
      guard let commit = hosted.take(suggestion) else { throw .refused(EditRefusal.otherText.code) }
      report.outcome = commit.outcome
    case .focus(let isFocused):
      report.outcome = hosted.setFocused(isFocused, selects: options.selects)?.outcome
    case .enable(let isEnabled): report.outcome = hosted.setEnabled(isEnabled)?.outcome
    case .gone: report.outcome = hosted.disappear()?.outcome
    case .drawn(let number): if let shown = try shown(number) { hosted.drawn(shown) }
    case .value(let number, let token):
      let value = try value(number, "value")
      if let token, !(1...max(1, hosted.lastToken) ~= token && hosted.lastToken > 0) {
        throw .wrong(LineProblem(at: "token", "no value was given with the token \(token)"))
      }
      hosted.read(value, answering: token)
    case .rest: hosted.rest()
    case .setValue(let number): hosted.command(try value(number, "setValue"))
    case .setLocale(let tag):
      var options = options
      options.locale = tag
      try change(to: options, at: "setLocale")
    case .setBounds(let bounds):
      var options = options
      options.bounds = bounds
      try change(to: options, at: "setBounds")
    case .setOptions(let json): try setOptions(json)
    case .undo: if made > 0 { try remake(made - 1, made - 1) { $0.inverse } }
    case .redo: if made < changes.count { try remake(made, made + 1) { $0 } }
    case .preview: report.preview = hosted.field.commitPreview.text
    case .save: report.saved = try Self.drafts(of: supplies, at: "save").save(hosted.field)
    case .restore(let saved): try restore(saved, into: hosted.field, at: "restore")
    case .reopen(let tag):
      let saved = try Self.drafts(of: supplies, at: "reopen").save(hosted.field)
      var options = options
      options.locale = tag
      let made = try make(options, at: "reopen")
      var field = hosted.field
      field.reset()
      field.setFormat(made.format)
      try restore(saved, into: field, at: "reopen")
      (self.options, table) = (options, made.table)
    }
  }

  /// Carries out an act of the person's on the text.
  private mutating func edit(_ act: FieldAct, _ report: inout Report) throws(Stop) {
    switch act {
    case .select(let range): return try select(range)
    case .follow(let text, let selection, let marked, let intent, let drawn):
      return try follow(text, selection, marked, intent, drawn)
    default: try checkEnabled()
    }
    switch act {
    case .press(.commit, _): report.outcome = hosted.submit().outcome
    case .press(let key, let count):
      try Self.stopping { () throws(EditRefusal) in try hosted.press(key, count: count) }
    default: try Self.stopping { () throws(EditRefusal) in try hosted.apply(act) }
    }
  }

  private func checkEnabled() throws(Stop) {
    guard hosted.isEnabled else { throw .refused("disabled") }
  }

  private mutating func select(_ range: TextRange) throws(Stop) {
    if options.drawsLate, case .utf16(let start, let end) = range, 0 <= start, start <= end {
      hosted.report(selection: start..<end)
      return
    }
    var field = hosted.field
    try Self.stopping { () throws(EditRefusal) in try field.select(range) }
    hosted.select(range)
    // The control has made this selection itself, so it need not be told to show it.
    if onScreen?.text.hasSameBytes(as: hosted.field.text) == true {
      onScreen?.selection = hosted.field.selection
    }
  }

  private mutating func follow(
    _ text: String, _ selection: TextRange?, _ marked: TextRange?, _ intent: TextEdit.Intent?,
    _ drawn: Int?
  ) throws(Stop) {
    var shown: ShownText?
    if let drawn { shown = try self.shown(drawn) }
    let isSame = hosted.follow(
      text, selection: selection, marked: marked, from: shown, intent: intent,
      keypadSeparator: options.keypad)
    onScreen = (text, isSame && selection != nil ? hosted.field.selection : nil)
    if let refusal = hosted.refusal { throw Stop(refusal) }
    if !hosted.isEnabled { throw .refused("disabled") }
  }

  /// Returns what a control that was drawn with the state `number` shows; nil for a control that
  /// shows states at once.
  private func shown(_ number: Int) throws(Stop) -> ShownText? {
    guard number < next else {
      throw .wrong(LineProblem(at: "drawn", "there was no state \(number)"))
    }
    guard options.drawsLate else { return nil }
    guard let drawing = drawings.last(where: { $0.number <= number }) else {
      throw .wrong(LineProblem(at: "drawn", "the state \(number) is too old"))
    }
    return drawing.shown
  }

  /// Undoes a change in the history, or makes it again. If the format has changed since, the field
  /// makes the corresponding change in the new format, which takes the old change's place in the
  /// history. (E6)
  ///
  /// - Parameters:
  ///   - index: The index of the change in `changes`.
  ///   - made: How many changes are done afterwards.
  ///   - direction: Returns the inverse of a change, to undo it, or the change itself.
  private mutating func remake(
    _ index: Int, _ made: Int,
    _ direction: (FieldChange<AnyNumber>) -> FieldChange<AnyNumber>
  ) throws(Stop) {
    let change = direction(changes[index])
    let done = try Self.stopping { () throws(EditRefusal) in try hosted.apply(change) }
    changes[index] = direction(done)
    self.made = made
  }

  // MARK: Options

  private func value(_ number: FixedDecimal?, _ place: String) throws(Stop) -> AnyNumber? {
    do throws(LineProblem) { return try options.type.checked(number, at: place) } catch {
      throw .wrong(error)
    }
  }

  private func make(
    _ options: FieldOptions, at place: String
  ) throws(Stop) -> (format: NumberFormat, policies: FieldPolicies, table: MessageTable) {
    do throws(LineProblem) { return try supplies.made(of: options) } catch {
      throw .wrong(error)
    }
  }

  private mutating func change(to options: FieldOptions, at place: String) throws(Stop) {
    if !options.hasSameFormat(as: self.options) || options.entries != self.options.entries
      || options.messages != self.options.messages || options.policies != self.options.policies
      || options.refusesForeignDecimalSeparators != self.options.refusesForeignDecimalSeparators
    {
      let made = try make(options, at: place)
      hosted.setFormat(made.format)
      hosted.setBounds(options.bounds, policies: made.policies)
      table = made.table
    } else {
      hosted.setBounds(options.bounds, policies: hosted.field.policies)
    }
    self.options = options
  }

  private mutating func setOptions(_ json: String) throws(Stop) {
    var options = options
    do throws(LineProblem) {
      let line = try json.withLineBytes { bytes throws(LineProblem) in
        try LineMember(line: bytes, limit: Self.mostBytes)
      }
      try options.read(LineMember(at: "setOptions", line.value), changing: true)
    } catch {
      throw .wrong(error)
    }
    try change(to: options, at: "setOptions")
  }

  private static func drafts(
    of supplies: FieldSupplies, at place: String
  ) throws(Stop) -> FieldDrafts {
    guard let drafts = supplies.drafts else {
      throw .wrong(LineProblem(at: place, "this host keeps no drafts"))
    }
    return drafts
  }

  private mutating func restore(
    _ saved: SavedField, into field: NumberField, at place: String
  ) throws(Stop) {
    let drafts = try Self.drafts(of: supplies, at: place)
    var field = field
    do throws(SnapshotError) { try drafts.restore(&field, saved) } catch {
      throw .wrong(LineProblem(at: place, "the draft is damaged: \(error.code)"))
    }
    hosted.replaceField(field)
    forgetChanges()
  }

  /// Calls `body`, and throws its refusal as a `Stop`. This is a static method, since `body`
  /// changes the field: an instance method could only be called on a copy of the field.
  private static func stopping<Result>(
    _ body: () throws(EditRefusal) -> Result
  ) throws(Stop) -> Result {
    do throws(EditRefusal) { return try body() } catch { throw Stop(error) }
  }
}
