import Foundation
import Testing

@testable import numfield

struct ParseCommandTests {
  @Test("each line is one plain decimal, and a refused line is empty and told")
  func lines() throws {
    let long = String(repeating: "1", count: 1025)
    var input = Data("1.234,56\r\n1.5\n\n -0,50 \n".utf8)
    input += [0x31, 0xFF, 0x0A]
    input += "\(long)\n12abc\n٣\n5".utf8
    let result = try NumfieldProcess.run("parse", "--locale", "de-DE", input: input)
    #expect(result.output == "1234.56\n\n\n-0.5\n\n\n\n3\n5\n")
    #expect(
      result.errors == """
        <stdin>:2: incompleteGroup
        <stdin>:3: empty
        <stdin>:5: brokenText
        <stdin>:6: tooLong
        <stdin>:7: unexpectedCharacter

        """)
    #expect(result.status == 1)
  }

  @Test("a file is named in front of its issues; a style is honoured")
  func file() throws {
    try NumfieldProcess.withFolder { folder in
      let file = folder.appending(path: "prices.txt")
      try Data("9,99 €\nEUR 1.000\n$5".utf8).write(to: file)
      let result = try NumfieldProcess.run(
        "parse", "--locale", "de-DE", "--style", "currency:EUR", file.path)
      #expect(result.output == "9.99\n1000\n\n")
      #expect(result.errors == "\(file.path):3: foreignCurrency\n" && result.status == 1)
    }
  }

  @Test("a file without refused lines ends with 0; an empty one has no lines")
  func goodFile() throws {
    let result = try NumfieldProcess.run("parse", "--locale", "en", lines: ["1,234.5", "-0"])
    #expect(result.output == "1234.5\n0\n" && result.errors == "" && result.status == 0)
    let empty = try NumfieldProcess.run("parse", "--locale", "en", "-")
    #expect(empty.output == "" && empty.errors == "" && empty.status == 0)
  }

  @Test("lines of any length straddle the chunks unharmed")
  func chunks() throws {
    var input = ""
    var expected = ""
    var size = 0
    while input.utf8.count < 3 * NumberLines.chunk {
      size = size % 900 + 1
      let digits = String(String(repeating: "123456789", count: 101).prefix(size))
      input += digits + (size % 3 == 0 ? "\r\n" : "\n")
      expected += digits + "\n"
    }
    let result = try NumfieldProcess.run("parse", "--locale", "en", input: Data(input.utf8))
    #expect(result.output == expected && result.errors == "" && result.status == 0)
  }

  @Test("a broken byte at the end of a chunk is seen when the line ends in the next")
  func brokenByteAtChunkEnd() throws {
    let lines = NumberLines.chunk / 2 - 1
    var input = Data(String(repeating: "1\n", count: lines).utf8)
    input += [0x31, 0xFF, 0x0A, 0x35]
    let result = try NumfieldProcess.run("parse", "--locale", "en", input: input)
    #expect(result.output == String(repeating: "1\n", count: lines) + "\n5\n")
    #expect(result.errors == "<stdin>:\(lines + 1): brokenText\n" && result.status == 1)
  }

  @Test("a line of megabytes is passed over, and the next is read")
  func hugeLine() throws {
    let input =
      String(repeating: "1", count: 3_000_000) + "\n42\n" + String(repeating: "2", count: 1024)
    let result = try NumfieldProcess.run("parse", "--locale", "en", input: Data(input.utf8))
    #expect(result.output == "\n42\n" + String(repeating: "2", count: 1024) + "\n")
    #expect(result.errors == "<stdin>:1: tooLong\n" && result.status == 1)
  }

  @Test("a closed pipe ends the reading quietly")
  func closedPipe() throws {
    try NumfieldProcess.withFolder { folder in
      let file = folder.appending(path: "numbers.txt")
      try Data(String(repeating: "1\n", count: 200_000).utf8).write(to: file)
      let (output, errors) = (Pipe(), Pipe())
      try output.fileHandleForReading.close()
      let process = Process()
      process.executableURL = NumfieldProcess.executable
      process.arguments = ["parse", "--locale", "en", file.path]
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      try errors.fileHandleForWriting.close()
      #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    }
  }

  @Test("the bar tells how far the file has been read")
  func progress() {
    #expect(
      ProgressBar.text(bytes: 50, total: 100, lines: 7)
        == "[###############...............] 50% 7 lines")
    #expect(ProgressBar.text(bytes: 50, total: nil, lines: 7) == "7 lines")
    #expect(ProgressBar.text(bytes: 0, total: 0, lines: 0) == "0 lines")
    #expect(
      ProgressBar.text(bytes: 200, total: 100, lines: 7)
        == "[##############################] 100% 7 lines")
  }
}
