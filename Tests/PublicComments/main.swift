import Foundation

// public-comments MODULE FOLDER FILE...  which public declarations of the module lack a part of
// their documentation
//
// The folder has the module's symbol graphs. The files are the articles, the sources and the
// examples, whose listings are to show each declaration.

let arguments = CommandLine.arguments
guard arguments.count > 3 else {
  FileHandle.standardError.write(Data("usage: public-comments MODULE FOLDER FILE...\n".utf8))
  exit(2)
}
let interface = PublicInterface(
  of: arguments[1], in: try SymbolGraph(folder: arguments[2]),
  shownIn: try ShownWords(files: Array(arguments.dropFirst(3))))
for line in interface.gaps { print(line) }
