import FlyingFox
import FlyingSocks
import FormPost
import Foundation
import NumberText
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A form post")
struct OrderServerTests {
  /// Runs a server on the loopback while `body` asks it.
  private func serving(_ body: (URL) async throws -> Void) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0))
    await server.appendRoute("POST /order", to: OrderServer())
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      Issue.record("The server listens nowhere.")
      return
    }
    try await body(try #require(URL(string: "http://127.0.0.1:\(port)/order")))
    await server.stop(timeout: 1)
    running.cancel()
  }

  private static func post(_ body: String, to url: URL) async throws -> (Int, Data) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
  }

  @Test("is answered with numbers or with sentences in the person's language")
  func answers() async throws {
    try await serving { url in
      let rows: [(String, Int, OrderPost.Answer?)] = [
        ("locale=de-DE&price=1.234%2C50+%E2%82%AC&quantity=3", 200, .init(price: "1234.50", 3)),
        ("locale=en-US&price=1%2C234.50&quantity=3", 200, .init(price: "1234.50", 3)),
        (
          "locale=de-DE&price=1.5&quantity=3", 422,
          .init(
            price: nil, 3,
            ["price": "Eine Zifferngruppe ist zu kurz. Meinten Sie „1,5“?"])
        ),
        (
          "locale=ar-EG&price=%D9%A1%D9%A2%D9%AB%D9%A5&quantity=%D9%A3", 200,
          .init(price: "12.5", 3)
        ),
        ("locale=d!e&price=1&quantity=1", 400, nil),
        ("price=%FF&quantity=1", 400, nil),
        ("price=1&price=2&quantity=1", 400, nil),
        ("price", 400, nil),
        (String(repeating: "x", count: 10_001), 413, nil),
      ]
      for (body, status, answer) in rows {
        let (code, data) = try await Self.post(body, to: url)
        #expect(code == status, "\(body.prefix(60))")
        let told = answer == nil ? nil : try JSONDecoder().decode(OrderPost.Answer.self, from: data)
        #expect(told == answer, "\(body.prefix(60))")
      }
    }
  }

  @Test("is answered beside a hundred others, each in its own locale")
  func concurrently() async throws {
    try await serving { url in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            let isGerman = number.isMultiple(of: 2)
            let (code, data) = try await Self.post(
              isGerman
                ? "locale=de-DE&price=1.\(100 + number),25&quantity=\(number + 1)"
                : "locale=en-US&price=1,\(100 + number).25&quantity=\(number + 1)", to: url)
            #expect(code == 200)
            #expect(
              try JSONDecoder().decode(OrderPost.Answer.self, from: data)
                == .init(price: "\(1100 + number).25", number + 1))
          }
        }
        try await group.waitForAll()
      }
    }
  }
}

extension OrderPost.Answer {
  fileprivate init(price: String?, _ quantity: Int?, _ issues: [String: String] = [:]) {
    self.init(price: price.flatMap { FixedDecimal($0) }, quantity: quantity, issues: issues)
  }
}
