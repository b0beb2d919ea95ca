import Benchmark
import CAllocations
import Foundation

/// Measures this package beside other readers and writers of numbers.
///
///     swift package benchmark              runs and compares: see the library's help
///     field-bench --check [ROW]            asks each subject once for its answers
///     field-bench --count [ROW [SUBJECT]]  does one pass of each where callgrind counts, and names them in order
///     field-bench --subject COMMAND        measures a command that reads a file beside ours
///     field-bench --parse LOCALE           reads the standard input as `numfield parse`, by ICU
///     field-bench --load ours|icu|memory   loads all locales, and prints nanoseconds or bytes of each
///
/// Rows and subjects are regular expressions for whole names.
@main
enum FieldBench {
  // Not asynchronous, since a program that is has threads of its own, in which valgrind fails.
  @MainActor static func main() {
    allocations_keep_memory()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let (row, subject) = (arguments.dropFirst().first, arguments.dropFirst(2).first)
    do {
      switch arguments.first {
      case "--check": try check(rows: row)
      case "--count": try count(rows: row, subjects: subject)
      case "--subject": try FieldBenchmark.measure(row ?? "")
      case "--parse": try ICUPeer(locale: row ?? "").parseLines()
      case "--load": print(try Loading(row ?? "").figure())
      default:
        Task {
          await BenchmarkRunner.setupBenchmarkRunner {
            for benchmark in FieldBenchmark.all { benchmark.register() }
          }
          exit(0)
        }
        dispatchMain()
      }
    } catch {
      tell("\(error)")
      exit(1)
    }
  }

  @MainActor private static func check(rows: String?) throws {
    let rows = try FieldBenchmark.all(named: rows)
    let right = rows.reduce(0) { $0 + $1.rightSubjects().count }
    guard rows.allSatisfy(\.answersRight) else { exit(1) }
    print("\(right) subjects of \(rows.count) benchmarks answer right.")
  }

  @MainActor private static func count(rows: String?, subjects: String?) throws {
    for row in try FieldBenchmark.all(named: rows) {
      for subject in row.rightSubjects(named: subjects ?? ".*") {
        // callgrind is slow, and a small pass says as much as a pass of thousands of operations.
        guard case .passes(let operations, let prepare, let pass) = subject.work, operations <= 1000
        else { continue }
        prepare?()
        counted(pass)
        print(row.name, subject.name, operations)
      }
    }
  }
}

/// Does a pass inside the function whose instructions callgrind counts.
func counted(_ pass: () -> Void) {
  withoutActuallyEscaping(pass) { pass in
    withUnsafePointer(to: pass) {
      counted_pass(
        { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() },
        UnsafeMutableRawPointer(mutating: $0))
    }
  }
}

/// Writes a line to the standard error.
func tell(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
