import GameRecords
import RecordFormats
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `A save` {
  private static func save(_ head: String, _ board: Board) -> String { "\(head)\n\(board)\n" }
  private static let blockedBoard = Position.after(blocked).board
  private static let overBoard = Position.after(over).board

  static let table: [(String, [String], String)] = [
    (save("x00", .initial()), [], ""),
    (save("o11", .initial()), [], ""),
    (save("-00", overBoard), [], ""),
    (
      save("x01", blockedBoard), ["1:1 blocked-turn"],
      "dark is to move but cannot; light can; the original app loses the pass alert and hangs"
    ),
    (
      save("x10", blockedBoard), ["1:1 blocked-turn"],
      "dark is to move but cannot; light can; the original app loses the pass alert and crashes"
    ),
    (
      save("o00", overBoard), ["1:1 turn-after-end"],
      "light is to move, but the game is over: neither side can move; the original app hangs"
    ),
    (
      save("-00", .initial()), ["1:1 missing-turn"],
      "the game is declared over, but dark and light can move; "
        + "the original app shows a result and waits for a reset"
    ),
    // The turn is missing.
    (
      save("00", .initial()), ["1:1 save-turn-digit", "1:1 missing-turn"],
      "the turn is missing, as one fork of the app writes it if the game is over; "
        + "the original app refuses the file"
    ),
    (
      save("x00", Board.initial()).replacing("ox", with: "-x"), ["2:1 unreachable-board"],
      "no game can reach this board: it has 3 disks; a game begins with four"
    ),
    // A part that could not be read is not judged.
    (
      save("z00", .initial()), ["1:1 save-turn"],
      "unknown turn “z”; expected x (dark), o (light) or - (game over); the original app refuses the file"
    ),
    (
      save("x00", Board.initial()).replacing("ox", with: "Ox"), ["5:4 board-symbol"],
      "unknown symbol “O” on the board; expected x, o or -; the original app reads it as an empty square"
    ),
    (
      save("x02", .initial()), ["1:3 save-mode"],
      "unknown mode “2” of light; expected 0 (manual) or 1 (computer); the original app refuses the file"
    ),
  ]

  @Test(arguments: table)
  func `is judged as the app reads it`(
    text: String,
    expected: [String],
    message: String
  ) throws {
    let parsed = try #require(SaveFormat().readAll(text).first)
    #expect(findings(parsed) == expected)
    #expect(Validator().validate(parsed).findings.first?.message ?? "" == message)
  }

  @Test func `has its findings in the order of the text`() throws {
    let text = Self.save("o00 tail", Self.overBoard).replacing("\n", with: "\n\n")
    let parsed = try #require(SaveFormat().readAll(text).first)
    #expect(
      findings(parsed) == ["1:1 turn-after-end", "1:4 save-head-tail", "2:1 save-blank-line"]
    )
  }
}
