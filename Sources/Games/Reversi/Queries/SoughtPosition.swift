import GameRecords
import RecordQueries
import RecordStreams
import ReversiRules

/// A position that games are searched for, by default in any orientation.
struct SoughtPosition: Sendable {
  /// The position as the query gives it.
  let position: Position
  private let canonical: Position
  private let isExact: Bool
  private let diskCount: Int

  init(_ position: Position, isExact: Bool) {
    self.position = position.afterPass
    self.isExact = isExact
    canonical = self.position.canonical.position
    diskCount = position.board.size.squareCount - position.board.emptyCount
  }

  /// Reads the text of a position, moves or a whole record in any format.
  init(
    _ value: QueryText,
    isExact: Bool,
    _ formats: FormatRegistry
  ) throws(QueryError) {
    let records: [ParsedRecord]
    do throws(Finding) {
      records = try formats.read(Array(value.text.utf8), from: "the position")
    } catch {
      throw QueryError(
        "\(DisplayText.quote(value.text)) is not a position",
        help: "write moves such as f5 d6 c3, or a board and the side to move in any format",
        at: value.range
      )
    }
    let errors = records.flatMap(\.findings).filter { $0.severity == .error }
    if let error = errors.first {
      throw QueryError(
        "the position cannot be read: \(error.message)",
        help: "for a board without the side to move, write “pattern”",
        at: value.range
      )
    }
    guard records.count == 1, let record = records[0].reversi else {
      throw QueryError("this is not one position of Reversi", at: value.range)
    }
    do throws(ReplayProblem) {
      self.init(try Replay(record).end, isExact: isExact)
    } catch {
      throw QueryError("the moves cannot be played: \(error)", at: value.range)
    }
  }

  /// Returns the match of a game that reaches the position after some of its moves.
  func match(_ course: ReversiCourse, _ plies: ClosedRange<Int>?) -> QueryMatch? {
    guard let (ply, found) = course.position(withDisks: diskCount),
      isExact ? found.afterPass == position : found.afterPass.canonical.position == canonical
    else { return nil }
    return plies?.contains(ply) ?? true ? QueryMatch(ply: ply, position: position) : nil
  }
}

extension Position {
  /// The position after the pass that the side to move has to make, if it has to.
  fileprivate var afterPass: Position {
    mustPass ? Position(board: board, turn: turn?.opponent) : self
  }
}

/// The first moves of a game from the standard start, by default in any orientation: a move counts as
/// another one if it leads to the mirror image of the same position.
struct StartingMoves: Sendable {
  private let positions: [SoughtPosition]

  init(_ value: QueryText, isExact: Bool) throws(QueryError) {
    var position = Position.initial
    var positions: [SoughtPosition] = []
    for move in try Self.moves(value) {
      do throws(IllegalMove) {
        try position.play(move)
      } catch {
        throw QueryError("\(move) cannot be played: \(error)", at: value.range)
      }
      positions.append(SoughtPosition(position, isExact: isExact))
    }
    guard !positions.isEmpty else {
      throw QueryError("there are no moves", help: "write moves such as f5 d6 c3", at: value.range)
    }
    self.positions = positions
  }

  private static func moves(_ value: QueryText) throws(QueryError) -> [Move] {
    do throws(MoveTextError) {
      return try [Move](text: value.text)
    } catch {
      let start = value.isQuoted ? value.range.lowerBound + 1 : value.range.lowerBound
      throw QueryError(
        "\(DisplayText.quote(error.found)) is not a move",
        help: "write moves such as f5 d6 c3",
        at: start
          + error.offset..<min(
            start + error.offset + error.found.utf8.count,
            value.range.upperBound
          )
      )
    }
  }

  /// Returns the match of a game that starts with the moves.
  func match(_ course: ReversiCourse) -> QueryMatch? {
    guard course.replay.start == .initial, course.replay.moveCount >= positions.count,
      positions.allSatisfy({ $0.match(course, nil) != nil })
    else { return nil }
    return QueryMatch(ply: positions.count, position: positions.last?.position)
  }
}
