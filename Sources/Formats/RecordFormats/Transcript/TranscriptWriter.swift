import GameRecords
import ReversiRules

/// Writes only the moves of each game, in lower case, on a line of its own.
///
/// For a game and a way of writing passes there is only one text, so these bytes never change. A
/// blank line separates two games that would be read as one with a move per line.
struct TranscriptWriter: GameWriter {
  /// Left out, or in one of the ways that other programs read.
  static let passSpellings = [PassWord.omitted, "", "--", "pa", "ps", "pass"]

  static func stores(passes: Bool) -> FactSet { FactSet(passes ? [.moves, .passes] : [.moves]) }

  private let pass: PassWord
  /// Whether the last game has one move.
  private var isAfterOneMove = false

  init(passSpelling: String?) {
    pass = PassWord(passSpelling ?? Self.passSpellings[0], emptyOmits: true)
  }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    // A start of its own is kept, because the moves mean nothing without it.
    record.keep(
      Self.stores(passes: !pass.isOmitted).union(FactSet([.start])),
      readAs: .implied
    )
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    guard record.start == .initial else {
      throw WritingError(
        "a transcript cannot store a start position",
        help: "use another format, for example json"
      )
    }
    guard !record.moves.isEmpty else {
      throw WritingError(
        "a transcript cannot store a game without moves",
        help: "use another format, for example json"
      )
    }
    for case .placement(let square) in record.moves where !BoardSize.standard.contains(square) {
      throw WritingError(
        "a transcript has no square \(square)",
        help: "correct the move, or use another format"
      )
    }
    try record.refuseSurplusMoves()
    if pass.isOmitted { try record.refusePasses() }
    let hasOneMove = record.moves.count == 1
    // A first move is never read as the second one of a game.
    if hasOneMove, isAfterOneMove, Position.initial.legality(of: record.moves[0]) != nil {
      output.append(UInt8(ascii: "\n"))
    }
    isAfterOneMove = hasOneMove
    var previous: Move?
    for move in record.moves {
      switch move {
      case .placement(let square):
        output.append(UInt8(ascii: "a") + UInt8(square.x))
        output.append(UInt8(ascii: "1") + UInt8(square.y))
      case .pass:
        // Four dashes would be a line across the page.
        if previous == .pass { output.append(UInt8(ascii: " ")) }
        output += (pass.text ?? "").utf8
      }
      previous = move
    }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}
}
