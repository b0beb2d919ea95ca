public import FieldEditing
import FormattingFieldJSON
public import NumberText

/// Makes formats by asking a host's writer: a function that writes numbers, such as a page's Intl.
/// It is asked with a line of JSON, and answers with a line:
///
/// | asked | answered |
/// |---|---|
/// | `{"format":{"locale":"de-DE","style":"percent"}}` | `{"writer":3,"locale":"de-DE","style":"percent","numberingSystem":"latn"}`, or `{"error":"no such locale"}` |
/// | `{"format":{"locale":"de-DE","writer":{"currencyDisplay":"code"}}}` (with the host's own option `writer`) | the same |
/// | `{"write":"-0.5","writer":3}` | `{"text":"-50 %"}`, or `{"parts":[["sign","-"],["integer","50"],["literal"," %"]]}`; `{}` if the writer cannot write exactly this number |
/// | `{"write":"1234.5","writer":3,"separated":true}` | the same number with every separator, if the first answer had `"separated":true` |
struct HostWriter: Sendable {
  private let ask: @Sendable (String) -> String?

  init(_ ask: @escaping @Sendable (String) -> String?) { self.ask = ask }

  /// The names of the members of an answer about a format.
  private enum Known: String, CaseIterable {
    case error, writer, locale, style, numberingSystem, affixes, foreignSigns, marked, separated
    case allowsNegative
  }

  /// The names of the members of an answer about a number.
  private enum Written: String, CaseIterable { case text, parts }

  /// A function that makes a format from texts whose parts (digits, separators, affixes) the host
  /// does not tell. `separated`, if the host has it, writes a number with every separator, also
  /// where the usual text has none.
  typealias Plain = (
    @escaping Texts, _ separated: Texts?, _ allowsNegative: Bool, TextFacts
  ) throws(NumberFormatError) -> NumberFormat
  typealias Texts = @Sendable (FixedDecimal) -> MarkedText?

  /// - Parameter plain: If nil, texts whose parts the host does not tell are refused, and the code
  ///   for them is not linked into the program.
  func format(
    _ options: FieldOptions, plain: Plain?
  ) throws(LineProblem) -> NumberFormat {
    var question = FieldOptions(locale: options.locale)
    (question.style, question.format) = (options.style, options.format)
    question.writer = options.writer
    var facts = TextFacts(locale: options.locale, style: options.style)
    var (writer, isMarked, hasSeparated, allowsNegative) = (0, false, false, true)
    let answer = try self.answer("{\"format\":\(question.line)}")
    for (name, member) in try answer.members("part of an answer", Known.self) {
      switch name {
      case .error: throw LineProblem(at: "locale", try member.text())
      case .writer: writer = try member.count()
      case .locale: facts.locale = try member.text()
      case .style: facts.style = NumberStyle(try member.text()) ?? options.style
      case .numberingSystem: facts.numberingSystem = try member.text()
      case .affixes: facts.affixes = try member.texts()
      case .foreignSigns: facts.foreignCurrencySigns = try member.texts()
      case .marked: isMarked = try member.flag()
      case .separated: hasSeparated = try member.flag()
      case .allowsNegative: allowsNegative = try member.flag()
      }
    }
    // Of the affixes, only the currency's code is read in upper and in lower case. (R11)
    facts.codes = facts.affixes.filter { $0.hasSameBytes(as: facts.style.currencyCode ?? "") }
    facts.affixes.removeAll { facts.codes.contains($0) }
    do throws(NumberFormatError) {
      let written = texts(writer, separated: false)
      let separated = hasSeparated ? texts(writer, separated: true) : nil
      if isMarked {
        return try NumberFormat(MarkedWriter(text: written, separated: separated), facts)
      }
      if let plain { return try plain(written, separated, allowsNegative, facts) }
    } catch {
      throw LineProblem(at: "locale", "the writer's texts leave a doubt: \(error.description)")
    }
    throw LineProblem(at: "locale", "the writer marks no texts")
  }

  static func plain(
    _ texts: @escaping Texts, _ separated: Texts?, _ allowsNegative: Bool, _ facts: TextFacts
  ) throws(NumberFormatError) -> NumberFormat {
    func writer(_ texts: @escaping Texts) -> TextWriter {
      TextWriter(allowsNegative: allowsNegative) { _ in
        true
      } text: {
        texts($0)?.text
      }
    }
    var facts = facts
    facts.separated = separated.map(writer)
    return try NumberFormat(writer(texts), facts)
  }

  private func answer(_ question: String) throws(LineProblem) -> LineMember {
    guard let line = ask(question) else { throw LineProblem(at: "locale", "there is no writer") }
    do throws(LineProblem) {
      return try line.withLineBytes { bytes throws(LineProblem) in
        try LineMember(line: bytes, limit: LineField.mostBytes)
      }
    } catch {
      throw LineProblem(at: "locale", "the writer's answer is wrong: \(error.description)")
    }
  }

  /// Returns a function that asks the host for the text of a number. It returns nil for a number
  /// that the host cannot write, and for an answer that is wrong.
  ///
  /// - Parameters:
  ///   - writer: The number by which the host knows the format.
  ///   - separated: Whether the text is to have every separator.
  private func texts(_ writer: Int, separated: Bool) -> Texts {
    { number in
      var question = JSONWriter()
      question.open("{")
      question.member("write", number.description)
      question.member("writer", writer)
      if separated { question.member("separated", true) }
      question.close("}")
      do throws(LineProblem) {
        for (name, member) in try answer(question.text).members("part of an answer", Written.self) {
          switch name {
          case .text: return MarkedText([MarkedText.Piece(.literal, try member.text())])
          case .parts:
            var pieces: [MarkedText.Piece] = []
            for part in try member.elements("an array of parts") {
              let pair = try part.elements("a mark and a text")
              guard pair.count == 2 else { throw part.wrong("a mark and a text") }
              pieces.append(
                MarkedText.Piece(
                  try pair[0].word("mark", MarkedText.Field.self), try pair[1].text()))
            }
            return MarkedText(pieces)
          }
        }
      } catch {}
      return nil
    }
  }
}

extension FieldSupplies {
  /// Makes supplies whose formats are made from texts of a host's function that writes numbers. The
  /// function is asked with lines of JSON and answers with lines; see Documentation/Lines.md.
  ///
  /// - Parameters:
  ///   - ask: Returns the line that answers a line; nil if there is no answer. Called while a field
  ///     is opened, and while an act is carried out.
  ///   - entries: The names of all kinds of entry.
  ///   - entry: Makes the kind of entry of a name, for a field with these options.
  ///   - sentences: Returns the sentences in the language of a BCP 47 tag; nil if there are none.
  public static func writer(
    _ ask: @escaping @Sendable (String) -> String?,
    entries: [String] = [],
    entry: @escaping @Sendable (String, FieldOptions) throws(LineProblem) -> EntryKind = {
      name, _ throws(LineProblem) in
      throw LineProblem(at: "entries", "there is no “\(name)”")
    },
    sentences: @escaping @Sendable (String) -> MessageTable? = { _ in nil }
  ) -> FieldSupplies {
    let writer = HostWriter(ask)
    return FieldSupplies(
      format: { options throws(LineProblem) in
        try writer.format(options, plain: HostWriter.plain)
      }, entries: entries, entry: entry, sentences: sentences)
  }

  /// Makes the format of options from texts of a host's function that tells the parts of its texts,
  /// such as digits and separators. A function that does not tell them is refused.
  package static func format(
    _ options: FieldOptions, markedBy ask: @escaping @Sendable (String) -> String?
  ) throws(LineProblem) -> NumberFormat {
    try HostWriter(ask).format(options, plain: nil)
  }
}

extension LineMember {
  func texts() throws(LineProblem) -> [String] {
    var texts: [String] = []
    for element in try elements("an array of texts") { texts.append(try element.text()) }
    return texts
  }
}
