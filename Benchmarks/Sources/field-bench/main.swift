import ArgumentParser
import CAllocations
import FieldBenchmarks

allocations_keep_memory()
try FreshProcess.runIfAsked()
FieldBench.main()
