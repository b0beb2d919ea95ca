import FormattingFieldsUI
import SwiftUI

@MainActor @Observable
final class Order {
  var price: Double? = 1234.5
}

struct OrderScreen: View {
  @Bindable var order: Order
  var body: some View {
    FormattingTextField("Price", value: $order.price, format: .number)
  }
}

let order = Order()
let screen = Screen { OrderScreen(order: order) }
await screen.rest()
print(screen.field("Price").content, screen.bodyCount)
let field = screen.field("Price")
field.focus()
await screen.rest()
print(field.selection)
for key in ["7", ".", "5"] { field.press(key); screen.update() }
await screen.rest()
print(field.content, order.price as Any, screen.texts)
field.pressReturn()
await screen.rest()
print(field.content, order.price as Any, field.isFocused, screen.traps)
