@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `Words for a game` {
  @Test func `say what its pictures show`() throws {
    let differences = try Answers.differences("pictures/words") { row in
      let record = ReversiRecord(table: row["game"] as Any?)
      let game = PlayedGame(record, ReplayAttempt(record).replay)
      var options = RenderingOptions()
      options.marksLegalMoves = true
      options.title = row["title"]
      options.showsOpening = row["opening"] ?? false
      options.plies = (row["plies"] as [Int]?).map { $0[0]...$0[1] }
      if row["style"] == "moves" { options.style = .moves }
      var lines = [
        game.title(options), game.heading(options) ?? "no heading", game.alternativeText(options),
      ]
      let frames = game.frames(options)
      // It is the same whether moves or disks are shown, and only the last frame has the end.
      options.step = .move
      #expect(game.alternativeText(options) == lines[2])
      #expect(frames.dropLast().allSatisfy { !$0.message.isFinal })
      let last = try #require(frames.last)
      let piece = last.message.piece.map { "\($0.tone) " } ?? ""
      lines.append(piece + last.message.words + (last.message.isFinal ? ", at the end" : ""))
      #expect(!last.message.isFinal || last.hints == nil)
      if options.style != .moves {
        options.isStill = true
        lines.append(game.alternativeText(options))
        options.plies = 1...1
        lines.append(game.alternativeText(options))
      }
      return lines.joined(separator: "\n")
    }
    #expect(differences == [])
  }
}
