import FieldForms
import FormattingFields

/// Accounts with entries, rows inside of rows, whose shares add up to 100 %.
struct Ledger: FormContent {
  enum FieldID: Hashable {
    case title, limit
    case account(Int, Account.FieldID)
    case total
  }

  struct Account: FormContent, Identifiable {
    enum FieldID: Hashable {
      case name, share
      case entry(Int, Entry.FieldID)
    }

    let id: Int
    var name = PlainTextField("account")
    var share: FormattingField<Int>
    var entries: [Entry]

    /// The share of a closed account is disabled.
    var isClosed: Bool { name.text == "closed" }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, named: "name", &name, .required, rules: [.length(2...)])
      form.field(.share, named: "share", &share, isClosed ? .disabled : .required)
      if name.text != "short" { form.rows(&entries, named: "entries", as: FieldID.entry) }
      form.rule(
        "sorted", on: entries.map { .entry($0.id, .amount) },
        holds: zip(entries, entries.dropFirst()).allSatisfy {
          ($0.amount.value ?? 0) <= ($1.amount.value ?? 0)
        })
    }
  }

  struct Entry: FormContent, Identifiable {
    enum FieldID: String { case amount, note }

    let id: Int
    var amount: FormattingField<Double>
    var note = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.amount, &amount)
      form.field(.note, &note, (amount.value ?? 0) > 100 ? .required : [])
    }
  }

  var title = PlainTextField("2024")
  var limit = FormattingField<Int>(50, format: format(.integer, "de-DE"))
  var accounts: [Account] = []
  /// Hidden while the shares are more than 100 %.
  var total = PlainTextField()

  var sum: Int { accounts.reduce(0) { $0 + ($1.share.value ?? 0) } }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.title, named: "title", &title, .required)
    form.field(.limit, named: "limit", &limit)
    form.rows(&accounts, named: "accounts", as: FieldID.account)
    form.field(.total, named: "total", &total, sum > 100 ? .hidden : [])
    form.rule("sum", on: accounts.map { .account($0.id, .share) }, holds: sum == 100)
    form.rule(
      "limit", on: .limit, .title,
      holds: accounts.allSatisfy { $0.entries.count <= limit.value ?? 0 })
  }
}
