import GameRecords
import RecordFormats
package import RecordQueries
import ReversiRules

/// A move of Reversi with what tables show of it.
package struct ReversiMove: Sendable {
  /// The number of the move, from 1; passes count.
  let ply: Int
  let move: Move
  /// The side that moves; `nil` if the rules do not say.
  let side: Disk?
  /// The squares of the disks that it flips, in the order in which they turn.
  let flips: Flips?
  /// The position after the move; `nil` if the rules do not allow it, or one before.
  let position: Position?
  let annotation: MoveAnnotation?
}

extension ReversiQueries {
  package static func moves(of subject: QuerySubject<ReversiQueries>) -> [ReversiMove] {
    var record = subject.record
    record.supplyPasses(readAs: .usual)
    var position: Position? = record.start
    var annotations = record.annotations[...]
    return record.moves.enumerated().map { index, move in
      let side = position?.turn
      let flips = try? position?.play(move)
      if flips == nil { position = nil }
      while let first = annotations.first, first.ply <= index { annotations.removeFirst() }
      let annotation = annotations.first.flatMap { $0.ply == index + 1 ? $0 : nil }
      return ReversiMove(
        ply: index + 1,
        move: move,
        side: annotation?.side ?? side,
        flips: flips,
        position: position,
        annotation: annotation
      )
    }
  }

  package static var moveFields: [MoveField<ReversiQueries>] {
    [
      MoveField("ply") { .number(Double($0.ply)) },
      MoveField("side") { $0.side.map { .text("\($0)") } },
      MoveField("move") { .text($0.move.description) },
      MoveField("flips") { move in
        move.flips.map { .text($0.map(\.description).joined(separator: " ")) }
      },
      number("dark-disks") { $0.board.counts.dark },
      number("light-disks") { $0.board.counts.light },
      number("empties") { $0.board.emptyCount },
      number("mobility") { $0.legalMoves.count },
      MoveField("time") { $0.annotation?.time.map(ColumnValue.number) },
      MoveField("clock") { $0.annotation?.clock.map(ColumnValue.number) },
      MoveField("evaluation") { $0.annotation?.evaluation.map(ColumnValue.number) },
      MoveField("comment") { $0.annotation?.comment.map(ColumnValue.text) },
    ]
  }

  /// Creates a field about the position after the move.
  private static func number(
    _ name: String,
    _ value: @escaping @Sendable (Position) -> Int
  ) -> MoveField<ReversiQueries> {
    MoveField(name) { $0.position.map { .number(Double(value($0))) } }
  }
}

extension Position {
  /// The squares row by row and the side to move, with a slash between the rows if the board is not
  /// square.
  var text: String {
    let size = board.size
    let rows = (0..<size.height).map { y in
      String((0..<size.width).map { x in Square(x: x, y: y).flatMap { board[$0] }.letter })
    }
    let separator = size.width == size.height ? "" : "/"
    return rows.joined(separator: separator) + " " + (turn == nil ? "-" : String(turn.letter))
  }
}

extension Disk? {
  /// The letter of a square, or of the side to move.
  fileprivate var letter: Character {
    switch self {
    case .dark: "X"
    case .light: "O"
    case nil: "."
    }
  }
}
