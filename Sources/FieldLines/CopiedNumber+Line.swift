import FieldEditing
import FormattingFieldJSON
import NumberText

// A copied number as a member of a line: the JSON object that `Codable` writes for a
// `CopiedNumber`.

extension CopiedNumber {
  init(_ line: LineMember) throws(LineProblem) {
    var (text, number, style) = (String?.none, FixedDecimal?.none, NumberStyle?.none)
    for (name, part) in try line.members("part of a copied number", CodingKeys.self) {
      switch name {
      case .text: text = try part.text()
      case .number: number = try part.number()
      case .style:
        style = NumberStyle(try part.text())
        if style == nil { throw part.wrong("a style") }
      }
    }
    guard let text, let number, let style else {
      throw LineProblem(at: line.place, "has not text, number and style")
    }
    self.init(text: text, number: number, style: style)
  }
}

extension JSONWriter {
  mutating func copied(_ copied: CopiedNumber) {
    open("{")
    for name in CopiedNumber.CodingKeys.allCases {
      switch name {
      case .text: member(name.rawValue, copied.text)
      case .number: member(name.rawValue, copied.number.description)
      case .style: member(name.rawValue, copied.style.description)
      }
    }
    close("}")
  }
}
