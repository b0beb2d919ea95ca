import Foundation
import TableScripts
import Testing

/// What infer and convert once read wrong and said nothing about.
struct SilentMisreadTests {
  private func convert(_ how: String, _ cells: [String]) throws -> NumcolumnsProcess.Result {
    let table = "x;n\n" + cells.map { "t;\($0)\n" }.joined()
    return try NumcolumnsProcess.run("convert", "-c", "n:\(how)", input: Data(table.utf8))
  }

  @Test(
    "a locale that nobody knows is refused, and the machine's is not taken",
    arguments: ["german", "deutsch", "ger", "xx", "klingon", "de-XX", "es-XM", "english"])
  func unknownLocales(name: String) throws {
    let result = try convert(name, ["1.250"])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("“\(name)” is not a locale that ICU knows."))
  }

  @Test(
    "labels, units, ids and addresses are asked about, and infer does not say that they are certain",
    arguments: [
      ["Q1", "Q2"], ["K12", "K13"], ["S3", "S4"], ["E330", "E5"], ["TOP 10", "TOP 20"],
      ["12 KM", "7 KM"], ["007", "12"], ["192.168.178.101", "10.100.100.200"],
      ["192.168.178.101"], ["1.250", "0,5"],
    ])
  func asked(cells: [String]) throws {
    let result = try convert("auto", cells)
    #expect(result.status == 1, "\(cells)")
    #expect(result.output == "", "\(cells)")
    #expect(result.errors.split(separator: "line 2 “").count <= 2, "\(result.errors)")
    let report = try NumcolumnsProcess.run("infer", lines: ["x;n"] + cells.map { "t;\($0)" })
    #expect(report.status == 1, "\(report.output)")
    #expect(!report.output.contains("certain"), "\(report.output)")
  }

  @Test(
    "what is money, an amount or a number is not asked about",
    arguments: [
      ["R$ 12", "R$ 7"], ["EUR 5", "EUR 6"], ["5 €", "7 €"], ["12 kr", "5 kr"], ["5 zł", "6 zł"],
      ["1.250.000.000", "5"], ["192.168.178.101", "1.250.000,50", "0,5"],
      ["192.168.178.256", "1"],
    ])
  func certain(cells: [String]) throws {
    #expect(try convert("auto", cells).status == 0, "\(cells)")
    let report = try NumcolumnsProcess.run("infer", lines: ["x;n"] + cells.map { "t;\($0)" })
    #expect(report.status == 0, "\(report.output)")
    #expect(report.output.contains("certain"), "\(report.output)")
  }

  @Test(
    "a quotation mark that is left open is told, and the table is not written (N11)",
    arguments: [
      "x;n\nt;40,480\nt;\"40.480\nt;40.480\n", "x;n\n\"t;1,5\nt;2,5\n", "x;\"n\nt;1,5\n",
      "n\n1,5\n\"2,5\n3,5\n",
    ])
  func openQuote(table: String) throws {
    let line = table.prefix { $0 != "\"" }.count { $0 == "\n" } + 1
    for arguments in [["infer"], ["convert", "-c", "1:1.234,5", "--no-header"]] {
      let result = try NumcolumnsProcess.run(arguments, input: Data(table.utf8))
      #expect(result.status == 3, "\(result)")
      #expect(result.output == "")
      #expect(result.errors.contains(":\(line): the table ends inside of quotation marks"))
    }
  }

  @Test("rows that a quotation mark has drawn into one cell are told (N11)")
  func torn() throws {
    let table = "x;n\nt;\"1,5\nt;40.480\nt;\"2,5\"\nt;3,5\n"
    let result = try NumcolumnsProcess.run("convert", "-c", "n:de-DE", input: Data(table.utf8))
    #expect(result.status == 1)
    #expect(result.output == table.replacing("3,5", with: "3.5"))
    #expect(result.errors.contains(":2: a quotation mark is left open"))
    let report = try NumcolumnsProcess.run(["infer"], input: Data(table.utf8))
    #expect(report.status == 1)
    #expect(report.errors.contains(":2: a quotation mark is left open"))
  }

  @Test(
    "a hyphen that joins or closes is never a minus (N8)",
    arguments: [
      ["10#inch", "12 # inch"], ["5#kg"], ["20#°C"], ["5#%", "7 #%"], ["5#‰"], ["5.50#€"],
      ["5,50#€", "6,00 #EUR"], ["5,# €", "6,# €"], ["5.#"], ["10#15"], ["10#15 kg"], ["5,#"],
    ])
  func joined(cells: [String]) throws {
    let table = cells.map { "t;\($0)\n" }.joined()
    let tables = "-\u{2212}\u{2013}\u{30FC}".unicodeScalars.map { table.replacing("#", with: "\($0)") }
    // With a locale each cell is read by itself, so that all hyphens may stand in a table.
    for (how, rows) in tables.map({ ("auto", $0) }) + [("de-DE", tables.joined())] {
      let result = try NumcolumnsProcess.run(
        ["convert", "-c", "n:\(how)", "--suffix=inch,kg,°C"], input: Data("x;n\n\(rows)".utf8))
      #expect(result.status == 1, "\(cells) \(how)")
      #expect(!result.output.contains(";-"), "\(result.output)")
    }
  }

  @Test("a hyphen in a declared suffix is the suffix's")
  func hyphenInSuffix() throws {
    let table = "x;n\nt;10-inch\nt;2,5-inch\n"
    let result = try NumcolumnsProcess.run(
      ["convert", "-c", "n:de-DE", "--suffix=-inch"], input: Data(table.utf8))
    #expect(result.output == "x;n\nt;10\nt;2.5\n")
  }

  @Test(
    "a number in a table of one column has quotation marks where others would take it for two cells (N11)",
    arguments: [
      ("de-DE", "n\n\"1.234,5\"\n7\n"), ("fr-FR", "n\n\"1\u{202F}234,5\"\n7\n"),
      ("de-CH", "n\n1’234.5\n7\n"),
    ])
  func oneColumn(locale: String, written: String) throws {
    let result = try NumcolumnsProcess.run(
      ["convert", "-c", "n:auto", "--to", locale], input: Data("n\n1234.5\n7\n".utf8))
    #expect(result.output == written)
    let report = try NumcolumnsProcess.run(["infer"], input: Data(written.utf8))
    #expect(report.output.contains("one column") && report.output.contains("certain"))
  }

  @Test("a person who says the format of a label or an address gets its number")
  func said() throws {
    #expect(try convert("1.234,5", ["192.168.178.101"]).output == "x;n\nt;192168178101\n")
    #expect(try convert("1,234.5", ["Q1"]).output == "x;n\nt;1\n")
  }

  @Test("infer says certain exactly where auto converts")
  func certainIsAuto() throws {
    let kinds = [
      ["1,5", "2,25", "1.250"], ["Q1", "Q2", "5"], ["007", "5"], ["12 %", "5"], ["1.250", "3.000"],
      ["10.100.200.250", "5"], ["NA", "", "5"], ["x", "5"], ["1.5", "1,5"], ["5 €", "$5", "5"],
    ]
    // Of each kind its cells alone, two together, and all with the first once more.
    let columns = kinds.flatMap { kind in
      kind.map { [$0] } + zip(kind, kind.dropFirst()).map { [$0, $1] } + [kind + kind.prefix(1)]
    }
    for cells in Sampling.some(120, of: columns, salt: 9) {
      let report = try NumcolumnsProcess.run(
        "infer", "--json", "-s", "n", lines: ["x;n"] + cells.map { "t;\($0)" })
      let isCertain = report.output.contains(#""outcome":"certain""#)
      let hasValues = cells.contains { $0 != "" && $0 != "NA" }
      #expect((try convert("auto", cells).status == 0) == (isCertain || !hasValues), "\(cells)")
    }
  }

  @Test(
    "no hint is taken from a column that was pasted together, and a row is read as its own cell")
  func pasted() throws {
    var lines = ["menge;betrag"]
    for digit in 0..<30 { lines.append("1.2\(digit + 10);1.234,\(digit + 10)") }
    for digit in 0..<29 { lines.append("1.2\(digit + 10);1,234.\(digit + 10)") }
    lines.append("1.250;7")
    let report = try NumcolumnsProcess.run("infer", lines: lines)
    #expect(!report.output.contains("menge:like:betrag"))
    let table = Data(lines.map { $0 + "\n" }.joined().utf8)
    let result = try NumcolumnsProcess.run("convert", "-c", "menge:like:betrag", input: table)
    let expected =
      lines[1...30].map { $0.replacing("1.2", with: "12", maxReplacements: 1) } + lines[31...]
    #expect(result.lines == [lines[0]] + expected)
    // The last row tells nothing, and is asked about.
    #expect(result.status == 1)
    #expect(result.errors.contains(":61: menge: “1.250”: two meanings"))
  }

  @Test(
    "signs and years may name columns: the cells below tell",
    arguments: [
      ("Account,Q1,Q2\nx,1,2\n", true), ("2019;2020\n1,5;2,5\n", true),
      ("2019;100\n2020;200\n", false), ("2019;1,5\n2020;2,5\n", false),
      ("5 €;a\n6 €;b\n", false), ("Q1;a\nQ2;b\n", false), ("Konto;2019;2020\nx;1;2\n", true),
      ("192.168.178.101;a\n192.168.178.102;b\n", false), ("Account;1;2\nx;3;4\n", false),
      ("Year\n2019\n2020\n", true),
    ])
  func headers(table: String, hasHeader: Bool) throws {
    let result = try NumcolumnsProcess.run("infer", input: Data(table.utf8))
    let told = try #require(result.lines.first)
    #expect(told.hasSuffix(hasHeader ? ", header" : ", no header"), "\(told)")
  }

  @Test("written zeros stay, in plain decimal and in a locale")
  func zeros() throws {
    let cells = ["1,50", "8,10", "0,00", "1.234,5000", "-2,0", "7", "12,50 €", "+3,0"]
    #expect(
      try convert("1.234,5", cells).lines.dropFirst().map { String($0.dropFirst(2)) }
        == ["1.50", "8.10", "0.00", "1234.5000", "-2.0", "7", "12.50", "3.0"])
    let table = Data(("n\n" + cells.map { $0 + "\n" }.joined()).utf8)
    let french = try NumcolumnsProcess.run(
      "convert", "-d", "none", "-c", "n:1.234,5", "--to", "en-US", input: table)
    #expect(
      french.lines.dropFirst()
        == ["1.50", "8.10", "0.00", "1,234.5000", "-2.0", "7", "12.50", "3.0"])
  }

  @Test("rejects are not written over the table or the output, whatever their names")
  func rejects() throws {
    try NumcolumnsProcess.withFolder { folder in
      func path(_ name: String) -> String { folder.appending(path: name).path }
      let table = Data("x;n\na;1,5\n".utf8)
      try table.write(to: URL(filePath: path("t.csv")))
      try Data("old".utf8).write(to: URL(filePath: path("o.csv")))
      for (link, file) in [("soft", "t.csv"), ("soft-o", "o.csv")] {
        try FileManager.default.createSymbolicLink(
          atPath: path(link), withDestinationPath: path(file))
      }
      try FileManager.default.linkItem(atPath: path("t.csv"), toPath: path("hard"))
      for (output, rejects) in [
        ("o.csv", "o.csv"), ("o.csv", "./o.csv"), ("o.csv", "soft-o"), ("soft-o", "o.csv"),
        ("new.csv", "new.csv"), ("new.csv", "../\(folder.lastPathComponent)/new.csv"),
        ("o.csv", "t.csv"), ("o.csv", "soft"), ("o.csv", "hard"), ("-", "-"),
      ] {
        let result = try NumcolumnsProcess.run(
          "convert", path("t.csv"), "-c", "n:auto", "-o", output == "-" ? "-" : path(output),
          "--rejects", rejects == "-" ? "-" : path(rejects))
        #expect(result.status == 2, "\(output) \(rejects)")
        #expect(result.output == "", "\(output) \(rejects)")
        #expect(result.errors.contains("--rejects “"))
        #expect(try Data(contentsOf: URL(filePath: path("t.csv"))) == table)
        #expect(try String(contentsOfFile: path("o.csv"), encoding: .utf8) == "old")
      }
      let apart = try NumcolumnsProcess.run(
        "convert", path("t.csv"), "-c", "n:auto", "-o", path("t.csv"), "--rejects", path("bad.csv"))
      #expect(apart.status == 0)
      #expect(try String(contentsOfFile: path("t.csv"), encoding: .utf8) == "x;n\na;1.5\n")
    }
  }

  static let binaries: [(name: String, bytes: [UInt8])] = [
    (".xlsx", [0x50, 0x4B, 3, 4, 20, 0]),
    (".xls", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
    ("Parquet", Array("PAR1".utf8) + [0x15, 4]), ("Arrow", Array("ARROW1".utf8) + [0, 0]),
    ("SQLite", Array("SQLite format 3\0".utf8)), ("PDF", Array("%PDF-1.7\n".utf8)),
  ]

  @Test(
    "a file that is no text is told by its first bytes, and what to do is said", arguments: binaries
  )
  func binary(name: String, bytes: [UInt8]) throws {
    let table = Data(bytes + Array("a;b\n1,5;2\n3;4\n".utf8))
    for arguments in [
      ["infer"], ["infer", "--json"], ["infer", "--encoding", "windows-1252"],
      ["convert", "-c", "1:auto"],
    ] {
      let result = try NumcolumnsProcess.run(arguments, input: table)
      #expect(result.status == 2, "\(name) \(arguments)")
      #expect(result.output == "", "\(name) \(arguments)")
      #expect(result.errors.contains(name))
      #expect(result.errors.contains("no text. "))
    }
  }

  @Test(
    "a damaged compressed file, or one that nothing here decompresses, gives no table",
    arguments: [
      [0x1F, 0x8B, 8, 0], [0x28, 0xB5, 0x2F, 0xFD, 0x24], [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00],
      Array("BZh91AY&SY".utf8), [0x04, 0x22, 0x4D, 0x18],
    ])
  func damaged(bytes: [UInt8]) throws {
    let table = Data(bytes + Array("a;b\n1,5;2\n3;4\n".utf8))
    for arguments in [["infer", "--json"], ["convert", "-c", "1:auto"]] {
      let result = try NumcolumnsProcess.run(arguments, input: table)
      #expect(result.status == 3, "\(bytes) \(arguments)")
      #expect(result.output == "")
    }
  }

  @Test(
    "texts that begin like a file of another kind are tables",
    arguments: ["PAR1;PAR2", "ORC;n", "BZh;n", "PK;n", "ARROW1;n"])
  func texts(header: String) throws {
    #expect(try NumcolumnsProcess.run("infer", lines: [header, "x;1,5"]).status == 0)
  }

  @Test("the standard output, a pipe and a device are written to as they are")
  func devices() throws {
    try NumcolumnsProcess.withFolder { folder in
      let (pipe, table) = (folder.appending(path: "pipe"), folder.appending(path: "t.csv"))
      try Data("x;n\na;1,5\n".utf8).write(to: table)
      for output in ["-", "/dev/stdout"] {
        let result = try NumcolumnsProcess.run(
          "convert", table.path, "-c", "n:auto", "-o", output)
        #expect(result.status == 0, "\(output)")
        #expect(result.output == "x;n\na;1.5\n", "\(output)")
      }
      #expect(
        try NumcolumnsProcess.run("convert", table.path, "-c", "n:auto", "-o", "/dev/null").status
          == 0)
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let (reader, found) = (Process(), Pipe())
      reader.executableURL = URL(filePath: "/bin/cat")
      (reader.arguments, reader.standardOutput) = ([pipe.path], found)
      try reader.run()
      let result = try NumcolumnsProcess.run("convert", table.path, "-c", "n:auto", "-o", pipe.path)
      reader.waitUntilExit()
      #expect(result.status == 0)
      #expect(found.fileHandleForReading.readDataToEndOfFile() == Data("x;n\na;1.5\n".utf8))
      let strict = try NumcolumnsProcess.run(
        "convert", table.path, "-c", "n:auto", "-o", "-", "--strict")
      #expect(strict.status == 2)
      #expect(strict.errors.contains("--strict needs a file"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }
}
