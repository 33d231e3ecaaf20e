import Flipbook
import Foundation
import TestSupport
import Testing

/// Programs that import the library, each of at most 25 lines, run unchanged.
@Suite(.waits) struct `A program that imports the library` {
  @Test(
    arguments: Repository.files(below: "Tests/Flipbook/LibraryPrograms").filter {
      $0.hasSuffix(".swift")
    }
  )
  func `is short`(path: String) {
    let lines = Repository.bytes(of: path).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count <= 25)
  }

  private func output(of name: String, _ arguments: String...) throws -> String {
    let run = try Program.built(name).run(arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.text
  }

  @Test func `prints the boards of a PGN`() throws {
    let text = try output(of: "PrintBoards", "Samples/pgn/match.pgn")
    #expect(text.hasPrefix("after move 0:\n--------\n--------\n--------\n---ox---\n"))
  }

  @Test func `converts a save to XML`() throws {
    let scratch = try ScratchFolder()
    let save = "Samples/save/middle.save"
    let text = try output(of: "ConvertSave", save, scratch.url.path)
    #expect(text == "dark is to move\n")
    let xml = try #require(scratch.bytes(of: "game.xml"))
    let records = try FormatRegistry.standard.read(xml, as: "xml").compactMap(\.reversi)
    let written = try FormatRegistry.standard.write(records, as: "save")
    #expect(written.bytes == Repository.bytes(of: save))
  }

  @Test func `counts results as statistics do`() throws {
    let text = try output(of: "CountResults", "Samples/jsonl/games.jsonl")
    var counts: [String: Int] = [:]
    let bytes = Repository.bytes(of: "Samples/jsonl/games.jsonl")
    for record in try FormatRegistry.standard.read(bytes).compactMap(\.reversi) {
      guard let outcome = try? Replay(record).outcome else { continue }
      counts[outcome.winner.map { "\($0) won" } ?? "tied", default: 0] += 1
    }
    #expect(!counts.isEmpty)
    #expect(text == counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined())
  }

  @Test func `writes three formats and the losses of each`() throws {
    let scratch = try ScratchFolder()
    let text = try output(of: "WriteFormats", scratch.url.path)
    #expect(
      text == """
        wthor: event added: “Diverses parties” for no name
        wthor: declared score added: 64–0, since none is known

        """
    )
    for name in ["game.pgn", "game.sgf", "game.wtb", "game.jou"] {
      #expect(scratch.bytes(of: name)?.isEmpty == false, "\(name)")
    }
  }

  @Test func `draws a picture in its own colours`() throws {
    let text = try output(of: "DrawPicture")
    #expect(text.hasPrefix("<svg") && text.contains("#204080"))
  }

  @Test func `drives the app`() throws {
    let expected = """
      saved, dark to move
      x's turn, 2-2
      x's turn, 2-2
      x's turn, 2-2
      saved, light to move
      o's turn, 4-1

      """
    #expect(try output(of: "DriveApp") == expected)
  }

  @Test func `registers a format`() throws {
    #expect(try output(of: "OwnFormat") == "move-lines: 3 moves\nmove-lines: 2 moves\n")
  }

  @Test func `adds a rule`() throws {
    #expect(try output(of: "OwnRule") == "error: input:1:5: only 3 moves\n")
  }
}
