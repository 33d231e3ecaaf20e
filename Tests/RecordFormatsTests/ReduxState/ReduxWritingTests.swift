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
  func `states that it reads back the same, and reports the losses`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    if Bool.random(using: &generator) {
      record.tags.append(Tag(name: "turnStart", value: "true"))
      record.tags.append(Tag(name: "isLoadedGame", value: "maybe"))
    }
    if Bool.random(using: &generator) { record.id = "1BFFE8A9-20D5-4BE4-9AF1-8E66973A37B9" }
    let written = try ReduxFormat().write([record], WritingOptions(.single))
    let parsed = ReduxFormat().readAll(written.bytes)
    let isStandard = record.start.board.size == .standard
    #expect(
      parsed.flatMap(\.findings).map(\.rule.name) == (isStandard ? [] : ["redux-board-setting"])
    )
    let fitted = try #require(written.fitted.first)
    #expect(parsed.first?.reversi == fitted)
    let losses = try #require(written.losses.first)
    #expect(record.facts(differingIn: fitted) == FactSet(losses.map(\.fact)))
    #expect(losses.map(\.fact.rawValue) == losses.map(\.fact.rawValue).sorted())
    let again = try ReduxFormat().write([fitted], WritingOptions(.single))
    #expect(again.bytes == written.bytes)
    #expect(again.losses == [[]])
    #expect(throws: Never.self) {
      try AppState.decoded(String(decoding: written.bytes, as: UTF8.self))
    }
  }

  @Test func `boards of every size, which the reader reports`() throws {
    for width in stride(from: 4, through: 16, by: 2) {
      for height in stride(from: 4, through: 16, by: 2) {
        let size = try #require(BoardSize(width: width, height: height))
        let record = ReversiRecord(start: .initial(size: size))
        let text = try writeAppState(record)
        let parsed = ReduxFormat().readAll(text)
        #expect(parsed.map(\.reversi?.start) == [record.start])
        #expect(
          parsed.flatMap(\.findings).map(\.rule.name)
            == (size == .standard ? [] : ["redux-board-setting"])
        )
        let setting = try AppState.decoded(text).boardContainer.board.boardSetting
        #expect(setting.cols == width && setting.rows == height)
      }
    }
  }

  @Test func `nothing that it cannot store`() throws {
    var writer = try #require(ReduxFormat().makeWriter(WritingOptions(.single)))
    var output: [UInt8] = [1]
    let error = #expect(throws: WritingError.self) {
      try writer.write(ReversiRecord(moves: Move.list("f5f5")), to: &output)
    }
    #expect(
      error?.message
        == "an app state stores the position after the last move, but ply 2: f5 is occupied"
    )
    #expect(output == [1])
  }

  @Test(arguments: Repository.files(below: "Samples/redux"))
  func `its samples unchanged`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let parsed = ReduxFormat().readAll(bytes)
    #expect(parsed.map(\.placedRules) == [[]])
    let record = try #require(parsed.first?.reversi)
    #expect(try ReduxFormat().write([record], .single) == bytes)
  }
}
