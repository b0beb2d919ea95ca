import NumberText

// What is always so. Builds for debugging check it after each mutation; other builds compile nothing of it.

extension FieldIndexSet {
  /// Traps if the count is not that of the indices.
  @inline(__always)
  func checkInvariants() {
    #if DEBUG
      assert(
        count == words.reduce(0) { $0 + $1.nonzeroBitCount },
        "A set counts the indices that it has.")
    #endif
  }
}

extension FormSurvey {
  /// Traps if levels, sections, rules and sets do not fit the entries.
  func checkInvariants() {
    #if DEBUG
      let all = levels.first
      assert(
        all?.section == nil && all?.fields == entries.indices && all?.sections == sections.indices,
        "Level 0 is the form, with all fields and sections.")
      for (index, level) in levels.enumerated().dropFirst() {
        assert(
          level.section.map {
            sections.indices.contains($0) && sections[$0].rows[level.row] == index
          }
            ?? false,
          "Each level but the form is the row of its section.")
      }
      for (index, section) in sections.enumerated() { check(section, at: index) }
      var rules: [[BrokenRule]] = Array(repeating: [], count: entries.count)
      // A level has a greater index than those around it.
      for rule in levels.reversed().flatMap({ $0.brokenRules }) {
        for index in rule.fields { rules[index].append(rule) }
      }
      for index in entries.indices { check(entries[index], with: rules[index], at: index) }
      assert(
        [active, editable, invalid, refused].allSatisfy { $0.last() ?? -1 < entries.count },
        "The sets of a survey have no fields but its own.")
    #endif
  }

  #if DEBUG
    private func check(_ section: Section, at index: Int) {
      assert(
        levels[section.level].sections.contains(index),
        "A section stands in the level that declares it.")
      assert(
        index < section.next && section.next <= sections.count,
        "Behind a section and those inside comes another, or the end.")
      var end = section.fields.lowerBound
      for (row, level) in section.rows.enumerated() {
        assert(
          levels[level].section == index && levels[level].row == row,
          "The rows of a section are levels, in their order.")
        assert(levels[level].fields.lowerBound == end, "A row begins where the row before it ends.")
        end = levels[level].fields.upperBound
      }
      assert(end == section.fields.upperBound, "A section ends with its last row.")
      var sum = RowSum()
      for level in section.rows { sum.add(levels[level].summand) }
      assert(section.sum == sum, "A section has the sum of its rows.")
    }

    private func check(_ entry: Entry, with rules: [BrokenRule], at index: Int) {
      assert(levels[entry.level].fields.contains(index), "A field stands in its level.")
      assert(
        entry.brokenRules == rules,
        "A field has the rules of its level and of those around that concern the field and do not hold."
      )
      assert(
        active[index] == entry.fieldSurvey.traits.isActive
          && editable[index] == entry.fieldSurvey.traits.isEditable,
        "The sets of active and editable fields say what the fields' traits say.")
      assert(
        invalid[index] == entry.isInvalid && refused[index] == entry.isRefused,
        "The sets of invalid and refused fields say what the fields say.")
    }
  #endif
}

extension FormState {
  /// Traps if what is known of fields does not fit the survey.
  func checkInvariants() {
    #if DEBUG
      survey.checkInvariants()
      for set in [survey.active, survey.editable, survey.invalid, survey.refused, touched, changed]
      {
        set.checkInvariants()
      }
      assert(focus.map(survey.entries.indices.contains) ?? true, "The focused field is declared.")
      assert(touched.last() ?? -1 < survey.entries.count, "Touched fields are declared.")
      for (index, note) in notes {
        assert(survey.entries.indices.contains(index), "What is noted is about a declared field.")
        assert(!note.isEmpty, "A field of which nothing is known has no note.")
      }
      for (index, entry) in survey.entries.enumerated() {
        assert(
          changed[index] == (initialValue(at: index) != entry.fieldSurvey.value),
          "The fields that count as changed are those with other than their initial values.")
        var failures: [ValidationIssue] = []
        if case .failed(let issues) = notes[index]?.check?.result { failures = issues }
        assert(entry.checkIssues == failures, "A field shows the issues of its check.")
      }
    #endif
  }
}

extension FieldForm {
  #if DEBUG
    /// Traps if the form is not as every form is between two calls.
    @usableFromInline
    func checkInvariants() {
      assert(storage !== FormStorage.lent, "A pass gives back the storage that it was lent.")
      assert(
        FormStorage.lent.state.survey.entries.isEmpty,
        "Nobody writes into what forms have while they lend their storage.")
      assert(
        fields.ids.count == storage.state.survey.entries.count,
        "The survey has the declared fields.")
      assert(
        fields.indices.count == fields.ids.count
          && fields.ids.indices.allSatisfy { fields.indices[fields.ids[$0]] == $0 },
        "Each declared field has the index of its place.")
      storage.state.checkInvariants()
    }
  #else
    @inlinable @inline(__always)
    func checkInvariants() {}
  #endif
}
