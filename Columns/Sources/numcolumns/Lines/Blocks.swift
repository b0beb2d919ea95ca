import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What gives a file in blocks.
protocol BlockSource: AnyObject {
  associatedtype Block

  /// Fills a block with what comes next; false if the file has ended.
  func next(into block: Block) throws -> Bool
}

/// What is made of a block, on a thread of its own. No two threads use a worker at once.
protocol BlockWorker: AnyObject, Sendable {
  associatedtype Source: BlockSource

  var block: Source.Block { get }
  func work()
}

/// Gives the blocks of a file to workers, each on a thread of its own if there are several.
///
/// One thread at a time reads a block or hands a block on; the others work meanwhile.
///
/// - Parameter done: Takes what a worker made of its block, in the order of the blocks.
func forEachBlock<Worker: BlockWorker>(
  of source: Worker.Source, _ workers: [Worker], done: (Worker) throws -> Void
) throws {
  if workers.count == 1 {
    while try source.next(into: workers[0].block) {
      workers[0].work()
      try done(workers[0])
    }
    return
  }
  let turns = Turns()
  // One thread at a time uses them.
  nonisolated(unsafe) let (source, done) = (source, done)
  DispatchQueue.concurrentPerform(iterations: workers.count) { index in
    let worker = workers[index]
    while let turn = turns.read({ try source.next(into: worker.block) }) {
      worker.work()
      turns.hand(on: turn) { try done(worker) }
    }
  }
  try turns.check()
}

/// The order in which threads read blocks and hand them on.
private final class Turns: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var blocksRead = 0
  private var blocksHandedOn = 0
  private var isAtEnd = false
  /// Why no more can be read; the blocks before the failure are still handed on.
  private var inputFailure: (any Error)?
  /// Why no more can be handed on.
  private var outputFailure: (any Error)?

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  /// Reads the next block; gives its number, or nil if there is none.
  func read(_ next: () throws -> Bool) -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard !isAtEnd && outputFailure == nil else { return nil }
    do {
      isAtEnd = try !next()
    } catch {
      (isAtEnd, inputFailure) = (true, error)
    }
    guard !isAtEnd else { return nil }
    blocksRead += 1
    return blocksRead - 1
  }

  /// Waits until all earlier blocks are handed on, and then hands this block on.
  func hand(on number: Int, _ done: () throws -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while blocksHandedOn < number { pthread_cond_wait(condition, mutex) }
    if outputFailure == nil {
      do { try done() } catch { outputFailure = error }
    }
    blocksHandedOn += 1
    pthread_cond_broadcast(condition)
  }

  /// Throws the failure that ended the work early.
  func check() throws {
    if let failure = outputFailure ?? inputFailure { throw failure }
  }
}
