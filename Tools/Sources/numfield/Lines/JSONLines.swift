import FormattingFieldJSON

/// A call that answers each JSON object of the standard input with one on the standard output.
protocol JSONLinesCall {
  /// Writes the members of the answer after `id`.
  ///
  /// - Returns: Whether the request's text was read; true if the request has no text.
  /// - Throws: Why the line cannot be answered; what was written for it is dropped then.
  static func answer(
    _ keys: inout RequestKeys, _ writer: inout JSONWriter
  ) throws(RequestError) -> Bool
}

/// Reads requests and writes answers, in order, until the input ends.
///
/// Answers are written before it waits for input, so that a program may ask line by line.
struct JSONLines<Call: JSONLinesCall>: ~Copyable {
  /// The number of bytes that a line may have.
  static var limit: Int { 16 * 1024 * 1024 }

  private let source: LineSource
  private let block = LineBlock()
  private var output = OutputBuffer.standardOutput()
  private var writer = JSONWriter()
  private var hadRefusals = false

  init() throws(IOFailure) {
    source = LineSource(try InputFile(), limit: Self.limit, chunk: 65536)
  }

  /// Answers all lines.
  ///
  /// - Returns: Whether some text was refused, or some line answered with an error.
  mutating func run() throws(IOFailure) -> Bool {
    StopSignal.watch()
    while try source.next(into: block) {
      try block.withLines(limit: Self.limit) { lines throws(IOFailure) in
        while let line = lines.next() {
          answer(line)
          try output.flushIfFull()
        }
      }
      try output.flush()
    }
    return hadRefusals
  }

  private mutating func answer(_ line: Lines.Line) {
    guard case .text(let text) = line else {
      return fail(id: nil, "the line has more than \(Self.limit) bytes")
    }
    guard !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    var json = JSONReader(text)
    do throws(JSONError) {
      let object = try json.readLine()
      let id = json.idRange.map { text[$0] }
      do throws(RequestError) {
        try answer(object, id: id)
      } catch {
        fail(id: id, error.description)
      }
    } catch {
      fail(id: json.idRange.map { text[$0] }, "not JSON: \(error)")
    }
  }

  private mutating func answer(
    _ object: JSONObject, id: Slice<UnsafeBufferPointer<UInt8>>?
  ) throws(RequestError) {
    var keys = RequestKeys(object)
    begin(id: id)
    if try !Call.answer(&keys, &writer) { hadRefusals = true }
    end()
  }

  private mutating func fail(id: Slice<UnsafeBufferPointer<UInt8>>?, _ reason: String) {
    hadRefusals = true
    begin(id: id)
    writer.member("error", reason)
    end()
  }

  private mutating func begin(id: Slice<UnsafeBufferPointer<UInt8>>?) {
    writer.clear()
    writer.open("{")
    writer.key("id")
    if let id { writer.raw(id) } else { writer.null() }
  }

  private mutating func end() {
    writer.close("}")
    output.appendLine(writer.bytes)
  }
}
