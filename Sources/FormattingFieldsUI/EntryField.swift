#if canImport(SwiftUI)
  package import FieldEditing
  public import SwiftUI
  import SystemTextFields

  /// A SwiftUI text field that draws what a hosted field shows, and reports what the user does.
  /// `HostedField` and `HostedFormField` make all decisions; tests run them in a simulation of
  /// SwiftUI.
  package struct EntryField<Label: View>: View {
    let shown: ShownText
    let prompt: Text?
    let label: Label
    let isSecret: Bool
    /// The axis along which a long text grows; nil for a text of one line.
    let axis: Axis?
    /// Returns what the field shows now, which may be newer than `shown`.
    let live: @MainActor () -> ShownText
    /// Called with the text that the user's edit has made, and with what the view was drawn with
    /// before the edit.
    let edit: @MainActor (String, ShownText) -> Void
    /// Called with the UTF-16 offsets of the user's selection; nil if these are not known.
    let select: @MainActor (Range<Int>?) -> Void
    /// Called after the view was drawn, in a later turn of the run loop, with what was drawn.
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

    /// Sets the text field's caret to the field's. If SwiftUI draws another text than was typed,
    /// and has no selection to draw, it sets the caret to the end.
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
      @State private var first = FirstValue<Bool>()

      @ViewBuilder private var field: some View {
        if isSecret {
          SecureField(text: text, prompt: prompt) { label }
        } else if first(bindsSelection), #available(iOS 18, macOS 15, visionOS 2, *) {
          SelectingTextField(
            text: text, prompt: prompt, label: label, axis: axis, live: live, select: select)
        } else if let axis {
          TextField(text: text, prompt: prompt, axis: axis) { label }
        } else {
          TextField(text: text, prompt: prompt) { label }
        }
      }
    #endif
  }

  /// Keeps the text that the user's last edit made; nil once `place` has set the caret for this
  /// text.
  @MainActor
  private final class Typed {
    var text: String?
  }

  extension View {
    /// Has a screen reader say `words` and not the text on the screen, such as "minus" for
    /// parentheses, or that a field is empty. While the screen still shows a typed text that the
    /// field has refused or rewritten, the screen's text is read. Systems before iOS 18 always read
    /// the screen's text.
    @ViewBuilder
    package func spoken(_ words: String, for text: String, _ shown: ShownText) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityValue(
          Text(verbatim: words), isEnabled: words != text && shown.text == text)
      } else {
        self
      }
    }
  }

  #if !os(tvOS) && !os(watchOS)
    /// A text field whose selection is bound. SwiftUI can bind a selection from iOS 18, macOS 15
    /// and visionOS 2 on.
    @available(iOS 18, macOS 15, visionOS 2, *)
    private struct SelectingTextField<Label: View>: View {
      let text: Binding<String>
      let prompt: Text?
      let label: Label
      let axis: Axis?
      let live: @MainActor () -> ShownText
      let select: @MainActor (Range<Int>?) -> Void
      /// The selection that SwiftUI has reported last, with its affinity.
      @State private var selection: TextSelection?

      var body: some View {
        TextField(text: text, selection: selected, prompt: prompt, axis: axis) { label }
      }

      /// SwiftUI's selection as a binding; nil while a text is being replaced.
      ///
      /// The selection that SwiftUI has reported is given back if its UTF-16 offsets are still
      /// right. A newly made selection would differ from it in the affinity of the caret, which
      /// says to which side of a line break the caret belongs.
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
    }

    @available(iOS 18, macOS 15, visionOS 2, *)
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
    /// Has the fields in this view bind the selection of their texts, so that a focused number is
    /// selected, and pasting over a part of the text can be told from typing.
    ///
    /// Without this modifier no selection is bound: a text field with a bound selection was
    /// reported to crash when its text is replaced, even if the selection is right. Before iOS 18
    /// and macOS 15 no selection is bound, with the modifier or without. A field keeps what it was
    /// made with.
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
