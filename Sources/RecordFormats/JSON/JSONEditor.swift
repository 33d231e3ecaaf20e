import RecordText
import GameRecords
import ReversiRules

/// Edits a record in its JSON text.
struct JSONEditor {
  private let parsed: ParsedRecord
  private let root: JSONValue

  /// Creates an editor of a record; `nil` if its text cannot be read.
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
    case .removeMoves(let plies) where parsed.contents.hasNoAnnotations(on: plies):
      moved(by: change, JSONMoveArray(of: parsed)?.removal(of: plies) { _ in true })
    case .removeMoves: nil
    case .setResult(let result): edits(for: result)
    case .setSides(let sides): parsed.edits(naming: sides)
    case .setTurn(let turn): edits(for: turn)
    }
  }

  /// Returns a pass for a place between neighbours, with its side if all of them have one.
  private func pass(of side: Disk, _ neighbours: [JSONValue]) -> [UInt8] {
    let object = RecordObject.move
    let (move, sideName) = (object.name(of: .move), object.name(of: .word(.side)))
    guard neighbours.allSatisfy({ $0.member(sideName) != nil }) else {
      return Array("\"pass\"".utf8)
    }
    return neighbours[0].object(
      like: parsed.source,
      [(move, "\"pass\""), (sideName, "\"\(side)\"")]
    )
  }

  /// Completes an edit of the moves with edits of the plies that it shifts, in variations and session
  /// changes.
  private func moved(by change: RecordChange, _ edit: Edit?) -> [Edit]? {
    let (variations, session) = (parsed.contents.variations, parsed.contents.sessionChanges)
    guard let edit, let plies = change.plies(of: variations),
      let edits = renumbering(.variations, variations.map(\.ply), plies),
      let others = renumbering(.list(.change), session.map(\.ply), change.plies(of: session))
    else { return nil }
    return [edit] + edits + others
  }

  /// Returns the edits that give the elements of a list other plies.
  private func renumbering(_ kind: FieldKind, _ old: [Int], _ new: [Int]) -> [Edit]? {
    guard old != new else { return [] }
    let elements = root.member(RecordObject.record.name(of: kind)).map { Array($0.children) } ?? []
    guard elements.count == old.count else { return nil }
    // Both kinds have the same key for it.
    let name = RecordObject.variation.name(of: .ply(from: 1))
    var edits: [Edit] = []
    for ((element, old), new) in zip(zip(elements, old), new) where old != new {
      guard let number = element.member(name) else { return nil }
      edits.append(Edit(number.range, "\(new)".utf8))
    }
    return edits
  }

  private func edits(for result: GameResult) -> [Edit]? {
    guard let old = parsed.contents.result else { return nil }
    return edits(of: .result, RecordShapes.result, from: ResultDraft(old), to: ResultDraft(result))
  }

  private func edits(for turn: Disk?) -> [Edit]? {
    let old = StartDraft(parsed.contents.start)
    var new = old
    new.turn = TurnWord(turn)
    return edits(of: .start, RecordShapes.start, from: old, to: new)
  }

  /// Returns the edits that change an object of the record; `nil` if it lacks a field to be changed.
  private func edits<Object>(
    of object: RecordObject,
    _ shape: RecordShape<Object>,
    from old: Object,
    to new: Object
  ) -> [Edit]? {
    let name = RecordObject.record.name(of: .object(object))
    guard let object = root.member(name) else { return nil }
    var edits: [Edit] = []
    for (field, text) in shape.changes(from: old, to: new) {
      guard let text, let value = object.member("\(field.name)") else { return nil }
      edits.append(Edit(value.innerRange, text.utf8))
    }
    return edits
  }
}
