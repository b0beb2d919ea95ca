import FieldEditing
import FieldForms
import NumberText

// Does something to a long form. Scripts/checks/linear.sh counts the instructions of
// `counted_pass`.
//
// usage: LinearCheck                 prints the kinds LinearCheck KIND SIZE LinearCheck growth SIZE
// does all that a host does to a whole form, and prints the name of each LinearCheck keys
// types into forms of several sizes, and prints names and sizes

let kinds: [(name: String, run: (Int) throws -> Void)] = [
  (
    "a change of all fields, and its undo",
    { size in
      var form = FieldForm(Rows(size))
      let change = try form.undoable { try fill(&$0) }
      let again = try form.apply(change)
      try form.apply(again)
    }
  ),
  (
    "a block of texts, and its undo",
    { size in
      var form = FieldForm(Rows(size))
      var texts: [Rows.FieldID: String] = [:]
      for row in 0..<size { texts[.row(row, .amount)] = "12" }
      let entered = form.undoable { $0.enter(texts) }
      precondition(form.isValid)
      try form.apply(entered)
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
      precondition(field.text.hasSuffix("0005") && field.entry != nil, "the digits stay")
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
  countedPass { try kind.run(size) }
default: for kind in kinds { print(kind.name) }
}
