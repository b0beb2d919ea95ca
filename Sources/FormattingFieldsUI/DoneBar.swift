#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Observation
  import SwiftUI
  import UIKit

  /// Where the fields inside put their Done button.
  enum DonePlace {
    /// Each has a place of its own.
    case field
    /// The place around them.
    case bar(DoneButtonHolder)
    case nowhere
  }

  /// Who the Done button above the keyboard is for.
  @MainActor @Observable
  final class DoneButtonHolder {
    /// Whether the focused field has no Return.
    fileprivate(set) var isShown = false
    /// A view that is gone is no field any more.
    @ObservationIgnored fileprivate weak var field: DoneAction?

    fileprivate func press() {
      if let field { field.press() } else { isShown = false }
    }
  }

  /// What a field does at Done: as its view was drawn with last.
  @MainActor
  final class DoneAction {
    private(set) var press: @MainActor () -> Void = {}

    fileprivate func presses(_ press: @escaping @MainActor () -> Void) { self.press = press }
  }

  /// A place for one Done button above the keyboard.
  ///
  /// A keyboard's toolbar has the items of all views at once, so no item comes or goes with the focus:
  /// there is one, which is empty while nobody needs the button.
  struct DoneBar: ViewModifier {
    @State private var holder = DoneButtonHolder()

    func body(content: Content) -> some View {
      content
        .environment(\.donePlace, .bar(holder))
        .toolbar { ToolbarItem(placement: .keyboard) { DoneButton(holder: holder) } }
    }
  }

  private struct DoneButton: View {
    let holder: DoneButtonHolder

    var body: some View {
      if holder.isShown {
        Button {
          holder.press()
        } label: {
          Text(verbatim: Self.title)
        }
        // In place of a spacer, which would be an item of its own.
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }

    /// The system's own word for the button, in the app's language.
    private static var title: String {
      Bundle(for: UITextField.self).localizedString(forKey: "Done", value: "Done", table: nil)
    }
  }

  /// A place for a Done button, if there is none around.
  struct OneDoneBar: ViewModifier {
    @Environment(\.donePlace) private var place

    func body(content: Content) -> some View {
      if case .field = place { content.modifier(DoneBar()) } else { content }
    }
  }

  /// Asks for a Done button while a field needs one.
  struct DoneKey: ViewModifier {
    let isWanted: Bool
    let press: @MainActor () -> Void

    func body(content: Content) -> some View {
      content.modifier(DoneRequest(isWanted: isWanted, press: press)).modifier(OneDoneBar())
    }
  }

  private struct DoneRequest: ViewModifier {
    let isWanted: Bool
    let press: @MainActor () -> Void
    @Environment(\.donePlace) private var place
    @State private var action = DoneAction()

    func body(content: Content) -> some View {
      let _ = action.presses(press)
      content.onChange(of: isWanted, initial: true) { tell() }
    }

    private func tell() {
      guard case .bar(let holder) = place else { return }
      if isWanted {
        holder.field = action
        holder.isShown = true
      } else if holder.field === action {
        holder.field = nil
        holder.isShown = false
      }
    }
  }

  extension EnvironmentValues {
    var donePlace: DonePlace {
      get { self[DonePlaceKey.self] }
      set { self[DonePlaceKey.self] = newValue }
    }
  }

  private struct DonePlaceKey: EnvironmentKey {
    static var defaultValue: DonePlace { .field }
  }
#endif
