import RecordText
import GameRecords
import ReversiRules

/// Changes a record where it stands in its JSON.
struct JSONEditor {
  private let parsed: ParsedRecord
  private let root: JSONValue

  /// An editor of a record; `nil` when its text cannot be read.
  init?(_ parsed: ParsedRecord) {
    guard parsed.hasRecord, let root = JSONTree(parsed.source).root else { return nil }
    self.parsed = parsed
    self.root = root
  }

  /// The edits that make a change.
  func edits(for change: RecordChange) -> [Edit]? {
    switch change {
    case .insertPass(let ply, let side):
      moved(by: change, JSONMoveArray(of: parsed)?.insertion(before: ply) { pass(of: side, $0) })
    case .removeMoves(let plies) where parsed.contents.saysNothing(about: plies):
      moved(by: change, JSONMoveArray(of: parsed)?.removal(of: plies) { _ in true })
    case .removeMoves: nil
    case .setResult(let result): edits(for: result)
    case .setSides(let sides): parsed.edits(naming: sides)
    case .setTurn(let turn): edits(for: turn)
    }
  }

  /// A pass among neighbours: with its side if all of them have one.
  private func pass(of side: Disk, _ neighbours: [JSONValue]) -> [UInt8] {
    guard neighbours.allSatisfy({ $0.member("\(MoveKey.side.name)") != nil }) else {
      return Array("\"pass\"".utf8)
    }
    return neighbours[0].object(
      like: parsed.source,
      [("\(MoveKey.move.name)", "\"pass\""), ("\(MoveKey.side.name)", "\"\(side)\"")]
    )
  }

  /// An edit of the moves, with those of the plies of variations and of changes of the session that
  /// it changes.
  private func moved(by change: RecordChange, _ edit: Edit?) -> [Edit]? {
    let (variations, session) = (parsed.contents.variations, parsed.contents.sessionChanges)
    guard let edit, let plies = change.plies(of: variations),
      let edits = renumbering(.variations, variations.map(\.ply), plies),
      let others = renumbering(.session, session.map(\.ply), change.plies(of: session))
    else { return nil }
    return [edit] + edits + others
  }

  /// The edits that give the elements of a list other plies.
  private func renumbering(_ key: RecordKey, _ old: [Int], _ new: [Int]) -> [Edit]? {
    guard old != new else { return [] }
    let elements = root.member("\(key.name)").map { Array($0.children) } ?? []
    guard elements.count == old.count else { return nil }
    var edits: [Edit] = []
    for ((element, old), new) in zip(zip(elements, old), new) where old != new {
      // Both have the same name for it.
      guard let number = element.member("\(VariationKey.ply.name)") else { return nil }
      edits.append(Edit(number.range, "\(new)".utf8))
    }
    return edits
  }

  private func edits(for result: GameResult) -> [Edit]? {
    guard let old = parsed.contents.result,
      let object = root.member("\(RecordKey.result.name)")
    else { return nil }
    let facts: [(key: ResultKey, old: String?, new: String?)] = [
      (.dark, old.score.map { "\($0.dark)" }, result.score.map { "\($0.dark)" }),
      (.light, old.score.map { "\($0.light)" }, result.score.map { "\($0.light)" }),
      (.margin, old.margin.map(NumberText.text), result.margin.map(NumberText.text)),
      (.winner, old.winner?.rawValue, result.winner?.rawValue),
      (.ending, old.ending?.rawValue, result.ending?.rawValue),
    ]
    var edits: [Edit] = []
    for (key, old, new) in facts where old != new {
      guard let new, let value = object.member("\(key.name)") else { return nil }
      edits.append(Edit(value.innerRange, new.utf8))
    }
    return edits
  }

  private func edits(for turn: Disk?) -> [Edit]? {
    let start = root.member("\(RecordKey.start.name)")
    guard let value = start?.member("\(StartKey.turn.name)") else { return nil }
    return [Edit(value.innerRange, (turn?.description ?? TurnWord.over.rawValue).utf8)]
  }
}
