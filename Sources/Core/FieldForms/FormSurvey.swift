public import FieldEditing
public import NumberText

/// What the last run of a form's declaration has found, by place: a field's number in declared order.
///
/// The form stores it. An edit of a field renews only what it can have changed: the fields and rules
/// of its row, and those of what the row stands in. (F11)
@usableFromInline
struct FormSurvey: Equatable, Sendable {
  /// A field.
  struct Entry: Equatable {
    /// The name within its row, with the parts around it: "address.city".
    let name: String
    let level: Int
    /// What the field itself and its own rules tell.
    var finding: FieldFinding
    /// What rules across fields find, those of the innermost level first.
    var ruleIssues: [RuleIssue] = []
    var checkIssues: [ValidationIssue] = []
    /// The field's name if a second field has the same id; nil otherwise. Rule: F7.
    var nameOfTwo: String?

    /// All issues, in the order in which they are shown.
    var issues: [ValidationIssue] {
      let twice = nameOfTwo.map { [ValidationIssue(.declaredTwice($0))] } ?? []
      guard finding.traits.isActive else { return twice }
      if twice.isEmpty && ruleIssues.isEmpty && checkIssues.isEmpty { return finding.issues }
      return finding.issues + twice + ruleIssues.map { $0.issue } + checkIssues
    }

    /// - Returns: Whether the finding is another one.
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

  /// What declares fields and rules together: the form itself, which is level 0, or a row. A part
  /// belongs to the level around it; a row inside is a level of its own.
  struct Level: Equatable {
    /// The section that has it as a row; nil for the form.
    let section: Int?
    /// Its index among the section's rows.
    let row: Int
    /// The places of its fields, those of rows inside included.
    var places: Range<Int>
    /// The numbers of the sections inside.
    var sections: Range<Int>
  }

  /// All rows of one array.
  struct Section: Equatable {
    /// The name within its level, with the parts around it.
    let name: String
    /// The level that declares it.
    let level: Int
    var places: Range<Int>
    /// The levels of the rows.
    var rows: [Int] = []
    /// The number of the first section behind this one and those inside of it.
    var next = 0
  }

  var entries: [Entry] = []
  var levels: [Level] = []
  var sections: [Section] = []
  /// The rules that do not hold, by the level that declares them.
  var brokenRules: [Int: [BrokenRule]] = [:]
  /// Whether two fields have the same id.
  var hasTwins = false
  /// The places of active fields, and below those of fields with issues.
  private(set) var active = PlaceSet()
  private(set) var invalid = PlaceSet()

  /// Finds out anew which fields are active and which are invalid.
  mutating func noteAll() {
    active = PlaceSet(capacity: entries.count)
    invalid = active
    for place in entries.indices { note(place) }
  }

  /// Finds out whether a field is active and whether it is invalid, after its entry has changed.
  mutating func note(_ place: Int) {
    active[place] = entries[place].finding.traits.isActive
    invalid[place] = entries[place].isInvalid
  }

  /// - Returns: The places of the fields whose issues changed.
  mutating func setBrokenRules(_ rules: [BrokenRule], of level: Int) -> [Int] {
    let old = brokenRules[level] ?? []
    guard old != rules else { return [] }
    brokenRules[level] = rules.isEmpty ? nil : rules
    let places = Set((old + rules).flatMap { $0.places })
    for place in places { entries[place].ruleIssues.removeAll { $0.level == level } }
    for rule in rules {
      for place in rule.places {
        // The innermost level comes first: it has the greatest number.
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

  /// The index of the row that the field at a place stands in, by binary search.
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

  /// The JSON Pointer of a name: "/lines/3/price" for "lines[3].price". A name that begins with "/"
  /// is a pointer already. A mark behind a backslash belongs to the name: "a\.b" is the member "a.b".
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

  /// What stands in front of the names of a level's fields, such as "lines[3].".
  private func prefix(of level: Int) -> String {
    guard let section = levels[level].section else { return "" }
    return prefix(of: sections[section].level) + sections[section].name
      + "[\(levels[level].row)]."
  }
}

/// What a field and its own rules tell, in one type for fields of all types.
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

  /// - Parameter issues: What the field and its rules find; none for an inactive or empty field.
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
