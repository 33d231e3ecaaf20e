import GameRecords
import ReversiRules

/// What the first node says about the file: the game, the version of the format, the character set.
extension SGFReader {
  /// The last value of a property of the first node.
  func value(of name: SGFName) -> Range<Int>? { facts.last { $0.property.name == name }?.value }

  /// Checks that the first node is about a game of Othello, in a character set that is read.
  mutating func checkFile() throws(Stop) {
    guard let game = value(of: "GM"), grammar.word(game).elementsEqual("2".utf8) else {
      findings.add(otherGame)
      throw Stop()
    }
    if let version = value(of: "FF") { check(version: version) }
    guard let value = value(of: "CA") else { return }
    let name = String(decoding: grammar.word(value), as: UTF8.self)
    decoder = SGFDecoder(charset: name)
    let letters = SGFGrammar.Letters(of: name)
    if grammar.letters == .plain, letters != .plain { throw Stop(letters: letters) }
    guard decoder.isUnknown else { return }
    let quoted = DisplayText.quote(name)
    let message = "the character set \(quoted) is not known; texts are read as UTF-8 or Latin-1"
    findings.add(.sgfCharset, message, help: "write CA[UTF-8] if it is that", at: value)
  }

  private mutating func check(version: Range<Int>) {
    let word = grammar.word(version)
    guard !(1...4).contains(DecimalSpelling.whole(word, upTo: 4) ?? 0) else { return }
    let message = "unknown version \(DisplayText.quote(word)); read as FF[4]"
    // Anything but a number may be the start of something else.
    let repair: Repair? = word.allSatisfy(ASCII.isDigit) ? .rewriting : nil
    findings.add(.sgfVersion, message, at: version, repair: repair)
  }

  private var otherGame: FindingDraft {
    let expected = "expected GM[2], which is Othello"
    guard let game = value(of: "GM") else {
      let message = "no game is named, which means Go; \(expected)"
      return FindingDraft(.sgfGame, message, help: "add GM[2] if it is Othello", at: 0..<0)
    }
    let word = grammar.word(game)
    let known = DecimalSpelling.whole(word, upTo: 4).flatMap { Self.games[$0] }
    let meaning = known.map { ", which is \($0)" } ?? ""
    let isGGF = word.elementsEqual("othello".utf8) { $0 | 0x20 == $1 }
    return FindingDraft(
      .sgfGame,
      "the game is \(DisplayText.quote(word))\(meaning); \(expected)",
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
  /// Reads a value of `AB`, `AW`, `AE` or `PL`.
  mutating func readSetup(_ property: SGFProperty, _ value: Range<Int>) {
    let word = grammar.word(value)
    let side: Disk?? = property.name == "PL" ? SGFValue.side(word) : nil
    if hasBegun || !isMainLine {
      // Some programs repeat whose turn it is.
      if let side, side == line.turn { return }
      let message = "\(property.text(in: bytes)) changes the position after the first move"
      let help = "a record has one start position; write what follows as a separate record"
      findings.add(.sgfSetupLate, message, help: help, at: property.range)
    } else if property.name == "PL" {
      turn = (side ?? turn?.side, value)
      if side == nil {
        let message = "\(DisplayText.quote(word)) is not a side; expected B or W"
        findings.add(.sgfTurn, message, at: value)
      }
    } else {
      noteRow(of: word)
      guard squares.count < Limits.moves else {
        return findings.add(.tooMany, "more than \(Limits.moves) squares are set up", at: value)
      }
      squares.append((property.name, value))
    }
  }

  /// The board, when its size, the value of `SZ`, can be read.
  mutating func readBoard() throws(Stop) -> Board {
    var size = BoardSize.standard
    if let value = value(of: "SZ") {
      guard let read = SGFValue.size(grammar.word(value)) else {
        let text = DisplayText.quote(bytes[value])
        let expected = "expected an even number from 4 to 16, or two such as 8:6"
        findings.add(.boardSize, "\(text) is not a board size; \(expected)", at: value)
        throw Stop()
      }
      size = read
    }
    let isOwn = squares.contains { $0.name != "AE" }
    var board = isOwn ? Board(size: size) : Board.initial(size: size)
    for (name, value) in squares {
      set(name == "AB" ? .dark : name == "AW" ? .light : nil, at: value, on: &board)
    }
    return board
  }

  private mutating func set(_ disk: Disk?, at value: Range<Int>, on board: inout Board) {
    let word = grammar.word(value)
    guard let (columns, rows) = SGFValue.area(word) else {
      let expected = "expected one such as f5, or a rectangle such as a1:b2"
      findings.add(.sgfSetup, "\(DisplayText.quote(word)) is not a square; \(expected)", at: value)
      return
    }
    for y in rows {
      for x in columns {
        let square = Square(uncheckedX: x, y: y)
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
}
