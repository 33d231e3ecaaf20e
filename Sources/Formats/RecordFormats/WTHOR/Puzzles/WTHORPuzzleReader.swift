import GameRecords
import ReversiRules

/// Reads one puzzle: a position, its solution as a variation, and the move of the game as another.
///
/// It accepts these with a finding:
/// - a table of 512 bytes instead of 256 (as specified, but in no known file);
/// - a number of empty squares that differs from the position;
/// - numbers of players and tournaments that the tables of names do not have (tables of another
///   release).
struct WTHORPuzzleReader: Sendable {
  static let recordLength = 36

  let names: WTHORNames
  let format: String

  /// The places of the parts of every record.
  private static let parts: [(part: RecordPart, range: SourceRange)] = [
    (.date, SourceRange(0..<2)), (.event, SourceRange(2..<4)), (.name(.dark), SourceRange(4..<8)),
    (.name(.light), SourceRange(8..<12)), (.start, SourceRange(12..<30)),
    (.board, SourceRange(12..<28)), (.turn, SourceRange(29..<30)),
  ]

  /// Whether some bytes are a puzzle: a position with the declared number of empty squares.
  static func isPlausible(_ record: ArraySlice<UInt8>) -> Bool {
    guard record.count == recordLength, let board = try? board(of: record) else { return false }
    return board.emptyCount < 61 && board.emptyCount == Int(record.integer(UInt8.self, at: 28))
      && turn(of: record.integer(UInt8.self, at: 29)) != nil
  }

  func parse(_ source: SourceText) -> ParsedRecord {
    let bytes = source.bytes
    guard bytes.count == Self.recordLength else {
      let finding = source.finding(
        .wthorTruncated,
        "the input ends within this puzzle, after \(bytes.count) of \(Self.recordLength) bytes",
        at: 0..<bytes.count
      )
      return ParsedRecord(findings: [finding], source: source)
    }
    var record = ReversiRecord(
      date: GameDate(year: Int(bytes.integer(UInt16.self, at: 0))),
      origin: Origin(format: format, parts: Self.parts)
    )
    var findings: [Finding] = []
    func name(_ field: WTHORField, _ number: Int, at range: Range<Int>) -> String? {
      names.name(of: field, number, at: range, in: source, &record.tags, &findings)
    }
    record.event = name(.tournament, Int(bytes.integer(UInt16.self, at: 2)), at: 2..<4)
    record.players.dark.name = name(.black, Int(bytes.integer(Int32.self, at: 4)), at: 4..<8)
    record.players.light.name = name(.white, Int(bytes.integer(Int32.self, at: 8)), at: 8..<12)
    let start = start(of: source, &findings)
    record.start = start ?? record.start
    record.variations = variations(of: source, &findings)
    if bytes.suffix(2) != [0, 0] {
      let message = "the puzzle ends with \(DisplayText.quote(bytes.suffix(2))) instead of zeros"
      findings.append(source.finding(.wthorPuzzleReserved, message, at: 34..<36))
    }
    return ParsedRecord(
      record: start == nil ? nil : record,
      findings: findings.inOrderOfText,
      source: source
    )
  }

  // MARK: - Position

  /// An invalid byte of a position, counted from the record's first one.
  private struct BadCell: Error {
    let offset: Int
    let square: Square
  }

  /// Reads the board: two bits for a square, from the high ones down, row by row from the top.
  private static func board(of record: ArraySlice<UInt8>) throws(BadCell) -> Board {
    var board = Board()
    for (index, square) in board.size.squares.enumerated() {
      let offset = 12 + index / 4
      switch record.integer(UInt8.self, at: offset) >> (6 - 2 * UInt8(index % 4)) & 3 {
      case 0: break
      case 2: board[square] = .light
      case 3: board[square] = .dark
      default: throw BadCell(offset: offset, square: square)
      }
    }
    return board
  }

  private static func turn(of byte: UInt8) -> Disk? {
    switch byte {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }

  private func start(of source: SourceText, _ findings: inout [Finding]) -> Position? {
    let turnByte = source.bytes.integer(UInt8.self, at: 29)
    let turn = Self.turn(of: turnByte)
    if turn == nil {
      let message = "unknown turn \(turnByte); expected 1 (dark) or 2 (light)"
      findings.append(source.finding(.wthorPuzzleTurn, message, at: 29..<30))
    }
    do throws(BadCell) {
      let board = try Self.board(of: source.bytes)
      let empties = source.bytes.integer(UInt8.self, at: 28)
      if board.emptyCount != Int(empties) {
        let message =
          "the puzzle declares \(empties) empty squares, but its position has \(board.emptyCount)"
        findings.append(source.finding(.wthorPuzzleEmpties, message, at: 28..<29))
      }
      return turn.map { Position(board: board, turn: $0) }
    } catch {
      findings.append(
        source.finding(
          .wthorPuzzleSquare,
          "the bits of \(error.square) are 01; expected 00 (empty), 10 (light) or 11 (dark)",
          at: error.offset..<error.offset + 1
        )
      )
      return nil
    }
  }

  // MARK: - Moves

  /// Reads the solution and the move that was played in the game, with their scores for the mover.
  private func variations(
    of source: SourceText,
    _ findings: inout [Finding]
  ) -> [Variation] {
    var variations: [Variation] = []
    for (scoreOffset, what) in [(30, "solution"), (32, "move of the game")] {
      let offset = scoreOffset + 1
      let byte = source.bytes.integer(UInt8.self, at: offset)
      guard byte != 0 else { continue }
      let square = Square(rawValue: WTHORLayout.standard.squares[Int(byte)])
      guard square.rawValue != WTHORLayout.noSquare else {
        let message = "the \(what) \(byte) is not a square; expected 11 (a1) to 88 (h8)"
        findings.append(source.finding(.wthorMove, message, at: offset..<offset + 1))
        continue
      }
      let score = Double(source.bytes.integer(Int8.self, at: scoreOffset))
      let line = Variation(
        ply: 1,
        moves: [.placement(square)],
        annotations: [MoveAnnotation(ply: 1, evaluation: score)],
        places: MovePlaces(first: SourceRange(offset..<offset + 1), stride: 0, count: 1)
      )
      if !variations.contains(line) { variations.append(line) }
    }
    return variations
  }
}
