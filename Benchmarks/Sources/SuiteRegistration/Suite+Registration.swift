import Benchmark
public import FieldBenchmarks

extension FieldBenchmark.Suite {
  /// Hands the suite's benchmarks to `swift package benchmark`: a benchmark for each subject, an
  /// iteration for each pass. A subject with a wrong answer fails.
  public func register() {
    do {
      try FreshProcess.runIfAsked()
      for benchmark in FieldBenchmark.all where benchmark.suite == self {
        for subject in try benchmark.subjects() { register(benchmark, subject) }
      }
    } catch {
      print("\(rawValue): \(error)")
    }
  }

  private func register(_ benchmark: FieldBenchmark, _ subject: Subject) {
    var isChecked = false
    Benchmark(
      "\(benchmark.name) \(subject.name)",
      configuration: .init(metrics: [.wallClock, .peakMemoryResident])
    ) { run in
      if !isChecked {
        do { try subject.check() } catch { return run.error("\(error)") }
        isChecked = true
      }
      switch subject.work {
      case .passes(_, let prepare, let pass):
        prepare?()
        run.startMeasurement()
        pass()
        run.stopMeasurement()
      case .processes(_, let process):
        run.startMeasurement()
        _ = try process()
        run.stopMeasurement()
      }
    }
  }
}
