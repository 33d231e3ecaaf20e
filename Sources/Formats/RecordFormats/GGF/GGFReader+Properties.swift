import GameRecords
import ReversiRules

/// What the properties mean.
extension GGFReader {
  mutating func read(_ name: Range<Int>, _ value: Range<Int>) {
    switch GGFName(UnsafeBufferPointer(rebasing: bytes[name])) {
    case "B": readMove(of: .dark, value)
    case "W": readMove(of: .light, value)
    case "b", "w": readSmallMove(name, value)
    case "GM": readGameName(value)
    case "PC":
      guard take(.site, at: value, of: name, value, if: record.site == nil) else { return }
      record.site = text(value)
    case "DT": readDate(name, value)
    case "PB": readName(of: .dark, name, value)
    case "PW": readName(of: .light, name, value)
    case "RB": readRating(of: .dark, name, value)
    case "RW": readRating(of: .light, name, value)
    case "RE": readResult(name, value)
    case "BO": readBoard(name, value)
    case "TY" where type == nil: type = (value, record.tags.count)
    case "CO": comment.join(text(value))
    default: addTag(name, value)
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

  private mutating func add(_ part: RecordPart, _ range: Range<Int>) {
    parts.append((part, SourceRange(range)))
  }

  /// Notes the place of a part that appears for the first time; a property that repeats the same
  /// value can be removed.
  /// - Returns: whether it is the first time.
  private mutating func take(
    _ part: RecordPart,
    at range: Range<Int>,
    of name: Range<Int>,
    _ value: Range<Int>,
    if isFirst: Bool
  ) -> Bool {
    guard !isFirst else {
      add(part, range)
      return true
    }
    let first = parts.first { $0.part == part }
    let isSame =
      first.map { source[grammar.trimmed($0.range.bytes)] == source[grammar.trimmed(value)] }
      ?? false
    let isClosed = value.upperBound < bytes.count && bytes[value.upperBound] == UInt8(ascii: "]")
    findings.add(
      .ggfTwice,
      "\(DisplayText.quote(bytes[name])) appears twice; the first one counts",
      at: name,
      // After moves it may be the start of another game whose bracket is lost.
      repair: isSame && isClosed && line.moves.isEmpty ? .rewriting : nil
    )
    return false
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
    guard record.tags.count < Limits.tags else {
      findings.add(.tooMany, "more than \(Limits.tags) tags; the others are left out", at: name)
      return
    }
    record.tags.add(Tag(name: text(name), value: text(value)))
    tagPlaces.append(SourceRange(value))
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

  private mutating func readName(of side: Disk, _ name: Range<Int>, _ value: Range<Int>) {
    let isFirst = record.players[side].name == nil
    guard take(.name(side), at: value, of: name, value, if: isFirst) else { return }
    record.players[side].name = text(value)
  }

  /// Reports a value that cannot be read, and keeps it as a tag.
  private mutating func keep(
    _ name: Range<Int>,
    _ value: Range<Int>,
    _ rule: Rule,
    _ expected: String,
    help: String? = nil
  ) {
    let message = "\(DisplayText.quote(source[value])) is not \(expected); it is kept as a tag"
    findings.add(rule, message, help: help, at: value)
    addTag(name, value)
  }

  private mutating func readDate(_ name: Range<Int>, _ value: Range<Int>) {
    let range = grammar.trimmed(value)
    guard !range.isEmpty else { return }
    guard let date = DateSpelling.date(UnsafeBufferPointer(rebasing: bytes[range])) else {
      let help = "write a date like 2024-01-02 10:00:00 GMT"
      return keep(name, value, .ggfDate, "a date", help: help)
    }
    guard take(.date, at: range, of: name, value, if: record.date == nil) else { return }
    record.date = date
  }

  private mutating func readRating(of side: Disk, _ name: Range<Int>, _ value: Range<Int>) {
    let range = grammar.trimmed(value)
    guard !range.isEmpty else { return }
    guard let rating = DecimalSpelling.number(UnsafeBufferPointer(rebasing: bytes[range])) else {
      return keep(name, value, .ggfRating, "a number")
    }
    let isFirst = record.players[side].rating == nil
    guard take(.rating(side), at: range, of: name, value, if: isFirst) else { return }
    record.players[side].rating = rating
  }

  private mutating func readResult(_ name: Range<Int>, _ value: Range<Int>) {
    let range = grammar.trimmed(value)
    guard !range.isEmpty else { return }
    guard let result = GGFResult.result(UnsafeBufferPointer(rebasing: bytes[range])) else {
      let help = "a result is dark's disks minus light's, such as +6 or -10:t, or ? if unfinished"
      return keep(name, value, .ggfResult, "a result", help: help)
    }
    guard take(.result, at: range, of: name, value, if: record.result == nil) else { return }
    record.result = result
    // A colon and the letter of an ending may follow the number.
    let letter = range.upperBound - 1..<range.upperBound
    switch (result.margin, result.ending) {
    case (nil, _): add(.ending, range)
    case (_, nil): add(.margin, range)
    default:
      add(.margin, range.lowerBound..<letter.lowerBound - 1)
      add(.ending, letter)
    }
    if bytes[range].elementsEqual(GGFResult.edaxUnfinished) {
      findings.add(
        .ggfEdaxResult,
        "the result is -127.000, which Edax writes for an unfinished game",
        help: "write ? instead",
        at: range,
        repair: .rewriting
      )
    }
  }

  private mutating func readBoard(_ name: Range<Int>, _ value: Range<Int>) {
    let isFirst = if case .missing = start { true } else { false }
    guard take(.start, at: value, of: name, value, if: isFirst) else { return }
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
}
