import FieldEditing
import NumberText

/// What the last survey of a form has found of each field, by the field's index in declared order.
///
/// The form stores the survey. An edit of a field renews only what the edit can have changed: the
/// fields and rules of the field's row, of the rows and the form around it, and the first row of other arrays. (F11)
@usableFromInline
struct FormSurvey: Equatable, Sendable {
  /// A field.
  struct Entry: Equatable {
    /// The name within its row, with the parts around it: "address.city".
    let name: String
    /// What the declaration calls the field, with the rows around it; nil if it does not say.
    var label: String?
    /// The same without the rows.
    var ownLabel: String?
    /// What a host shows for the field. The field tells at a survey alone.
    let control: FieldControl
    let level: Int
    /// What the field itself and its own rules tell.
    var fieldSurvey: FieldSurvey
    /// The rules across fields that concern the field and do not hold; those of the innermost level come
    /// first.
    var brokenRules: [BrokenRule] = []
    var checkIssues: [ValidationIssue] = []
    /// The field's name if a second field has the same id; nil otherwise. (F7)
    var nameOfTwo: String?

    /// All issues, in the order in which they are shown.
    @inline(__always) var issues: [ValidationIssue] {
      if nameOfTwo == nil && brokenRules.isEmpty && checkIssues.isEmpty {
        return fieldSurvey.traits.isActive ? fieldSurvey.issues : []
      }
      let twice = nameOfTwo.map { [ValidationIssue(.declaredTwice($0))] } ?? []
      guard fieldSurvey.traits.isActive else { return twice }
      return fieldSurvey.issues + twice + brokenRules.map { $0.issue } + checkIssues
    }

    var isInvalid: Bool {
      nameOfTwo != nil
        || fieldSurvey.traits.isActive
          && !(fieldSurvey.issues.isEmpty && brokenRules.isEmpty && checkIssues.isEmpty)
    }

    /// Takes what the field tells now; false if that is what the entry has.
    mutating func renew(_ fieldSurvey: consuming FieldSurvey) -> Bool {
      guard self.fieldSurvey != fieldSurvey else { return false }
      self.fieldSurvey = fieldSurvey
      return true
    }

    /// Whether the field's value is not the initial one. `mutating` and `inout` change nothing: they save
    /// the copy that reading an array's element makes.
    mutating func isChanged(from initial: inout FieldValue) -> Bool { fieldSurvey.value != initial }

    /// Whether the field is judged and refuses its text, so that its value is not what is on screen.
    var isRefused: Bool { fieldSurvey.isRefused && fieldSurvey.traits.isActive }
  }

  /// A rule across fields that does not hold.
  struct BrokenRule: Equatable {
    /// The level that declares the rule.
    let level: Int
    let issue: ValidationIssue
    /// The fields that the rule concerns, once each.
    private(set) var fields: [Int] = []

    init(level: Int, issue: ValidationIssue, fields: [Int]) {
      (self.level, self.issue) = (level, issue)
      for field in fields.sorted() where self.fields.last != field { self.fields.append(field) }
    }
  }

  /// What declares fields and rules together: the form itself, which is level 0, or a row. A part
  /// belongs to the level around it; a row inside is a level of its own.
  struct Level: Equatable {
    /// The section that has the level as a row; nil for the form.
    let section: Int?
    /// The index among the section's rows.
    let row: Int
    /// The indices of its fields, also of those in rows inside.
    var fields: Range<Int>
    /// The indices of the sections inside.
    var sections: Range<Int>
    /// What the row adds to the sum of its section.
    var summand: FixedDecimal?
    /// The rules that it declares and that do not hold.
    var brokenRules: [BrokenRule] = []
  }

  /// All rows of one array.
  struct Section: Equatable {
    /// The name within its level, with the parts around it.
    let name: String
    /// The level that declares it.
    let level: Int
    var fields: Range<Int>
    /// The levels of the rows.
    var rows: [Int] = []
    /// The index of the first section behind this one and behind the sections inside it.
    var next = 0
    var sum = RowSum()
  }

  var entries: [Entry] = []
  var levels: [Level] = []
  var sections: [Section] = []
  /// Whether two fields have the same id.
  var hasTwins = false
  /// The fields whose declaration has checks.
  var checked = FieldIndexSet()
  /// The fields that are neither disabled nor hidden.
  private(set) var active = FieldIndexSet()
  /// The active fields that are not read-only.
  private(set) var editable = FieldIndexSet()
  /// The fields with issues.
  private(set) var invalid = FieldIndexSet()
  /// The active fields whose texts are refused.
  private(set) var refused = FieldIndexSet()

  /// Computes anew which fields are active, editable, invalid and refused.
  mutating func noteAll() {
    let end = entries.count
    active = FieldIndexSet(below: end) { entries[$0].fieldSurvey.traits.isActive }
    editable = FieldIndexSet(below: end) { entries[$0].fieldSurvey.traits.isEditable }
    invalid = FieldIndexSet(below: end) { entries[$0].isInvalid }
    refused = FieldIndexSet(below: end) { entries[$0].isRefused }
  }

  /// Updates the sets that a field belongs to, after its entry has changed.
  mutating func note(_ index: Int) {
    active[index] = entries[index].fieldSurvey.traits.isActive
    editable[index] = entries[index].fieldSurvey.traits.isEditable
    invalid[index] = entries[index].isInvalid
    refused[index] = entries[index].isRefused
  }

  /// Notes a rule that does not hold, which a survey meets behind all rules of the levels inside.
  mutating func add(_ rule: BrokenRule) {
    levels[rule.level].brokenRules.append(rule)
    for index in rule.fields { entries[index].brokenRules.append(rule) }
  }

  /// Notes which rules do not hold in the level of a field and in those around that level.
  ///
  /// - Parameter rules: In the order in which a survey meets them.
  /// - Returns: The fields whose issues may have changed.
  mutating func setBrokenRules(_ rules: [BrokenRule], around field: Int) -> [Int] {
    // Sets, for many rules may concern one field.
    var (concerned, changed): (Set<Int>, Set<Int>) = ([], [])
    var new: [BrokenRule] = []
    var next: Int? = entries[field].level
    while let level = next {
      next = self.level(around: level)
      let old = levels[level].brokenRules
      if old.isEmpty && rules.isEmpty { continue }
      let own = rules.filter { $0.level == level }
      if own == old { continue }
      levels[level].brokenRules = own
      changed.insert(level)
      new += own
      for rule in old + own { concerned.formUnion(rule.fields) }
    }
    let indices = concerned.sorted()
    for index in indices { entries[index].brokenRules.removeAll { changed.contains($0.level) } }
    for rule in new {
      for index in rule.fields { entries[index].brokenRules.append(rule) }
    }
    for index in indices {
      // A level has a greater index than those around it, whose rules come behind its own.
      entries[index].brokenRules.sort { $0.level > $1.level }
      note(index)
    }
    return indices
  }

  /// The level that has a level as a row; nil for the form.
  private func level(around level: Int) -> Int? {
    levels[level].section.map { sections[$0].level }
  }

  /// The level of the row in `section` that a field stands in, directly or in rows inside; nil if the
  /// field is not in the section.
  func level(of field: Int, in section: Int) -> Int? {
    var level = entries[field].level
    while let around = levels[level].section {
      if around == section { return level }
      level = sections[around].level
    }
    return nil
  }

  /// Notes what a row now adds to the sum of its section.
  mutating func setSummand(_ summand: consuming FixedDecimal?, of level: Int) {
    guard let section = levels[level].section else { return }
    sections[section].sum.replace(&levels[level].summand, by: summand)
  }

  func text(at index: Int) -> String { entries[index].fieldSurvey.text }
}
