#if canImport(SwiftUI)
  public import FieldEditing
  import Foundation
  import FormattingFieldsFoundation
  import NumberMessages
  public import NumberText
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

  /// A text field for a number, in place of SwiftUI's `TextField(_:value:format:prompt:)`.
  ///
  /// ```swift
  /// FormattingTextField("Price", value: $price, format: .number)
  /// ```
  ///
  /// What is typed stays as it is typed: "3." and "007" too, whenever views are evaluated. The
  /// binding gets a value at each key that makes the text a number. Return, leaving, and going away
  /// format the text; a text that is not a number goes back to the last number, and the field says
  /// why and what was probably meant.
  ///
  /// SwiftUI calls an `onSubmit` around a field before the field has committed, so the field takes the
  /// submit scope. `onCommit(perform:)` is called once the binding has the value.
  ///
  /// A style that follows the user's settings, as `.number` does, follows the environment's locale; a style
  /// with a locale of its own keeps that. A style whose texts do not say for certain what they mean, such as
  /// `.number.scale(7)`, makes a field that shows the value and cannot be edited.
  ///
  /// - Complexity: of a key, O(*n*) in the bytes of the text.
  public struct FormattingTextField<Label: View, Value: NumberValue>: View {
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.commitActions) private var onCommit
    @Environment(\.fieldID) private var id
    @Environment(FieldGroup.self) private var group: FieldGroup?
    @Environment(\.bindsSelection) private var bindsSelection
    @Environment(\.messageTable) private var table
    @FocusState private var isFocused: Bool
    @State private var live = LiveField<Value>()
    /// How often the field has come to rest.
    @State private var rests = 0

    private let source: NumberSource<Value>
    private let prompt: Text?
    private let label: Label
    private var bounds = NumberBounds.unlimited
    private var policies = FieldPolicies()
    #if canImport(UIKit) && !os(watchOS)
      private var keyboard: UIKeyboardType?
    #endif

    init(_ source: NumberSource<Value>, prompt: Text?, label: Label) {
      self.source = source
      self.prompt = prompt
      self.label = label
      policies.clearsWhenEmpty = source.isOptional
    }

    /// The field, and its message below it.
    public var body: some View {
      // The binding is read only here: in a callback its row may be deleted already.
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
        let host = FieldHost(
          live: live, made: hosted, write: source.write, group: group, table: table
        ) { onCommit($0, id) }
        let _ = live.commits { host.tell { $0.commit() } }
        FieldWithNotice(notice: notice(hosted, host), field: stepped(hosted, host))
          .onAppear {
            EditedText.observe()
            live.isGone = false
            rest(at: value, writes, host)
          }
          .onDisappear {
            host.tell { $0.disappear() }
            host.leave()
          }
          .onChange(of: around, initial: true) { heed(value, host) }
          // SwiftUI may leave out a change of these or of the focus, so each is reported once more.
          // A task that was cancelled runs nevertheless, with the value of an earlier drawing.
          .task(id: around) { if !Task.isCancelled { heed(value, host) } }
          .onChange(of: rests) { rest(at: value, writes, host) }
          .onChange(of: isFocused) { tellFocus(to: host) }
          .task(id: isFocused) {
            guard !Task.isCancelled else { return }
            tellFocus(to: host)
          }
          .task(id: live.pauses) {
            guard live.pauses > 0, !Task.isCancelled else { return }
            // After this time, a value that was written when typing ended has arrived or was dropped.
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled, !host.hosted.field.isEdited else { return }
            rests += 1
          }
      } else {
        // A format that is not known reads no text, so the field cannot be edited.
        TextField(text: .constant(source.text(value, locale)), prompt: prompt) { label }
          .disabled(true)
      }
    }

    private func stepped(_ hosted: HostedField<Value>, _ host: FieldHost<Value>) -> some View {
      var step: (@MainActor (Bool) -> Void)?
      if policies.step != nil {
        step = { up in
          host.tell {
            $0.step(up: up)
            return $0.isFocused ? nil : $0.commit()
          }
        }
      }
      return WithStepper(field: entry(hosted, host), label: label, step: step)
    }

    private func entry(_ hosted: HostedField<Value>, _ host: FieldHost<Value>) -> some View {
      let keys = hosted.field.entryTraits.keys
      let refusesKeys = policies.filtersCharacters || policies.filtersInvalidTexts
      return EntryField(
        shown: hosted.shown, prompt: prompt, label: label,
        live: { host.hosted.shown },
        edit: { text, shown in
          // A key in a row that has scrolled away: the row is there, and focused.
          if live.isGone, !text.utf8.elementsEqual(host.hosted.shown.text.utf8) {
            live.isGone = false
            tellFocus(to: host)
          }
          host.hear { $0.take(text, from: shown, refusesKeys: refusesKeys) }
        },
        select: { range in host.hear { $0.report(selection: range) } },
        drawn: { shown in host.hear { $0.drawn(shown) } }
      )
      .exact(true)
      .focused($isFocused)
      #if canImport(UIKit) && !os(watchOS)
        .modifier(
          FieldKeyboard(chosen: keyboard, keys: keys, isNumber: true, isFocused: isFocused) {
            host.tell { $0.submit() }
            if !host.hosted.wantsFocus { isFocused = false }
          })
      #endif
      .onSubmit {
        host.tell { $0.submit() }
        // Takes the focus back in the same turn, so that the keyboard stays.
        if host.hosted.wantsFocus { isFocused = true }
      }
      .submitScope()
      .accessibilityValue(table.map { hosted.spoken(in: $0) } ?? hosted.spoken)
      .accessibilityHint(hosted.sentence(in: table) ?? "")
      .editingKeys(
        step: { up in
          guard policies.step != nil else { return false }
          host.hear { $0.step(up: up) }
          return true
        },
        revert: {
          guard host.hosted.field.isEdited else { return false }
          host.hear { $0.revert() }
          live.pauses += 1
          return true
        })
    }

    private func notice(
      _ hosted: HostedField<Value>, _ host: FieldHost<Value>
    ) -> FieldNotice? {
      FieldNotice(hosted.sentence(in: table), about: hosted.subject, hosted.suggestions) { text in
        host.tell { $0.take(text) }
      }
    }

    /// Tells the field what is around it.
    private func heed(_ value: Value?, _ host: FieldHost<Value>) {
      host.tell {
        $0.read(value)
        if let format = source.format(locale) { $0.format(format) }
        $0.judge(within: bounds, policies)
        return $0.enable(isEnabled)
      }
    }

    /// The field has come to rest, and the binding had this value when the view was drawn. If the field
    /// has written another value since, that drawing is old.
    private func rest(at value: Value?, _ writes: Int, _ host: FieldHost<Value>) {
      if live.writes == writes { host.hear { $0.rest(at: value) } }
    }

    private func tellFocus(to host: FieldHost<Value>) {
      let selects = bindsSelection && !EditedText.entersWhole
      host.tell { $0.focus(isFocused, selects: selects) }
      if isFocused {
        live.wasFocused = true
      } else if live.wasFocused {
        live.wasFocused = false
        live.pauses += 1
      }
    }
  }

  /// Reports to the field what happens, gives its value to the binding, and tells what was
  /// committed.
  ///
  /// It keeps what it needs in itself: a callback may come when the view and its state are gone.
  @MainActor
  private struct FieldHost<Value: NumberValue> {
    let live: LiveField<Value>
    /// The field as it was when the view was drawn, before it has appeared.
    let made: HostedField<Value>
    let write: @MainActor (Value?) -> Void
    let group: FieldGroup?
    let table: MessageTable?
    let onCommit: @MainActor (FieldCommit) -> Void

    /// The field as it is now.
    var hosted: HostedField<Value> { live.hosted ?? made }

    /// Says something that commits nothing.
    func hear<Result>(_ event: (inout HostedField<Value>) -> Result) {
      tell {
        _ = event(&$0)
        return nil
      }
    }

    @discardableResult
    func tell(_ event: (inout HostedField<Value>) -> FieldCommit?) -> FieldCommit? {
      var hosted = hosted
      let commit = event(&hosted)
      let given = hosted.nextValue()
      if live.hosted != hosted { live.hosted = hosted }
      if let given {
        live.writes += 1
        write(given)
      }
      if !live.isGone {
        let (isAcceptable, isEdited) = (hosted.isAcceptable, hosted.field.isEdited)
        group?.report(live, isAcceptable: isAcceptable, isEdited: isEdited) { [live] in
          live.commit?()
        }
      }
      guard let commit else { return nil }
      live.pauses += 1
      if let sentence = hosted.sentence(in: table) { announceToScreenReader(sentence) }
      onCommit(commit)
      return commit
    }

    func leave() {
      live.isGone = true
      group?.remove(live)
    }
  }

  extension HostedField {
    /// The sentence in the language of a table; nil for that of the format.
    fileprivate func sentence(in table: MessageTable?) -> String? {
      table.map { message(in: $0) } ?? message
    }
  }

  /// What the host has set around a field, to see when that changes.
  private struct Surroundings: Equatable {
    let value: String?
    let format: NumberFormat?
    let bounds: NumberBounds
    let policies: FieldPolicies
    let isEnabled: Bool
  }

  extension FormattingTextField {
    /// The field for numbers from a least to a greatest one.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent).bounds(0...1)
    /// ```
    public func bounds(_ range: ClosedRange<Value>) -> FormattingTextField
    where Value: Comparable { within(range.lowerBound, range.upperBound) }

    /// The field for numbers from a least one.
    public func bounds(_ range: PartialRangeFrom<Value>) -> FormattingTextField
    where Value: Comparable { within(range.lowerBound, nil) }

    /// The field for numbers up to a greatest one.
    public func bounds(_ range: PartialRangeThrough<Value>) -> FormattingTextField
    where Value: Comparable { within(nil, range.upperBound) }

    /// An infinite end is no bound.
    private func within(_ minimum: Value?, _ maximum: Value?) -> FormattingTextField {
      var field = self
      field.bounds =
        NumberBounds(minimum: minimum?.fixedDecimal, maximum: maximum?.fixedDecimal) ?? .unlimited
      return field
    }

    /// The field with other policies: for commits, empty texts, steps and which edits pass.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number)
    ///   .policies { $0.commitPolicy = .keepText }
    /// ```
    public func policies(_ set: (inout FieldPolicies) -> Void) -> FormattingTextField {
      var field = self
      set(&field.policies)
      return field
    }

    #if canImport(UIKit) && !os(watchOS)
      /// The field with a keyboard of the host's choice, in place of the one that the field needs.
      ///
      /// SwiftUI's modifier of this name would lose against the field's own choice: of two modifiers the
      /// inner one wins.
      public func keyboardType(_ type: UIKeyboardType) -> FormattingTextField {
        var field = self
        field.keyboard = type
        return field
      }
    #endif
  }
#endif
