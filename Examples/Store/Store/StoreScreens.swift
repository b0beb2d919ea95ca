import FormattingFieldsUI
import SwiftUI

@MainActor @Observable
final class Chain {
  var departments: [Department]

  init(departments: [Department]) { self.departments = departments }

  static var sample: Chain {
    let tea = Item(name: "Tea", price: 2.5, discount: nil)
    let milk = Item(name: "Milk", price: 1, discount: 0.1)
    let salt = Item(name: "Salt", price: 0.1, discount: nil)
    return Chain(departments: [
      Department(
        name: "Food",
        stores: [
          Store(name: "Main Street", items: [tea]), Store(name: "Station", items: [milk, salt]),
        ])
    ])
  }
}

struct Department: Hashable, Identifiable {
  let id = UUID()
  var name: String
  var stores: [Store]
}

struct Store: Hashable, Identifiable {
  let id = UUID()
  var name: String
  var items: [Item]
}

struct Item: Hashable, Identifiable {
  let id = UUID()
  var name: String
  var price: Float
  var discount: Double?
}

/// Departments, their stores, their items, each pushed by its value. A screen is bound to what has
/// the id of that value: a key in a price makes another item of it.
struct DepartmentsScreen: View {
  @Bindable var chain: Chain

  var body: some View {
    List {
      ForEach(chain.departments) { NavigationLink($0.name, value: $0) }
    }
    .navigationTitle("Departments")
    .navigationDestination(for: Department.self) { department in
      DepartmentScreen(department: $chain.departments.row(department))
    }
  }
}

struct DepartmentScreen: View {
  @Binding var department: Department

  var body: some View {
    List {
      ForEach(department.stores) { NavigationLink($0.name, value: $0) }
    }
    .navigationTitle(department.name)
    .navigationDestination(for: Store.self) { store in
      StoreScreen(store: $department.stores.row(store))
    }
  }
}

struct StoreScreen: View {
  @Binding var store: Store

  var body: some View {
    List {
      ForEach(store.items) { item in
        HStack {
          NavigationLink(item.name, value: item)
          FormattingTextField(
            "Price of \(item.name)", value: $store.items.row(item).price,
            format: .currency(code: "EUR"))
        }
      }
      .onDelete { store.items.remove(atOffsets: $0) }
    }
    .fieldKeyboardBar()
    .navigationTitle(store.name)
    .navigationDestination(for: Item.self) { item in
      ItemScreen(item: $store.items.row(item))
    }
  }
}

struct ItemScreen: View {
  @Binding var item: Item
  @FocusState private var isPriceFocused: Bool
  @State private var fields = FieldGroup()
  @State private var saved = ""

  var body: some View {
    Form {
      FormattingTextField("Price", value: $item.price, format: .number)
        .bounds(0...100_000)
        .focused($isPriceFocused)
      Button("Off focus") { isPriceFocused = false }
        .disabled(!isPriceFocused)
      FormattingTextField("Discount", value: $item.discount, format: .percent, prompt: Text("none"))
        .bounds(0...1)
        .policies { $0.step = 0.05 }
        .onSubmit { save() }
      Button("Save") { if fields.commit() { save() } }
        .disabled(!fields.isAcceptable)
      Text(verbatim: saved)
    }
    .environment(fields)
    .fieldKeyboardBar()
    .navigationTitle(item.name)
  }

  private func save() {
    saved = "\(item.price), \(item.discount.map { "\($0)" } ?? "none")"
  }
}

#Preview("an item") {
  @Previewable @State var item = Item(name: "Tea", price: 2.5, discount: 0.1)
  ItemScreen(item: $item)
}

#Preview("a store") {
  @Previewable @State var store = Chain.sample.departments[0].stores[1]
  NavigationStack { StoreScreen(store: $store) }
}
