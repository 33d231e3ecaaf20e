import FrameRendering
import GameRecords
import ReversiRules

extension PlayedGame {
  /// The moves of the game itself.
  var mainLine: DrawnLine {
    DrawnLine(replay, after: 0, record.annotations, record.variations, record.passMarks)
  }
}

/// A line of play, with what a record says about its moves and the lines that branch off.
struct DrawnLine {
  private let replay: Replay
  private let passMarks: PassMarks
  /// The number of moves before the line.
  private let start: Int
  /// What is known about moves, by their numbers in the record.
  private let annotations: [Int: MoveAnnotation]
  /// The lines that branch off, by the numbers in the record of the moves that they replace.
  private let variations: [Int: [Variation]]

  /// Creates a line.
  /// - Parameters:
  ///   - replay: the line as far as it can be played.
  ///   - start: the number of moves before it.
  ///   - annotations: what the record says about its moves.
  ///   - variations: the lines that branch off.
  ///   - passMarks: whether passes may be left out.
  init(
    _ replay: Replay,
    after start: Int,
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    _ passMarks: PassMarks
  ) {
    self.replay = replay
    self.start = start
    self.passMarks = passMarks
    self.annotations = Dictionary(
      annotations.map { ($0.ply, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.variations = Dictionary(grouping: variations, by: \.ply)
  }

  /// The moves that can be played.
  var moves: [DrawnMove] {
    replay.steps.map { step in
      let text = step.move.description
      var move = DrawnMove(
        start + step.ply,
        Piece(step.side),
        text,
        words: step.side.description + " " + (step.move == .pass ? "passes" : text),
        step.changes.map { GridCell($0) }
      )
      guard let number = replay.recordPly(ofPly: step.ply) else { return move }
      if let note = annotations[number] {
        move.glyphs = note.glyphs.map(Self.glyph).joined(separator: " ")
        (move.time, move.evaluation, move.comment) = (note.time, note.evaluation, note.comment)
        move.marks = [BoardMark<GridCell>](note.marks, on: replay.start.board.size)
      }
      move.variations = lines(number, from: step.before, after: step.ply - 1)
      return move
    }
  }

  /// The lines that branch off after the last move.
  var continuations: [[DrawnMove]] {
    let last = replay.moveCount == 0 ? 0 : replay.recordPly(ofPly: replay.moveCount)
    return last.map { lines($0 + 1, from: replay.end, after: replay.moveCount) } ?? []
  }

  /// Returns the lines that replace a move of the record, as far as they can be played.
  private func lines(_ number: Int, from position: Position, after ply: Int) -> [[DrawnMove]] {
    (variations[number] ?? []).compactMap { variation in
      let line = DrawnLine(
        ReplayAttempt(variation.moves, from: position, passMarks).replay,
        after: start + ply,
        variation.annotations,
        variation.variations,
        passMarks
      )
      // What follows a line that was not played is a part of it.
      var moves = line.moves
      let next = line.continuations
      guard let first = next.first else { return moves.isEmpty ? nil : moves }
      moves += first
      moves[moves.count - first.count].variations += next.dropFirst()
      return moves
    }
  }

  /// Returns the sign of a numeric annotation glyph, or its number as in PGN.
  private static func glyph(_ number: UInt8) -> String {
    let signs = MoveSpelling.glyphs
    return signs.indices.contains(Int(number) - 1) ? signs[Int(number) - 1] : "$\(number)"
  }
}
