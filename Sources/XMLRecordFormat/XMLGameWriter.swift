import GameRecords
import RecordFormats
import ReversiRules

/// Writes one `<game>`, starting after its name.
struct XMLGameWriter {
  private var record: ReversiRecord
  /// What each line within the game begins with.
  private let line: [UInt8]

  init(_ record: consuming ReversiRecord, indent: String) {
    self.record = record
    line = Array("\n\(indent)  ".utf8)
  }

  /// The deepest nesting of variations: `<games>`, `<game>` and `<move>` are levels too.
  private static let mostVariations = Limits.depth - 3

  mutating func append(to output: inout [UInt8]) throws(WritingError) {
    try record.checkLines(depth: Self.mostVariations)
    try record.checkSession()
    let shape = RecordShapes.record
    try Self.append(shape, in: &record, to: &output)
    output.append(">")
    for index in shape.fields.indices {
      guard case .element = shape.fields[index].place else { continue }
      let name = shape.fields[index].name.text
      switch shape.fields[index].kind {
      case .object(.players):
        for (side, field) in zip(Disk.allCases, RecordObject.players.fields)
        where !record.players[side].isUnknown {
          try append(field.name.text, RecordShapes.player(side), record.players[side], to: &output)
        }
      case .object(.start):
        if record.start != .initial { try appendStart(name, to: &output) }
      case .moves: try appendMoves(name, to: &output)
      case .variations:
        for variation in record.variations { try append(variation, line, to: &output) }
      case .list(.change):
        if !record.sessionChanges.isEmpty { try appendSession(name, to: &output) }
      case .object(.result):
        guard let result = record.result else { continue }
        try append(name, RecordShapes.result, ResultDraft(result), to: &output)
      case .list(.tag): for tag in record.tags { try append(tag, to: &output) }
      default:
        guard let text = shape.accesses[index].get(&record)?.plainText else { continue }
        try append(name, text, to: &output)
      }
    }
    output.append(contentsOf: line.dropLast(2))
    output.append("</game>\n")
  }

  /// Begins the start tag of an element, on a line of its own.
  private func begin(_ element: StaticString, in output: inout [UInt8]) {
    output.append(contentsOf: line)
    output.append("<")
    output.append(element)
  }

  private func end(_ element: StaticString, in output: inout [UInt8]) {
    output.append("</")
    output.append(element)
    output.append(">")
  }

  /// Writes an element that contains text.
  private func append(
    _ element: StaticString,
    _ text: String,
    to output: inout [UInt8]
  ) throws(WritingError) {
    begin(element, in: &output)
    output.append(">")
    try output.append(text: text, of: element)
    end(element, in: &output)
  }

  /// Writes an element that has attributes only.
  private func append<Object>(
    _ element: StaticString,
    _ shape: RecordShape<Object>,
    _ object: Object,
    to output: inout [UInt8]
  ) throws(WritingError) {
    begin(element, in: &output)
    try append(shape, object, to: &output)
    output.append("/>")
  }

  /// Writes the attributes of an object.
  private func append<Object>(
    _ shape: RecordShape<Object>,
    _ object: Object,
    to output: inout [UInt8]
  ) throws(WritingError) {
    var object = object
    try Self.append(shape, in: &object, to: &output)
  }

  private static func append<Object>(
    _ shape: RecordShape<Object>,
    in object: inout Object,
    to output: inout [UInt8]
  ) throws(WritingError) {
    for index in shape.fields.indices {
      guard let name = shape.fields[index].attribute?.text,
        let value = shape.accesses[index].get(&object)
      else { continue }
      switch value {
      case .text(let text):
        if text.isEmpty, case .name = shape.fields[index].kind {
          throw WritingError("a tag has no name")
        }
        try output.append(attribute: name, text)
      case .number(let number): try output.append(attribute: name, number)
      case .whole(let whole):
        if case .count = shape.fields[index].kind, !FieldKind.counts.contains(whole) {
          throw WritingError(
            "the score of \(name) is \(whole); XML stores 0 to \(FieldKind.counts.upperBound)"
          )
        }
        try output.append(attribute: name, Double(whole))
      case .glyphs(let glyphs):
        let numbers = glyphs.map { String($0) }.joined(separator: " ")
        try output.append(attribute: name, numbers)
      case .marks(let marks):
        let texts = marks.sorted().map(\.description).joined(separator: " ")
        try output.append(attribute: name, texts)
      case .word, .date, .move, .flag, .grid: try output.append(attribute: name, value.plainText)
      }
    }
  }

  private func appendStart(
    _ element: StaticString,
    to output: inout [UInt8]
  ) throws(WritingError) {
    begin(element, in: &output)
    try append(RecordShapes.start, StartDraft(record.start), to: &output)
    output.append(">")
    for y in 0..<record.start.board.size.height {
      output.append(contentsOf: line)
      output.append("  <row>")
      output.append(contentsOf: BoardText.row(y, of: record.start.board))
      output.append("</row>")
    }
    output.append(contentsOf: line)
    end(element, in: &output)
  }

  private func appendSession(
    _ element: StaticString,
    to output: inout [UInt8]
  ) throws(WritingError) {
    begin(element, in: &output)
    output.append(">")
    for change in record.sessionChanges {
      output.append(contentsOf: line)
      output.append(change.action == .reset ? "  <reset" : "  <mode")
      try append(RecordShapes.change, ChangeDraft(change), to: &output)
      output.append("/>")
    }
    output.append(contentsOf: line)
    end(element, in: &output)
  }

  private func append(_ tag: Tag, to output: inout [UInt8]) throws(WritingError) {
    output.append(contentsOf: line)
    output.append("<tag")
    try append(RecordShapes.tag, tag, to: &output)
    output.append(">")
    try output.append(text: tag.value, of: "tag")
    output.append("</tag>")
  }
}

// MARK: - Moves

extension XMLGameWriter {
  private func appendMoves(
    _ element: StaticString,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard !record.moves.isEmpty else {
      guard record.annotations.isEmpty else { throw Self.misplaced(record.annotations[0]) }
      return
    }
    begin(element, in: &output)
    output.append(">")
    try append(record.moves, record.annotations, line, to: &output)
    output.append(contentsOf: line)
    end(element, in: &output)
  }

  private func append(
    _ variation: Variation,
    _ line: [UInt8],
    to output: inout [UInt8]
  ) throws(WritingError) {
    output.append(contentsOf: line)
    output.append("<variation")
    try append(RecordShapes.variation, VariationDraft(ply: variation.ply), to: &output)
    output.append(">")
    try append(variation.moves, variation.annotations, line, to: &output)
    let inner = line + Array("  ".utf8)
    for variation in variation.variations { try append(variation, inner, to: &output) }
    output.append(contentsOf: line)
    output.append("</variation>")
  }

  /// Writes moves, each on a line of its own, one level deeper than `line`.
  private func append(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ line: [UInt8],
    to output: inout [UInt8]
  ) throws(WritingError) {
    let moveStart = line + Array("  <move at=\"".utf8)
    let passStart = line + Array("  <pass".utf8)
    // The line of a plain move; only the square changes.
    let plainMove = moveStart + Array("a1\"/>".utf8)
    var (index, next) = (0, 0)
    while index < moves.count {
      let annotated =
        next < annotations.count ? max(annotations[next].ply - 1, index) : moves.count
      if annotated > index {
        let plain = moves[index..<min(annotated, moves.count)].prefix(while: Self.isPlain)
        output.append(plain, each: plainMove, squareAt: moveStart.count)
        index = plain.endIndex
        guard index < moves.count else { break }
      }
      if case .placement(let square) = moves[index] {
        output.append(contentsOf: moveStart)
        output.append(square)
        output.append("\"")
      } else {
        output.append(contentsOf: passStart)
      }
      if next < annotations.count, annotations[next].ply == index + 1 {
        try append(annotations[next], moves[index] == .pass ? "pass" : "move", to: &output)
        next += 1
      } else {
        output.append("/>")
      }
      index += 1
    }
    if next < annotations.count { throw Self.misplaced(annotations[next]) }
  }

  /// Whether a move is to a square on the first nine rows, whose name has two bytes.
  private static func isPlain(_ move: Move) -> Bool {
    if case .placement(let square) = move { square.y < 9 } else { false }
  }

  private func append(
    _ annotation: MoveAnnotation,
    _ element: StaticString,
    to output: inout [UInt8]
  ) throws(WritingError) {
    if annotation.hasOnlyNumbers {
      // Far more frequent than the others, and faster without a look at the table of fields.
      try output.append(attribute: "time", annotation.time)
      try output.append(attribute: "evaluation", annotation.evaluation)
      return output.append("/>")
    }
    try append(RecordShapes.move, MoveDraft(nil, annotation), to: &output)
    guard let comment = annotation.comment, !comment.isEmpty else { return output.append("/>") }
    output.append(">")
    try output.append(text: comment, of: "comment")
    end(element, in: &output)
  }

  private static func misplaced(_ annotation: MoveAnnotation) -> WritingError {
    WritingError("the annotation of move \(annotation.ply) belongs to no move, or is not in order")
  }
}

extension [UInt8] {
  /// Appends moves to squares on the first nine rows, each as a copy of a line with its square at
  /// an index.
  fileprivate mutating func append(
    _ moves: ArraySlice<Move>,
    each line: [UInt8],
    squareAt index: Int
  ) {
    // Collected first, because each append to an array has a cost.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: moves.count * line.count) { buffer in
      var start = 0
      for case .placement(let square) in moves {
        _ = buffer[start...].initialize(fromContentsOf: line)
        buffer[start + index] = UInt8(ascii: "a") &+ UInt8(truncatingIfNeeded: square.x)
        buffer[start + index + 1] = UInt8(ascii: "1") &+ UInt8(truncatingIfNeeded: square.y)
        start += line.count
      }
      append(contentsOf: buffer[..<start])
    }
  }
}
