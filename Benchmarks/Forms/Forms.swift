import Benchmark
import FieldBenchmarks
import SuiteRegistration

let benchmarks: @Sendable () -> Void = { FieldBenchmark.Suite.forms.register() }
