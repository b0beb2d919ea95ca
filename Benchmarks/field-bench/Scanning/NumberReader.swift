import CPeers

/// Reads the texts of a list by index, as one subject does.
protocol NumberReader {
  associatedtype Answer

  /// What the text at an index says; nil if it is refused.
  func answer(at index: Int) -> Answer?

  /// Some bits of an answer, so that it has to be computed.
  static func bits(_ answer: Answer) -> UInt64

  /// Whether an answer is the number given in plain ASCII.
  func isRight(_ answer: Answer, _ plain: String) -> Bool
}

extension NumberReader where Answer == Double {
  static func bits(_ answer: Double) -> UInt64 { answer.bitPattern }

  func isRight(_ answer: Double, _ plain: String) -> Bool { answer == Double(plain) }
}

extension Subject {
  /// A subject whose pass reads every text once.
  static func reading<Reader: NumberReader>(
    _ name: String, _ texts: [String], plain: [String], with reader: Reader
  ) -> Subject {
    let pass = {
      for index in texts.indices {
        if let answer = reader.answer(at: index) { peer_use(Reader.bits(answer)) }
      }
    }
    return Subject(
      name: name, work: .passes(operations: texts.count, prepare: nil, pass: pass)
    ) {
      for (index, text) in texts.enumerated() {
        let answer = reader.answer(at: index)
        guard let answer, reader.isRight(answer, plain[index]) else {
          let shown = answer.map { String(describing: $0) } ?? "nothing"
          throw WrongAnswer(question: text, answer: shown, expected: plain[index])
        }
      }
    }
  }
}
