import Dispatch

/// What is made of a block, on a thread of its own.
protocol TableWorker: AnyObject {
  var block: TableBlock { get }
  func work()
}

/// Gives the blocks of a table to workers, as many at a time as there are workers.
///
/// - Parameter done: Takes what a worker made of its block, in the order of the blocks.
func forEachBlock<Worker: TableWorker>(
  of source: TableSource, _ workers: [Worker],
  done: (Worker, TableSource) throws -> Void
) throws {
  while true {
    var count = 0
    while count < workers.count, try source.next(into: workers[count].block) { count += 1 }
    guard count > 0 else { return }
    if count == 1 {
      workers[0].work()
    } else {
      // Each worker is used by one thread at a time.
      nonisolated(unsafe) let workers = workers
      DispatchQueue.concurrentPerform(iterations: count) { workers[$0].work() }
    }
    for worker in workers[..<count] { try done(worker, source) }
  }
}
