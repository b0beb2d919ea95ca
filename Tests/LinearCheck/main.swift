import FieldEditing
import FieldForms
import FieldSchemas
import NumberText

// Reads a long schema of a kind, or does something to a long form. Scripts/check-linear.sh counts the instructions of
// `counted_pass`.
//
// usage: LinearCheck                 prints the kinds
//        LinearCheck KIND SIZE
//        LinearCheck growth SIZE     does all that a host does to a whole form, and prints the name of each
//        LinearCheck keys            types into short and long forms, and prints the names

func list(_ count: Int, _ element: (Int) -> String) -> String {
  (0..<count).map(element).joined(separator: ",")
}

func content(
  _ properties: String, _ more: String = "", numbers format: NumberFormat? = nil
) throws(SchemaError) -> SchemaContent {
  try SchemaContent(schema: #"{"type":"object","properties":{\#(properties)}\#(more)}"#) { _ in
    format
  }
}

func texts(_ count: Int) -> String { list(count) { #""p\#($0)":{"type":"string"}"# } }
func names(_ count: Int) -> String { list(count) { #""p\#($0)""# } }

let schemas: [(name: String, read: (Int) throws -> Void)] = [
  ("types", { size in _ = try? content(#""v":{"type":[\#(names(size))]}"#) }),
  ("properties", { size in _ = try content(texts(size)) }),
  ("required", { size in _ = try content(texts(size), #","required":[\#(names(size))]"#) }),
  (
    "dependentRequired",
    { size in
      _ = try content(
        texts(size),
        #","dependentRequired":{\#(list(size) { #""p\#($0)":["p\#(($0 + 1) % size)","p0"]"# })}"#)
    }
  ),
  (
    "allOf",
    { size in
      let parts = list(size) { #"{"properties":{"q\#($0)":{"type":"string"}}}"# }
      _ = try content(texts(size), #","allOf":[\#(parts)]"#)
    }
  ),
  (
    "allOf of the same properties",
    { size in
      let part = list(size) { #""p\#($0)":{"maxLength":\#($0 + 5)}"# }
      _ = try content(texts(size), #","allOf":[{"properties":{\#(part)}}]"#)
    }
  ),
  (
    "required of parts",
    { size in
      let parts = list(size) { #"{"required":["p\#($0)"]}"# }
      _ = try content(texts(size), #","allOf":[\#(parts)]"#)
    }
  ),
  (
    "dependentRequired of parts",
    { size in
      let parts = list(size) { #"{"dependentRequired":{"p0":["p\#($0)"]}}"# }
      _ = try content(texts(size), #","allOf":[\#(parts)]"#)
    }
  ),
  (
    "properties of a chain of references",
    { size in
      let definitions = list(size) { ##""a\##($0)":{"$ref":"#/$defs/a\##($0 + 1)"}"## }
      _ = try content(
        list(size) { ##""p\##($0)":{"$ref":"#/$defs/a0"}"## },
        #","$defs":{\#(definitions),"a\#(size)":{"type":"string"}}"#)
    }
  ),
  (
    "properties of a chain that ends nowhere",
    { size in
      let definitions = list(size) { ##""a\##($0)":{"$ref":"#/$defs/a\##($0 + 1)"}"## }
      let properties = list(size) { ##""p\##($0)":{"$ref":"#/$defs/a0"}"## }
      _ = try? content(properties, #","$defs":{\#(definitions)}"#)
    }
  ),
  (
    "references",
    { size in
      let definitions = list(size) { ##""a\##($0)":{"$ref":"#/$defs/a\##($0 + 1)"}"## }
      _ = try content(
        ##""v":{"$ref":"#/$defs/a0"}"##,
        #","$defs":{\#(definitions),"a\#(size)":{"type":"string"}}"#)
    }
  ),
  (
    "anchors and ids",
    { size in
      let definitions = list(size) {
        ##""a\##($0)":{"$id":"a\##($0)","$anchor":"b","type":"string"}"##
      }
      _ = try content(
        list(size) { ##""p\##($0)":{"anyOf":[{"$ref":"a\##($0)#b"},{"type":"null"}]}"## },
        #","$defs":{\#(definitions)}"#)
    }
  ),
  (
    "schemas in anyOf",
    { size in
      let schemas = list(size) { _ in #"{"type":"number"}"# }
      _ = try? content(#""v":{"anyOf":[\#(schemas),{"type":"null"}]}"#)
    }
  ),
  ("enum", { size in _ = try content(#""v":{"enum":[\#(names(size))]}"#) }),
  (
    "oneOf",
    { size in
      let constants = list(size) { #"{"const":"p\#($0)","title":"Title \#($0)"}"# }
      _ = try content(#""v":{"type":"string","oneOf":[\#(constants)]}"#)
    }
  ),
  (
    "multiple choice",
    { size in
      let chosen = #""type":"array","uniqueItems":true,"default":[\#(names(size))]"#
      var form = FieldForm(try content(#""v":{\#(chosen),"items":{"enum":[\#(names(size))]}}"#))
      precondition(form.content.json == #"{"v":[\#(names(size))]}"#, form.content.json)
      let typed = (0..<size).reversed().map { "p\($0)" }.joined(separator: ",")
      try form.apply(.edit(TextEdit(.all, typed)), to: ["v"])
      precondition(form.isValid)
    }
  ),
]

let forms: [(name: String, read: (Int) throws -> Void)] = [
  (
    "a change of all fields, and its undo",
    { size in
      var form = FieldForm(Rows(size))
      let change = try form.undoable { form throws(FormRefusal) in try fill(&form) }
      let again = try form.apply(change)
      try form.apply(again)
    }
  ),
  (
    "a change of format of a long number",
    { size in
      var policies = FieldPolicies()
      policies.maximumLength = 100 * size
      var field = FormattingField(
        FixedDecimal(coefficient: 1, exponent: 10 * size), format: english, policies: policies)
      try field.type("5")
      field.setFormat(german)
      precondition(field.text.contains("000.000"), "the text is respelled")
    }
  ),
  (
    "keys that break as many rules, and mend them",
    { size in
      var form = FieldForm(Bounded(size))
      for digit in ["4", "5", "4"] { try form.apply(.edit(TextEdit(.all, digit)), to: 0) }
      precondition(form.issues(of: size - 1).count == 1)
    }
  ),
  ("a broken rule in each row", { size in _ = FieldForm(Rows(size)).isValid }),
  (
    "a submit of edited fields",
    { size in
      var form = FieldForm(Rows(size))
      try fill(&form)
      precondition(form.beginSubmit() == .started)
    }
  ),
  (
    "a submit of edited fields beside each other",
    { size in
      var form = FieldForm(try Flat(size))
      precondition(form.beginSubmit() == .started)
    }
  ),
  (
    "a draft, restored into a form without its fields",
    { size in
      var form = FieldForm(Rows(size))
      _ = form.beginSubmit()
      precondition(FieldForm.restored(from: form.snapshot, in: One()).losses.count > size)
    }
  ),
]

let kinds = schemas + forms

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "growth" where arguments.count == 3:
  guard let size = Int(arguments[2]) else { fatalError("no size") }
  // What is done once, such as the metadata of types, is not counted.
  try grow(2) { _, body in try body() }
  try grow(size) { name, body in
    print(name)
    countedPass(body)
  }
case "keys": try countKeys(countedPass)
case let name? where arguments.count == 3:
  guard let kind = kinds.first(where: { $0.name == name }), let size = Int(arguments[2]) else {
    fatalError("no such kind")
  }
  countedPass { try kind.read(size) }
default: for kind in kinds { print(kind.name) }
}
