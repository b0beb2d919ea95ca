import Foundation
import Testing

@testable import numfield

/// `numfield form` asks line by line, and prints JSON.
struct FormCommandTests {
  private static let schema = """
    {"type": "object", "required": ["name", "price", "gift"], "properties": {
      "name": {"type": "string", "title": "Name"},
      "price": {"type": "number", "x-currency": "EUR", "minimum": 1},
      "gift": {"type": "boolean"},
      "size": {"enum": ["S", "L"], "default": "L"},
      "tags": {"type": "array", "items": {"type": "string"}}}}
    """

  private func run(_ options: String..., data: String? = nil, input: String) throws
    -> NumfieldProcess.Result
  {
    try NumfieldProcess.withFolder { folder in
      let schema = folder.appending(path: "schema.json")
      try Data(Self.schema.utf8).write(to: schema)
      var arguments = ["form"] + options + [schema.path]
      if let data {
        let file = folder.appending(path: "data.json")
        try Data(data.utf8).write(to: file)
        arguments.append(file.path)
      }
      return try NumfieldProcess.run(arguments, input: Data(input.utf8))
    }
  }

  @Test("each field is asked for, a refused answer again, and rows until no")
  func interview() throws {
    let result = try run(
      "--locale", "de-DE", input: "Ada\n1.5\n0,5\n1,5\nJa\n\nJa\nred\nJa\nblue\nNein\n")
    #expect(
      result.output == #"{"name":"Ada","price":1.5,"gift":true,"size":"L","tags":["red","blue"]}"#
        + "\n")
    #expect(result.errors.contains("Eine Zifferngruppe ist zu kurz. Meinten Sie „1,5“?"))
    #expect(result.errors.contains("size (S | L) [L]: "))
    #expect(result.status == 0)
  }

  @Test("an end of the answers in the middle tells what is missing, and prints nothing")
  func end() throws {
    let result = try run(input: "Ada\n")
    #expect(result.output.isEmpty)
    #expect(result.status == 1)
    #expect(result.errors.contains("/price: price is required."))
  }

  @Test("data to begin with is kept where an answer is empty, and judged by --check")
  func data() throws {
    let data = #"{"name":"Bo","price":2.50,"gift":false,"more":[1]}"#
    let kept = try run(data: data, input: "\n\n\n\nNo\n")
    #expect(kept.output == #"{"name":"Bo","price":2.5,"gift":false,"more":[1]}"# + "\n")
    let checked = try run("--check", data: #"{"name":"Bo","price":"2","size":"M"}"#, input: "")
    #expect(
      checked.lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") } == [
        "/price type", "/size enum", "/price required", "/gift required",
      ])
    #expect(checked.status == 1)
  }

  @Test("a schema that is no form's is bad usage")
  func badSchema() throws {
    let result = try NumfieldProcess.withFolder { folder in
      let schema = folder.appending(path: "schema.json")
      try Data(#"{"type":"object","anyOf":[]}"#.utf8).write(to: schema)
      return try NumfieldProcess.run("form", schema.path)
    }
    #expect(result.status == 2)
    #expect(result.errors.contains("/anyOf"))
  }
}
