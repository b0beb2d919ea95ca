package import FieldForms
package import FormattingFields

/// The content of a form that a terminal shows: the fields, and what stands around them.
///
/// ``FormSession`` runs the form of any such content: `numfield demo` has one of its own, `numfield form` makes
/// one from a schema.
package protocol TerminalContent: FormContent {
  /// What stands above the form.
  var title: String { get }
  /// The language of the sentences about fields.
  var table: MessageTable { get }
  /// The lines of help behind those about keys.
  var help: [String] { get }

  /// The field of ``locale``, which is the first.
  static var localeField: FieldID { get }
  /// The locale that the form is read and written in.
  var locale: LocaleField { get }
  /// A number as the locale writes numbers, to tell what the locale is like.
  var sample: String { get }
  /// Reads and writes the values as ``locale`` does; a text that is being edited stays. (S7)
  mutating func followLocale() throws(TerminalRefusal)

  /// What a field is called.
  func label(of field: FieldID) -> String
  /// The part or the row that a field stands in; empty for a field that stands in neither.
  func section(of field: FieldID) -> String
  /// What the user has to know of a field beside its label; nil if there is nothing.
  func hint(of field: FieldID) -> String?

  /// Whether a field shows how many rows there are. Tab and Return stop there, so that a row can be added.
  func countsRows(_ field: FieldID) -> Bool
  /// Adds a row where a field stands.
  ///
  /// - Returns: The field to focus.
  mutating func addRow(from field: FieldID?) throws(TerminalRefusal) -> FieldID?
  /// Removes the row that a field stands in.
  ///
  /// - Returns: The field to focus if no other row is there.
  mutating func removeRow(of field: FieldID?) throws(TerminalRefusal) -> FieldID?

  /// What is answered to the form when it is sent; nothing if all is right.
  func answer() -> [ValidationIssue]
  /// Who has answered, in front of an answer that is shown: "The shop".
  var answerer: String { get }
  /// What is told of a form that was sent; nil for a form that closes then.
  var receipt: String? { get }
}

extension TerminalContent {
  package var messages: FormMessages<FieldID> {
    FormMessages(label: { self.label(of: $0) }, in: table)
  }

  package var help: [String] { [] }
  package func section(of field: FieldID) -> String { "" }
  package func hint(of field: FieldID) -> String? { nil }
  package func countsRows(_ field: FieldID) -> Bool { false }
  package func answer() -> [ValidationIssue] { [] }
  package var answerer: String { "" }
  package var receipt: String? { nil }
}

/// Why a key did nothing, in a sentence.
package struct TerminalRefusal: Error, Hashable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
