import Benchmark
public import FieldBenchmarks

extension FieldBenchmark.Suite {
  /// Hands the suite's benchmarks to `swift package benchmark`: a benchmark for each subject that
  /// answers right, an iteration for each pass.
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
    let name = "\(benchmark.name) \(subject.name)"
    do { try subject.check() } catch {
      print("\(name) is left out: \(error)")
      return
    }
    Benchmark(name, configuration: .init(metrics: [.wallClock, .peakMemoryResident])) { run in
      switch subject.work {
      case .passes(_, let prepare, let pass):
        prepare?()
        run.startMeasurement()
        pass()
        run.stopMeasurement()
      case .processes(_, let process):
        _ = try process()
      }
    }
  }
}
