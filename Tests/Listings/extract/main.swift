import Foundation

// extract-listings FOLDER DOCUMENT…
//
// Writes a program into a folder that runs the Swift code of documents, a function for each
// document.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: extract-listings FOLDER DOCUMENT…\n".utf8))
  exit(2)
}

func write(_ text: String, to name: String) throws {
  let file = URL(filePath: folder).appending(path: name)
  try text.write(to: file, atomically: true, encoding: .utf8)
}

var calls = ""
for (number, path) in arguments.dropFirst().enumerated() {
  let listing = Listing(try String(contentsOfFile: path, encoding: .utf8), path: path)
  guard !listing.isEmpty else { continue }
  try write(listing.program(number), to: "Listing\(number).swift")
  calls += "await run(\"\(path)\", listing\(number))\n"
}
try write(calls + "finish()\n", to: "main.swift")
