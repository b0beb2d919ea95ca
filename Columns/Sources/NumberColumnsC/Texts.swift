import CNumberColumns
import NumberColumns

extension TextBatch {
  /// A caller's texts.
  ///
  /// - Throws: `NC_ERROR_NULL` or `NC_ERROR_ARGUMENT` if something is missing, or points outside of the
  ///   bytes.
  init(_ given: UnsafePointer<nc_texts>?) throws(CallError) {
    guard let given else { throw CallError(NC_ERROR_NULL) }
    guard given.pointee.size >= MemoryLayout<nc_texts>.size else {
      throw CallError(NC_ERROR_ARGUMENT)
    }
    let texts = given.pointee
    guard texts.count != 0 else {
      self.init()
      return
    }
    guard let places = texts.places else { throw CallError(NC_ERROR_NULL) }
    // So that no offset overflows: a place takes at most 16 bytes.
    let limit = Int.max / 32
    guard 0...limit ~= texts.count, 0...limit ~= texts.first else {
      throw CallError(NC_ERROR_ARGUMENT)
    }
    let layout: Layout
    switch texts.layout {
    case NC_OFFSETS_32: layout = .offsets32(places.assumingMemoryBound(to: Int32.self))
    case NC_OFFSETS_64: layout = .offsets64(places.assumingMemoryBound(to: Int64.self))
    case NC_VIEWS: layout = .views(places)
    default: throw CallError(NC_ERROR_ARGUMENT)
    }
    self.init(
      layout, buffers: try Self.buffers(texts), validity: texts.validity, first: texts.first,
      count: texts.count)
    guard isSound else { throw CallError(NC_ERROR_ARGUMENT) }
  }

  private static func buffers(
    _ texts: nc_texts
  ) throws(CallError) -> [UnsafeBufferPointer<UInt8>] {
    guard texts.layout == NC_VIEWS else {
      return [try buffer(texts.bytes, texts.byte_count)]
    }
    guard texts.buffer_count > 0 else { return [] }
    guard let buffers = texts.buffers, let sizes = texts.buffer_sizes else {
      throw CallError(NC_ERROR_NULL)
    }
    var found: [UnsafeBufferPointer<UInt8>] = []
    for index in 0..<texts.buffer_count {
      found.append(try buffer(buffers[index], Int(sizes[index])))
    }
    return found
  }

  private static func buffer(
    _ bytes: UnsafeRawPointer?, _ count: Int
  ) throws(CallError) -> UnsafeBufferPointer<UInt8> {
    guard count >= 0 else { throw CallError(NC_ERROR_ARGUMENT) }
    guard bytes != nil || count == 0 else { throw CallError(NC_ERROR_NULL) }
    return UnsafeBufferPointer(
      start: bytes?.assumingMemoryBound(to: UInt8.self), count: bytes == nil ? 0 : count)
  }
}

/// The words of a list with line feeds between them.
func words(_ bytes: UnsafePointer<CChar>?, _ length: Int) throws(CallError) -> [String] {
  guard let text = text(bytes, length) else { throw CallError(NC_ERROR_BROKEN) }
  return text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
}
