import Foundation
import Testing

@testable import numfield

struct ParseCommandTests {
  @Test("each line is one plain decimal; a refused or blank line is empty, and told")
  func lines() throws {
    let long = String(repeating: "1", count: 1025)
    var input = Data("\u{FEFF}1.234,56\r\n1.5\n\n -0,50 \n".utf8)
    input += [0x31, 0xFF, 0x0A]
    input += "\(long)\n\u{FF11}\u{200F}万x\n  \n٣\n5".utf8
    let result = try NumfieldProcess.run("parse", "--locale", "de-DE", input: input)
    #expect(result.output == "1234.56\n\n\n-0.50\n\n\n\n\n3\n5\n")
    #expect(
      result.errors == """
        <stdin>:2:1: error: Digits are missing after a thousands separator. Did you mean “1,5”? [incompleteGroup]
          1.5
          ^^^
        <stdin>:5:2: error: These bytes are no text (UTF-8). [brokenText]
          1\u{FFFD}
           ^
        <stdin>:6:1: error: The line has more than 1,024 bytes. [tooLong]
        <stdin>:7:3: error: “万” does not belong here. [unexpectedCharacter]
          \u{FF11}万x
            ^^
        <stdin>: 4 of 10 lines refused
          1 brokenText
          1 incompleteGroup
          1 tooLong
          1 unexpectedCharacter
        <stdin>: 2 blank lines

        """)
    #expect(result.status == 1)
  }

  @Test("a file is named before its issues; a style is honoured")
  func file() throws {
    try NumfieldProcess.withFolder { folder in
      let file = folder.appending(path: "prices.txt")
      try Data("9,99 €\nEUR 1.000\n$5".utf8).write(to: file)
      let result = try NumfieldProcess.run(
        "parse", "--locale", "de-DE", "--style", "currency:EUR", file.path)
      #expect(result.output == "9.99\n1000\n\n")
      #expect(result.status == 1)
      let told =
        "\(file.path):3:1: error: “$” stands for another currency. [foreignCurrency]\n  $5\n  ^\n"
      #expect(result.errors.hasPrefix(told), "\(result.errors)")
    }
  }

  /// How many refused lines have a message each, by the option.
  static let limits = [
    ([], 20), (["--errors", "2"], 2), (["--errors", "0"], 0), (["--errors", "all"], 30),
  ]

  @Test("refused lines are told one by one up to a limit, and counted", arguments: limits)
  func limit(options: [String], told: Int) throws {
    let lines = (1...30).map { $0 % 3 == 0 ? "1.5" : "x" } + ["7"]
    let result = try NumfieldProcess.run(
      ["parse", "--locale", "de"] + options, input: Data(lines.joined(separator: "\n").utf8))
    #expect(result.errors.split(separator: "\n").count { $0.hasSuffix("]") } == told)
    let summary =
      "<stdin>: 30 of 31 lines refused\n  20 unexpectedCharacter\n  10 incompleteGroup\n"
    #expect(result.errors.contains(summary), "\(result.errors)")
    #expect(result.errors.hasSuffix("--errors all tells of every one\n") == (told < 30))
    #expect(result.status == 1)
  }

  @Test("blank lines are no errors")
  func blankLines() throws {
    let result = try NumfieldProcess.run("parse", "--locale", "de", lines: ["1", "", " \u{A0}"])
    #expect(result.output == "1\n\n\n")
    #expect(result.status == 0)
    #expect(result.errors == "<stdin>: 2 blank lines\n")
  }

  @Test("of a long line the part with the place is shown")
  func longLine() throws {
    let line = String(repeating: "1", count: 300) + "x" + String(repeating: "1", count: 300)
    let result = try NumfieldProcess.run("parse", "--locale", "de", lines: [line])
    let lines = result.errors.split(separator: "\n")
    #expect(lines[0].hasPrefix("<stdin>:1:301: error: "))
    #expect(lines[1].hasPrefix("  …111"))
    #expect(lines[1].hasSuffix("1x…"))
    #expect(lines[2].count == lines[1].count - 1)
    #expect(lines[1].count <= 80)
  }

  @Test("a file without refused lines ends with 0; an empty one has no lines")
  func goodFile() throws {
    let result = try NumfieldProcess.run("parse", "--locale", "en", lines: ["1,234.5", "-0"])
    #expect(result.output == "1234.5\n0\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
    let empty = try NumfieldProcess.run("parse", "--locale", "en", "-")
    #expect(empty.output == "")
    #expect(empty.errors == "")
    #expect(empty.status == 0)
  }

  @Test("lines of any length straddle the chunks unharmed", arguments: [1, 3])
  func chunks(jobs: Int) throws {
    var input = ""
    var expected = ""
    var size = 0
    while input.utf8.count < 3 * NumberFile.chunk {
      size = size % 900 + 1
      let digits = String(String(repeating: "123456789", count: 101).prefix(size))
      input += digits + (size % 3 == 0 ? "\r\n" : "\n")
      expected += digits + "\n"
    }
    let result = try NumfieldProcess.run(
      "parse", "--locale", "en", "-j", "\(jobs)", input: Data(input.utf8))
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("several threads tell the same lines, in their order")
  func parallelReports() throws {
    let lines = (1...200_000).map {
      $0 % 40_000 == 7 ? "x" : $0 % 50_000 == 0 ? "" : "1,\($0 % 900)"
    }
    let input = Data((lines.joined(separator: "\n") + "\n").utf8)
    let one = try NumfieldProcess.run("parse", "--locale", "de", input: input)
    let four = try NumfieldProcess.run("parse", "--locale", "de", "-j", "4", input: input)
    #expect(one.output == four.output)
    #expect(one.errors == four.errors)
    #expect(four.status == 1)
    let told = four.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    let numbers = told.map { $0.split(separator: ":")[1] }
    #expect(numbers == ["7", "40007", "80007", "120007", "160007"])
    #expect(four.errors.hasSuffix("<stdin>: 4 blank lines\n"))
  }

  @Test("a broken byte at the end of a chunk is seen when the line ends in the next")
  func brokenByteAtChunkEnd() throws {
    let lines = NumberFile.chunk / 2 - 1
    var input = Data(String(repeating: "1\n", count: lines).utf8)
    input += [0x31, 0xFF, 0x0A, 0x35]
    let result = try NumfieldProcess.run("parse", "--locale", "en", input: input)
    #expect(result.output == String(repeating: "1\n", count: lines) + "\n5\n")
    #expect(result.errors.hasPrefix("<stdin>:\(lines + 1):2: error: "))
    #expect(result.status == 1)
  }

  @Test("a line of megabytes is passed over, and the next is read")
  func hugeLine() throws {
    let input =
      String(repeating: "1", count: 3_000_000) + "\n42\n" + String(repeating: "2", count: 1024)
    let result = try NumfieldProcess.run("parse", "--locale", "en", input: Data(input.utf8))
    #expect(result.output == "\n42\n" + String(repeating: "2", count: 1024) + "\n")
    #expect(result.errors.hasPrefix("<stdin>:1:1: error: The line has more than 1,024 bytes. "))
    #expect(result.status == 1)
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
      #expect(process.terminationStatus == 0)
      #expect(process.terminationReason == .exit)
    }
  }

  /// What the bar says of bytes read, of all bytes, of lines and of milliseconds so far.
  static let bars: [(Int, Int?, Int, Int, String)] = [
    (50, 100, 1_234_567, 4000, "[###############...............] 50% 1,234,567 lines, 4 s left"),
    (1, 100, 7, 1000, "[..............................] 1% 7 lines, 1 min 39 s left"),
    (1, 100_000, 7, 1000, "[..............................] 0% 7 lines, 27 h 46 min left"),
    (50, nil, 1234, 0, "1,234 lines"),
    (0, 0, 0, 0, "0 lines"),
    (0, 9, 0, 100, "[..............................] 0% 0 lines"),
    (200, 100, 7, 100, "[##############################] 100% 7 lines, 0 s left"),
  ]

  @Test("the bar tells how far the file has been read, and the time left", arguments: bars)
  func progress(bytes: Int, total: Int?, lines: Int, milliseconds: Int, text: String) {
    #expect(
      ProgressBar.text(bytes: bytes, total: total, lines: lines, milliseconds: milliseconds) == text
    )
  }

  /// Numbers that come slowly, one of them refused; then what is done with the output.
  static let slowNumbers = "(for n in 1 2 x 4; do sleep 0.2; echo $n; done)"

  @Test("on a terminal the bar is gone before anything else is written")
  func barOnTerminal() throws {
    for output in [">/dev/null", "| cat >/dev/null"] {
      let terminal = try PseudoTerminal(
        "/bin/sh", "-c", "\(Self.slowNumbers) | \"$0\" parse --locale en \(output)",
        NumfieldProcess.executable.path)
      #expect(terminal.end() != nil)
      let written = terminal.everything
      let isDrawn = written.contains(/\r[0-9]+ lines\u{1B}\[K/)
      #expect(isDrawn, "\(written)")
      // After each drawing the cursor goes back, and the bar is erased at the end.
      let isErased = !written.contains(/lines\u{1B}\[K[^\r]/)
      #expect(isErased, "\(written)")
      let rest = written.replacing(/\r[0-9]* ?(lines)?\u{1B}\[K/, with: "")
      #expect(
        rest.replacing("\r\n", with: "\n") == """
          <stdin>:3:1: error: “x” does not belong here. [unexpectedCharacter]
            x
            ^
          <stdin>: 1 of 4 lines refused
            1 unexpectedCharacter

          """)
    }
  }

  @Test("there is no bar where numbers are typed or shown")
  func noBarOnTerminal() throws {
    let command = NumfieldProcess.executable.path
    let shown = try PseudoTerminal(
      "/bin/sh", "-c", "\(Self.slowNumbers) | \"$0\" parse --locale en", command)
    #expect(shown.end() == 1)
    #expect(!shown.everything.contains("\u{1B}"))
    let typed = try PseudoTerminal(
      "/bin/sh", "-c", "\"$0\" parse --locale en >/dev/null", command)
    for key in ["1\n", "2", "3\n"] {
      usleep(150_000)
      typed.type(key)
    }
    typed.type("\u{4}")
    #expect(typed.end() == 0)
    #expect(!typed.everything.contains("\u{1B}"))
  }
}
