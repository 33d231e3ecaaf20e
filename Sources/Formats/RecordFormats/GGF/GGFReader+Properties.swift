import GameRecords
import ReversiRules

/// What the properties mean.
extension GGFReader {
  mutating func read(_ known: GGFName, _ name: Range<Int>, _ value: Range<Int>) {
    switch known {
    case "B", "b": readMove(of: .dark, name, value)
    case "W", "w": readMove(of: .light, name, value)
    case "GM": readGameName(value)
    case "BO": readBoard(value)
    case "TY" where type == nil: type = value
    case "CO": record.comment.join(text(value))
    default:
      guard let fact = GGFFact.named[known] else { return addTag(name, value) }
      let isSurplus = isSurplus(value)
      let text = text(value)
      read(fact, text, at: value, repeated: .ggfTwice, name: known.text, isSurplus: isSurplus)
      guard known == "RE", grammar.text(value).elementsEqual(GGFResult.edaxUnfinished.utf8) else {
        return
      }
      findings.add(
        .ggfEdaxResult,
        "the result is -127.000, which Edax writes for an unfinished game",
        help: "write ? instead",
        at: value,
        repair: .rewriting
      )
    }
  }

  private mutating func addTag(_ name: Range<Int>, _ value: Range<Int>) {
    if !GGFName.isUsual(bytes[name]) {
      reportName(name, "unusual property \(DisplayText.quote(bytes[name])); it is kept as a tag")
    }
    keep(Tag(name: text(name), value: text(value)), at: value)
  }

  /// Reports the name of a property that is not one or two capital letters.
  mutating func reportName(_ name: Range<Int>, _ message: String, repair: Repair? = nil) {
    let help = "the names of properties are one or two capital letters"
    findings.add(.ggfName, message, help: help, at: name, repair: repair)
  }

  private mutating func readGameName(_ value: Range<Int>) {
    isNamed = true
    guard !GGFFormat.isGameName(grammar.text(value)) else { return }
    isOtherGame = true
    findings.add(
      .ggfOtherGame,
      "this is a game of \(DisplayText.quote(source[value])); only Othello can be read",
      at: value
    )
  }

  private mutating func readBoard(_ value: Range<Int>) {
    if let boardRange {
      let isSame = grammar.text(boardRange).elementsEqual(grammar.text(value))
      findings.add(
        .ggfTwice,
        "“BO” appears twice; the first one counts",
        at: value,
        repair: isSame && isSurplus(value) ? .rewriting : nil
      )
      return
    }
    boardRange = value
    parts.append((.start, SourceRange(value)))
    do throws(FindingDraft) {
      let board = try GGFBoard(value, of: bytes)
      self.board = board
      if let other = board.otherLetter {
        findings.add(
          .ggfBoardLetters,
          "\(DisplayText.quote(bytes[other])) on the board; expected *, O or -",
          help: "dark disks are written *, light disks O, empty squares -",
          at: other,
          // A guess: in Egaroucid, 0 is a dark disk.
          repair: .rewriting(isSafe: !bytes[value].dropFirst().contains(UInt8(ascii: "0")))
        )
      }
      let squares = value.lowerBound..<(board.turn?.place.lowerBound ?? value.upperBound)
      parts.append((.board, SourceRange(grammar.trimmed(squares))))
      if let turn = board.turn { parts.append((.turn, SourceRange(turn.place))) }
    } catch {
      findings.add(error)
    }
  }

  /// Whether a repeated value is nothing else: one that is not closed may go on, and after moves it
  /// may be the start of another game whose bracket is lost.
  private func isSurplus(_ value: Range<Int>) -> Bool {
    moves.isEmpty && value.upperBound < bytes.count
      && bytes[value.upperBound] == UInt8(ascii: "]")
  }
}
