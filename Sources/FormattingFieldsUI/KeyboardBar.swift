#if canImport(SwiftUI)
  import FieldFocus
  public import SwiftUI

  /// A key of the bar above a telephone's keyboard.
  public enum FieldBarItem: CaseIterable, Hashable, Sendable {
    /// Focuses the previous field of a form, or calls the host's own action.
    case previous
    /// Does what Return does: commits the field and, in a form, moves the focus to the next field.
    case next
    /// Changes the sign, in a field whose numbers may be negative: a number pad has no minus key.
    case sign
    /// Empties the field, as deleting the whole text does. Nothing is committed.
    case clear
    /// Puts back the text that editing began with, and ends the editing.
    case cancel
    /// Commits the field as Return does, and ends the editing.
    case done
  }

  extension View {
    /// Shows a bar with keys above the keyboard of the fields of this view. Without this modifier
    /// there is no bar: a number pad, which has no Return, is then closed by a tap elsewhere or by
    /// scrolling.
    ///
    /// ```swift
    /// Form { … }.fieldKeyboardBar([.previous, .next, .sign, .done])
    /// ```
    ///
    /// The bar belongs to the text field that is being edited, and not to the screen's toolbar.
    /// SwiftUI's own text fields have no bar. On a tablet a field has a bar if its keyboard is a
    /// number pad, which may have no Return.
    ///
    /// - Parameters:
    ///   - items: The keys, from leading to trailing. Without keys there is no bar.
    ///   - previous: What `.previous` does, in place of the form's own move. Without this action
    ///     the key is left out where there is no previous field.
    public func fieldKeyboardBar(
      _ items: [FieldBarItem] = [.done], previous: (@MainActor () -> Void)? = nil
    ) -> some View {
      modifier(WithBar(items: items, previous: previous))
    }
  }

  /// The keys of the bar, and the host's action for `.previous`.
  struct FieldBar: Equatable {
    var items: [FieldBarItem] = []
    var previous: ActionSlot<@MainActor () -> Void>?

    static func == (left: FieldBar, right: FieldBar) -> Bool {
      left.items == right.items && left.previous === right.previous
    }
  }

  private struct WithBar: ViewModifier {
    let items: [FieldBarItem]
    let previous: (@MainActor () -> Void)?
    @State private var slot = ActionSlot<@MainActor () -> Void>()

    func body(content: Content) -> some View {
      let slot = slot
      slot.action = previous
      return content.environment(
        \.fieldBar, FieldBar(items: items, previous: previous == nil ? nil : slot))
    }
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

    /// Keeps the action of the bar's keys. Each drawing of the view sets the action, since the bar
    /// lives longer than a drawing.
    @MainActor
    private final class BarTarget {
      private(set) var press: @MainActor (FieldBarItem) -> Void = { _ in }
      /// The text field that has the bar.
      weak var view: (any EditedTextView)?

      func presses(_ press: @escaping @MainActor (FieldBarItem) -> Void) { self.press = press }
    }

    /// Shows the bar above the keyboard of one text field, while that text field is focused.
    private struct Bar: ViewModifier {
      let hasSign: Bool
      let hasPrevious: Bool
      let press: @MainActor (FieldBarItem) -> Bool
      @Environment(\.fieldBar) private var bar
      /// Whether the text field itself has the focus. A form's focus moves earlier, while the
      /// keyboard is still another field's.
      @FocusState private var isFocused: Bool
      @State private var target = BarTarget()

      func body(content: Content) -> some View {
        // The action captures only the values that it uses. If it captured the view, there would be
        // a reference cycle: the view's state (`target`) holds the action.
        let (previous, press, focus) = (bar.previous, press, $isFocused)
        let _ = target.presses { item in
          if item == .previous, let previous {
            previous.action?()
          } else if press(item) {
            focus.wrappedValue = false
          }
        }
        content
          .focused($isFocused)
          .onChange(of: items, initial: true) { show(items) }
      }

      private var items: [FieldBarItem] {
        guard isFocused else { return [] }
        return bar.items.filter {
          switch $0 {
          case .previous: hasPrevious || bar.previous != nil
          case .sign: hasSign
          default: true
          }
        }
      }

      private func show(_ items: [FieldBarItem]) {
        if let view = target.view {
          view.bar = nil
          // A keyboard that stays on the screen keeps the bar until its views are loaded again.
          if view.isFirstResponder { view.reloadInputViews() }
          target.view = nil
        }
        guard !items.isEmpty, let edited = EditedText.edited, edited.mayLackReturn else { return }
        edited.bar = UIToolbar(items) { [weak target] in target?.press($0) }
        edited.reloadInputViews()
        target.view = edited
      }
    }

    extension View {
      /// `press` does what a key says, and returns whether the editing ends.
      package func keyboardBar(
        hasSign: Bool, hasPrevious: Bool = false,
        press: @escaping @MainActor (FieldBarItem) -> Bool
      ) -> some View {
        modifier(Bar(hasSign: hasSign, hasPrevious: hasPrevious, press: press))
      }
    }

    extension UIToolbar {
      /// Makes a toolbar of keys; those that end the editing stand at the trailing end.
      fileprivate convenience init(
        _ items: [FieldBarItem], press: @escaping @MainActor (FieldBarItem) -> Void
      ) {
        // A toolbar that is narrower than its items breaks their constraints; sizeToFit makes it as
        // wide as the screen.
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func key(_ item: FieldBarItem) -> UIBarButtonItem {
          let action = UIAction { _ in press(item) }
          return switch item {
          case .previous: UIBarButtonItem(symbol: "chevron.up", "Previous", action)
          case .next: UIBarButtonItem(symbol: "chevron.down", "Next", action)
          case .sign: UIBarButtonItem(title: "\u{B1}", primaryAction: action)
          case .clear: UIBarButtonItem(title: systemWord("Clear"), primaryAction: action)
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

    extension EditedTextView {
      /// Whether the keyboard may have no Return: any on a telephone; on a tablet a pad with
      /// digits.
      fileprivate var mayLackReturn: Bool {
        UIDevice.current.userInterfaceIdiom == .phone
          || [.numberPad, .decimalPad].contains(keyboard)
      }
    }

    extension UIBarButtonItem {
      /// Makes a key that shows a symbol, with a word for a screen reader.
      fileprivate convenience init(symbol: String, _ word: String, _ action: UIAction) {
        self.init(image: UIImage(systemName: symbol), primaryAction: action)
        accessibilityLabel = systemWord(word)
      }
    }
  #elseif canImport(UIKit) && !os(watchOS)
    extension View {
      package func keyboardBar(
        hasSign: Bool, hasPrevious: Bool = false,
        press: @escaping @MainActor (FieldBarItem) -> Bool
      ) -> some View { self }
    }
  #endif
#endif
