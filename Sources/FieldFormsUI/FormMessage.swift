#if canImport(SwiftUI)
  import FieldEditing
  public import FieldForms
  import FormattingFieldsUI
  public import SwiftUI

  /// Shows what is wrong with a form as a whole, such as a server's answer under a name that no
  /// field has.
  ///
  /// ```swift
  /// Form {
  ///   FormMessage(in: model)
  ///   FormTextField("Name", in: model, .username)
  /// }
  /// .placesFieldMessages()
  /// ```
  ///
  /// Without `placesFieldMessages()`, the last field of the form shows these messages below itself.
  public struct FormMessage<Content: FormContent>: View {
    @Environment(\.formSurroundings) private var surroundings
    @Environment(\.messageTable) private var table
    private let source: FormSource<Content>

    /// The sentences are those of `fieldMessages(_:)`; without it, those of `fieldMessages(in:)`,
    /// or English ones.
    public init(in form: some FormHolder<Content>) { source = form.formSource }

    /// The sentences; nothing if nothing is wrong.
    public var body: some View {
      FormNotices(source: source, messages: surroundings.messages(in: table))
    }
  }

  private struct FormNotices<Content: FormContent>: View {
    let source: FormSource<Content>
    let messages: FormMessages<Content.FieldID>

    var body: some View {
      ForEach(Array(source.issues().enumerated()), id: \.offset) { _, issue in
        let subject = NoticeSubject(
          .issue(code: issue.code, facts: issue.facts, nil), text: "", format: nil)
        if let notice = FieldNotice(
          messages.issue(issue, nil), about: subject, [], choose: { _ in })
        {
          ShownNotice(notice: notice)
        }
      }
    }
  }

  extension FieldState {
    /// Whether the field is the last of the form and the user can edit it, so that Return in it
    /// ends the form.
    var isLastEditable: Bool { isLast && traits.isEditable }
  }

  /// A field of a form, with the sentence about it below. Below the last field are also the
  /// sentences about the form as a whole, unless the host places sentences by
  /// `placesFieldMessages()`.
  struct FormFieldWithNotice<Field: View, Content: FormContent>: View {
    let source: FormSource<Content>
    let isLast: Bool
    let messages: FormMessages<Content.FieldID>
    let notice: FieldNotice?
    /// The id under which the host places the sentence; nil if it stays below the field.
    let id: AnyHashable?
    let field: Field
    @Environment(\.hasPlacedMessages) private var hasPlacedMessages

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        FieldWithNotice(notice: notice, id: id, field: field)
        if isLast, !hasPlacedMessages { FormNotices(source: source, messages: messages) }
      }
    }
  }
#endif
