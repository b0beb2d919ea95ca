// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField

@c @implementation
public func ff_abi() -> UInt32 { UInt32(FF_ABI) }

@c @implementation
public func ff_version() -> UnsafePointer<CChar>? { constant("0.1.0") }

@c @implementation
public func ff_status_text(_ status: ff_status) -> UnsafePointer<CChar>? {
  switch status {
  case FF_OK: constant("It is done.")
  case FF_REFUSED_TOO_LONG: constant("The text would be too long.")
  case FF_REFUSED_OUTSIDE: constant("An offset is outside of the text.")
  case FF_REFUSED_INSIDE: constant("An offset lies inside a character.")
  case FF_REFUSED_BROKEN: constant("The text is not well-formed Unicode.")
  case FF_REFUSED_FILTERED: constant("The field's filter does not let the edit pass.")
  case FF_REFUSED_OTHER: constant("The change was made on another text.")
  case FF_REFUSED_TYPE: constant("The change has values of another type.")
  case FF_REFUSED_INACTIVE: constant("The person may not edit the field.")
  case FF_NONE: constant("There is none.")
  case FF_REDRAW: constant("The control has to show the field's text.")
  case FF_ERROR_HANDLE: constant("The handle is NULL, of another kind, or was freed.")
  case FF_ERROR_NULL: constant("A pointer that has to be given is NULL.")
  case FF_ERROR_ARGUMENT:
    constant("An argument is none of those there are, or a struct's size is too small.")
  case FF_ERROR_BUFFER: constant("The buffer is too small.")
  case FF_ERROR_BROKEN: constant("A text is not well-formed Unicode.")
  case FF_ERROR_NUMBER: constant("A text is no number in plain decimal.")
  case FF_ERROR_OVERFLOW: constant("The number is beyond the type's range.")
  case FF_ERROR_FRACTION: constant("The number has a fraction and the type has none.")
  case FF_ERROR_BOUNDS: constant("The minimum is above the maximum.")
  case FF_ERROR_FORMAT: constant("There is no such format.")
  case FF_ERROR_SAVED: constant("What was saved is damaged.")
  case FF_ERROR_MEMORY: constant("There are too many handles.")
  case FF_ERROR_BUSY: constant("A call works on the object, which a callback may not act on.")
  default: constant("There is no such status.")
  }
}

@c @implementation
public func ff_handles() -> Int { ff_handle_count() }

/// A text that is never freed; a literal has a zero at its end.
private func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
