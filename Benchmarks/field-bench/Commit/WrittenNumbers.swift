import CPeers
import ICUNumberText
import NumberText

/// A corpus's numbers as ICU itself writes them: ICU is timed, and our texts have to be the same.
final class WrittenNumbers {
  /// The numbers, from the shortest digits of the nearest `Double`, as a field has them.
  let numbers: [FixedDecimal]
  /// ICU's texts.
  let texts: [String]
  private let icu: ICUPeer
  private let ascii: PackedTexts<CChar>
  private let text = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)

  init(_ corpus: Corpus) throws {
    icu = try ICUPeer(locale: corpus.locale, skeleton: try NumberStyle.decimal.skeleton())
    numbers = corpus.plain.compactMap { Double($0)?.fixedDecimal }
    ascii = PackedTexts(ascii: numbers.map(\.description))
    texts = numbers.map { [icu] in icu.text(of: $0.description) }
  }

  deinit { text.deallocate() }

  /// ICU's own formatting and the result's text in UTF-16.
  var subject: Subject {
    let pass = {
      for index in self.numbers.indices {
        peer_use(UInt64(self.icu.format(self.ascii[index], into: self.text)))
      }
    }
    return Subject(
      name: "icu-decimal", work: .passes(operations: numbers.count, prepare: nil, pass: pass)
    ) {
      try WrongAnswer.check("an empty corpus", self.texts.isEmpty, false)
    }
  }
}
