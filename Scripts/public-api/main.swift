import Foundation

// public-api listing MODULE FOLDER  what the module declares in public, one a line, sorted
// public-api gaps MODULE FOLDER     which of it lacks a part of its documentation
//
// The folder has the module's symbol graphs.

let arguments = CommandLine.arguments
guard arguments.count == 4, ["listing", "gaps"].contains(arguments[1]) else {
  FileHandle.standardError.write(Data("usage: public-api listing|gaps MODULE FOLDER\n".utf8))
  exit(2)
}
let interface = PublicInterface(of: arguments[2], in: try SymbolGraph(folder: arguments[3]))
for line in arguments[1] == "listing" ? interface.listing : interface.gaps { print(line) }
