import ArgumentParser

@main
struct Numfield: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "numfield")
}
