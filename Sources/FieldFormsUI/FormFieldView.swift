#if canImport(SwiftUI)
  public import FieldForms
  public import SwiftUI

  /// A view of a field of a form: ``FormTextField`` or ``FormField``.
  public protocol FormFieldView<Label, Content>: View {
    /// The type of the view that names the field.
    associatedtype Label: View
    /// The type that declares the form's fields.
    associatedtype Content: FormContent

    /// Makes a view of a field, with a label that is any view.
    init(
      in form: some FormHolder<Content>, _ field: Content.FieldID, prompt: Text?,
      @ViewBuilder label: () -> Label)
  }

  extension FormFieldView where Label == Text {
    /// Makes a field with a localized title.
    ///
    /// ```swift
    /// FormTextField("Name", in: model, .username)
    /// ```
    public init(
      _ titleKey: LocalizedStringKey, in form: some FormHolder<Content>, _ field: Content.FieldID,
      prompt: Text? = nil
    ) {
      self.init(in: form, field, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, in form: some FormHolder<Content>, _ field: Content.FieldID,
      prompt: Text? = nil
    ) {
      self.init(in: form, field, prompt: prompt) { Text(title) }
    }

    /// Makes a field with a title from a localized resource.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, in form: some FormHolder<Content>,
      _ field: Content.FieldID, prompt: Text? = nil
    ) {
      self.init(in: form, field, prompt: prompt) { Text(titleResource) }
    }
  }
#endif
