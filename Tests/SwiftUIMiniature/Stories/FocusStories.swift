import FieldFocus
import SwiftUI

@testable import OwnFocus

// The code of the article "A focus in your model", as a person uses it.

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
