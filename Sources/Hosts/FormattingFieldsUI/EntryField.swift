#if canImport(SwiftUI)
  import FieldEditing
  import FieldHosting
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif

  /// A text field of SwiftUI's that draws a text and says what becomes of it. It owns no truth: what it
  /// keeps is what SwiftUI has said last.
  struct EntryField<Label: View>: View {
    let shown: ShownText
    let prompt: Text?
    let label: Label
    var isSecret = false
    /// Says that the text is this now; false where it stays what was drawn.
    let edit: @MainActor (String) -> Bool
    let select: @MainActor (TextRange) -> Void

    /// Whether a system has no keys, but hands over whole texts that were entered elsewhere.
    static var entersWhole: Bool {
      #if os(tvOS) || os(watchOS)
        true
      #else
        false
      #endif
    }

    /// A text that was refused. SwiftUI draws a text anew only where it is another than it drew before, so
    /// the refused one is drawn once more, and then what it was.
    @State private var refused: String?

    var body: some View {
      field
        .autocorrectionDisabled()
        .onChange(of: refused) { refused = nil }
    }

    private var text: Binding<String> {
      let shown = shown
      let drawn = refused ?? shown.text
      return Binding(get: { @MainActor in drawn }, set: { @MainActor in follow($0) })
    }

    private func follow(_ text: String) { refused = edit(text) ? nil : text }

    #if os(tvOS) || os(watchOS)
      @ViewBuilder private var field: some View {
        if isSecret {
          SecureField(text: text, prompt: prompt) { label }
        } else {
          TextField(text: text, prompt: prompt) { label }
        }
      }
    #else
      /// What SwiftUI has selected, or what it is to select.
      @State private var selection: TextSelection?

      @ViewBuilder private var field: some View {
        if isSecret {
          SecureField(text: text, prompt: prompt) { label }
        } else {
          TextField(text: text, selection: selected, prompt: prompt) { label }
            .onChange(of: selection) { tellSelection() }
            .onChange(of: Place(shown)) { place() }
        }
      }

      private var selected: Binding<TextSelection?> {
        let drawn = refused ?? shown.text
        // An index into an earlier text may lie behind the end of this one, which SwiftUI does not survive.
        let valid = selection.flatMap { $0.utf16Range(in: drawn) == nil ? nil : $0 }
        return Binding(
          get: { @MainActor in valid },
          set: { @MainActor new in selection = new })
      }

      /// Tells what SwiftUI has selected when it draws, so not before a text that came along with it: what
      /// an edit has replaced is what was selected before.
      private func tellSelection() {
        let end = shown.text.utf16.count
        let range = selection?.utf16Range(in: shown.text) ?? end..<end
        select(.utf16(range.lowerBound, range.upperBound))
      }

      /// Has SwiftUI select what the field has selected.
      private func place() {
        let text = shown.text
        let range = shown.selection.range
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        let place = range.isEmpty ? TextSelection(insertionPoint: start) : .init(range: start..<end)
        if selection != place { selection = place }
      }
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
    /// Where the caret is, in which text.
    private struct Place: Equatable {
      let text: String
      let selection: FieldSelection

      init(_ shown: ShownText) { (text, selection) = (shown.text, shown.selection) }
    }

    extension TextSelection {
      /// The selected UTF-16 offsets; nil where they do not lie in the text.
      fileprivate func utf16Range(in text: String) -> Range<Int>? {
        guard case .selection(let range) = indices, range.upperBound <= text.endIndex else {
          return nil
        }
        return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
      }
    }
  #endif

  extension View {
    /// The keyboard on the screen that has the keys that a field needs.
    func keys(_ keys: EntryKeys) -> some View {
      #if canImport(UIKit) && !os(watchOS)
        keyboardType(keys.keyboard)
      #else
        self
      #endif
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension EntryKeys {
      /// The decimal pad has no minus, so a number that may be negative gets the keyboard with all signs.
      var keyboard: UIKeyboardType {
        switch self {
        case .digits: .numberPad
        case .decimal: .decimalPad
        case .number: .numbersAndPunctuation
        case .text: .default
        }
      }
    }
  #endif
#endif
