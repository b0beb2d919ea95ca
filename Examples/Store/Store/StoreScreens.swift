import FormattingFieldsUI
import SwiftUI

struct Department {
  var stores: [Store]

  static let sample = Department(stores: [
    Store(name: "Main Street", items: [Item(name: "Tea", price: 2.5, discount: nil)]),
    Store(
      name: "Station",
      items: [
        Item(name: "Milk", price: 1, discount: 0.1), Item(name: "Salt", price: 0.1, discount: nil),
      ]),
  ])
}

struct Store: Identifiable {
  let id = UUID()
  var name: String
  var items: [Item]
}

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var price: Float
  var discount: Double?
}

struct DepartmentScreen: View {
  @Binding var department: Department

  var body: some View {
    List {
      ForEach($department.stores) { $store in
        NavigationLink(store.name) { StoreScreen(store: $store) }
      }
    }
    .navigationTitle("Stores")
  }
}

struct StoreScreen: View {
  @Binding var store: Store

  var body: some View {
    List {
      // A row that can be deleted is bound by its id: SwiftUI reads its binding once more afterwards.
      ForEach(store.items) { item in
        NavigationLink {
          ItemScreen(item: $store.items.row(item))
        } label: {
          HStack {
            Text(item.name)
            FormattingTextField(
              "Price", value: $store.items.row(item).price, format: .currency(code: "EUR"))
          }
        }
      }
      .onDelete { store.items.remove(atOffsets: $0) }
    }
    .navigationTitle(store.name)
  }
}

struct ItemScreen: View {
  @Binding var item: Item
  @State private var fields = FieldGroup()
  @State private var saved = ""

  var body: some View {
    Form {
      FormattingTextField("Price", value: $item.price, format: .number)
        .bounds(0...100_000)
      FormattingTextField("Discount", value: $item.discount, format: .percent, prompt: Text("none"))
        .bounds(0...1)
        .policies { $0.step = 0.05 }
        .onCommit { if $0.cause == .submit && !$0.isRefused { save() } }
        .fieldNotice { notice in
          Text(notice.message).font(.footnote).foregroundStyle(.orange)
          ForEach(notice.suggestions, id: \.self) { text in
            Button(text) { notice.take(text) }
          }
        }
      Button("Save") { if fields.commit() { save() } }
        .disabled(!fields.isAcceptable)
      Text(verbatim: saved)
    }
    .environment(fields)
    .navigationTitle(item.name)
  }

  private func save() {
    saved = "\(item.price), \(item.discount.map { "\($0)" } ?? "none")"
  }
}
