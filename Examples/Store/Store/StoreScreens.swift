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
      ForEach($store.items) { $item in
        NavigationLink {
          ItemScreen(item: $item)
        } label: {
          HStack {
            Text(item.name)
            Text(item.price, format: .number)
          }
        }
      }
    }
    .navigationTitle(store.name)
  }
}

struct ItemScreen: View {
  @Binding var item: Item

  var body: some View {
    Form {
      FormattingTextField("Price", value: $item.price, format: .number)
        .bounds(0...100_000)
      FormattingTextField("Discount", value: $item.discount, format: .percent, prompt: Text("none"))
        .bounds(0...1)
        .policies { $0.step = 0.05 }
        .fieldNotice { notice in
          Text(notice.message).font(.footnote).foregroundStyle(.orange)
          ForEach(notice.suggestions, id: \.self) { text in
            Button(text) { notice.take(text) }
          }
        }
    }
    .navigationTitle(item.name)
  }
}
