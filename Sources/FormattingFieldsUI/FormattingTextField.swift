#if canImport(SwiftUI)
  import FieldEditing
  import FieldFocus
  import Foundation
  import FormattingFieldsFoundation
  import NumberMessages
  public import NumberText
  public import SwiftUI
  import SystemTextFields

  /// A text field for a number, in place of SwiftUI's `TextField(_:value:format:prompt:)`.
  ///
  /// ```swift
  /// FormattingTextField("Price", value: $price, format: .number)
  /// ```
  ///
  /// What the user types is not reformatted, not even "3." and "007", however often views are
  /// evaluated. The binding gets a value at each key that makes the text a number. The text is
  /// formatted at Return, when the focus leaves, and when the view disappears; by default, a text
  /// that is not a number is then replaced by the last number that was read, and the message below
  /// says why and what was probably meant.
  ///
  /// An `onSubmit` around the field runs once the binding has the value, and not for a text that
  /// was refused; see `onSubmit(_:)`. `onCommit(perform:)` is called for every commit.
  ///
  /// A style that follows the user's settings, as `.number` does, follows the environment's locale;
  /// a style with a locale of its own keeps that. A style whose texts cannot be read back for
  /// certain, such as `.number.scale(7)`, makes a field that shows the value and cannot be edited.
  ///
  /// - Complexity: Each key takes O(*n*) in the bytes of the text.
  public struct FormattingTextField<Label: View, Value: NumberValue>: View {
    @Environment(\.fieldID) private var id
    private let source: NumberSource<Value>
    private let prompt: Text?
    private let label: Label
    private var check: (@MainActor (Value?) -> String?)?
    private var axis: Axis?

    init(_ source: NumberSource<Value>, prompt: Text?, label: Label) {
      (self.source, self.prompt, self.label) = (source, prompt, label)
    }

    /// Adds a check of the host's own: a function that is given the number, or nil for an empty
    /// field, and returns a sentence if the number is wrong.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number)
    ///   .check { ($0 ?? 0) < 5 ? "This is less than the price we pay." : nil }
    /// ```
    ///
    /// The binding has the number, as the field can read it. The sentence stands below the field,
    /// and is read out, once the field is left or committed, and not while somebody types. While
    /// the number is wrong, `FieldGroup` and `refusedTexts(_:)` say that the field is not valid,
    /// and `onSubmit(_:)` is not called. The function is called whenever the field is drawn. Other
    /// modifiers stand after this one, and of two checks the last counts.
    public func check(_ check: @escaping @MainActor (Value?) -> String?) -> FormattingTextField {
      var field = self
      field.check = check
      return field
    }

    /// Has a number that is too long for a line go on in the next one, as at the largest text
    /// sizes. Return commits as in a field of one line, and types nothing.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number).axis(.vertical)
    /// ```
    public func axis(_ axis: Axis) -> FormattingTextField {
      var field = self
      field.axis = axis
      return field
    }

    /// The field, and its message below it.
    public var body: some View {
      // With another id it is another field, which knows nothing of what was typed in the old one.
      NumberFieldView(
        source: source, prompt: prompt, label: label, check: check, axis: axis, id: id
      )
      .id(id)
    }
  }

  /// A number field of one id.
  private struct NumberFieldView<Label: View, Value: NumberValue>: View {
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.commitActions) private var commitActions
    @Environment(\.submitActions) private var submitActions
    @Environment(\.focusGuides) private var guides
    @Environment(FieldGroup.self) private var group: FieldGroup?
    @Environment(\.bindsSelection) private var bindsSelection
    @Environment(\.fieldBounds) private var bounds
    @Environment(\.fieldPolicies) private var hostPolicies
    @Environment(\.fieldUpdates) private var updates
    @Environment(\.fieldPreview) private var previewView
    @Environment(\.messageTable) private var table
    @Environment(\.hidesNotices) private var isQuiet
    @Environment(RefusedTextsHolder.self) private var refused: RefusedTextsHolder?
    @FocusState private var isFocused: Bool
    @State private var live = LiveField<Value>()
    /// How often the host has come to rest. Each change of the count calls an `onChange`, which
    /// tells the field.
    @State private var rests = 0

    let source: NumberSource<Value>
    let prompt: Text?
    let label: Label
    let check: (@MainActor (Value?) -> String?)?
    let axis: Axis?
    let id: AnyHashable?

    private var policies: FieldPolicies { hostPolicies[isOptional: source.isOptional] }

    var body: some View {
      // Only `body` reads the binding. A callback may come after the element of a list to which the
      // binding leads was deleted.
      let value = source.read()
      let writes = live.writes
      let format = source.format(locale)
      let made = format.map {
        var hosted = HostedField(value, format: $0, bounds: bounds, policies: policies)
        hosted.host = .answersLate
        return hosted
      }
      let around = Surroundings(
        value: value?.exactText, format: format, bounds: bounds, policies: policies,
        isEnabled: isEnabled)
      if let hosted = live.hosted ?? made {
        // The action captures only the values that it uses. If it captured the view, there would be
        // a reference cycle: the view's state (`live`) holds the action.
        let outlet = FieldOutlet(
          source: source, updates: updates, group: group, refused: refused, table: table,
          isQuiet: isQuiet, check: check
        ) { [commitActions, id] in for action in commitActions.actions { action($0, id) } }
        let host = FieldHost(live: live, made: hosted, outlet: outlet)
        let _ = live.draw(value, with: outlet)
        let preview = previewView == nil ? nil : hosted.field.previewWhileTyping
        let inner = withButtons(hosted, host)
        FieldWithNotice(notice: notice(hosted, host), id: id, preview: preview, field: inner)
          .onAppear {
            EditedText.observe()
            host.appear()
            rest(at: value, writes, host)
          }
          .onDisappear { host.disappear() }
          .onChange(of: around, initial: true) { heed(value, host) }
          // SwiftUI may skip an `onChange`, so a task reports each change once more. A cancelled
          // task still runs, with the values of an earlier drawing, and must report nothing.
          .task(id: around) { if !Task.isCancelled { heed(value, host) } }
          // The host's own check may depend on something else than the number.
          .onChange(of: host.complaint(about: hosted) == nil) { host.hear { _ in } }
          .onChange(of: rests) { rest(at: value, writes, host) }
          .onChange(of: isFocused) { tellFocus(to: host) }
          .task(id: isFocused) {
            if !Task.isCancelled { tellFocus(to: host) }
          }
          .task(id: Pause(count: live.pauses, value: around.value)) {
            guard live.pauses > 0, !Task.isCancelled else { return }
            // After this time the host has answered the value that was written to the binding.
            try? await Task.sleep(for: .milliseconds(200))
            live.keepsFocus = false
            guard !Task.isCancelled, !live.isGone, !host.hosted.isUnanswered(by: live.known) else {
              return
            }
            rests += 1
          }
      } else {
        // Without a format no text can be read, so the field cannot be edited.
        TextField(text: .constant(source.text(value, locale)), prompt: prompt) { label }
          .disabled(true)
      }
    }

    private func withButtons(_ hosted: HostedField<Value>, _ host: FieldHost<Value>) -> some View {
      var (step, turnSign): ((@MainActor (Bool) -> Void)?, (@MainActor () -> Void)?)
      if policies.step != nil {
        step = { up in host.hear { up ? $0.increment() : $0.decrement() } }
      }
      if hosted.field.entryTraits.allowsMinus { turnSign = { _ = press(.sign, host) } }
      let words = table ?? .following(hosted.field.format.locale)
      let buttons = FieldButtons(step: step, turnSign: turnSign, signWord: words[.changeSign]) {
        host.tell { $0.isFocused ? nil : $0.commit() }
      }
      return WithButtons(field: entry(hosted, host), label: label, buttons: buttons)
    }

    private func entry(_ hosted: HostedField<Value>, _ host: FieldHost<Value>) -> some View {
      let keys = hosted.field.entryTraits.keys
      let refusesKeys = policies.filterEdits
      return EntryField(
        shown: hosted.shown, prompt: prompt, label: label, axis: axis,
        live: { host.hosted.shown },
        edit: { text, shown in
          // If a key comes after the view has disappeared, the row has only scrolled off the
          // screen, and still has the focus.
          if live.isGone, !text.utf8.elementsEqual(host.hosted.shown.text.utf8) {
            live.isGone = false
            tellFocus(to: host)
          }
          // A view of several lines has no Return: it types a new line, also over what is selected.
          // A pasted text is longer. When editing ends, SwiftUI reports the same text once more.
          let isReturn =
            axis == .vertical && text.contains(where: \.isNewline)
            && text != host.hosted.shown.text
            && text.count <= host.hosted.field.text.count + 1
          if isReturn {
            host.hear { $0.ignore(text, from: shown) }
            submit(host, endsEditing: true)
          } else {
            host.hear { $0.follow(text, from: shown, refusesKeys: refusesKeys) }
          }
        },
        select: { range in host.hear { $0.report(selection: range) } },
        drawn: { shown in host.hear { $0.drawn(shown) } }
      )
      .exact(true)
      .focused($isFocused)
      #if canImport(UIKit) && !os(watchOS)
        .modifier(FieldKeyboard(keys: keys))
        .keyboardBar(hasSign: hosted.field.entryTraits.allowsMinus) { press($0, host) }
      #endif
      .onSubmit(of: .text) {
        submit(host)
        // If the text was refused at Return, takes the focus back in the same turn of the run loop,
        // so that the keyboard stays.
        if host.hosted.wantsFocus {
          live.keepsFocus = true
          isFocused = true
        }
      }
      .submitScope()
      .spoken(
        table.map { hosted.spoken(in: $0) } ?? hosted.spoken, for: hosted.field.text, hosted.shown
      )
      .accessibilityHint(notice(hosted, host)?.message ?? "")
      .editingKeys(
        step: { up in
          guard policies.step != nil else { return false }
          host.hear { up ? $0.increment() : $0.decrement() }
          return true
        },
        revert: {
          guard host.hosted.field.isEdited else { return false }
          host.hear { $0.revert() }
          return true
        })
    }

    /// Commits the field as Return does. If the text was not refused, calls the host's `onSubmit`
    /// after that, so that the binding has the value by then.
    private func submit(_ host: FieldHost<Value>, endsEditing: Bool = false) {
      let commit = host.tell { $0.submit() }
      if endsEditing, !host.hosted.wantsFocus { isFocused = false }
      guard commit?.isRefused == false,
        host.complaint(about: host.hosted) == nil
      else { return }
      for action in submitActions.actions { action() }
      guides.follow()
    }

    /// Does what a key of the bar says. Returns whether the editing ends.
    private func press(_ item: FieldBarItem, _ host: FieldHost<Value>) -> Bool {
      switch item {
      case .next: submit(host)
      case .done:
        submit(host)
        return !host.hosted.wantsFocus
      case .cancel:
        host.hear { $0.revert() }
        return true
      case .sign: host.hear { try? $0.press(.toggleSign) }
      case .clear: host.hear { try? $0.apply(.edit(TextEdit(.all, "", intent: .deleted))) }
      case .previous: break
      }
      return false
    }

    /// What is told of the field; nil if there is nothing to tell, or the host wants nothing told.
    /// What is wrong with a number that was committed comes first, then why a key was refused, then
    /// what is wrong with the text or was changed.
    private func notice(
      _ hosted: HostedField<Value>, _ host: FieldHost<Value>
    ) -> FieldNotice? {
      if isQuiet { return nil }
      if live.isJudged, !hosted.isTyping, let complaint = host.complaint(about: hosted) {
        let subject = NoticeSubject(
          .issue(code: "check", facts: [:], nil), text: hosted.field.text,
          format: hosted.field.format)
        return FieldNotice(complaint, about: subject, []) { _ in }
      }
      if let blocked = hosted.blocked {
        let words = table ?? .following(hosted.field.format.locale)
        let subject = NoticeSubject(
          .refused(blocked), text: hosted.field.text, format: hosted.field.format)
        return FieldNotice(
          blocked.message(in: words), about: subject, [], isAboutKey: true
        ) { _ in }
      }
      return FieldNotice(hosted.sentence(in: table), about: hosted.subject, hosted.suggestions) {
        text in host.tell { $0.take(text) }
      }
    }

    /// Hands the field what the host has set: value, format, bounds, policies, and whether it is
    /// enabled.
    private func heed(_ value: Value?, _ host: FieldHost<Value>) {
      host.tell {
        $0.read(value)
        if let format = source.format(locale) { $0.setFormat(format) }
        $0.setBounds(bounds, policies: policies)
        return $0.setEnabled(isEnabled)
      }
    }

    /// Tells the field that no value is on its way to the binding or back, and which value the
    /// binding had at the last drawing. Does nothing if the field has written a value since that
    /// drawing.
    private func rest(at value: Value?, _ writes: Int, _ host: FieldHost<Value>) {
      guard live.writes == writes else { return }
      host.hear {
        $0.read(value)
        $0.rest()
      }
    }

    private func tellFocus(to host: FieldHost<Value>) {
      if live.keepsFocus, !isFocused {
        live.keepsFocus = false
        isFocused = true
        return
      }
      let selects = bindsSelection && !EditedText.entersWhole
      host.tell { $0.setFocused(isFocused, selects: selects) }
      if isFocused {
        live.wasFocused = true
      } else if live.wasFocused {
        live.wasFocused = false
        live.isJudged = true
        live.pauses += 1
      }
    }
  }

  /// What a field waits after: the host comes to rest some time after the last of these.
  private struct Pause: Hashable {
    let count: Int
    let value: String?
  }

  /// What the host has set for a field, in one value that can be compared.
  private struct Surroundings: Equatable {
    let value: String?
    let format: NumberFormat?
    let bounds: NumberBounds
    let policies: FieldPolicies
    let isEnabled: Bool
  }
#endif
