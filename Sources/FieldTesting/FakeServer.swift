/// A fake server whose answers the test gives: late, in another order, with an error, or not at
/// all.
///
/// ```swift
/// let server = FakeServer<String, [ValidationIssue]>()
/// model.addCheck(of: .name) { name in try await server.ask(name) }
/// try model.form.apply(.type("ada"), to: .name)
/// await server.waitForRequest("ada")
/// await server.answer("ada", with: [.check("This name is taken.")])
/// await model.awaitChecks()
/// ```
///
/// - Complexity: O(*n*) in the requests so far, for each method.
public actor FakeServer<Request: Hashable & Sendable, Answer: Sendable> {
  /// The requests that the server got, in order.
  public private(set) var requests: [Request] = []
  /// The requests whose tasks were cancelled before there was an answer.
  public private(set) var cancelled: [Request] = []
  private var answers: [Request: Result<Answer, any Error>] = [:]
  private var usual: (@Sendable (Request) -> Answer)?

  /// Makes a server that answers no request before the test gives the answer.
  public init() {}

  /// Makes a server that answers each request at once, by a function, unless the test has given
  /// another answer before.
  public init(answering usual: @escaping @Sendable (Request) -> Answer) { self.usual = usual }

  /// Asks the server, and waits for its answer. The code that is tested calls this.
  ///
  /// - Throws: The error that the test has given to ``fail(_:with:)``; `CancellationError` if the
  ///   task is cancelled.
  public func ask(_ request: Request) async throws -> Answer {
    requests.append(request)
    while true {
      if Task.isCancelled {
        cancelled.append(request)
        throw CancellationError()
      }
      if let answer = answers.removeValue(forKey: request) { return try answer.get() }
      if let usual { return usual(request) }
      await Task.yield()
    }
  }

  /// Waits until the server has got this request; returns at once if it has.
  public func waitForRequest(_ request: Request) async {
    while !requests.contains(request) { await Task.yield() }
  }

  /// Sets the answer to a request. The request may come later.
  public func answer(_ request: Request, with answer: Answer) {
    answers[request] = .success(answer)
  }

  /// Has a request fail with an error. The request may come later.
  ///
  /// ```swift
  /// await server.fail("ada", with: URLError(.timedOut))
  /// ```
  public func fail(_ request: Request, with error: any Error) { answers[request] = .failure(error) }
}
