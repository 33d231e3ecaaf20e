import RecordText
import GameRecords
import ReversiRules

/// Writes games in one form: seven tags that every game has, the other tags, a blank line, then
/// moves in lower case, numbered in pairs and wrapped before 80 columns, up to the result.
///
/// These bytes never change.
struct PGNWriter: RecordWriter {
  /// As a move of its own in one of the ways that other programs read, or left out.
  static let passSpellings = ["--", "pass", "PA", "", PassWord.omitted]

  static func holds(passes: Bool) -> FactSet {
    let others = FactSet([.id, .sides, .session, .margin])
    return FactSet.all.subtracting(passes ? others : others.union(FactSet([.passes])))
  }

  private let pass: PassWord
  private var isFirst = true

  init(passSpelling: String?) {
    pass = PassWord(passSpelling ?? Self.passSpellings[0], emptyOmits: true)
  }

  func fit(_ record: inout GameRecord) -> [Loss] {
    var fitting = PGNFitting(record)
    fitting.reduceMargin()
    // What takes other facts with it goes first, so that those are not lost for themselves.
    fitting.reduceVariations(passes: !pass.isOmitted)
    fitting.keep(Self.holds(passes: !pass.isOmitted))
    fitting.reduceTexts()
    fitting.reduceResult()
    fitting.reduceComments()
    record = fitting.record
    return fitting.losses.inOrderOfFacts
  }

  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError) {
    guard EdaxFEN.text(of: record.start) != nil else {
      throw WritingError(
        "PGN has no place for a board of \(record.start.board.size)",
        help: "use another format, for example json"
      )
    }
    guard record.moves.count <= Limits.moves else {
      let count = record.moves.count
      throw WritingError(
        "\(count) moves are more than the \(Limits.moves) that are read",
        help: "is this one game?"
      )
    }
    if pass.isOmitted { try record.refusePasses() }
    if let square = record.squares.first(where: { !BoardSize.standard.contains($0) }) {
      throw WritingError("a board of 8×8 has no square \(square)", help: "is the move right?")
    }
    if !isFirst { output.append(UInt8(ascii: "\n")) }
    isFirst = false
    var game = PGNOutput(pass: pass.text ?? "")
    game.writeTags(of: record)
    game.writeMoves(of: record)
    output += game.bytes
  }

  mutating func finish(to output: inout [UInt8]) {}
}

extension GameRecord {
  /// The squares of all placements, those of variations too.
  fileprivate var squares: [Square] { moves.squares + variations.flatMap(\.squares) }
}

extension Variation {
  fileprivate var squares: [Square] { moves.squares + variations.flatMap(\.squares) }
}

extension [Move] {
  fileprivate var squares: [Square] {
    compactMap { move in
      guard case .placement(let square) = move else { return nil }
      return square
    }
  }
}
