import FormattingFieldsUI
import Foundation
import SwiftUI

@testable import Article

/// What a binding writes to.
@MainActor @Observable
private final class Stock {
  var price: Double? = 20
  private let habits: StoreHabits

  init(_ store: StoreHabits.Store) {
    habits = StoreHabits(store: store, channel: .binding, delay: 0)
  }

  func take(_ new: Double?) {
    let old = price
    price = habits.store == .reverts ? new : habits.taken(new, over: old)
    if habits.store == .reverts { Task { price = old } }
  }

  func takes(_ number: Double) -> Bool { habits.taken(number, over: -1) == number }
}

private struct StockView: View {
  let stock: Stock
  var body: some View {
    BorderedPrice(price: Binding(get: { stock.price }, set: { stock.take($0) }))
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}

@MainActor let articleStories = [
  Story("an article's field over nine stores: no key is lost, and the store has the last word") {
    for store in StoreHabits.Store.allCases {
      for number in ["15", "5", "150", "12.5"] {
        let stock = Stock(store)
        let screen = Screen { StockView(stock: stock) }
        await screen.rest()
        let field = await screen.focus("Price")
        field.select(0..<2)
        await screen.type(number, into: field)
        Story.expect(field.content, number, "\(store): the text while it is typed")
        field.end()
        await screen.wait()
        await screen.pass(.seconds(2))
        let written = stock.price?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? ""
        Story.expect(field.content, written, "\(store): the text after \(number) was left")
        if let typed = Double(number), stock.takes(typed) {
          Story.expect(stock.price, typed, "\(store): the price")
        } else if written != number {
          Story.expect(
            screen.texts.contains { $0.contains(number) }, true, "\(store): whether it is told")
        }
        _ = await Screen.close()
      }
    }
  }
]
