// What listings use and do not show.
import FieldFormsUI
import SwiftUI

enum Field: CaseIterable { case price, weight, firstName, email }

struct SignIn: FormContent {
  enum FieldID: String { case username, password, note, quantity, size, isGift, delivery }
  var username = PlainTextField()
  mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.username, &username) }
}

struct Row: Identifiable {
  let id = 1
  var share = 0.5
}

struct Item: Identifiable {
  let id = 1
  var price: Double? = 2.5
}

struct ItemScreen: View {
  @Binding var item: Item
  var body: some View { Text(verbatim: "\(item.id)") }
}

@MainActor @Observable
final class Model {
  var name = ""
  var email = ""
  var price: Double? = 2
  var focus: Field?
  func pressReturn() { focus = nil }
  func moveFocus(_ field: Field?) { focus = field }
}

@MainActor @Observable
final class Store {
  struct State { var form = FieldForm(SignIn()) }
  enum Action { case form(FormAction<SignIn.FieldID>) }
  var state = State()
  func send(_ action: Action) {}
}

func save(_ share: Double) {}
func log(_ field: Field, _ commit: FieldCommit) {}
func signIn(_ content: SignIn) async -> [ValidationIssue] { [] }

// A listing's properties.
@State var share = 0.5
@State var balance = -2.5
@State var price = 2.5
@State var weight: Double? = 1
@State var amount: Double? = 1
@State var discount: Double?
@State var due: Date?
@State var rows: [Row] = []
@State var item: Item?
@State var draft = Item()
@State var isSearching = false
@FocusState var isFocused: Bool
@FocusState var focused: Field?
@State var form = FieldForm(SignIn())
@Bindable var observed: Model
@State var model = FormModel(SignIn())
@FocusState var focus: SignIn.FieldID?
var store: Store
let formatter = NumberFormatter()
let numberFormat: NumberFormat
var source: FormSource<SignIn> { FormSource(store.state.form) { store.send(.form($0)) } }
