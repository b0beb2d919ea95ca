import ArgumentParser

/// How many parts of a file are read at once.
struct ParallelismOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The number of threads to use.", valueName: "n"))
  var jobs = 1

  func validate() throws {
    guard (1...64).contains(jobs) else { throw ValidationError("-j takes a number from 1 to 64.") }
  }
}
