import GameRecords
import ReversiRules

/// What the properties mean.
extension GGFReader {
  mutating func read(_ name: Range<Int>, _ value: Range<Int>) {
    let known = GGFName(UnsafeBufferPointer(rebasing: bytes[name]))
    switch known {
    case "B": readMove(of: .dark, value)
    case "W": readMove(of: .light, value)
    case "b", "w": readSmallMove(name, value)
    case "GM": readGameName(value)
    case "BO": readBoard(name, value)
    case "TY" where type == nil: type = value
    case "CO": comment.join(text(value))
    default:
      guard let fact = GGFFact.named[known] else { return addTag(name, value) }
      read(
        fact,
        text(value),
        at: value,
        repeated: .ggfTwice,
        name: known.text,
        isSurplus: isSurplus(value)
      )
      if fact.part == .result { reportEdaxResult(value) }
    }
  }

  /// A move in small letters: as a tag it would be missing among the others.
  private mutating func readSmallMove(_ name: Range<Int>, _ value: Range<Int>) {
    let side: Disk = bytes[name.lowerBound] == UInt8(ascii: "b") ? .dark : .light
    let letter = DisplayText.quote(bytes[name])
    findings.add(
      .ggfName,
      "\(letter) is read as a move of \(side)",
      help: "the names of properties are one or two capital letters",
      at: name,
      repair: .rewriting
    )
    readMove(of: side, value)
  }

  private mutating func addTag(_ name: Range<Int>, _ value: Range<Int>) {
    if !GGFName.isUsual(bytes[name]) {
      findings.add(
        .ggfName,
        "unusual property \(DisplayText.quote(bytes[name])); it is kept as a tag",
        help: "the names of properties are one or two capital letters",
        at: name
      )
    }
    keep(Tag(name: text(name), value: text(value)), at: value)
  }

  private mutating func readGameName(_ value: Range<Int>) {
    isNamed = true
    guard !GGFFormat.isGameName(bytes[grammar.trimmed(value)]) else { return }
    isOtherGame = true
    findings.add(
      .ggfOtherGame,
      "this is a game of \(DisplayText.quote(source[value])); only Othello can be read",
      at: value
    )
  }

  private mutating func reportEdaxResult(_ value: Range<Int>) {
    guard grammar.text(value).elementsEqual(GGFResult.edaxUnfinished.utf8) else { return }
    findings.add(
      .ggfEdaxResult,
      "the result is -127.000, which Edax writes for an unfinished game",
      help: "write ? instead",
      at: value,
      repair: .rewriting
    )
  }

  private mutating func readBoard(_ name: Range<Int>, _ value: Range<Int>) {
    guard case .missing = start else {
      let first = parts.first { $0.part == .start }?.range.bytes ?? value
      let isSame = source[grammar.trimmed(first)] == source[grammar.trimmed(value)]
      findings.add(
        .ggfTwice,
        "“BO” appears twice; the first one counts",
        at: value,
        repair: isSame && isSurplus(value) ? .rewriting : nil
      )
      return
    }
    add(.start, value)
    if bytes[value].elementsEqual(GGFBoard.usual) {
      start = .read(Position.initial.board, turn: .dark)
      add(.board, value.lowerBound..<value.upperBound - 2)
      add(.turn, value.upperBound - 1..<value.upperBound)
      return
    }
    start = .unreadable
    do throws(GGFBoard.Problem) {
      let board = try GGFBoard(value, of: bytes)
      start = .read(board.board, turn: board.turn)
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
      let end = board.turnPlace?.lowerBound ?? value.upperBound
      add(.board, grammar.trimmed(value.lowerBound..<end))
      if let turn = board.turnPlace { add(.turn, turn) } else { missingTurn = value.upperBound }
    } catch {
      findings.add(error.rule, error.message, at: error.range)
    }
  }
  /// Whether a repeated value is nothing else: one that is not closed may go on, and after moves it
  /// may be the start of another game whose bracket is lost.
  private func isSurplus(_ value: Range<Int>) -> Bool {
    line.moves.isEmpty && value.upperBound < bytes.count
      && bytes[value.upperBound] == UInt8(ascii: "]")
  }

  private mutating func add(_ part: RecordPart, _ range: Range<Int>) {
    parts.append((part, SourceRange(range)))
  }
}
