public import FlyingFox
import Foundation

/// A server that answers `POST /order` with the numbers of the form, or with sentences about them.
public struct OrderServer: HTTPHandler {
  /// The most bytes of a body: two numbers and a locale.
  private static let mostBytes = 10_000

  public init() {}

  public func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard Int(request.headers[.contentLength] ?? "") ?? .max <= Self.mostBytes else {
      return HTTPResponse(statusCode: .payloadTooLarge)
    }
    let body = String(validating: try await request.bodyData, as: UTF8.self)
    guard let body, let answer = try? OrderPost(body).answer else {
      return HTTPResponse(statusCode: .badRequest)
    }
    return HTTPResponse(
      statusCode: answer.issues.isEmpty ? .ok : .unprocessableContent,
      headers: [.contentType: "application/json"], body: try JSONEncoder().encode(answer))
  }
}
