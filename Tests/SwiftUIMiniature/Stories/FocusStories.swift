import FieldFocus
import SwiftUI

@testable import OwnFocus

// The code of the article "A focus in your model", as a person uses it.

@MainActor @Observable
private final class Relay { var focus: Int? }

/// A host that passes the focus on, field by field.
private struct RelayView: View {
  @Bindable var relay: Relay
  @FocusState private var focus: Int?
  var body: some View {
    VStack {
      ForEach(Array(0..<5), id: \.self) { place in
        TextField("\(place)", text: .constant("")).focused($focus, equals: place)
      }
    }
    .focus($focus, follows: $relay.focus)
    .onChange(of: focus) { if let place = focus, 1..<4 ~= place { focus = place + 1 } }
  }
}

@MainActor @Observable
private final class AddressSheet {
  var address = Address()
  var sent = 0
}

private struct AddressSheetView: View {
  @Bindable var sheet: AddressSheet
  var body: some View { AddressScreen(address: $sheet.address) { sheet.sent += 1 } }
}

@MainActor let focusStories = [
  Story("focus alone: a host that passes the focus on in one frame, and the model in the end") {
    let relay = Relay()
    let screen = Screen { RelayView(relay: relay) }
    await screen.rest()
    for place in [1, 0, 2, 1] {
      _ = await screen.focus("\(place)")
      // The host's own third change in a frame may be dropped.
      let last = relay.focus ?? -1
      let isPassed = place == 0 ? last == 0 : last >= 3
      Story.expect(isPassed, true, "whether it was passed on to \(last)")
      Story.expect(screen.fields.map(\.isFocused), (0..<5).map { $0 == last }, "what is focused")
    }
  },
  Story("focus alone: an observable object's first field, the walk, a tap, a server's answer") {
    let model = Registration()
    let screen = Screen { RegistrationScreen(model: model) }
    await screen.rest()
    for label in ["First name", "Last name", "Email"] {
      Story.expect(screen.field(label).isFocused, true, "whether \(label) is focused")
      await screen.type("ada@example.org", into: screen.field(label))
      screen.field(label).pressReturn()
      await screen.rest()
    }
    Story.expect(model.focus, nil, "the model's focus at the end")
    _ = await screen.focus("Last name")
    Story.expect(model.focus, .lastName, "the model's focus after a tap")
    await screen.tap("Register")
    Story.expect(screen.field("Email").isFocused, true, "whether the answer's field is focused")
    Story.expect(screen.texts.contains("This address is taken."), true, "whether it is told")
    await FocusTests.registration()
    FocusTests.login()
  },
  Story("focus alone: a reducer's, with bind") {
    let store = LoginStore()
    let screen = Screen { LoginScreen(store: store) }
    await screen.rest()
    let name = screen.field("Name")
    Story.expect(name.isFocused, true, "whether the name is focused on appear")
    await screen.type("ada", into: name)
    name.pressReturn()
    await screen.rest()
    Story.expect(screen.field("Password").isFocused, true, "whether the empty field is focused")
    Story.expect(store.state.focus, .password, "the state's focus")
    name.focus()
    await screen.rest()
    Story.expect(store.state.focus, .name, "the state's focus after a tap")
    await screen.type("analytical", into: await screen.focus("Password"))
    await screen.tap("Log in")
    Story.expect(store.state.isSent, true, "whether it is sent")
    Story.expect(screen.fields.contains { $0.isFocused }, false, "whether a field has the focus")
  },
  Story("without this package: a button follows the validity of a struct of texts") {
    let sheet = AddressSheet()
    let screen = Screen { AddressSheetView(sheet: sheet) }
    await screen.rest()
    for label in ["Name", "Street", "City"] {
      Story.expect(screen.isEnabled("Send"), false, "whether it can be sent before \(label)")
      await screen.type("x", into: await screen.focus(label))
    }
    Story.expect(sheet.address, Address(name: "x", street: "x", city: "x"), "the address")
    await screen.tap("Send")
    Story.expect(sheet.sent, 1, "how often it was sent")
    await screen.type("<", into: await screen.focus("Street"))
    Story.expect(screen.isEnabled("Send"), false, "whether it can be sent without a street")
  },
]
