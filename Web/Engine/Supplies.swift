import FieldEditing
import FieldLines
import FormattingFieldJSON
import NumberText

// What the page supplies, asked through one function: its Intl writes numbers and has a locale's
// words, and sentences in other languages than English are scripts of the page. This file stands in
// the place of FormattingFieldC/Supplies.swift.

/// What a page's field is made of.
///
/// - Complexity: the format of a locale and style is learned once for all fields.
func supplies(_ host: HostFunction?) throws(LineProblem) -> FieldSupplies { ofPage }

private let ofPage: FieldSupplies = {
  var supplies = FieldSupplies(
    format: { options throws(LineProblem) in
      for known in formats where known.options.hasSameFormat(as: options) { return known.format }
      let format = try FieldSupplies.format(options, markedBy: ask)
      formats.append(KnownFormat(options, format))
      return format
    },
    sentences: { language in
      if language.utf8.prefix(while: { $0 != UInt8(ascii: "-") }).elementsEqual("en".utf8) {
        return .english
      }
      guard let templates = answer("sentences", language) else { return nil }
      return MessageTable(language) { key in
        guard case .string(let text)? = templates[JSONKey(key.rawValue)] else { return "" }
        return text
      }
    },
    drafts: drafts)
  addEntries(to: &supplies)
  return supplies
}()

/// The formats of the page, which are some few; a page has one thread.
nonisolated(unsafe) private var formats: [KnownFormat] = []

/// The format of some options; an object, so that to look for one copies no options.
private final class KnownFormat {
  let options: FieldOptions
  let format: NumberFormat

  init(_ options: FieldOptions, _ format: NumberFormat) {
    (self.options, self.format) = (options, format)
  }
}

/// The page's answer to a question; nil if there is none.
private func ask(_ question: String) -> String? {
  HostFunction({ askPage($0, $1, $2, $3, $4) }, nil).answer(question)
}

/// The members of the page's answer to what is no question of a writer's; nil if there is none.
func answer(
  _ question: String, _ detail: String, locale: String? = nil, currency: String? = nil
) -> JSONObject? {
  var line = JSONWriter()
  line.open("{")
  line.member(question, detail)
  if let locale { line.member("locale", locale) }
  if let currency { line.member("currency", currency) }
  line.close("}")
  guard let answer = ask(line.text) else { return nil }
  do throws(JSONError) { return try JSONObject(answer) } catch { return nil }
}

@_extern(wasm, module: "page", name: "answer") @_extern(c)
private func askPage(
  _ context: UnsafeMutableRawPointer?, _ question: UnsafePointer<CChar>?, _ length: Int,
  _ answer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int
