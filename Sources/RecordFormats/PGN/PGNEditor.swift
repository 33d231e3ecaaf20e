import RecordText
import GameRecords
import ReversiRules

/// Changes a game of PGN where it stands, in its own spelling.
struct PGNEditor {
  private let source: SourceText
  private let record: GameRecord

  init(_ parsed: ParsedRecord) {
    source = parsed.source
    record = parsed.contents
  }

  /// What makes a change; `nil` when PGN cannot say it, or not without doubt.
  func edits(for change: RecordChange) -> [Edit]? {
    switch change {
    case .insertPass(let ply, let side):
      PGNMoveEditor(source, record).insertion(ofPassBefore: ply, by: side).map { [$0] }
    case .removeMoves(let plies):
      MoveSpelling.arePlain(plies, of: record.origin, in: source)
        ? PGNMoveEditor(source, record).removal(of: plies) : nil
    case .setResult(let result): replacements(ofResult: result)
    case .setTurn(let turn): replacement(ofTurn: turn)
    // No move in PGN names its side.
    case .setSides: nil
    }
  }

  /// Writes a result in its tag and behind the moves, each in its style, and in the tags beside it.
  private func replacements(ofResult result: GameResult) -> [Edit]? {
    guard result.margin == nil, record.origin?.range(of: .result) != nil else { return nil }
    var edits: [Edit] = []
    for (part, range) in record.origin?.parts ?? [] {
      let old = source[range.bytes]
      let new: String?
      switch part {
      case .result: new = ResultSpelling.text(of: result, like: old)
      case .winner where PGNTag.isWinner(old):
        new = PGNTag.winners.first { $0.winner == result.winner }?.text
      case .ending where result.ending != record.result?.ending:
        new = PGNTag.endings.first { $0.ending == result.ending }?.text
      default: continue
      }
      guard let new else { return nil }
      if let edit = source.edit(range.bytes, new.utf8) { edits.append(edit) }
    }
    return edits
  }

  /// Writes the side to move in the FEN of the start, behind its rows.
  private func replacement(ofTurn turn: Disk?) -> [Edit]? {
    guard let range = record.origin?.range(of: .start)?.bytes,
      case let fields = source[range].split(separator: UInt8(ascii: " "), maxSplits: 2),
      fields.count > 1, fields[1].count == 1
    else { return nil }
    let start = range.lowerBound + fields[1].startIndex - source[range].startIndex
    return source.edit(start..<start + 1, [EdaxFEN.symbol(of: turn)]).map { [$0] }
  }
}
