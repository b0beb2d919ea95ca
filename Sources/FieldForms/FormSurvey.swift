public import FieldEditing
public import NumberText

/// What a form's declaration and its fields have told, by place: a field's number in declared order.
///
/// It is kept from question to question. An edit of a field renews what it can have changed: the fields
/// and rules of the row that the field stands in, and of what that row stands in. (F11)
@usableFromInline
struct FormSurvey: Equatable, Sendable {
  /// A field.
  struct Entry: Equatable {
    /// The name within its row, behind those of the parts that it stands in.
    let name: String
    /// The number of its level.
    let level: Int
    /// What the field itself and its own rules tell.
    var finding: FieldFinding
    /// What rules across fields find, those of the innermost level first.
    var ruleIssues: [RuleIssue] = []
    /// What a check has found.
    var checkIssues: [ValidationIssue] = []
    /// The name, where a second field has the same id. (F7)
    var nameOfTwo: String?

    /// All issues, in the order in which they are shown.
    var issues: [ValidationIssue] {
      let twice = nameOfTwo.map { [ValidationIssue(.declaredTwice($0))] } ?? []
      guard finding.traits.isActive else { return twice }
      if twice.isEmpty && ruleIssues.isEmpty && checkIssues.isEmpty { return finding.issues }
      return finding.issues + twice + ruleIssues.map { $0.issue } + checkIssues
    }

    /// Takes over what a field and its rules tell now.
    ///
    /// - Returns: Whether that is another.
    mutating func renew(_ finding: FieldFinding) -> Bool {
      if self.finding == finding { return false }
      self.finding = finding
      return true
    }

    var isInvalid: Bool {
      nameOfTwo != nil
        || finding.traits.isActive
          && !(finding.issues.isEmpty && ruleIssues.isEmpty && checkIssues.isEmpty)
    }
  }

  /// An issue that a rule across fields has found, and the level that declares the rule.
  struct RuleIssue: Equatable {
    let level: Int
    let issue: ValidationIssue
  }

  /// A rule across fields that does not hold.
  struct BrokenRule: Equatable {
    let issue: ValidationIssue
    let places: [Int]
  }

  /// The form itself, which is level 0, or a row, with all parts but without rows inside.
  struct Level: Equatable {
    /// The section that it is a row of; nil for the form.
    let section: Int?
    /// Its place among the section's rows.
    let row: Int
    /// The places of its fields, those of rows inside included.
    var places: Range<Int>
    /// The numbers of the sections inside.
    var sections: Range<Int>
  }

  /// Rows that were declared together.
  struct Section: Equatable {
    /// The name within its level.
    let name: String
    /// The level that declares it.
    let level: Int
    var places: Range<Int>
    /// The levels of the rows.
    var rows: [Int] = []
    /// The number of the next section that is not inside of this one.
    var next = 0
  }

  var entries: [Entry] = []
  var levels: [Level] = []
  var sections: [Section] = []
  /// The rules that do not hold, by the level that declares them.
  var brokenRules: [Int: [BrokenRule]] = [:]
  /// Whether two fields have the same id.
  var hasTwins = false
  /// The places of active fields and of those with issues.
  private(set) var active = PlaceSet()
  private(set) var invalid = PlaceSet()

  /// Takes note of all entries.
  mutating func noteAll() {
    active = PlaceSet(capacity: entries.count)
    invalid = active
    for place in entries.indices { note(place) }
  }

  /// Takes note of a changed entry.
  mutating func note(_ place: Int) {
    active[place] = entries[place].finding.traits.isActive
    invalid[place] = entries[place].isInvalid
  }

  /// Takes over which rules of a level do not hold.
  ///
  /// - Returns: The places of the fields whose issues changed.
  mutating func setBrokenRules(_ rules: [BrokenRule], of level: Int) -> [Int] {
    let old = brokenRules[level] ?? []
    guard old != rules else { return [] }
    brokenRules[level] = rules.isEmpty ? nil : rules
    let places = Set((old + rules).flatMap { $0.places })
    for place in places { entries[place].ruleIssues.removeAll { $0.level == level } }
    for rule in rules {
      for place in rule.places {
        // A level inside of another one has a greater number.
        let issues = entries[place].ruleIssues
        entries[place].ruleIssues.insert(
          RuleIssue(level: level, issue: rule.issue),
          at: issues.firstIndex { $0.level < level } ?? issues.endIndex)
      }
    }
    return Array(places)
  }

  /// Whether a submit commits a field.
  func isDueToCommit(_ place: Int) -> Bool {
    active[place]
      && (entries[place].finding.isEdited || entries[place].finding.markedRange != nil)
  }

  /// The row of a section that a field stands in.
  func row(of section: Section, at place: Int) -> Int {
    var (low, high) = (0, section.rows.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if levels[section.rows[middle]].places.upperBound <= place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The name of a field for servers and snapshots, such as "lines[3].price".
  func name(at place: Int) -> String {
    prefix(of: entries[place].level) + entries[place].name
  }

  /// The places of all fields, by the pointers of their names.
  var placesByPointer: [String: Int] {
    var places: [String: Int] = [:]
    for place in entries.indices { places[Self.pointer(name(at: place))] = place }
    return places
  }

  /// The JSON Pointer of a name: "/lines/3/price" for "lines[3].price". One that is a pointer already
  /// stays. A mark behind a backslash is the name's own: "a\.b" is the member "a.b".
  ///
  /// - Source: RFC 6901, with a "/" in front of each member and index, "~0" for "~" and "~1" for "/".
  static func pointer(_ name: String) -> String {
    guard name.utf8.first != UInt8(ascii: "/") else { return name }
    var pointer = "/"
    var isEscaped = false
    for character in name.unicodeScalars {
      defer { isEscaped = character == "\\" && !isEscaped }
      switch character {
      case "\\" where !isEscaped: break
      case ".", "[": pointer += isEscaped ? String(character) : "/"
      case "]": pointer += isEscaped ? "]" : ""
      case "~": pointer += "~0"
      case "/": pointer += "~1"
      default: pointer.unicodeScalars.append(character)
      }
    }
    return pointer
  }

  /// What the names of a level's fields begin with.
  private func prefix(of level: Int) -> String {
    guard let section = levels[level].section else { return "" }
    return prefix(of: sections[section].level) + sections[section].name
      + "[\(levels[level].row)]."
  }
}

/// What a field and its own rules tell, whatever its type is.
@usableFromInline
struct FieldFinding: Equatable, Sendable {
  let traits: FieldTraits
  let text: String
  let selection: FieldSelection
  let markedRange: Range<Int>?
  let status: ScanStatus
  let value: FieldValue
  let numberFormat: NumberFormat?
  let inputMode: String
  let isEdited: Bool
  let isEmpty: Bool
  let issues: [ValidationIssue]

  /// - Parameter issues: What the field and its rules find, where it is active and not empty.
  @usableFromInline
  init(
    _ traits: FieldTraits, text: String, selection: FieldSelection, markedRange: Range<Int>?,
    status: ScanStatus, value: FieldValue, numberFormat: NumberFormat?, inputMode: String,
    isEdited: Bool, isEmpty: Bool, issues: [ValidationIssue]
  ) {
    self.traits = traits
    self.text = text
    self.selection = selection
    self.markedRange = markedRange
    self.status = status
    self.value = value
    self.numberFormat = numberFormat
    self.inputMode = inputMode
    self.isEdited = isEdited
    self.isEmpty = isEmpty
    let isMissing = isEmpty && traits.isActive && traits.contains(.required)
    self.issues = isMissing ? [ValidationIssue(.required)] : issues
  }

  @inlinable
  init<Field: EditableField>(
    _ field: Field, _ traits: FieldTraits, _ rules: [FieldRule<Field.Value>]
  ) {
    let isEmpty = field.isEmpty
    var issues: [ValidationIssue] = []
    if !isEmpty && traits.isActive {
      if let refusal = field.refusal {
        issues = [refusal]
      } else if !rules.isEmpty, let value = field.value {
        issues = rules.compactMap { $0.issue(value) }
      }
    }
    self.init(
      traits, text: field.text, selection: field.selection, markedRange: field.markedRange,
      status: field.status, value: field.fieldValue, numberFormat: field.numberFormat,
      inputMode: field.inputMode, isEdited: field.isEdited, isEmpty: isEmpty, issues: issues)
  }
}
