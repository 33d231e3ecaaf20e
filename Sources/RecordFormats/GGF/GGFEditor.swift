import RecordText
import GameRecords
import ReversiRules

/// Changes a game of GGF in place, in its own notation.
struct GGFEditor {
  private let source: SourceText
  private let record: ReversiRecord

  init(_ parsed: ParsedRecord) {
    source = parsed.source
    record = parsed.contents
  }

  /// The edits that make a change; `nil` when GGF cannot express it, or only ambiguously.
  func edits(for change: RecordChange) -> [Edit]? {
    switch change {
    case .insertPass(let ply, let side): insertion(ofPassBefore: ply, by: side)
    case .removeMoves(let plies): removal(of: plies)
    case .setSides(let sides): moves?.setting(sides)
    case .setResult(let result): replacement(ofResult: result)
    case .setTurn(let turn): replacement(ofTurn: turn)
    }
  }

  /// The moves as properties; `nil` if one is not closed.
  private var moves: LetteredMoves? {
    guard let places = record.origin?.moves else { return nil }
    let moves = places.compactMap { LetteredMove(around: $0.bytes, in: source) }
    guard moves.count == places.count else { return nil }
    return LetteredMoves(
      source: source,
      record: record,
      row: MoveRow(source: source, ranges: moves.map(\.range)),
      letters: moves.map(\.letter)
    )
  }

  private func insertion(ofPassBefore ply: Int, by side: Disk) -> [Edit]? {
    let spelling = record.passSpelling(in: source) ?? Array("PA".utf8)[...]
    let pass = (side == .dark ? "B[" : "W[").utf8 + spelling + "]".utf8
    return moves?.row.inserting(pass, before: ply - 1).map { [$0] }
  }

  private func removal(of plies: ClosedRange<Int>) -> [Edit]? {
    guard record.hasNoAnnotations(on: plies), let moves, let turned = moves.turning(without: plies)
    else { return nil }
    return moves.row.removing(plies.map { $0 - 1 }) + turned
  }

  private func replacement(ofResult result: GameResult) -> [Edit]? {
    let result = result.withMargin(of: record)
    guard let range = record.origin?.range(of: .result)?.bytes,
      let text = GGFResult.text(of: result, like: source[range])
    else { return nil }
    return source.edit(range, text).map { [$0] }
  }

  private func replacement(ofTurn turn: Disk?) -> [Edit]? {
    guard let turn, let range = record.origin?.range(of: .turn)?.bytes else { return nil }
    return source.edit(range, [GGFBoard.symbol(of: turn)]).map { [$0] }
  }
}
