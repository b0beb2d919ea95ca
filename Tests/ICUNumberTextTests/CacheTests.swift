import ICUNumberText
import NumberText
import Testing

@Suite("The cache")
struct CacheTests {
  @Test("forgets what was not asked for lately")
  func recent() {
    var cache = RecentValues<String, Int>(capacity: 4)
    for (key, value) in [("de", 1), ("fr", 2), ("hi", 3)] {
      #expect(cache.insert(value, for: key) == value)
    }
    #expect(cache.value(for: "de") == 1)
    #expect(cache.insert(4, for: "ar") == 4)
    #expect(cache.value(for: "fr") == nil)
    #expect(cache.count == 3)
    #expect(cache.value(for: "de") == 1)
    #expect(cache.insert(5, for: "ar") == 4)
  }

  @Test("stays within its bound and gives the right value, whatever is asked for")
  func bound() {
    var seed: UInt64 = 42
    var cache = RecentValues<UInt64, UInt64>(capacity: 8)
    var last: UInt64?
    for step in 0..<10_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = (seed >> 33) % 20
      let value = cache.value(for: number) ?? cache.insert(number * 3, for: number)
      #expect(value == number * 3, "seed 42, step \(step)")
      #expect(cache.count <= 8, "seed 42, step \(step)")
      if let last { #expect(cache.value(for: last) == last * 3, "seed 42, step \(step)") }
      last = number
    }
    #expect(cache.count > 4)
  }

  @Test("takes eight threads at once")
  func threads() async throws {
    let number = try #require(FixedDecimal("-1234.5"))
    let styles: [NumberStyle] = [.decimal, .percent, .currency("EUR"), .unit("day")]
    let tags = Array(ICULocale.allTags.prefix(120))
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for start in 0..<8 {
        group.addTask {
          var texts = [String](repeating: "", count: tags.count * styles.count)
          for index in texts.indices {
            let index = (index + start * 61) % texts.count
            let format = try NumberFormat.icu(
              locale: tags[index / styles.count], style: styles[index % styles.count])
            texts[index] = format.text(for: number)
          }
          return texts
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(results).count == 1)
    #expect(results.count == 8)
  }
}
