#if canImport(SwiftUI)
  package import FieldEditing
  public import SwiftUI
  import SystemTextFields

  /// A text field of SwiftUI's that draws what a hosted field shows, and reports what the user
  /// does. It decides nothing: `HostedField` and `HostedFormField` do, and a simulation of SwiftUI
  /// tests them.
  package struct EntryField<Label: View>: View {
    /// What is to be drawn.
    let shown: ShownText
    let prompt: Text?
    let label: Label
    let isSecret: Bool
    /// Where a long text grows; nil for a text of one line.
    let axis: Axis?
    /// What is shown now, at any time.
    let live: @MainActor () -> ShownText
    /// Takes a text, and what the view was drawn with before.
    let edit: @MainActor (String, ShownText) -> Void
    /// Takes the UTF-16 offsets of what is selected; nil if the indices are of another text.
    let select: @MainActor (Range<Int>?) -> Void
    /// The view was drawn with this, in an earlier turn.
    let drawn: @MainActor (ShownText) -> Void
    @State private var typed = Typed()

    package init(
      shown: ShownText, prompt: Text?, label: Label, isSecret: Bool = false, axis: Axis? = nil,
      live: @escaping @MainActor () -> ShownText,
      edit: @escaping @MainActor (String, ShownText) -> Void,
      select: @escaping @MainActor (Range<Int>?) -> Void,
      drawn: @escaping @MainActor (ShownText) -> Void
    ) {
      (self.shown, self.prompt, self.label) = (shown, prompt, label)
      (self.isSecret, self.axis) = (isSecret, axis)
      (self.live, self.edit, self.select, self.drawn) = (live, edit, select, drawn)
    }

    package var body: some View {
      // The task starts after the view was drawn, and again whenever something else was drawn.
      field.task(id: shown) {
        drawn(shown)
        place()
      }
    }

    private var text: Binding<String> {
      Binding(
        get: { @MainActor in live().text },
        set: { @MainActor new in
          typed.text = new
          edit(new, shown)
        })
    }

    /// SwiftUI puts the caret at the end of a text that it has drawn in place of what was typed, unless it has a
    /// selection to draw. So the caret is put where the field has it, once that text is there.
    private func place() {
      guard let text = typed.text, text != shown.text, let range = shown.utf16Selection else {
        return
      }
      typed.text = nil
      EditedText.select(range, in: shown.text)
    }

    #if os(tvOS) || os(watchOS)
      @ViewBuilder private var field: some View {
        if isSecret {
          SecureField(text: text, prompt: prompt) { label }
        } else if let axis {
          TextField(text: text, prompt: prompt, axis: axis) { label }
        } else {
          TextField(text: text, prompt: prompt) { label }
        }
      }
    #else
      @Environment(\.bindsSelection) private var bindsSelection
      /// SwiftUI's last selection, with its affinity.
      @State private var selection: TextSelection?

      @ViewBuilder private var field: some View {
        if isSecret {
          SecureField(text: text, prompt: prompt) { label }
        } else if bindsSelection {
          TextField(text: text, selection: selected, prompt: prompt, axis: axis) { label }
        } else if let axis {
          TextField(text: text, prompt: prompt, axis: axis) { label }
        } else {
          TextField(text: text, prompt: prompt) { label }
        }
      }

      /// What SwiftUI has selected or is to select: nothing while a text is being replaced.
      ///
      /// Selections are compared by their UTF-16 offsets. SwiftUI reports the affinity of a caret, which
      /// always differs from a new selection's.
      private var selected: Binding<TextSelection?> {
        Binding(
          get: { @MainActor in
            let shown = live()
            guard let range = shown.utf16Selection else { return nil }
            if let selection, selection.utf16Range(in: shown.text) == range { return selection }
            return shown.text.indices(ofUTF16: range).map(TextSelection.init(range:))
          },
          set: { @MainActor new in
            selection = new
            select(new?.utf16Range(in: live().text))
          })
      }
    #endif
  }

  /// What was typed last, until the caret has its place.
  @MainActor
  private final class Typed {
    var text: String?
  }

  extension View {
    /// What a screen reader says in place of the text on the screen, where it says another word for that: a minus
    /// for parentheses, and that a field is empty. While the screen has what was typed and the field does not, the text on the screen
    /// is what is read.
    package func spoken(_ words: String, for text: String, _ shown: ShownText) -> some View {
      accessibilityValue(
        Text(verbatim: words), isEnabled: words != text && shown.text == text)
    }
  }

  #if !os(tvOS) && !os(watchOS)
    extension TextSelection {
      /// The selected UTF-16 offsets; nil if they do not lie in the text, or there are several
      /// ranges.
      fileprivate func utf16Range(in text: String) -> Range<Int>? {
        guard case .selection(let range) = indices else { return nil }
        return text.utf16Range(of: range)
      }
    }
  #endif

  extension View {
    /// Whether the fields inside bind the selection of their texts, so that a focused number is
    /// selected, and pasting over a part of the text can be told from typing.
    ///
    /// Without this modifier they do not bind it. A text field with a bound selection was reported to
    /// end the program when its text is replaced, also if the selection is kept right.
    ///
    /// - Source: github.com/expo/expo/issues/47434, github.com/expo/expo/issues/48274,
    ///   github.com/ghostty-org/ghostty/pull/13717.
    public func bindsFieldSelection(_ binds: Bool = true) -> some View {
      environment(\.bindsSelection, binds)
    }
  }

  extension EnvironmentValues {
    var bindsSelection: Bool {
      get { self[BindsSelectionKey.self] }
      set { self[BindsSelectionKey.self] = newValue }
    }
  }

  private struct BindsSelectionKey: EnvironmentKey {
    static let defaultValue = false
  }
#endif
