import FieldEditing

extension FieldObject {
  /// The table of the field's messages: the page's, in its language.
  ///
  /// This file replaces FormattingFieldC/Field/Languages.swift: the page loads one language, the library
  /// has them all.
  var table: MessageTable { pageTable }
}

/// The page has one language at a time.
func messageTable(of language: String) -> MessageTable? { pageTable }

/// The sentences of the page's language; their templates are in the page.
private let pageTable = MessageTable("") { key in
  var name = key.rawValue
  return name.withUTF8 { name in
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
      let count = pageTemplate(name.baseAddress, name.count, buffer.baseAddress, buffer.count)
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }
}

@_extern(wasm, module: "page", name: "template") @_extern(c)
private func pageTemplate(
  _ key: UnsafePointer<UInt8>?, _ length: Int, _ buffer: UnsafeMutablePointer<UInt8>?,
  _ capacity: Int
) -> Int
