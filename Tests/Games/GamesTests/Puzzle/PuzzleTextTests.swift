import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A text with puzzles` {
  static let formats = puzzleFormats + `The table of a puzzle's facts`.formats

  /// The parts of a record that differ from those of a plain one.
  static func described(_ record: PuzzleRecord) -> String {
    let columns = record.start.size.columns
    let numbers = record.start.numbers
    let rows = stride(from: 0, to: numbers.count, by: columns).map { start in
      numbers[start..<min(start + columns, numbers.count)].map(String.init).joined(separator: " ")
    }
    let slides = record.slides.map(String.init).joined(separator: " ")
    return rows.joined(separator: "/")
      + (record.goal == .openFirst ? ", open first" : "")
      + (slides.isEmpty ? "" : ", slides \(slides)")
      + (record.id.map { ", id \($0)" } ?? "")
      + (record.comment.map { ", comment \($0.debugDescription)" } ?? "")
  }

  /// A finding with everything that is shown of it.
  private static func described(_ finding: Finding, _ bytes: [UInt8]) -> String {
    let place = finding.place
    let start = place.start?.offset ?? 0
    let text = String(decoding: bytes.dropFirst(start).prefix(place.length), as: UTF8.self)
    let move = place.ply.map { " at ply \($0)" } ?? ""
    let style = TerminalStyle(usesColour: false)
    let board = finding.position?.position.drawing(marking: place.square, style) ?? []
    return
      ([
        "\(finding.placedRule) \(text.debugDescription)\(move), \(finding.severity): "
          + finding.message
      ] + (finding.help.map { ["  help: \($0)"] } ?? []) + board)
      .joined(separator: "\n")
  }

  @Test func `is cut into records, which are checked`() throws {
    let differences = try Answers.differences("puzzles/texts") { row in
      let text = row["text"] as String? ?? row.text
      let format = try #require(Self.formats.first { $0.name == row["format"] ?? "puzzle" })
      let options = ReadingOptions(dialect: row["dialect"])
      let bytes = Array(text.utf8)
      let parsed = format.readAll(bytes, options)
      for size in [1, 3] {
        let blocks = format.readAll(bytes, options, blockSize: size)
        #expect(blocks.map(\.puzzle) == parsed.map(\.puzzle))
        #expect(blocks.flatMap(\.findings) == parsed.flatMap(\.findings))
      }
      return parsed.flatMap { parsed in
        let record = parsed.puzzle
        #expect(record?.origin?.moves.count == record?.slides.count)
        return [record.map(Self.described) ?? "no record"]
          + allFindings(parsed, optional: row["optional"] ?? false)
          .map { Self.described($0, bytes) }
      }
      .joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `is recognised where it is certain`() throws {
    let differences = try Answers.differences("puzzles/recognition") { row in
      let head = InputHead(of: Array(row.text.utf8)[...], isWhole: true)
      let names = (Self.formats + `Puzzles are recognised`.others)
        .filter { $0.recognise(head) != nil }.map(\.name)
      return names.isEmpty ? "nothing" : names.joined(separator: " ")
    }
    #expect(differences == [])
  }

  @Test func `is written so that it is read back`() throws {
    let differences = try Answers.differences("puzzles/writing") { row in
      let format = try #require(puzzleFormats.first { $0.name == row["format"] })
      let records = try (row["records"] as [Any]? ?? []).map(PuzzleRecord.init(table:))
      do {
        let written = try format.write(records, WritingOptions(.collection))
        let parsed = format.readAll(written.bytes)
        #expect(parsed.map(\.puzzle) == written.fitted && parsed.flatMap(\.findings).isEmpty)
        let losses = written.losses.map { $0.map(\.description).joined(separator: ", ") }
        return String(decoding: written.bytes, as: UTF8.self).debugDescription
          .replacing("\\n", with: "\\n\n")
          + losses.map { $0.isEmpty ? "\nno losses" : "\n\($0)" }.joined()
      } catch let error as WritingError { return error.message }
    }
    #expect(differences == [])
  }
}
