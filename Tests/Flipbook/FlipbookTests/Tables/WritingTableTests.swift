import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// What each format writes: `Tests/Data/writing` has records with the output, and the losses or the error.
@Suite struct `What formats write` {
  @Test func `has passes and dialects in the notations that are offered`() throws {
    let names = ["pgn", "transcript", "board"]
    let formats = names.compactMap(FormatRegistry.standard.format)
    #expect(
      formats.map(\.passSpellings) == [
        ["--", "pass", "PA", "", "omit"], ["omit", "", "--", "pa", "ps", "pass"], [],
      ]
    )
    #expect(formats.map(\.dialects) == [[], [], ["zebra", "egaroucid"]])
  }

  @Test func `is nothing in formats that are only read`() {
    let names = FormatRegistry.standard.formats.filter { !$0.isWritable }.map(\.name)
    #expect(
      Set(names) == [
        "wthor-puzzles", "edx", "egaroucid", "othello-quest", "fork-save", "picture", "action-log",
        "app-json", "fork-plist", "table",
      ]
    )
  }

  @Test(arguments: CaseTable.names(in: "writing"))
  func `is as in the table of its format`(name: String) throws {
    let format = try #require(FormatRegistry.standard.format(named: name))
    try CaseTable(path: "Tests/Data/writing/\(name).jsonl").check { given in
      let list = given["records"] as? [Any] ?? given["record"].map { [$0] }
      let records = try #require(list).map(FormatRegistry.record)
      let options = WritingOptions(
        given["layout"] as? String == "single" ? .single : .collection,
        passSpelling: given["passes"] as? String,
        allowsCompanions: given["companions"] == nil
      )
      return try outcome(records, format, options)
    }
  }

  private func outcome(
    _ records: [ReversiRecord],
    _ format: any RecordFormat,
    _ options: WritingOptions
  ) throws -> [String: Any?] {
    var writer = try #require(format.makeWriter(options))
    var bytes: [UInt8] = []
    var fitted: [ReversiRecord] = []
    var losses: [[Loss]] = []
    for var record in records {
      losses.append(writer.fit(&record))
      let length = bytes.count
      do throws(WritingError) { try writer.write(record, to: &bytes) } catch {
        #expect(bytes.count == length)
        let help = error.help.map { " (help: \($0))" } ?? ""
        return ["output": nil, "files": nil, "losses": nil, "error": error.message + help]
      }
      fitted.append(record)
    }
    writer.finish(&bytes, ofRecords: records.count)
    let files = Dictionary(
      uniqueKeysWithValues: writer.companions.map { ($0.companion.name, $0.bytes) }
    )
    let isBinary = format.name == "wthor"
    expectReadingBack(bytes, files, records, fitted, losses, format, options)
    return [
      "output": CaseText(bytes, isBinary: isBinary).marked([]),
      "files": files.isEmpty
        ? nil : files.mapValues { CaseText($0, isBinary: true).marked([]) },
      "losses": losses.enumerated().flatMap { index, losses in
        losses.map { (records.count == 1 ? "" : "#\(index + 1) ") + "\($0)" }
      },
      "error": nil,
    ]
  }

  /// Expects that the records are read back as fitted, and that exactly the losses were reported.
  private func expectReadingBack(
    _ bytes: [UInt8],
    _ files: [String: [UInt8]],
    _ records: [ReversiRecord],
    _ fitted: [ReversiRecord],
    _ losses: [[Loss]],
    _ format: any RecordFormat,
    _ options: WritingOptions
  ) {
    let parsed = format.readAll(bytes, ReadingOptions(companions: files))
    #expect(parsed.compactMap(\.reversi) == fitted)
    // A fact that could not be understood is reported again.
    let usual: Set = [
      "save-board-size", "redux-board-setting", "pgn-chess-result", "wthor-header", "ggf-date",
      "ggf-rating", "ggf-result", "sgf-date", "sgf-mark", "sgf-result", "pgn-value", "no-record",
    ]
    #expect(Set(parsed.flatMap(\.findings).map(\.rule.name)).subtracting(usual) == [])
    let again = try? format.write(fitted, options)
    #expect(again?.bytes == bytes)
    #expect(again?.losses.joined().filter { $0.change != .added } == [])
    for (index, record) in records.enumerated() {
      let result = Conversion.Result(
        name: "\(index + 1)",
        original: record,
        fitted: fitted[index],
        lost: FactSet(losses[index].filter { $0.change != .merged }.map(\.fact)),
        losses: losses[index]
      )
      #expect(result.problems == [])
    }
  }
}
