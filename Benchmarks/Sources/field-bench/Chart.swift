import Foundation

struct Chart {
  let results: [Measurement]
  init(_ r: [Measurement]) { results = r }
  func write(to file: String) throws {}
}
