#if canImport(SwiftUI)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  public import FieldEditing
  import Foundation
  import NumberMessages
  import Observation
  public import SwiftUI

  /// The message below a field: why its text is not a number, or what a commit has changed.
  ///
  /// ```swift
  /// Form { … }
  ///   .fieldNotice { notice in
  ///     Text(notice.message).foregroundStyle(notice.isAboutKey ? Color.secondary : Color.red)
  ///     ForEach(notice.suggestions, id: \.self) { text in
  ///       Button(text) { notice.take(text) }
  ///     }
  ///   }
  /// ```
  ///
  /// The sentence is in the language of the field's format, or in that of `fieldMessages(in:)`. A
  /// host that writes its own words uses the code and the facts:
  ///
  /// ```swift
  /// .fieldNotice { notice in
  ///   switch notice.subject.code {
  ///   case "number.aboveMaximum": Text("At most \(notice.subject.facts["maximum"] ?? "")")
  ///   default: Text(notice.message)
  ///   }
  /// }
  /// ```
  public struct FieldNotice {
    /// The message, a short sentence.
    public let message: String
    /// What the message is about, as a code with facts.
    public let subject: NoticeSubject
    /// Texts that the user has probably meant.
    public let suggestions: [String]
    /// Whether the message is about a key that the field has refused: nothing has changed, and
    /// nothing is wrong.
    public let isAboutKey: Bool
    private let choose: @MainActor (String) -> Void

    /// Makes a notice; nil if the message or its subject is missing.
    package init?(
      _ message: String?, about subject: NoticeSubject?, _ suggestions: [String],
      isAboutKey: Bool = false, choose: @escaping @MainActor (String) -> Void
    ) {
      guard let message, let subject else { return nil }
      self.message = message
      self.subject = subject
      self.suggestions = suggestions
      self.isAboutKey = isAboutKey
      self.choose = choose
    }

    /// What the notice shows: while it is the same, the notice need not be drawn again.
    var content: [String] { [isAboutKey ? "key" : "", message] + suggestions }

    /// Puts a suggestion into the field, and commits the field.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    @MainActor public func take(_ suggestion: String) { choose(suggestion) }
  }

  extension View {
    /// Shows each message of the fields of this view by a view of the host's own.
    public func fieldNotice<Notice: View>(
      @ViewBuilder _ view: @escaping @MainActor (FieldNotice) -> Notice
    ) -> some View {
      environment(\.fieldNotice) { AnyView(view($0)) }
    }

    /// Shows and says the messages of the fields of this view, or does neither: with `.hidden` a
    /// field has no sentence, no hint for a screen reader and no announcement. What is refused is
    /// told by `FieldGroup`, `refusedTexts(_:)` and `onCommit(perform:)`.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number).fieldNotice(.hidden)
    /// ```
    public func fieldNotice(_ visibility: Visibility) -> some View {
      environment(\.hidesNotices, visibility == .hidden)
    }

    /// Has the messages of this view's fields shown by ``FieldMessage`` and not below each field,
    /// so that a frame, a border or a background stands around the text field alone.
    ///
    /// ```swift
    /// Form {
    ///   FormattingTextField("Price", value: $price, format: .number)
    ///     .fieldID(Field.price)
    ///     .overlay { RoundedRectangle(cornerRadius: 8).stroke() }
    ///   FieldMessage(for: Field.price)
    /// }
    /// .placesFieldMessages()
    /// ```
    ///
    /// A number field needs an id from `fieldID(_:)`; without an id its message stays below the
    /// field. A field of a form has an id of its own.
    public func placesFieldMessages() -> some View { modifier(PlacedMessages()) }

    /// Sets the language of the texts that the fields of this view show and have a screen reader
    /// say: that of a table, such as the app's. Without this modifier a number field uses the
    /// language of its format, and a form uses the language of its `FormMessages`.
    ///
    /// ```swift
    /// Form { … }.fieldMessages(in: .app)
    /// ```
    public func fieldMessages(in table: MessageTable) -> some View {
      environment(\.messageTable, table)
    }
  }

  extension MessageTable {
    /// The table for the language that the app runs in; the English table if that language has
    /// none.
    ///
    /// ```swift
    /// Form { … }.fieldMessages(in: .app)
    /// ```
    public static var app: MessageTable { first(of: Bundle.main.preferredLocalizations) }

    /// The table for the first of these languages that has a table; the English table if none has.
    package static func first(of languages: [String]) -> MessageTable {
      languages.lazy.compactMap { MessageTable(for: $0) }.first ?? .english
    }
  }

  extension EnvironmentValues {
    /// Whether fields show no messages below themselves, as the host places the messages with
    /// `placesFieldMessages()`.
    package var hasPlacedMessages: Bool {
      get { self[PlacedKey.self] }
      set { self[PlacedKey.self] = newValue }
    }

    package var hidesNotices: Bool {
      get { self[HidesKey.self] }
      set { self[HidesKey.self] = newValue }
    }

    package var messageTable: MessageTable? {
      get { self[TableKey.self] }
      set { self[TableKey.self] = newValue }
    }

    var fieldNotice: @MainActor @Sendable (FieldNotice) -> AnyView {
      get { self[NoticeKey.self] }
      set { self[NoticeKey.self] = newValue }
    }
  }

  private struct NoticeKey: EnvironmentKey {
    static let defaultValue: @MainActor @Sendable (FieldNotice) -> AnyView = {
      AnyView(NoticeView(notice: $0))
    }
  }

  private struct PlacedKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct HidesKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct TableKey: EnvironmentKey {
    static var defaultValue: MessageTable? { nil }
  }

  /// Shows the message of a field at another place of the screen; nothing if there is no message.
  /// The field and this view have to be inside the same `placesFieldMessages()`.
  public struct FieldMessage<ID: Hashable>: View {
    private let id: ID
    @Environment(MessageBoard.self) private var board: MessageBoard?

    /// The id is that of `fieldID(_:)`, or of a field of a form.
    public init(for id: ID) { self.id = id }

    /// The message, drawn by the view of `fieldNotice(_:)`.
    public var body: some View {
      if let notice = board?[AnyHashable(id)] { ShownNotice(notice: notice) }
    }
  }

  /// The messages of fields by the fields' ids, for ``FieldMessage`` to show. A view that reads the
  /// message of one id is not drawn again for that of another.
  @MainActor
  final class MessageBoard: Observable {
    fileprivate var notices: [AnyHashable: FieldNotice] = [:]
    private let registrar = ObservationRegistrar()

    subscript(id: AnyHashable) -> FieldNotice? {
      get {
        registrar.access(self, keyPath: \.[id])
        return notices[id]
      }
      set { registrar.withMutation(of: self, keyPath: \.[id]) { notices[id] = newValue } }
    }
  }

  private struct PlacedMessages: ViewModifier {
    @State private var board = MessageBoard()
    func body(content: Content) -> some View {
      content.environment(board).environment(\.hasPlacedMessages, true)
    }
  }

  /// A field with its message below; if the host has placed the messages, the message goes to the
  /// message board.
  package struct FieldWithNotice<Field: View>: View {
    let notice: FieldNotice?
    let id: AnyHashable?
    let preview: String?
    let field: Field
    @Environment(MessageBoard.self) private var board: MessageBoard?
    @Environment(\.fieldPreview) private var previewView
    @State private var newest = NewestNotice()

    package init(notice: FieldNotice?, id: AnyHashable?, preview: String? = nil, field: Field) {
      (self.notice, self.id, self.preview, self.field) = (notice, id, preview, field)
    }

    package var body: some View {
      let _ = newest.keep(notice)
      // One view, wherever the message stands: a field that becomes another view loses the focus.
      VStack(alignment: .leading, spacing: 4) {
        field
        if let preview, let previewView { previewView(preview) }
        if !isPlaced, let notice { ShownNotice(notice: notice) }
      }
      .onChange(of: notice?.content, initial: true) { place(newest.placed) }
      // A screen that appears again gives its messages to the board once more.
      .onAppear { place(newest.placed) }
      .onDisappear { place(nil) }
    }

    private var isPlaced: Bool { board != nil && id != nil }

    private func place(_ notice: FieldNotice?) {
      if let board, let id { board[id] = notice }
    }
  }

  /// The notice of a field's last drawing. A notice on the message board may be of an earlier
  /// drawing, so a suggestion that the user takes there is passed to the newest notice.
  @MainActor
  private final class NewestNotice {
    private var notice: FieldNotice?

    func keep(_ notice: FieldNotice?) { self.notice = notice }

    var placed: FieldNotice? {
      guard let notice else { return nil }
      return FieldNotice(
        notice.message, about: notice.subject, notice.suggestions, isAboutKey: notice.isAboutKey
      ) { [weak self] in self?.notice?.take($0) }
    }
  }

  /// A message, drawn by the host's view, or by the package's if the host has none.
  package struct ShownNotice: View {
    let notice: FieldNotice
    @Environment(\.fieldNotice) private var view

    package init(notice: FieldNotice) { self.notice = notice }

    package var body: some View {
      // In a row of a Form or List, a tap anywhere presses every button that has no style of its
      // own.
      view(notice).buttonStyle(.borderless)
    }
  }

  /// The package's view of a message: the sentence in red, or in grey if it is about a refused key,
  /// and a button for each suggestion.
  private struct NoticeView: View {
    let notice: FieldNotice

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(notice.message)
          .font(.footnote)
          .foregroundStyle(notice.isAboutKey ? Color.secondary : .red)
        // An HStack does not wrap, so suggestions that are too wide for one row stand below each
        // other.
        ViewThatFits(in: .horizontal) {
          HStack { suggestions }
          VStack(alignment: .leading, spacing: 4) { suggestions }
        }
      }
    }

    private var suggestions: some View {
      ForEach(notice.suggestions, id: \.self) { suggestion in
        Button(suggestion) { notice.take(suggestion) }
          .buttonStyle(.bordered)
      }
    }
  }

  /// Has a screen reader say a sentence before other announcements. Waits a moment first: the focus
  /// may be moving, and the reading of the newly focused field would interrupt the sentence.
  @MainActor
  package func announceToScreenReader(_ sentence: String) {
    #if canImport(Accessibility)
      guard !sentence.isEmpty else { return }
      var announcement = AttributedString(sentence)
      announcement.accessibilitySpeechAnnouncementPriority = .high
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(300))
        AccessibilityNotification.Announcement(announcement).post()
      }
    #endif
  }
#endif
