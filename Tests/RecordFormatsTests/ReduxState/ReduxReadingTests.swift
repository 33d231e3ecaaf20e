import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `An app state` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `is read as the app has encoded it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var position = Position.initial
    for _ in 0..<Int.random(in: 0...60, using: &generator) where position.turn != nil {
      try position.play(position.randomMove(using: &generator))
    }
    let modes = (
      Bool.random(using: &generator) ? AppState.PlayerNumber.manual : .computer,
      Bool.random(using: &generator) ? AppState.PlayerNumber.manual : .computer
    )
    let state = AppState(position, modes: modes)
    let parsed = ReduxFormat().readAll(try state.encoded())
    #expect(parsed.flatMap(\.placedRules) == [])
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == position)
    #expect(record.id == state.id.uuidString)
    #expect(record.players.dark.mode == (modes.0 == .manual ? .manual : .computer))
    #expect(record.players.light.mode == (modes.1 == .manual ? .manual : .computer))
    #expect(record.tags.isEmpty)
    // Writing its record gives the same state.
    #expect(try AppState.decoded(writeAppState(record)) == state)
  }

  @Test func `keeps unusual values as tags`() throws {
    var state = AppState(.initial)
    state.turnStart = true
    state.isInitialing = false
    state.isLoadedGame = true
    let record = try #require(ReduxFormat().readAll(try state.encoded()).first?.reversi)
    #expect(
      record.tags == [
        Tag(name: "turnStart", value: "true"), Tag(name: "isInitialing", value: "false"),
        Tag(name: "isLoadedGame", value: "true"),
      ]
    )
    #expect(try AppState.decoded(writeAppState(record)) == state)

    var blocked = AppState(.blocked)
    for alert in [AppState.Alert.none, .shouldShow, .showing] {
      blocked.cannotPlaceDiskAlert = alert
      let parsed = ReduxFormat().readAll(try blocked.encoded())
      #expect(parsed.flatMap(\.placedRules) == [])
      let record = try #require(parsed.first?.reversi)
      #expect(record.tags.map(\.value) == (alert == .shouldShow ? [] : [alert.rawValue]))
      #expect(try AppState.decoded(writeAppState(record)) == blocked)
    }
  }

  @Test func `reads null as no value`() throws {
    let text = try newAppState()
      .replacing("\n  \"side\" : \"sideDark\",", with: "\n  \"side\" : null,")
    #expect(ReduxFormat().readAll(text).map(\.placedRules) == [[]])
    #expect(ReduxFormat().readAll(text).first?.reversi?.start.turn == nil)
  }

  @Test func `has places`() throws {
    let text = try newAppState()
    let origin = try #require(ReduxFormat().readAll(text).first?.reversi?.origin)
    func part(_ part: RecordPart) -> String? {
      origin.range(of: part).map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    }
    #expect(origin.format == "redux")
    #expect(part(.turn) == "sideDark")
    #expect(part(.mode(.dark)) == "0")
    #expect(part(.id)?.count == 36)
    #expect(part(.board)?.hasPrefix("[") == true)
    #expect(part(.row(4))?.contains("\"y\" : 3") == true)
    #expect(part(.row(9)) == nil)
  }

  struct Case: CustomTestStringConvertible {
    let what: String
    let old: String
    let new: String
    let rule: String
    let message: String
    var isReadable = true
    var testDescription: String { what }
  }

  private static let app = "; the fork refuses the file"

  static let table: [Case] = [
    Case(
      what: "unknown key",
      old: "  \"id\" :",
      new: "  \"⟦colour⟧\" : 1,\n  \"id\" :",
      rule: "json-ignored-key",
      message: "a record cannot store the key “colour”; it is left out"
    ),
    Case(
      what: "number for a Bool",
      old: "\"turnStart\" : false",
      new: "\"turnStart\" : ⟦0⟧",
      rule: "json-type",
      message: "expected true or false, found a number" + app
    ),
    Case(
      what: "no key",
      old: "  \"isLoadedGame\" : false,\n",
      new: "",
      rule: "json-missing-key",
      message: "the key “isLoadedGame” is missing" + app
    ),
    Case(
      what: "no UUID",
      old: "  \"id\" : \"",
      new: "  \"id\" : \"⟦x",
      rule: "redux-id",
      message: "is not a UUID" + app
    ),
    Case(
      what: "player",
      old: "\"player\" : 0,\n    \"side\" : \"sideLight\"",
      new: "\"player\" : ⟦2⟧,\n    \"side\" : \"sideLight\"",
      rule: "json-value",
      message: "expected a whole number from 0 to 1, found “2”" + app
    ),
    Case(
      what: "side",
      old: "  \"side\" : \"sideDark\",\n  \"turn",
      new: "  \"side\" : \"⟦dark⟧\",\n  \"turn",
      rule: "json-value",
      message: "expected sideDark or sideLight, found “dark”" + app,
      isReadable: false
    ),
    Case(
      what: "side of a player",
      old: "\"side\" : \"sideLight\"",
      new: "\"side\" : \"⟦sideDark⟧\"",
      rule: "redux-side",
      message: "the player of light has the side dark; the fork trusts it"
    ),
    Case(
      what: "count",
      old: "\"side\" : \"sideDark\",\n    \"count\" : 2",
      new: "\"side\" : \"sideDark\",\n    \"count\" : ⟦3⟧",
      rule: "redux-count",
      message:
        "the declared count of dark is 3, but the board has 2; the fork shows the declared count"
    ),
    Case(
      what: "alert",
      old: "\"cannotPlaceDiskAlert\" : \"none\"",
      new: "\"cannotPlaceDiskAlert\" : \"⟦showing⟧\"",
      rule: "redux-alert",
      message:
        "the pass alert is “showing”, but the side to move can move; the fork does not continue"
    ),
    Case(
      what: "unknown alert",
      old: "\"resetConfirmationAlert\" : \"none\"",
      new: "\"resetConfirmationAlert\" : \"⟦hidden⟧\"",
      rule: "json-value",
      message: "expected none, shouldShow or showing, found “hidden”" + app
    ),
    Case(
      what: "thinking",
      old: "\"computerThinking\" : \"none\"",
      new: "\"computerThinking\" : \"⟦thinking⟧\"",
      rule: "redux-unsaved",
      message: "computerThinking is “thinking”; the fork saves “none”"
    ),
    Case(
      what: "change",
      old: "  \"boardContainer\" : {\n",
      new: "  \"boardContainer\" : {\n    \"⟦changed⟧\" : {},\n",
      rule: "redux-unsaved",
      message: "the last change of the board is dropped; the fork never saves it"
    ),
    Case(
      what: "other size",
      old: "{\n        \"cols\" : 8,",
      new: "⟦{\n        \"cols\" : 16,",
      rule: "redux-cells",
      message: "the board has 64 entries; expected 128; the fork crashes",
      isReadable: false
    ),
    Case(
      what: "odd size",
      old: "{\n        \"cols\" : 8,",
      new: "⟦{\n        \"cols\" : 7,",
      rule: "board-size",
      message: "a board of 7×8 squares; width and height must be even, from 4 to 16",
      isReadable: false
    ),
    Case(
      what: "disk",
      old: "\"diskLight\"",
      new: "\"⟦diskRed⟧\"",
      rule: "json-value",
      message: "expected diskDark or diskLight, found “diskRed”" + app,
      isReadable: false
    ),
    Case(
      what: "duplicate key",
      old: "  \"id\" :",
      new: "  \"turnStart\" : true,\n  \"id\" :",
      rule: "json-duplicate-key",
      message: "the key “turnStart” appears twice"
    ),
  ]

  @Test(arguments: table)
  func `has findings that say what the app does`(example: Case) throws {
    let text = try newAppState()
    let old = try #require(text.range(of: example.old))
    // A mark that is only opened reaches to the end of the text and is not compared.
    let isOpen = example.new.contains("⟦") && !example.new.contains("⟧")
    let marked = MarkedText(
      text.replacingCharacters(in: old, with: example.new) + (isOpen ? "⟧" : "")
    )
    let parsed = try #require(ReduxFormat().readAll(marked.text).first)
    let finding = try #require(parsed.findings.first { $0.rule.name == example.rule })
    #expect(finding.message.hasSuffix(example.message), "\(finding.message)")
    if !isOpen, let range = marked.ranges.first {
      #expect(finding.place.start?.offset == range.lowerBound)
      #expect(finding.place.length == range.count)
    }
    #expect((parsed.reversi != nil) == example.isReadable)
    #expect(parsed.findings.count { $0.message.hasSuffix(Self.app) } <= 1)
    // The app's own types agree.
    let isRefused = parsed.hasErrors
    let isDecoded = (try? AppState.decoded(marked.text)) != nil
    if example.rule != "redux-cells", example.rule != "board-size",
      example.rule != "json-duplicate-key",
      example.what != "change"
    {
      #expect(isDecoded == !isRefused)
    }
  }

  @Test func `has one finding about all coordinates that are not in order`() throws {
    var state = AppState(.initial)
    state.boardContainer.board.diskCoordinates.swapAt(0, 63)
    var parsed = try #require(ReduxFormat().readAll(try state.encoded()).first)
    #expect(parsed.findings.map(\.rule.name) == ["redux-coordinate"])
    #expect(
      parsed.findings.first?.message
        == "the coordinate of a1 is h8, and 1 more are wrong; the fork shows one board and "
        + "plays on another"
    )
    #expect(parsed.reversi?.start == .initial)

    state = AppState(.initial)
    state.boardContainer.board.diskCoordinates[9].coordinate = .init(x: 9, y: -1)
    parsed = try #require(ReduxFormat().readAll(try state.encoded()).first)
    #expect(
      parsed.findings.map(\.message) == [
        "the coordinate of b2 is outside of the board; some squares are missing"
      ]
    )
    #expect(parsed.reversi?.start == .initial)
  }

  @Test func `of an older version of the fork is read`() throws {
    let text = try newAppState()
    let old = text.replacing("resetConfirmationAlert", with: "resetConfrmationAlert")
    let parsed = try #require(ReduxFormat().readAll(old).first)
    #expect(parsed.findings.map(\.rule.name) == ["redux-old-key"])
    #expect(parsed.findings.map(\.severity) == [.note])
    #expect(parsed.reversi == ReduxFormat().readAll(text).first?.reversi)
    #expect(parsed.findings.first?.repair == .rewriting)
    // The current spelling counts if both are there.
    let both = text.replacing(
      "{\n  \"board",
      with: "{\n  \"resetConfrmationAlert\" : 1,\n  \"board"
    )
    #expect(
      ReduxFormat().readAll(both).flatMap(\.findings).map(\.rule.name) == ["json-ignored-key"]
    )
  }

  @Test func `of another board is read if possible`() throws {
    var state = AppState(.initial(size: try #require(BoardSize(width: 6, height: 6))))
    state.boardContainer.board.boardSetting = .init(cols: 6, rows: 6)
    let parsed = try #require(ReduxFormat().readAll(try state.encoded()).first)
    #expect(parsed.findings.map(\.rule.name) == ["redux-board-setting"])
    #expect(parsed.reversi?.start.board.size.description == "6×6")
  }
}

@Suite(.needs(.corpus))
struct `The app state of the corpus` {
  @Test func `is a new game, and is written with the same contents`() throws {
    let bytes = Corpus.bytes(of: "save/redux-appstate-initial.json")
    #expect(ReduxFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
    let parsed = ReduxFormat().readAll(bytes)
    #expect(parsed.map(\.placedRules) == [[]])
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == .initial)
    #expect(record.players == Players(dark: Player(mode: .manual), light: Player(mode: .manual)))
    #expect(record.tags.isEmpty)
    let written = try AppState.decoded(writeAppState(record))
    #expect(try written == AppState.decoded(String(decoding: bytes, as: UTF8.self)))
  }
}
