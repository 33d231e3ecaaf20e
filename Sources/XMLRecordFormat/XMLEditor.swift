import GameRecords
import RecordFormats
import ReversiRules

/// Changes a game in place in its XML.
struct XMLEditor {
  private let parsed: ParsedRecord
  private let record: ReversiRecord
  private let origin: Origin
  private let outline: XMLOutline

  /// An editor of a record; `nil` when its text cannot be read.
  init?(_ parsed: ParsedRecord) {
    guard let record = parsed.reversi, let origin = record.origin,
      let outline = XMLOutline(parsed.source.bytes)
    else { return nil }
    self.parsed = parsed
    self.record = record
    self.origin = origin
    self.outline = outline
  }

  /// The edits that make a change.
  func edits(for change: RecordChange) -> [Edit]? {
    switch change {
    case .insertPass(let ply, let side): moved(by: change, insertion(of: side, before: ply))
    case .removeMoves(let plies): moved(by: change, removal(of: plies))
    case .setResult(let result): edits(for: result)
    case .setSides(let sides): parsed.edits(naming: sides)
    case .setTurn(let turn): edits(for: turn)
    }
  }

  // MARK: Moves

  /// The element of a move.
  private func element(of ply: Int) -> XMLOutline.Element? {
    guard origin.moves.indices.contains(ply - 1) else { return nil }
    let index = outline.index(ofTagAt: origin.moves[ply - 1].bytes.lowerBound)
    return index.map { outline.elements[$0] }
  }

  private func insertion(of side: Disk, before ply: Int) -> [Edit]? {
    let neighbours = [ply - 1, ply].compactMap(element)
    guard let near = neighbours.last else { return nil }
    let pass = pass(of: side, neighbours)
    let space = outline[outline.space(before: near.tag.lowerBound)]
    if ply <= origin.moves.count {
      return [Edit(near.tag.lowerBound..<near.tag.lowerBound, Array(pass.utf8) + space)]
    }
    return [Edit(near.end..<near.end, space + Array(pass.utf8))]
  }

  /// A pass like its neighbours: with its side if they all have one, and closed as they are.
  private func pass(of side: Disk, _ neighbours: [XMLOutline.Element]) -> String {
    let near = neighbours[neighbours.count - 1]
    let name = outline.nameParts(of: near).prefix + XMLElement.pass.name
    var tag = "<\(name)"
    let sides = neighbours.compactMap { outline.attribute("side", of: $0)?.value }
    if sides.count == neighbours.count, let value = sides.last {
      let quote = outline.text(value.lowerBound - 1..<value.lowerBound)
      tag += " side=\(quote)\(side)\(quote)"
    }
    if near.endName == nil {
      return tag + outline.text(outline.space(before: near.tag.upperBound)) + "/>"
    }
    return outline.isEmpty(near) ? "\(tag)></\(name)>" : "\(tag)/>"
  }

  private func removal(of plies: ClosedRange<Int>) -> [Edit]? {
    let elements = plies.compactMap(element)
    guard elements.count == plies.count, record.hasNoAnnotations(on: plies),
      elements.allSatisfy(outline.isEmpty)
    else { return nil }
    var ranges: [Range<Int>] = []
    for line in elements.map(outline.line) {
      if let last = ranges.last, last.upperBound == line.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<line.upperBound
      } else {
        ranges.append(line)
      }
    }
    return ranges.map { Edit($0, []) }
  }

  /// The edits of the moves, together with the edits of the plies of variations and session changes
  /// that shift with them.
  private func moved(by change: RecordChange, _ edits: [Edit]?) -> [Edit]? {
    let (variations, session) = (record.variations, record.sessionChanges)
    let element = children(of: 0, [.session]).first
    guard let edits, let plies = change.plies(of: variations),
      let others = renumbering(children(of: 0, [.variation]), variations.map(\.ply), plies),
      let changes = renumbering(
        element.map { children(of: $0, [.mode, .reset]) } ?? [],
        session.map(\.ply),
        change.plies(of: session)
      )
    else { return nil }
    return edits + others + changes
  }

  private func children(of index: Int, _ kinds: Set<XMLElement>) -> [Int] {
    outline.children(of: index).filter { child in
      outline.kind(of: outline.elements[child]).map(kinds.contains) == true
    }
  }

  /// The edits that renumber the plies of elements.
  private func renumbering(_ elements: [Int], _ old: [Int], _ new: [Int]) -> [Edit]? {
    guard elements.count == old.count else { return nil }
    var edits: [Edit] = []
    for ((index, old), new) in zip(zip(elements, old), new) where old != new {
      let place = outline.attribute(
        RecordObject.variation.name(of: .ply(from: 1)),
        of: outline.elements[index]
      )
      guard let place else { return nil }
      edits.append(Edit(place.value, "\(new)".utf8))
    }
    return edits
  }

  // MARK: Attributes

  private func edits(for result: GameResult) -> [Edit]? {
    guard let old = record.result else { return nil }
    return edits(
      at: origin.range(of: .result),
      RecordShapes.result,
      from: ResultDraft(old),
      to: ResultDraft(result)
    )
  }

  private func edits(for turn: Disk?) -> [Edit]? {
    let old = StartDraft(record.start)
    var new = old
    new.turn = TurnWord(turn)
    return edits(at: origin.range(of: .start), RecordShapes.start, from: old, to: new)
  }

  /// The edits that change the object that a tag describes; `nil` when the tag does not have a
  /// changed attribute.
  private func edits<Object>(
    at tag: SourceRange?,
    _ shape: RecordShape<Object>,
    from old: Object,
    to new: Object
  ) -> [Edit]? {
    guard let index = tag.flatMap({ outline.index(ofTagAt: $0.bytes.lowerBound) }) else {
      return nil
    }
    var edits: [Edit] = []
    for (field, text) in shape.changes(from: old, to: new) {
      let element = outline.elements[index]
      guard let text, let place = outline.attribute("\(field.name)", of: element) else {
        return nil
      }
      edits.append(Edit(place.value, text.utf8))
    }
    return edits
  }
}
