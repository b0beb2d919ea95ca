import NumberText

/// A ``FieldChange`` as `Codable` data: the field before and after, each as a ``SavedField``.
/// ``FormattingField/change(from:)`` checks both when it makes the change again. (F8)
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// let saved = field.saved(change)
/// try field.apply(field.change(from: saved).inverse)   // as before
/// ```
public struct SavedChange: Hashable, Sendable {
  /// ``FormattingField/change(from:)`` gives it to the change, and does not check it.
  public var origin: ChangeOrigin
  /// Has no format, bounds or policies: those of the present field apply.
  public var before: SavedField
  /// Restored by the same rules as ``before``.
  public var after: SavedField

  /// Checks nothing: ``FormattingField/change(from:)`` does.
  package init(origin: ChangeOrigin, before: SavedField, after: SavedField) {
    (self.origin, self.before, self.after) = (origin, before, after)
  }
}

extension FormattingField {
  /// Returns a change of this field as data, for a host that saves its undo history beside the
  /// field's own data, ``saved``.
  public func saved(_ change: FieldChange<Value>) -> SavedChange {
    SavedChange(
      origin: change.origin, before: with(change.before).saved, after: with(change.after).saved)
  }

  /// Makes a change of this field from a saved change. If the field has another format by now, the
  /// numbers are kept and the texts written anew. (S7)
  ///
  /// - Throws: What is damaged or does not fit the field, as ``restore(_:)`` does.
  public func change(from saved: SavedChange) throws(SnapshotError) -> FieldChange<Value> {
    var (before, after) = (self, self)
    try before.restore(saved.before)
    try after.restore(saved.after)
    return FieldChange(from: before.state, to: after.state, saved.origin)
  }
}

#if !hasFeature(Embedded)
  extension SavedChange: Codable {}

  extension ChangeOrigin: Codable {
    /// The names are those of ``description``, such as "pasted" or "committed".
    ///
    /// - Throws: `DecodingError` if there is no such origin.
    public init(from decoder: any Decoder) throws {
      var origins: [ChangeOrigin] = [.stepped, .fromOutside, .committed, .reverted]
      origins += TextEdit.Intent.allCases.map { .edit($0) }
      self = try decoder.value("the origin of a change") { name in
        origins.first { $0.description == name }
      }
    }

    /// Writes the name of the origin: "typed", "pasted" and so on for an edit, and else the name of
    /// the case.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
  }
#endif
