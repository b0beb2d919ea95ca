import FieldEditing
import NumberProbing
import NumberText

/// Where the page finds the buffer.
@_cdecl("units")
public func units() -> UnsafeMutablePointer<UInt16> { Units.shared }

/// A format, for the page a pointer.
final class PageFormat {
  let format: NumberFormat
  init(_ format: NumberFormat) { self.format = format }
}

/// A field, for the page a pointer, and the changes that the browser's own undo may take back.
final class PageField {
  var field: NumberField
  var done: [Change] = []
  var undone: [Change] = []

  init(_ type: NumberType, _ format: NumberFormat) {
    field = NumberField(type, format: format)
    field.policies.clearsWhenEmpty = true
    field.policies.commitPolicy = .persist
  }

  func note(_ change: FieldChange<AnyNumber>?) {
    guard let change else { return }
    undone = []
    done.append(Change(change))
    if done.count > 1_000 { done.removeFirst(500) }
  }

  /// The value that the buffer has, where no text is none; nil where it is no number of the field's type.
  @inline(never)
  func value(_ length: Int) -> AnyNumber?? {
    guard length > 0 else { return .some(nil) }
    guard let text = Units.text(0, length), let number = FixedDecimal(text),
      let value = field.type.value(of: number).value
    else { return nil }
    return value
  }

  /// Goes to the text that the browser's undo or redo brought back; false where no change led there.
  func travel(to text: String) -> Bool {
    let start = field
    for isUndo in [true, false] {
      var count = 0
      while undo(isUndo) {
        count += 1
        if field.text.utf8.elementsEqual(text.utf8) { return true }
      }
      for _ in 0..<count { _ = shelve(!isUndo) }
      field = start
    }
    return false
  }

  /// Takes the last change back, or makes the last one that was taken back again.
  func undo(_ isUndo: Bool) -> Bool {
    guard let change = shelve(isUndo)?.change else { return false }
    do throws(EditRefusal) {
      try field.apply(isUndo ? change.inverse : change)
      return true
    } catch {
      _ = shelve(!isUndo)
      return false
    }
  }

  /// Moves the last change from those that were made to those that were taken back, or back.
  private func shelve(_ isUndo: Bool) -> Change? {
    guard let change = isUndo ? done.popLast() : undone.popLast() else { return nil }
    if isUndo { undone.append(change) } else { done.append(change) }
    return change
  }
}

/// A change as an object, so that a list of changes is one of pointers.
final class Change {
  let change: FieldChange<AnyNumber>
  init(_ change: FieldChange<AnyNumber>) { self.change = change }
}

private func object<Object: AnyObject>(_ pointer: UnsafeRawPointer) -> Object {
  Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}

private func pointer(_ object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

/// Forgets a format or a field.
@_cdecl("release")
public func release(_ pointer: UnsafeRawPointer) {
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}

/// Makes a format of what the page's formatter writes. The buffer has the lines of intl.js's `facts`.
///
/// - Returns: a format; null where there is none, and the reason is in the buffer.
@_cdecl("makeFormat")
public func makeFormat(_ formatter: Int32, _ length: Int) -> UnsafeRawPointer? {
  do throws(FormatFailure) {
    return pointer(PageFormat(try format(formatter, Units.lines(length))))
  } catch {
    reasonLength = Units.put(error.reason)
    return nil
  }
}

nonisolated(unsafe) private var reasonLength = 0
@_cdecl("reason")
public func reason() -> Int { reasonLength }

private func format(
  _ formatter: Int32, _ lines: [String]
) throws(FormatFailure) -> NumberFormat {
  guard lines.count >= 19, let style = NumberStyle(lines[1]) else {
    throw FormatFailure("no such style")
  }
  let numbers = lines[12...16].map { Int($0) ?? 0 }
  var symbols = NumberSymbols.latin
  symbols.minusSign = lines[2]
  symbols.plusSign = lines[3]
  symbols.percentSign = lines[4]
  symbols.exponentSeparator = lines[5]
  symbols.decimalSeparator = lines[6]
  symbols.groupingSeparator = lines[7]
  symbols.numberingSystem = lines[8]
  let digits = Array(lines[9].unicodeScalars)
  if digits.count == 10 { symbols.digits = digits }
  symbols.minimumGroupingDigits = numbers[0]
  let own = lines[10].split(separator: "\t").map { String($0) }
  let foreign = lines[11].split(separator: "\t").map { String($0) }
  let isPlain = if case .unit = style { false } else { true }
  let source = IntlSource(
    formatter: formatter, style: style, pluralCategoryCount: isPlain ? 1 : nil)
  let scale = if case .percent = style { 2 } else { 0 }
  let probes = try NumberProbes(source, scale: scale)
  let written = probes.affixes + [probes.currencySymbol ?? ""]
  var facts = NumberFormat.Facts(
    locale: lines[0], symbols: probes.symbols(in: symbols, usesGrouping: numbers[1] != 0),
    style: style)
  facts.scale = scale
  for text in probes.affixes + own
  where !text.isEmpty && !facts.affixes.contains(text) && text != lines[17]
    && (!foreign.contains(text) || written.contains(text))
  {
    facts.affixes.append(text)
  }
  if !lines[17].isEmpty { facts.codes = [lines[17]] }
  facts.foreignCurrencySigns = foreign.filter { !$0.isEmpty && !written.contains($0) }
  facts.allowsExponent = probes.hasExponent
  let draft = FormatDraft(facts, probes: probes)
  let modes: [RoundingMode] = [
    .halfUp, .halfEven, .halfDown, .up, .down, .ceiling, .floor, .halfCeiling, .halfFloor,
  ]
  let hasPattern = numbers[2] >= 0 && modes.indices.contains(Int(lines[18]) ?? -1)
  let pattern =
    hasPattern
    ? probes.pattern(
      minimumIntegerDigits: numbers[4], fractionDigits: numbers[2]...numbers[3],
      roundingMode: modes[Int(lines[18]) ?? 0]) : nil
  // A number that Intl does not take is written as its digits, so that it is read as it is.
  let separator = draft.decimalSeparator
  @Sendable func write(_ number: FixedDecimal) -> String {
    do throws(FormatFailure) {
      if let text = try source.text(of: number) { return text }
    } catch {}
    return number.multipliedByPowerOfTen(scale).plainText.split(separator: ".")
      .joined(separator: separator)
  }
  return try draft.format(
    pattern, from: source, write: { (number) throws(FormatFailure) in write(number) },
    renderer: write)
}

/// Makes a field without a value; the buffer has the name of the type of its values.
///
/// - Returns: a field; null where there is no such type.
@_cdecl("makeField")
public func makeField(_ format: UnsafeRawPointer, _ length: Int) -> UnsafeRawPointer? {
  let format: PageFormat = object(format)
  guard let name = Units.text(0, length), let type = NumberType(rawValue: name) else { return nil }
  return pointer(PageField(type, format.format))
}

@_cdecl("setFormat")
public func setFormat(_ field: UnsafeRawPointer, _ format: UnsafeRawPointer) {
  let (page, format): (PageField, PageFormat) = (object(field), object(format))
  page.note(page.field.setFormat(format.format))
}

/// Takes minimum, maximum and step, a line each; an empty line is none.
@_cdecl("setLimits")
public func setLimits(_ field: UnsafeRawPointer, _ length: Int) -> Bool {
  let page: PageField = object(field)
  let numbers = Units.lines(length).map { FixedDecimal($0) }
  guard numbers.count == 3, let bounds = NumberBounds(minimum: numbers[0], maximum: numbers[1])
  else { return false }
  page.field.setBounds(bounds)
  page.field.policies.step = numbers[2].map { .by($0) } ?? .one
  return true
}

/// The text is now the buffer's, and this is selected in it; the intents are typed, pasted, deleted, composed.
@_cdecl("follow")
public func follow(
  _ field: UnsafeRawPointer, _ length: Int, _ start: Int, _ end: Int, _ intent: Int
) -> Bool {
  let page: PageField = object(field)
  let intents: [TextEdit.Intent] = [.typed, .pasted, .deleted, .composed]
  guard let text = Units.text(0, length), intents.indices.contains(intent) else { return false }
  do throws(EditRefusal) {
    page.note(
      try page.field.follow(text, selection: .utf16(start, end), intent: intents[intent]))
    return true
  } catch {
    return false
  }
}

@_cdecl("endComposition")
public func endComposition(_ field: UnsafeRawPointer) {
  let page: PageField = object(field)
  page.field.endComposition()
}

@_cdecl("travel")
public func travel(_ field: UnsafeRawPointer, _ length: Int) -> Bool {
  let page: PageField = object(field)
  guard let text = Units.text(0, length) else { return false }
  return page.travel(to: text)
}

@_cdecl("undo")
public func undo(_ field: UnsafeRawPointer, _ isUndo: Bool) -> Bool {
  let page: PageField = object(field)
  return page.undo(isUndo)
}

@_cdecl("select")
public func select(_ field: UnsafeRawPointer, _ start: Int, _ end: Int) {
  let page: PageField = object(field)
  try? page.field.select(.utf16(start, end))
}

/// Binds a value; no text is none.
@_cdecl("setValue")
public func setValue(_ field: UnsafeRawPointer, _ length: Int) -> Bool {
  let page: PageField = object(field)
  guard let value = page.value(length) else { return false }
  page.note(page.field.setValue(value))
  return true
}

/// Makes the field as new, with a value; no text is none.
@_cdecl("reset")
public func reset(_ field: UnsafeRawPointer, _ length: Int) -> Bool {
  let page: PageField = object(field)
  guard let value = page.value(length) else { return false }
  page.field.reset(to: value)
  (page.done, page.undone) = ([], [])
  return true
}

/// The sentences of the page's language: the page has the templates.
private let pageTable = MessageTable("") { key in
  let length = pageTemplate(Units.put(key.rawValue))
  return Units.text(0, length) ?? ""
}

@_extern(wasm, module: "page", name: "template") @_extern(c)
private func pageTemplate(_ length: Int) -> Int

/// Commits.
///
/// - Returns: the number of the outcome, in the order of `CommitOutcome`; the announcement is in the buffer.
@_cdecl("commit")
public func commit(_ field: UnsafeRawPointer) -> Int {
  let page: PageField = object(field)
  let report = page.field.commit()
  page.note(report.change)
  reasonLength = Units.put(
    report.outcome.message(
      showing: page.field.text, format: page.field.format, in: pageTable) ?? "")
  switch report.outcome {
  case .unchanged: return 0
  case .accepted: return 1
  case .rounded: return 2
  case .clamped: return 3
  case .snapped: return 4
  case .cleared: return 5
  case .reverted: return 6
  case .keptInvalid: return 7
  }
}

@_cdecl("revert")
public func revert(_ field: UnsafeRawPointer) {
  let page: PageField = object(field)
  page.note(page.field.revert())
}

@_cdecl("step")
public func step(_ field: UnsafeRawPointer, _ up: Bool) {
  let page: PageField = object(field)
  page.note(up ? page.field.increment() : page.field.decrement())
}

/// 0 acceptable, 1 intermediate, 2 invalid.
@_cdecl("status")
public func status(_ field: UnsafeRawPointer) -> Int {
  let page: PageField = object(field)
  switch page.field.status {
  case .acceptable: return 0
  case .intermediate: return 1
  case .invalid: return 2
  }
}

/// Puts a text into the buffer: 0 text, 1 value, 2 issue (code, start and end in UTF-16, message), 3 the
/// suggestions, 4 what a commit would write, 5 the selection, 6 the keyboard
/// that the field needs, as HTML names it.
@_cdecl("read")
public func read(_ field: UnsafeRawPointer, _ what: Int) -> Int {
  let page: PageField = object(field)
  switch what {
  case 0: return Units.put(page.field.text)
  case 1: return Units.put(page.field.value?.fixedDecimal?.description ?? "")
  case 2:
    guard let issue = page.field.issues.first, let refused = page.field.refusedText else {
      return 0
    }
    let text = page.field.text
    return Units.put(
      "\(issue.code.rawValue)\n\(text.utf16Offset(issue.range.lowerBound))\n"
        + "\(text.utf16Offset(issue.range.upperBound))\n" + refused.message(in: pageTable))
  case 3: return Units.put(page.field.suggestions.joined(separator: "\n"))
  case 4: return Units.put(page.field.preview)
  case 6: return Units.put(page.field.entryTraits.inputMode)
  default:
    let text = page.field.text
    let selection = page.field.selection
    return Units.put(
      "\(text.utf16Offset(selection.anchor))\n\(text.utf16Offset(selection.head))")
  }
}

extension String {
  fileprivate func utf16Offset(_ utf8Offset: Int) -> Int {
    utf16.distance(
      from: startIndex, to: utf8.index(startIndex, offsetBy: Swift.min(utf8Offset, utf8.count)))
  }
}
