import Foundation

// public-comments MODULE FOLDER  which public declarations of the module lack a part of their documentation
//
// The folder has the module's symbol graphs.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: public-comments MODULE FOLDER\n".utf8))
  exit(2)
}
let interface = PublicInterface(of: arguments[1], in: try SymbolGraph(folder: arguments[2]))
for line in interface.gaps { print(line) }
