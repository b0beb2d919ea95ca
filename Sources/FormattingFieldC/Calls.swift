// The functions have the names that the C header declares, such as `ff_open`, which are not in
// lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldLines

@c @implementation
public func ff_open(
  _ options: UnsafePointer<CChar>?, _ length: Int, _ writer: ff_writer?,
  _ context: UnsafeMutableRawPointer?, _ problem: UnsafeMutablePointer<ff_text>?
) -> OpaquePointer? {
  ff_work_begins()
  defer { ff_work_ends() }
  problem?.pointee = ff_text(bytes: nil, length: 0)
  do throws(LineProblem) {
    guard let line = line(options, length) else { throw LineProblem(at: "", "there is no line") }
    let supplies = try supplies(writer.map { HostFunction($0, context) })
    return FieldObject(try LineField(line, from: supplies)).opened()
  } catch {
    problem?.pointee = ff_text(error.line)
    return nil
  }
}

@c @implementation
public func ff_act(
  _ field: OpaquePointer?, _ act: UnsafePointer<CChar>?, _ length: Int
) -> ff_text {
  ff_work_begins()
  defer { ff_work_ends() }
  guard let field else { return ff_text(LineProblem(at: "", "there is no field").line) }
  guard let line = line(act, length) else {
    return ff_text(LineProblem(at: "", "there is no line").line)
  }
  return FieldObject.at(field).act(line)
}

@c @implementation
public func ff_release(_ text: ff_text) { text.bytes?.deallocate() }

@c @implementation
public func ff_close(_ field: OpaquePointer?) {
  ff_work_begins()
  defer { ff_work_ends() }
  if let field { FieldObject.close(field) }
}

@c @implementation
public func ff_version() -> UnsafePointer<CChar>? {
  let version: StaticString = "0.1.0"
  return UnsafeRawPointer(version.utf8Start).assumingMemoryBound(to: CChar.self)
}
