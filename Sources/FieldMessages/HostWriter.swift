public import FieldEditing
import FormattingFieldJSON
public import NumberText

/// A writer of numbers that the host has, such as a page's Intl: it is asked in lines, and answers in lines.
///
/// | asked | answered |
/// |---|---|
/// | `{"format":{"locale":"de-DE","style":"percent"}}` | `{"writer":3,"locale":"de-DE","style":"percent","numberingSystem":"latn"}`, or `{"error":"no such locale"}` |
/// | `{"write":"-0.5","writer":3}` | `{"text":"-50 %"}`, or `{"parts":[["sign","-"],["integer","50"],["literal"," %"]]}`; `{}` if the writer cannot write exactly this number |
/// | `{"write":"1234.5","writer":3,"separated":true}` | the same number with every separator, if the first answer had `"separated":true` |
struct HostWriter: Sendable {
  private let ask: @Sendable (String) -> String?

  init(_ ask: @escaping @Sendable (String) -> String?) { self.ask = ask }

  /// What a host answers of a format.
  private enum Known: String, CaseIterable {
    case error, writer, locale, style, numberingSystem, affixes, foreignSigns, marked, separated
    case allowsNegative
  }

  /// What a host answers of a number.
  private enum Written: String, CaseIterable { case text, parts }

  /// The format of options.
  func format(_ options: FieldOptions) throws(LineProblem) -> NumberFormat {
    var question = FieldOptions(locale: options.locale)
    (question.style, question.format) = (options.style, options.format)
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
      case .affixes: facts.codes = try member.texts()
      case .foreignSigns: facts.foreignCurrencySigns = try member.texts()
      case .marked: isMarked = try member.flag()
      case .separated: hasSeparated = try member.flag()
      case .allowsNegative: allowsNegative = try member.flag()
      }
    }
    do throws(NumberFormatError) {
      if isMarked {
        return try NumberFormat(
          MarkedWriter(
            text: texts(writer, separated: false),
            separated: hasSeparated ? texts(writer, separated: true) : nil), facts)
      }
      func plain(separated: Bool) -> TextWriter {
        let texts = texts(writer, separated: separated)
        return TextWriter(allowsNegative: allowsNegative) { _ in
          true
        } text: {
          texts($0)?.text
        }
      }
      if hasSeparated { facts.separated = plain(separated: true) }
      return try NumberFormat(plain(separated: false), facts)
    } catch {
      throw LineProblem(at: "locale", "the writer's texts leave a doubt: \(error.description)")
    }
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

  /// What the host writes; nil for what it cannot write, and for what it answers wrongly.
  private func texts(_ writer: Int, separated: Bool) -> @Sendable (FixedDecimal) -> MarkedText? {
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
  /// Formats from a writer of the host's, that is asked in lines and answers in lines; see Documentation/Message.md.
  ///
  /// - Parameters:
  ///   - ask: Gives the answer to a question; nil if there is none. It is called while a field is opened, and while an
  ///     act is carried out.
  ///   - entries: The names of the kinds of entry that there are.
  ///   - entry: The kind of a name.
  ///   - sentences: The sentences in a language.
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
      format: { options throws(LineProblem) in try writer.format(options) }, entries: entries,
      entry: entry, sentences: sentences)
  }
}

extension LineMember {
  func texts() throws(LineProblem) -> [String] {
    var texts: [String] = []
    for element in try elements("an array of texts") { texts.append(try element.text()) }
    return texts
  }
}
