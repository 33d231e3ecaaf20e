import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The redux format writes` {
  @Test func `as the app's encoder does`() throws {
    let text = try newAppState()
    #expect(
      text.hasPrefix(
        """
        {
          "boardContainer" : {
            "board" : {
              "diskCoordinates" : [
                {
                  "coordinate" : {
                    "x" : 0,
                    "y" : 0
                  }
                },

        """
      )
    )
    #expect(
      text.hasSuffix(
        """
          "side" : "sideDark",
          "turnStart" : false,
          "isInitialing" : true,
          "isLoadedGame" : false,
          "computerThinking" : "none",
          "cannotPlaceDiskAlert" : "none",
          "resetConfirmationAlert" : "none"
        }
        """
      )
    )
    // The same lines, in any order of the keys.
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: [","]) }.sorted()
    }
    #expect(try lines(text) == lines(AppState.decoded(text).encoded()))
  }

  @Test func `states that the app decodes`() throws {
    for position in [Position.initial, .blocked] {
      let record = ReversiRecord(
        players: Players(dark: Player(mode: .computer), light: Player()),
        start: position
      )
      var state = AppState(position, modes: (.computer, .manual))
      let decoded = try AppState.decoded(writeAppState(record))
      state.id = decoded.id
      #expect(decoded == state)
    }
    var over = ReversiRecord(start: .initial)
    over.start.turn = nil
    #expect(try AppState.decoded(writeAppState(over)).side == nil)
  }

  @Test func `the record's UUID, or one that depends only on the contents`() throws {
    let id = "1bffe8a9-20d5-4be4-9af1-8e66973a37b9"
    #expect(try writeAppState(ReversiRecord(id: id)).contains("\"id\" : \"\(id)\""))
    let first = try writeAppState(ReversiRecord())
    #expect(try writeAppState(ReversiRecord(id: "no UUID")) == first)
    #expect(try AppState.decoded(first).id.uuidString == "4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45")
    let other = ReversiRecord(start: Position(board: .initial(), turn: .light))
    #expect(try AppState.decoded(writeAppState(other)).id != AppState.decoded(first).id)
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `states of any board that the app decodes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    let setting = try AppState.decoded(writeAppState(record)).boardContainer.board.boardSetting
    #expect(setting.cols == record.start.board.size.width)
    #expect(setting.rows == record.start.board.size.height)
  }
}
