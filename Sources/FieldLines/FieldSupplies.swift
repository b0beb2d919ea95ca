public import FieldEditing
public import NumberText

/// What a host supplies to a ``LineField``: formats, kinds of entry and sentences.
///
/// ```swift
/// let field = try LineField(#"{"locale":"de-DE"}"#, from: .icu)
/// ```
public struct FieldSupplies: Sendable {
  /// Makes the format that options name.
  ///
  /// - Throws: Why there is no such format.
  public var format: @Sendable (FieldOptions) throws(LineProblem) -> NumberFormat
  /// The names of all kinds of entry, such as "fractions", that ``entry`` can make.
  public var entries: [String]
  /// Makes the kind of entry that has a name of ``entries``, for a field with these options.
  ///
  /// - Throws: Why there is no such kind.
  public var entry: @Sendable (String, FieldOptions) throws(LineProblem) -> EntryKind
  /// Returns the sentences in the language of a BCP 47 tag; nil if there are none.
  public var sentences: @Sendable (String) -> MessageTable?
  /// How drafts are kept; nil for a host that keeps none, whose program then does not contain the
  /// code for drafts.
  public var drafts: FieldDrafts?

  /// Makes supplies. By default there are no kinds of entry, the sentences are in English, and
  /// drafts are kept.
  public init(
    format: @escaping @Sendable (FieldOptions) throws(LineProblem) -> NumberFormat,
    entries: [String] = [],
    entry: @escaping @Sendable (String, FieldOptions) throws(LineProblem) -> EntryKind = {
      name, _ throws(LineProblem) in
      throw LineProblem(at: "entries", "there is no “\(name)”")
    },
    sentences: @escaping @Sendable (String) -> MessageTable? = { _ in nil },
    drafts: FieldDrafts? = .kept
  ) {
    (self.format, self.entries, self.entry) = (format, entries, entry)
    (self.sentences, self.drafts) = (sentences, drafts)
  }

  /// Makes what options name: the format, the policies with their kinds of entry, and the
  /// sentences.
  func made(
    of options: FieldOptions
  ) throws(LineProblem) -> (format: NumberFormat, policies: FieldPolicies, table: MessageTable) {
    var format = try format(options)
    if options.refusesForeignDecimalSeparators {
      format = format.refusingForeignDecimalSeparators()
    }
    var policies = options.policies
    var kinds: [EntryKind] = []
    for (index, name) in options.entries.enumerated() {
      guard entries.contains(where: { $0.hasSameBytes(as: name) }) else {
        throw LineProblem(at: "entries[\(index)]", unknown: "kind of entry", name, among: entries)
      }
      kinds.append(try entry(name, options))
    }
    if !kinds.isEmpty { policies.entries = kinds }
    guard let tag = options.messages else {
      return (format, policies, sentences(format.locale) ?? .english)
    }
    guard let table = sentences(tag) else {
      throw LineProblem(at: "messages", "there are no sentences in “\(tag)”")
    }
    return (format, policies, table)
  }
}

/// How a field's draft is saved and restored, by the acts `save`, `restore` and `reopen`.
///
/// ```swift
/// FieldSupplies(format: format, drafts: nil)   // these acts are refused
/// ```
public struct FieldDrafts: Sendable {
  let save: @Sendable (NumberField) -> SavedField
  let restore: @Sendable (inout NumberField, SavedField) throws(SnapshotError) -> Void

  /// Drafts as a field itself saves and restores them.
  public static let kept = FieldDrafts(
    save: { $0.saved },
    restore: { field, saved throws(SnapshotError) in try field.restore(saved) })
}
