import Foundation
import Testing

struct InferCommandTests {
  private static let export = URL(
    filePath: "../../Fixtures/export_de.csv", relativeTo: URL(filePath: #filePath)
  ).path

  @Test("a person is told of each column what its rows allow, and the rows that decide")
  func report() throws {
    let result = try NumcolumnsProcess.run("infer", Self.export)
    #expect(
      result.output == """
        \(Self.export): 243 rows, “;”, CRLF, UTF-8 with BOM, header
          Artikel  not numbers
          Menge    AMBIGUOUS     190 rows clear, 50 with two meanings · 3 blank
                     line 2  1.250   is 1.25 (1,234.5: en, zh, ja …) or 1250 (1.234,5: es, pt, de …)
                     Two rows such as 0.5, or as 1.234,50, would settle it.
                     Preis uses “,” for decimals:  --column Menge:like:Preis
          Preis    CONTRADICTED  240 of 241 are 1.234,5 · € · 2 blank
                     line 142  1234.50 €   can only be 1,234.5 or 1 234.5
                     lines 2 to 244: 240 in 1.234,5
                     lines 142 to 142: 1 in 1,234.5 or 1 234.5
                     No row is doubtful:  --column Preis:each-row
          MwSt     certain       whole numbers, the same everywhere · % · 3 blank

        """)
    #expect(result.errors == "")
    #expect(result.status == 1)
    let parallel = try NumcolumnsProcess.run("infer", "-j", "3", Self.export)
    #expect(parallel.output == result.output)
  }

  @Test(
    "a price that “-” may close is told as such, and a person is told what settles the column",
    arguments: [
      ("$1,000-\n", "$1,000-   is -1 (1 234,5: fr, ru, pl …), or a price that “-” closes"),
      (
        "$1,000-\n0.5\n1,234.50\n",
        "$1,000-   is a number with a minus after the digits, or a price that “-” closes"
      ),
    ])
  func closedPrice(rows: String, told: String) throws {
    let lines = try NumcolumnsProcess.run("infer", input: Data("Price\n\(rows)$2,000-\n".utf8))
      .lines
    #expect(lines.contains { $0.contains("AMBIGUOUS") && $0.contains("2 with two meanings") })
    #expect(lines.contains { $0.hasSuffix(told) }, "\(lines)")
    let settled = rows.replacing("-", with: "") + "$2,000.5\n$3,000.5\n"
    let answer = try NumcolumnsProcess.run("infer", input: Data("Price\n\(settled)".utf8)).output
    #expect(answer.contains("certain"), "\(answer)")
  }

  @Test("a program is told the same in JSON")
  func json() throws {
    let result = try NumcolumnsProcess.run("infer", "--json", "-s", "Menge,4", Self.export)
    let objects = try result.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["column"] as? String } == ["Menge", "MwSt"])
    #expect(objects.map { $0["outcome"] as? String } == ["ambiguous", "certain"])
    #expect(objects[0]["doubtful"] as? Int == 50)
    #expect(objects[0]["blank"] as? Int == 3)
    #expect(objects[0]["margin"] is NSNull)
    #expect(objects[1]["kind"] as? String == "percent")
    let readings = try #require(objects[0]["readings"] as? [[String: Any]])
    let example = try #require(readings[0]["example"] as? [String: Any])
    #expect(example["text"] as? String == "1.250")
    #expect(example["value"] as? String == "1.25")
    #expect(readings.map { $0["decimalSeparator"] as? String } == [".", ",", "."])
  }

  @Test(
    "how a table is written is found, and told",
    arguments: [
      ("a;b\n1;2\n", "1 row, “;”, LF, UTF-8, header"),
      ("a\tb\r\n1\t2\r\n", "1 row, tab, CRLF, UTF-8, header"),
      ("a|b\r1|2\r", "1 row, “|”, CR, UTF-8, header"),
      ("1;2\n3;4\n", "2 rows, “;”, LF, UTF-8, no header"),
      ("Preis\n1,5\n", "1 row, one column, LF, UTF-8, header"),
      ("a,b\n\"x\ny\",\"1,5\"\n", "1 row, “,”, LF, UTF-8, header"),
    ])
  func dialect(table: String, told: String) throws {
    let result = try NumcolumnsProcess.run("infer", input: Data(table.utf8))
    #expect(result.output.hasPrefix("<stdin>: \(told)\n"), "\(result.output)")
    #expect(result.status == 0)
  }

  @Test("encodings are told by a mark or found; a guess is said")
  func encodings() throws {
    let text = "Preis;Größe\n1,50 €;2\n"
    func told(_ encoding: String.Encoding, _ mark: [UInt8] = []) throws -> String {
      let bytes = Data(mark) + (try #require(text.data(using: encoding)))
      let result = try NumcolumnsProcess.run("infer", input: bytes)
      #expect(result.output.contains("Preis  certain       “,” for decimals, no groups · €"))
      return try #require(result.lines.first)
    }
    #expect(try told(.utf16LittleEndian, [0xFF, 0xFE]).contains("UTF-16LE with BOM, header"))
    #expect(try told(.utf16BigEndian, [0xFE, 0xFF]).contains("UTF-16BE with BOM, header"))
    #expect(try told(.utf16LittleEndian).contains("UTF-16LE (a guess), header"))
    #expect(try told(.windowsCP1252).contains("Windows-1252 (Latin-1) (a guess), header"))
  }

  @Test("a row with another number of cells is refused with its line, and why it may be")
  func ragged() throws {
    let result = try NumcolumnsProcess.run("infer", lines: ["a,b", "1,2", "1,5,2", "3,4", "5"])
    #expect(
      result.errors == """
        <stdin>:3: 3 cells instead of 2, and 1 more such row. \
        An unquoted “1,5” between commas makes two cells. Such rows are not read.

        """)
    #expect(result.status == 1)
    #expect(result.output.contains("2 rows"))
  }

  @Test("what may be a decimal comma or a delimiter is asked")
  func ambiguousDelimiter() throws {
    let lines = ["1,5", "2,5"]
    let result = try NumcolumnsProcess.run("infer", lines: lines)
    #expect(result.status == 2)
    #expect(result.errors.contains("“-d ,” or “-d none”"))
    #expect(
      try NumcolumnsProcess.run("infer", "-d", "none", lines: lines).output.contains("certain"))
    #expect(try NumcolumnsProcess.run("infer", "-d", ",", lines: lines).output.contains("\n  2 "))
  }

  @Test(
    "another reader is told what it needs, and what it cannot read",
    arguments: [
      (
        "pandas",
        #"decimal=",", thousands=".", dtype={"Netto": float, "Text": str}, keep_default_na=False"#
      ),
      ("polars", "# Netto: is text, since it has grouping separators"),
      ("duckdb", "decimal_separator=',', thousands='.'"),
      ("readr", #"decimal_mark = ",", grouping_mark = ".""#),
      ("fread", "# Netto: is text, since it has grouping separators"),
      ("hledger", "separator ;\ndecimal-mark ,\n"),
      ("frictionless", #"{"name":"Netto","type":"number","decimalChar":",","groupChar":".""#),
    ])
  func readers(name: String, told: String) throws {
    let result = try NumcolumnsProcess.run(
      "infer", "--as", name, lines: ["Netto;Text", "1.234,50;x", "0,5;y"])
    #expect(result.output.contains(told), "\(result.output)")
    #expect(result.status == 0)
  }

  @Test("a column that there is not, and a name that two columns have")
  func columns() throws {
    let wrong = try NumcolumnsProcess.run("infer", "-s", "Pries", lines: ["Preis;Preis", "1;2"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("Error: no column “Pries”."))
    let double = try NumcolumnsProcess.run("infer", "-s", "Preis", lines: ["Preis;Preis", "1;2"])
    #expect(double.errors == "Error: 2 columns are named “Preis”; number them: 1, 2\n")
  }
}
