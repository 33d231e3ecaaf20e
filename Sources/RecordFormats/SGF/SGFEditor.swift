import RecordText
import GameRecords
import ReversiRules

/// Changes a game tree where it stands, in its own spelling.
struct SGFEditor {
  private let source: SourceText
  private let record: GameRecord
  private let nodes: SGFMoveNodes

  init(_ parsed: ParsedRecord) {
    source = parsed.source
    record = parsed.contents
    nodes = parsed.source.bytes.withUnsafeBufferPointer { bytes in
      SGFMoveNodes(of: parsed.contents, in: bytes)
    }
  }

  /// What makes a change; `nil` when SGF cannot say it, or not without doubt.
  func edits(for change: RecordChange) -> [Edit]? {
    guard nodes.moves.count == record.moves.count else { return nil }
    return switch change {
    case .insertPass(let ply, let side): insertion(ofPassBefore: ply, by: side)
    case .removeMoves(let plies): removal(of: plies)
    case .setSides(let sides): replacements(ofSides: sides)
    case .setResult(let result): replacement(ofResult: result)
    case .setTurn(let turn): replacement(ofTurn: turn)
    }
  }

  // MARK: Moves

  /// The moves, each with its node where that is its own; `nil` where sides have longer names, as
  /// FF[3] allows them.
  private var moves: LetteredMoves? {
    guard nodes.moves.allSatisfy({ $0.name.range.count == 1 }) else { return nil }
    return LetteredMoves(
      source: source,
      record: record,
      row: MoveRow(
        source: source,
        ranges: nodes.moves.map { nodes.ownNode(of: $0) ?? $0.property }
      ),
      letters: nodes.moves.map(\.name.range.lowerBound)
    )
  }

  private func insertion(ofPassBefore ply: Int, by side: Disk) -> [Edit]? {
    guard let moves else { return nil }
    let pass = [side == .dark ? UInt8(ascii: "B") : UInt8(ascii: "W")] + "[".utf8 + pass + "]".utf8
    let semicolon = [UInt8(ascii: ";")]
    guard nodes.moves.indices.contains(ply - 1) else {
      return moves.row.inserting(semicolon + pass, before: ply - 1).map { [$0] }
    }
    let move = nodes.moves[ply - 1]
    if nodes.ownNode(of: move) != nil {
      return moves.row.inserting(semicolon + pass, before: ply - 1).map { [$0] }
    }
    // The node begins anew behind the pass.
    let start = move.property.lowerBound
    return [Edit(start..<start, pass + semicolon)]
  }

  /// How the file spells a pass, or else the writer.
  private var pass: ArraySlice<UInt8> {
    record.passSpelling(in: source)
      ?? Array((SGFValue.pass(PassWord("pa"), on: record.start.board.size).text ?? "").utf8)[...]
  }

  /// Takes moves out where no variation is touched.
  private func removal(of plies: ClosedRange<Int>) -> [Edit]? {
    guard let moves, let turned = moves.turning(without: plies), record.saysNothing(about: plies),
      record.variations.allSatisfy({ $0.ply < plies.lowerBound }), isInOneTree(plies)
    else { return nil }
    var cells: [Int] = []
    var edits = turned
    for ply in plies {
      guard let range = nodes.removed(with: nodes.moves[ply - 1]) else { return nil }
      if range == moves.row.ranges[ply - 1] {
        cells.append(ply - 1)
      } else {
        edits.append(Edit(range, []))
      }
    }
    return moves.row.removing(cells) + edits
  }

  /// Writes other letters; more than one only where no variation goes on with the old ones.
  private func replacements(ofSides sides: [Disk?]) -> [Edit]? {
    guard let edits = moves?.setting(sides), edits.count < 2 || record.variations.isEmpty else {
      return nil
    }
    return edits
  }

  /// Whether no tree begins between the move before some moves and the last one of them.
  private func isInOneTree(_ plies: ClosedRange<Int>) -> Bool {
    let before = plies.lowerBound - 2
    let start = nodes.moves.indices.contains(before) ? nodes.moves[before].property.upperBound : 1
    let end = nodes.moves[plies.upperBound - 1].property.upperBound
    return !nodes.brackets.contains { (start..<end).contains($0) }
  }

  // MARK: Facts

  private func replacement(ofResult result: GameResult) -> [Edit]? {
    guard let range = (record.origin?.range(of: .result)?.bytes).map(source.trimmed),
      let text = SGFResult.text(of: result.withMargin(of: record), like: source[range])
    else { return nil }
    return source.edit(range, text.utf8).map { [$0] }
  }

  private func replacement(ofTurn turn: Disk?) -> [Edit]? {
    guard let range = (record.origin?.range(of: .turn)?.bytes).map(source.trimmed) else {
      // Behind the bracket of the last square that is set up.
      guard let board = record.origin?.range(of: .board)?.bytes else { return nil }
      let end = board.upperBound + 1
      return [Edit(end..<end, "PL[\(SGFValue.text(of: turn))]".utf8)]
    }
    return source.edit(range, SGFValue.text(of: turn, like: source[range]).utf8).map { [$0] }
  }
}
