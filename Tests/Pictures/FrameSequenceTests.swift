@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `The frames of a game` {
  @Test func `show one disk after the other, then the counts and the message`() throws {
    let differences = try Answers.differences("pictures/frames") { row in
      let replay = try Replay(ReversiRecord(table: row["game"] as Any?))
      let plies = (row["plies"] as [Int]?).map { $0[0]...$0[1] }
      let step: FrameSequence.Step = row["step"] == "move" ? .move : .disk
      return FrameSequence(replay, plies: plies, by: step).map { frame in
        let move = frame.playedMove.map { " \(frame.side.map { "\($0)" } ?? "nobody") \($0)" } ?? ""
        let changed = frame.changedSquare.map { ", changes \($0)" } ?? ""
        return "\(frame.event), ply \(frame.ply)\(move)\(changed): "
          + "\(frame.diskCounts.dark)-\(frame.diskCounts.light), \(frame.screenMessage)"
      }
      .joined(separator: "\n")
    }
    #expect(differences == [])
  }
}
