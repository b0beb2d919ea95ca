#if canImport(SwiftUI)
  public import SwiftUI

  /// A key of the bar above a telephone's keyboard.
  public enum FieldBarItem: CaseIterable, Hashable, Sendable {
    /// The field before, in the order of a form, or by the host's own action.
    case previous
    /// Return: the field is committed, and the focus goes on.
    case next
    /// Turns the sign, in a field whose numbers may be negative. A pad has no minus.
    case sign
    /// Empties the field.
    case clear
    /// Puts back what editing began with, and ends it.
    case cancel
    /// Commits the field as Return does, and ends the editing.
    case done
  }

  extension View {
    /// Puts a bar above the keyboard of the fields inside. Without this modifier there is none: a pad with digits has
    /// no Return, and is left by a tap elsewhere or by scrolling.
    ///
    /// ```swift
    /// Form { … }.fieldKeyboardBar([.previous, .next, .sign, .done])
    /// ```
    ///
    /// The bar belongs to the text field that is being edited, and not to the screen's toolbar. Text fields of SwiftUI's
    /// own have none. A tablet shows none, as its pads have Return.
    ///
    /// - Parameters:
    ///   - items: The keys, from leading to trailing; none if it is empty.
    ///   - previous: What `.previous` does where no form is. A key that can do nothing is left out.
    public func fieldKeyboardBar(
      _ items: [FieldBarItem] = [.done], previous: (@MainActor () -> Void)? = nil
    ) -> some View {
      environment(\.fieldBar, FieldBar(items: items, previous: previous))
    }
  }

  /// What stands in the bar, and what the host does for it.
  struct FieldBar {
    var items: [FieldBarItem] = []
    var previous: (@MainActor () -> Void)?
  }

  extension EnvironmentValues {
    var fieldBar: FieldBar {
      get { self[BarKey.self] }
      set { self[BarKey.self] = newValue }
    }
  }

  private struct BarKey: EnvironmentKey {
    static var defaultValue: FieldBar { FieldBar() }
  }

  #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import SystemTextFields
    import UIKit

    /// What the bar's keys do: as the field's view was drawn with last.
    @MainActor
    private final class BarTarget {
      private(set) var press: (FieldBarItem) -> Void = { _ in }
      /// The text field that has the bar.
      weak var view: UITextField?

      func presses(_ press: @escaping (FieldBarItem) -> Void) { self.press = press }
    }

    /// The bar above the keyboard of one text field, while that is focused.
    private struct Bar: ViewModifier {
      let isFocused: Bool
      let hasSign: Bool
      let hasPrevious: Bool
      let press: @MainActor (FieldBarItem) -> Void
      @Environment(\.fieldBar) private var bar
      @State private var target = BarTarget()

      func body(content: Content) -> some View {
        // The target is held by this view's state, so it holds no view.
        let (previous, press) = (bar.previous, press)
        let _ = target.presses { item in
          if item == .previous, let previous { previous() } else { press(item) }
        }
        content.onChange(of: isFocused, initial: true) { show(isFocused ? items : []) }
      }

      private var items: [FieldBarItem] {
        bar.items.filter {
          switch $0 {
          case .previous: hasPrevious || bar.previous != nil
          case .sign: hasSign
          default: true
          }
        }
      }

      private func show(_ items: [FieldBarItem]) {
        if let view = target.view {
          view.inputAccessoryView = nil
          target.view = nil
        }
        guard !items.isEmpty, UIDevice.current.userInterfaceIdiom == .phone,
          let edited = EditedText.edited
        else { return }
        edited.inputAccessoryView = UIToolbar(items) { [weak target] in target?.press($0) }
        edited.reloadInputViews()
        target.view = edited
      }
    }

    extension View {
      /// - Parameters:
      ///   - hasSign: Whether the field's numbers may be negative.
      ///   - hasPrevious: Whether there is a field before.
      package func keyboardBar(
        _ isFocused: Bool, hasSign: Bool, hasPrevious: Bool = false,
        press: @escaping @MainActor (FieldBarItem) -> Void
      ) -> some View {
        modifier(
          Bar(isFocused: isFocused, hasSign: hasSign, hasPrevious: hasPrevious, press: press))
      }
    }

    extension UIToolbar {
      /// Keys, those that end the editing at the trailing end.
      fileprivate convenience init(
        _ items: [FieldBarItem], press: @escaping @MainActor (FieldBarItem) -> Void
      ) {
        // A toolbar that is not as wide as its items breaks their constraints; sizeToFit makes it as wide as the screen.
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func key(_ item: FieldBarItem) -> UIBarButtonItem {
          let action = UIAction { _ in press(item) }
          return switch item {
          case .previous: UIBarButtonItem(symbol: "chevron.up", "Previous", action)
          case .next: UIBarButtonItem(symbol: "chevron.down", "Next", action)
          case .sign: UIBarButtonItem(title: "\u{B1}", primaryAction: action)
          case .clear: UIBarButtonItem(title: UIBarButtonItem.word("Clear"), primaryAction: action)
          case .cancel: UIBarButtonItem(systemItem: .cancel, primaryAction: action)
          case .done: UIBarButtonItem(systemItem: .done, primaryAction: action)
          }
        }
        let ends = items.filter { $0 == .done || $0 == .cancel }
        self.items =
          items.filter { !ends.contains($0) }.map(key) + [
            UIBarButtonItem(systemItem: .flexibleSpace)
          ]
          + ends.map(key)
        sizeToFit()
      }
    }

    extension UIBarButtonItem {
      /// A key with a picture, and a word for a screen reader.
      fileprivate convenience init(symbol: String, _ word: String, _ action: UIAction) {
        self.init(image: UIImage(systemName: symbol), primaryAction: action)
        accessibilityLabel = Self.word(word)
      }

      /// The system's own word, in the app's language.
      fileprivate static func word(_ word: String) -> String {
        Bundle(for: UITextField.self).localizedString(forKey: word, value: word, table: nil)
      }
    }
  #elseif canImport(UIKit) && !os(watchOS)
    extension View {
      package func keyboardBar(
        _ isFocused: Bool, hasSign: Bool, hasPrevious: Bool = false,
        press: @escaping @MainActor (FieldBarItem) -> Void
      ) -> some View { self }
    }
  #endif
#endif
