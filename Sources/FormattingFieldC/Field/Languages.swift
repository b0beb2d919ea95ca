// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import NumberMessages
import NumberText

@c @implementation
public func ff_field_set_language(
  _ handle: OpaquePointer?, _ tag: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object in
    guard tag != nil else {
      object.language = nil
      return FF_OK
    }
    guard let tag = text(tag, length) else { return FF_ERROR_BROKEN }
    guard let table = MessageTable(for: tag) else { return FF_NONE }
    object.language = table
    return FF_OK
  }
}

/// The sentences of a language, English for an empty tag; nil if there are no sentences in it.
func messageTable(of language: String) -> MessageTable? {
  language.isEmpty ? .english : MessageTable(for: language)
}

extension FieldObject {
  /// The sentences that the field has its messages from.
  ///
  /// The module for browsers has Web/Engine/Sentences.swift in place of this file: there the page
  /// gives the sentences.
  var table: MessageTable { language ?? MessageTable(for: field.format.locale) ?? .english }
}
