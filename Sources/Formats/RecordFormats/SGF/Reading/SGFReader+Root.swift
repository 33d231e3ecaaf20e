import GameRecords
import ReversiRules

/// What the first node says about the file: the game, the version of the format, the character set.
extension SGFReader {
  /// Checks what the first node says about the file; returns whether it is a game of Othello.
  mutating func checkFile() -> Bool {
    guard let game = facts.game, grammar.word(game.value).elementsEqual("2".utf8) else {
      reportGame()
      return false
    }
    if let version = facts.version { check(version: version) }
    if let value = facts.charset {
      let name = String(decoding: grammar.word(value), as: UTF8.self)
      facts.decoder = SGFDecoder(charset: name)
      letters = SGFGrammar.Letters(of: name)
      if grammar.letters == .plain, letters != .plain { return false }
      if facts.decoder.isUnknown {
        let quoted = DisplayText.quote(name)
        let message = "the character set \(quoted) is not known; texts are read as UTF-8 or Latin-1"
        findings.add(.sgfCharset, message, help: "write CA[UTF-8] if it is that", at: value)
      }
    }
    return true
  }

  private mutating func check(version: Range<Int>) {
    let word = grammar.word(version)
    guard !(1...4).contains(DecimalSpelling.whole(word, upTo: 4) ?? 0) else { return }
    // Anything but a number may be the start of something else.
    let isNumber = word.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    findings.add(
      .sgfVersion,
      "unknown version \(DisplayText.quote(word)); read as FF[4]",
      at: version,
      repair: isNumber ? .rewriting : nil
    )
  }

  private mutating func reportGame() {
    guard let game = facts.game?.value else {
      let message = "no game is named, which means Go; expected GM[2], which is Othello"
      findings.add(.sgfGame, message, help: "add GM[2] if it is Othello", at: 0..<0)
      return
    }
    let word = grammar.word(game)
    let known = DecimalSpelling.whole(word, upTo: 4).flatMap { Self.games[$0] }
    let isGGF = word.elementsEqual("othello".utf8) { $0 | 0x20 == $1 }
    findings.add(
      .sgfGame,
      "the game is \(DisplayText.quote(word))" + (known.map { ", which is \($0)" } ?? "")
        + "; expected GM[2], which is Othello",
      help: isGGF ? "GM[Othello] is GGF: read it as ggf" : nil,
      at: game
    )
  }

  /// Games by the number that the format gives them.
  private static let games = [
    1: "Go", 3: "chess", 4: "Gomoku", 5: "Nine Men's Morris", 6: "backgammon", 7: "Chinese chess",
    8: "shogi", 9: "Lines of Action", 10: "Ataxx", 11: "Hex",
  ]
}

/// The start position: the size of the board, the squares that are set up, and the side to move.
///
/// Without `AB` and `AW` it is the standard start of the size; with them the board is empty first.
/// An empty `PL` means that it is nobody's turn, because the game is over.
extension SGFReader {
  /// What the start position is read from.
  struct Setup {
    /// The place of the value of `PL`.
    var turnRange: Range<Int>?
    /// The side that `PL` names; `nil` inside when it names none.
    var turn: Disk??
    var squares: [(property: SGFProperty, value: Range<Int>)] = []

    /// Whether it is nobody's turn.
    var isOver: Bool { turn == .some(nil) }

    /// The bytes from the first to the last value that sets up a square.
    var boardRange: Range<Int>? {
      guard let first = squares.first, let last = squares.last else { return nil }
      return first.value.lowerBound..<last.value.upperBound
    }
  }

  /// Reads a value of `AB`, `AW`, `AE` or `PL`.
  mutating func readSetup(_ name: SGFName, _ value: Range<Int>) {
    let word = grammar.word(value)
    guard !hasBegun, isMainLine else {
      // Some programs repeat whose turn it is.
      if name.property == .turn, let side = SGFValue.side(word), side == line.turn { return }
      findings.add(
        .sgfSetupLate,
        "\(name.text(in: bytes)) changes the position after the first move",
        help: "a record has one start position; write what follows as a separate record",
        at: name.range
      )
      return
    }
    if name.property == .turn {
      setup.turnRange = value
      guard let turn = SGFValue.side(word) else {
        let text = DisplayText.quote(word)
        findings.add(.sgfTurn, "\(text) is not a side; expected B or W", at: value)
        return
      }
      setup.turn = turn
    } else if let property = name.property {
      noteRow(of: word)
      guard setup.squares.count < Limits.moves else {
        findings.add(.tooMany, "more than \(Limits.moves) squares are set up", at: value)
        return
      }
      setup.squares.append((property, value))
    }
  }

  /// The board; `nil` when its size, the value of `SZ`, cannot be read.
  mutating func readBoard() -> Board? {
    var size = BoardSize.standard
    if let value = facts.size {
      guard let read = SGFValue.size(grammar.word(value)) else {
        let text = DisplayText.quote(bytes[value])
        let expected = "expected an even number from 4 to 16, or two such as 8:6"
        findings.add(.boardSize, "\(text) is not a board size; \(expected)", at: value)
        return nil
      }
      size = read
    }
    let isOwn = setup.squares.contains { $0.property == .addDark || $0.property == .addLight }
    var board = isOwn ? Board(size: size) : Board.initial(size: size)
    for (property, value) in setup.squares {
      let disk: Disk? = property == .addDark ? .dark : property == .addLight ? .light : nil
      set(disk, at: value, on: &board)
    }
    return board
  }

  private mutating func set(_ disk: Disk?, at value: Range<Int>, on board: inout Board) {
    let word = grammar.word(value)
    if let square = SGFValue.square(word), board.size.contains(square), board[square] == nil {
      board[square] = disk
      return
    }
    guard let squares = SGFValue.squares(word) else {
      let expected = "expected one such as f5, or a rectangle such as a1:b2"
      findings.add(.sgfSetup, "\(DisplayText.quote(word)) is not a square; \(expected)", at: value)
      return
    }
    for square in squares {
      guard board.size.contains(square) else {
        findings.add(.sgfSetup, "\(square) is not on a board of \(board.size)", at: value)
        return
      }
      if let disk, let other = board[square], other != disk {
        findings.add(.sgfSetupTwice, "\(square) is already set up for \(other)", at: value)
      }
      board[square] = disk
    }
  }
}
