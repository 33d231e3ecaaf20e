import GameRecords
import RecordFormats
import ReversiRules

/// The moves of a game.
extension RecordBuilder {
  /// Handles the start tag of a `<move>` with a square, and perhaps numbers such as its time.
  ///
  /// This is by far the most frequent event; ``start(_:)`` handles all others.
  @inline(__always)
  mutating func startPlainMove(
    _ name: XMLNames.Name,
    _ namespace: XMLNames.Name?,
    _ attributes: UnsafeMutablePointer<XMLNames.Name?>,
    count: Int,
    _ input: XMLInput
  ) -> Bool {
    guard name == names.move, namespace == names.namespace, attributes[0] == names.at,
      attributes[1] == nil, open.innermost == .moves, lines.count < lines.room,
      let start = attributes[3], let end = attributes[4], end - start == 2,
      let offset = input.offset(of: start),
      let move = Move(ascii: UnsafeBufferPointer(start: start, count: 2)),
      count == 1 || annotatePlainMove(attributes, count: count)
    else { return false }
    lines.append(move, at: SourceRange(uncheckedStart: offset &- gameStart, length: 2))
    open.push(.move, tagEnd: input.end)
    return true
  }

  /// Adds what the attributes of the next move say after its square, if they are plain numbers.
  /// - Returns: whether they are; otherwise nothing is added.
  private mutating func annotatePlainMove(
    _ attributes: UnsafeMutablePointer<XMLNames.Name?>,
    count: Int
  ) -> Bool {
    var annotation = MoveAnnotation(ply: lines.length + 1)
    for index in 1..<count {
      let field = attributes + 5 &* index
      guard field[1] == nil, let start = field[3], let end = field[4],
        let number = DecimalNumber.value(
          of: UnsafeBufferPointer(start: start, count: end - start)
        )
      else { return false }
      switch field[0] {
      case names.time where number >= 0: annotation.time = number
      case names.evaluation: annotation.evaluation = number
      default: return false
      }
    }
    annotate { $0.append(annotation) }
    return true
  }

  /// Handles the end of a `<move>` without a comment; ``end(_:)`` handles all others.
  @inline(__always)
  mutating func endPlainMove() -> Bool {
    guard open.innermost == .move, !text.isPresent else { return false }
    open.popMove()
    return true
  }

  /// Handles the start tag of a `<move>` or `<pass>`.
  mutating func startMove(_ element: XMLElement, _ tag: XMLStartTag) {
    let number = lines.length + lines.lost + 1
    // Reports name moves of the main line only.
    let ply = lines.isMain ? number : nil
    var draft = MoveDraft(element == .pass ? .pass : nil, MoveAnnotation(ply: number))
    draft.place = range(of: tag)
    readAttributes(tag, of: element, RecordShapes.move, into: &draft, ply: ply)
    guard let move = draft.move, lines.lost == 0 else {
      lines.lost += 1
      return
    }
    guard !lines.isFull else {
      if game?.hasTooManyMoves == false {
        game?.hasTooManyMoves = true
        report(
          .tooMany,
          "more than \(Limits.moves) moves; the others are left out",
          at: draft.place
        )
      }
      lines.lost += 1
      return
    }
    let lower = draft.place.lowerBound - gameStart
    lines.append(move, at: SourceRange(lower..<lower + draft.place.count))
    if !draft.annotation.isEmpty { annotate { $0.append(draft.annotation) } }
  }

  mutating func square(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    ply: Int?
  ) -> Move? {
    if let move = Move(ascii: Self.trimmed(attribute.value)), move != .pass { return move }
    let value = Self.trimmed(attribute.value)
    let text = String(decoding: value.prefix(8), as: UTF8.self).lowercased()
    let isPass = text == "pass" || text == "--"
    let move = isPass ? Move.pass : Square(text).map(Move.placement)
    reportValue(
      attribute,
      tag,
      expected: "a square such as f5",
      help: isPass ? "a pass is written <pass/>" : move.map { _ in NearMiss.question(text) },
      ply: ply,
      repair: move.map { _ in .rewriting }
    )
    return move
  }

  /// Handles the end of a `<move>` or `<pass>`, whose text is a comment.
  mutating func endMove(tagEnd: Int, end: Int) {
    guard text.isPresent else { return }
    let comment = takeText(at: contentRange(tagEnd: tagEnd, end: end))
    guard lines.lost == 0, let comment, !comment.isEmpty else { return }
    let ply = lines.length
    annotate { annotations in
      if let last = annotations.indices.last, annotations[last].ply == ply {
        annotations[last].comment = comment
      } else {
        annotations.append(MoveAnnotation(ply: ply, comment: comment))
      }
    }
  }

  /// Changes the annotations of the open line.
  private mutating func annotate(_ change: (inout [MoveAnnotation]) -> Void) {
    if lines.isMain {
      change(&record.annotations)
    } else {
      lines.changeVariation { change(&$0.annotations) }
    }
  }
}
