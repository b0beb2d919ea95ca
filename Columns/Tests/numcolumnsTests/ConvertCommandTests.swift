import Foundation
import Testing

struct ConvertCommandTests {
  private static let export = URL(
    filePath: "../../Fixtures/export_de.csv", relativeTo: URL(filePath: #filePath))

  /// Converts a table in a folder of its own; gives what stands in `out.csv` afterwards, too.
  private func convert(
    _ arguments: [String], _ table: Data
  ) throws -> (NumcolumnsProcess.Result, Data?) {
    try NumcolumnsProcess.withFolder { folder in
      let (source, target) = (folder.appending(path: "in.csv"), folder.appending(path: "out.csv"))
      try table.write(to: source)
      let result = try NumcolumnsProcess.run(
        ["convert", source.path, "-o", target.path] + arguments)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.allSatisfy { $0 == "in.csv" || $0 == "out.csv" }, "\(left)")
      return (result, try? Data(contentsOf: target))
    }
  }

  @Test("the cells are converted, and every other byte stays as it is (N13)", arguments: [1, 3])
  func export(jobs: Int) throws {
    let table = try Data(contentsOf: Self.export)
    let (result, output) = try convert(
      ["-c", "Menge:like:Preis", "-c", "Preis:each-row", "-j", "\(jobs)"], table)
    #expect(result.status == 0)
    #expect(result.errors.contains("481 cells converted, 5 blank, 0 rejected"))
    let lines = String(decoding: try #require(output), as: UTF8.self).components(
      separatedBy: "\r\n")
    let before = String(decoding: table, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.count == before.count)
    #expect(lines[0] == before[0])
    var sum = 0
    for (line, old) in zip(lines, before).dropFirst().dropLast() {
      // Text cells may have semicolons in quotes: the last three cells are counted from the end.
      let (cells, olds) = (line.components(separatedBy: ";"), old.components(separatedBy: ";"))
      #expect(cells.dropLast(3) == olds.dropLast(3))
      #expect(cells.last == olds.last)
      sum += Int(cells[cells.count - 3]) ?? 0
    }
    #expect(sum == 63_233)
  }

  @Test("auto asks if the rows leave a doubt, whatever other columns say, and writes nothing (N12)")
  func asks() throws {
    let (result, output) = try convert(
      ["-c", "Menge:auto", "-c", "Preis:auto"], try Data(contentsOf: Self.export))
    #expect(result.status == 1)
    #expect(output == nil)
    #expect(result.errors.contains("Menge: ambiguous (line 2 “1.250”, line 3 "))
    #expect(result.errors.contains("--column 'Menge:1.234,5'"))
    #expect(result.errors.contains("Preis: contradicted (line 142 “1234.50 €”)"))
    #expect(result.errors.hasSuffix("Nothing was written.\n"))
  }

  /// A table of the columns a, b and c, and the columns that are named, in all ways to write them.
  static let named: [(arguments: [String], plain: String)] = [
    (["-c", "a:de-DE", "-c", "b:each-row", "--column", "c:1,234.5"], "1.5;2.5;3"),
    (["-c", "a:de-DE", "--column=b:de-DE", "--column=c:1,234.5"], "1.5;2.5;3"),
    (["--column=a:de-DE", "-c", "b:de-DE", "-j", "1", "-c", "c:1,234.5"], "1.5;2.5;3"),
    // What the parser refuses is refused after other columns, too.
    (["-c", "a:de-DE", "-c", "-c", "b:de-DE"], "Missing value for '-c <column:how>'"),
    (["-c", "a:de-DE", "--suffix", "-c", "b:de-DE"], "Missing value for '--suffix <words>'"),
    (["-c", "a:de-DE", "-c", "a:fr-FR"], "column “a” is named twice"),
    (["-c", "a:de-DE", "-c", ""], "“” has no “:auto”"),
    (["-c", "a:de-DE", "--", "-c", "b:de-DE"], "unexpected argument"),
  ]

  @Test("columns are named one after the other, and each counts", arguments: named)
  func namedColumns(row: (arguments: [String], plain: String)) throws {
    let (result, output) = try convert(row.arguments, Data("a;b;c\n1,5;2,5;3,000\n".utf8))
    let written = output.map { String(decoding: $0, as: UTF8.self) } ?? result.errors
    #expect(written.contains(row.plain), "\(result.errors)")
  }

  typealias Row = (how: String, cells: [String], plain: [String])

  static let rows: [Row] = [
    ("auto", ["1.234,50", "0,5", "", "NA"], ["1234.50", "0.5", "", "NA"]),
    ("de-DE", ["1.250", "1.5"], ["1250", "1.5"]),
    // A locale that a person names is read as a field reads it, with foreign decimals. (N2)
    ("fr-FR", ["1.5", "1,5", "1.234"], ["1.5", "1.5", "1.234"]),
    ("1 234,5", ["1.5", "1 250"], ["1.5", "1250"]),
    ("each-row", ["1.234,5", "1,234.5", "1.250", "5 €"], ["1234.5", "1234.5", "1.250", "5"]),
    ("auto", ["12,5 %", "7 %"], ["0.125", "0.07"]),
    ("auto", ["(1,50 €)", "2,00 €"], ["-1.50", "2.00"]),
    ("auto", ["1,23E-05", "4,5e+02"], ["0.0000123", "450"]),
    // Leading zeros stay. (N13)
    ("de-DE", ["007", "-0815,50", "000", "0,5", "0E5"], ["007", "-0815.50", "000", "0.5", "0"]),
  ]

  @Test("a column is read as a person says", arguments: rows)
  func choices(row: Row) throws {
    let table = "x;n\n" + row.cells.map { "t;\($0)\n" }.joined()
    let (_, output) = try convert(["-c", "n:\(row.how)"], Data(table.utf8))
    let expected = "x;n\n" + row.plain.map { "t;\($0)\n" }.joined()
    #expect(String(decoding: output ?? Data(), as: UTF8.self) == expected)
  }

  @Test(
    "quotes, line breaks in cells, marks and line ends stay; so does the encoding",
    arguments: [
      String.Encoding.utf8, .utf16LittleEndian, .windowsCP1252,
    ])
  func otherBytes(encoding: String.Encoding) throws {
    let mark = encoding == .utf16LittleEndian ? "\u{FEFF}" : ""
    let before =
      "\(mark)T;n\r\n\"a\r\n\"\"ü\"\"\";\"1.234,50 €\"\r\n'x' ; 7,5 \r\n\r\n\"\";\"0,25\""
    let after = "\(mark)T;n\r\n\"a\r\n\"\"ü\"\"\";\"1234.50\"\r\n'x' ;7.5\r\n\r\n\"\";\"0.25\""
    let (result, output) = try convert(
      ["-c", "n:auto"], try #require(before.data(using: encoding)))
    #expect(result.errors.contains("3 cells converted"), "\(result.errors)")
    #expect(result.status == 0, "\(result.errors)")
    #expect(output == after.data(using: encoding))
  }

  @Test("numbers are written in a locale with all their digits, in quotes where they need them")
  func toLocale() throws {
    let (_, output) = try convert(
      ["-c", "n:de-DE", "--to", "en-US"], Data("x,n\na,\"1.234,56789\"\nb,7\n".utf8))
    #expect(String(decoding: output ?? Data(), as: UTF8.self) == "x,n\na,\"1,234.56789\"\nb,7\n")
  }

  @Test("rejected cells stay, and are told with line, column, text, reason and suggestion")
  func rejects() throws {
    try NumcolumnsProcess.withFolder { folder in
      let rejects = folder.appending(path: "bad.csv")
      let table = "T;n\n\"a\nb\";1.250\nc;x\nd;1,5\n"
      let result = try NumcolumnsProcess.run(
        ["convert", "-c", "n:each-row", "--rejects", rejects.path], input: Data(table.utf8))
      #expect(result.output == "T;n\n\"a\nb\";1.250\nc;x\nd;1.5\n")
      #expect(result.status == 1)
      #expect(
        try String(contentsOf: rejects, encoding: .utf8) == """
          line,column,text,reason,suggestion
          2,n,1.250,two meanings,"1.25 (1,234.5) or 1250 (1.234,5)"
          4,n,x,“x” does not belong to a number.,

          """)
    }
  }

  @Test("strict writes nothing where a cell is rejected; a dry run never does")
  func nothingWritten() throws {
    let table = Data("T;n\na;1.250\nb;x\n".utf8)
    let (strict, none) = try convert(["-c", "n:de-DE", "--strict"], table)
    #expect(strict.status == 1)
    #expect(none == nil)
    #expect(strict.errors.contains("nothing was written"))
    let (dry, nothing) = try convert(["-c", "n:de-DE", "--dry-run"], table)
    #expect(dry.status == 1)
    #expect(nothing == nil)
    #expect(dry.errors.contains("1 cells converted"))
  }

  @Test("the output may be the input, keeps its mode, and a link keeps its place")
  func ontoInput() throws {
    try NumcolumnsProcess.withFolder { folder in
      let (file, link) = (folder.appending(path: "t.csv"), folder.appending(path: "l.csv"))
      try Data("T;n\na;1.250,5\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let result = try NumcolumnsProcess.run(
        "convert", file.path, "-o", link.path, "-c", "n:de-DE")
      #expect(result.status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == "T;n\na;1250.5\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test("where writing fails the old file is whole, and nothing is left beside it")
  func fullDisk() throws {
    try NumcolumnsProcess.withFolder { folder in
      let (file, target) = (folder.appending(path: "t.csv"), folder.appending(path: "o.csv"))
      let rows = (0..<100_000).map { "a;\($0),50\n" }.joined()
      try Data("T;n\n\(rows)".utf8).write(to: file)
      try Data("old".utf8).write(to: target)
      // A file may have 512 blocks here, fewer than the output needs.
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      let numcolumns = NumcolumnsProcess.executable.path
      shell.arguments = [
        "-c",
        "ulimit -f 512; exec '\(numcolumns)' convert '\(file.path)' -o '\(target.path)' -c n:auto",
      ]
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 3)
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test("where a signal ends the conversion the old file is whole, and nothing is left beside it")
  func interrupted() throws {
    try NumcolumnsProcess.withFolder { folder in
      let target = folder.appending(path: "o.csv")
      try Data("old".utf8).write(to: target)
      let (process, input) = (Process(), Pipe())
      process.executableURL = NumcolumnsProcess.executable
      process.arguments = ["convert", "-o", target.path, "-c", "n:each-row"]
      process.standardInput = input
      process.standardError = FileHandle.nullDevice
      try NumcolumnsProcess.runOpenToSignals(process)
      // More than the command reads before it opens its output; then it waits for the rest.
      let rows = (0..<60_000).map { "a;\($0),5\n" }.joined()
      try input.fileHandleForWriting.write(contentsOf: Data("T;n\n\(rows)".utf8))
      while try FileManager.default.contentsOfDirectory(atPath: folder.path).count < 2 {
        usleep(1000)
      }
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["o.csv"])
    }
  }

  @Test("a second signal ends the conversion at once, and nothing is left beside the file either")
  func secondSignal() throws {
    try NumcolumnsProcess.withFolder { folder in
      let (rejects, table) = (folder.appending(path: "bad.csv"), folder.appending(path: "t.csv"))
      let rows = (0..<60_000).map { "a;\($0),5\n" }.joined()
      try Data("T;n\n\(rows)".utf8).write(to: table)
      let (process, output) = (Process(), Pipe())
      process.executableURL = NumcolumnsProcess.executable
      process.arguments = ["convert", table.path, "--rejects", rejects.path, "-c", "n:each-row"]
      (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
      let descriptor = dup(output.fileHandleForWriting.fileDescriptor)
      defer { close(descriptor) }
      try NumcolumnsProcess.runOpenToSignals(process)
      // Nobody reads the output, so the command has time to wait after the first signal.
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      while poll(&room, 1, 0) > 0 { usleep(1000) }
      process.terminate()
      usleep(100_000)
      #expect(process.isRunning)
      let unfinished = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(unfinished.contains { $0.hasPrefix("bad.csv.numcolumns-") }, "\(unfinished)")
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["t.csv"])
    }
  }

  @Test(
    "lines above the header stay, “*” is what else is numbers, and a declared suffix is dropped (N17, N7)",
    arguments: [
      ["-c", "*:auto", "--suffix=kg,*"], ["-c", "*:auto", "--suffix=*,kg", "--skip", "3"],
      ["-c", "n:auto", "-c", "m:auto", "--suffix=kg,*", "-j", "3"],
    ])
  func above(arguments: [String]) throws {
    let before =
      "Bericht;;\nvom 06.07.2025;;\n\nT;n;m\na;1.250,5 kg;7,5 *\nb;2,5;8,25*\nc;3,5 kg;9\n"
    let after = "Bericht;;\nvom 06.07.2025;;\n\nT;n;m\na;1250.5;7.5\nb;2.5;8.25\nc;3.5;9\n"
    let (result, output) = try convert(arguments, Data(before.utf8))
    #expect(result.status == 0, "\(result.errors)")
    #expect(String(decoding: output ?? Data(), as: UTF8.self) == after)
    let report = try NumcolumnsProcess.run(["infer", "--suffix=kg,*"], input: Data(before.utf8))
    #expect(report.output.contains("header in line 4, what stands above is no table"))
    #expect(report.status == 0)
  }

  @Test("a line of two names above a wider header is no header itself (N17)")
  func namesAbove() throws {
    let table = "Kunde;Meier\nT;n;m\na;0,5;2\nb;1,5;2\n"
    let report = try NumcolumnsProcess.run(["infer"], input: Data(table.utf8))
    #expect(report.output.contains("“;”"), "\(report.output)")
    #expect(report.output.contains("header in line 2"), "\(report.output)")
  }

  @Test(
    "a header whose records do not fit it stays the header, and data are no lines above (N17)",
    arguments: [
      "a,b\nx,1,5\ny,2,5\n", "1;;3\nx;y;z\n4;5;6\n", "a;b\n1;2\n3;4\n", "x;1\ny;2\n",
      "Name\nMeier, Hans\nBraun, Eva\n", "P;G;Z\nA;1,23;1\nB;4,5;2\n", "x;n\nt;a,5\nu;b,7\n",
      "Kunde;Ort;Betrag\nT;n\nx;1\ny;2\n",
    ])
  func nothingAbove(table: String) throws {
    let report = try NumcolumnsProcess.run(["infer"], input: Data(table.utf8))
    #expect(!report.output.contains("above"), "\(report.output)")
  }

  @Test(
    "bad usage is told",
    arguments: [
      [], ["-c", "n"], ["-c", "n:xx-nonsense-"], ["-c", "n:auto", "-c", "n:each-row"],
      ["-c", "n:like:m"], ["-c", "n:auto", "--strict"], ["-c", "n:auto", "--to", "-"],
      ["-c", "n:auto", "-d", "ab"], ["-c", "n:auto", "-j", "0"], ["-c", "*:de-DE"],
      ["-c", "n:auto", "--json"], ["-c", "n:auto", "--skip", "-1"], ["-c", "n:auto", "-o", "x.gz"],
    ])
  func usage(arguments: [String]) throws {
    let result = try NumcolumnsProcess.run(
      ["convert"] + arguments, input: Data("T;n\na;1\n".utf8))
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
  }
}
