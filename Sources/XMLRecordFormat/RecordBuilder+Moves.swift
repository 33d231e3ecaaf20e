internal import GameRecords
internal import ReversiRules

/// The moves of a game.
extension RecordBuilder {
  /// Adds a `<move>` that has nothing but a square; anything else is left to ``startMove(_:_:)``.
  @inline(__always)
  mutating func addPlainMove(_ tag: XMLStartTag) -> Bool {
    guard tag.name == names.move, tag.namespace == names.namespace, tag.count == 1,
      let attribute = tag[0], attribute.name == names.at, attribute.prefix == nil,
      let start = attribute.value.baseAddress, let offset = tag.input.offset(of: start),
      let move = Move(ascii: attribute.value), move != .pass,
      !moves.isFull, lostMoves == 0
    else { return false }
    let lower = offset &- gameStart
    moves.append(move, at: lower..<lower &+ attribute.value.count)
    open.push(.move, tagEnd: tag.input.end)
    return true
  }

  /// Takes the start tag of a `<move>` or `<pass>`.
  mutating func startMove(_ element: XMLElement, _ tag: XMLStartTag) {
    let ply = moves.count + lostMoves + 1
    var annotation = MoveAnnotation(ply: ply)
    var move: Move? = element == .pass ? .pass : nil
    var place = range(of: tag)
    var isMissing = element == .move
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: element, tag) else { continue }
      switch names.attribute(attribute.name) {
      case .at where element == .move:
        isMissing = false
        place = valueRange(of: attribute, tag)
        move = square(attribute, tag, ply: ply)
      case .side:
        annotation.side = word(attribute, tag, as: SideWord.self)?.side
      case .time: annotation.time = number(attribute, tag, atLeast: 0)
      case .evaluation: annotation.evaluation = number(attribute, tag)
      default: refuse(attribute, of: element, tag)
      }
    }
    if isMissing { reportMissing(.at, of: .move, tag, ply: ply) }
    guard let move, lostMoves == 0 else {
      lostMoves += 1
      return
    }
    guard !moves.isFull else {
      report(.tooMany, "more than \(Limits.moves) moves; the others are left out", at: place)
      lostMoves += 1
      return
    }
    let lower = place.lowerBound - gameStart
    moves.append(move, at: lower..<lower + place.count)
    if !annotation.isEmpty { game?.record.annotations.append(annotation) }
  }

  private mutating func square(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    ply: Int
  ) -> Move? {
    if let move = Move(ascii: Self.trimmed(attribute.value)), move != .pass { return move }
    let text = String(decoding: attribute.value.prefix(8), as: UTF8.self).lowercased()
    let help: String? =
      if text == "pass" || text == "--" {
        "a pass is written <pass/>"
      } else if Square(text) != nil {
        "write \(text)"
      } else {
        nil
      }
    reportValue(attribute, tag, expected: "a square such as f5", help: help, ply: ply)
    return nil
  }

  /// Takes the end of a `<move>` or `<pass>`, whose text is a comment.
  mutating func endMove(tagEnd: Int, end: Int) {
    guard !text.isEmpty || textIsTooLong else { return }
    let comment = takeText(at: contentRange(tagEnd: tagEnd, end: end))
    guard lostMoves == 0, let comment else { return }
    let ply = moves.count
    if let last = game?.record.annotations.indices.last,
      game?.record.annotations[last].ply == ply
    {
      game?.record.annotations[last].comment = comment
    } else {
      game?.record.annotations.append(MoveAnnotation(ply: ply, comment: comment))
    }
  }

  /// The sides as attributes name them.
  enum SideWord: String, CaseIterable {
    case dark, light

    var side: Disk { self == .dark ? .dark : .light }
  }
}
