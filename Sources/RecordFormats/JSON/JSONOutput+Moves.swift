import RecordText
import GameRecords
import ReversiRules

extension JSONOutput {
  /// Writes plain moves in lines of ten, and each annotated move on a line of its own.
  mutating func moves(_ moves: [Move], _ annotations: [MoveAnnotation]) throws(WritingError) {
    open("[", .block)
    var (index, annotation) = (0, 0)
    while index < moves.count {
      while annotation < annotations.count, annotations[annotation].isEmpty { annotation += 1 }
      next(.block)
      let annotated =
        annotation < annotations.count ? annotations[annotation].ply - 1 : moves.count
      if annotated == index {
        try object(moves[index], annotations[annotation])
        annotation += 1
        index += 1
      } else {
        let end = min(annotated, index + (isCompact ? 100 : 10), moves.count)
        plain(moves[index..<end])
        index = end
      }
    }
    close("]", .block)
  }

  private mutating func object(
    _ move: Move,
    _ annotation: MoveAnnotation
  ) throws(WritingError) {
    guard annotation.hasOnlyNumbers else {
      return try object(MoveDraft(move, annotation), RecordShapes.move)
    }
    // Far more frequent than the others, and faster without a look at the table of fields.
    open("{")
    key("move")
    plain(CollectionOfOne(move))
    if let time = annotation.time {
      key("time")
      try number(time, of: "time")
    }
    if let evaluation = annotation.evaluation {
      key("evaluation")
      try number(evaluation, of: "evaluation")
    }
    close("}")
  }

  /// Writes variations, each with its own variations.
  mutating func variations(_ variations: [Variation]) throws(WritingError) {
    open("[", .block)
    let shape = RecordShapes.variation
    for line in variations {
      next(.block)
      open("{", .block)
      var draft = VariationDraft(ply: line.ply)
      for index in shape.fields.indices {
        switch shape.fields[index].kind {
        case .moves:
          key(shape.fields[index].name.text, .block)
          try moves(line.moves, line.annotations)
        case .variations where !line.variations.isEmpty:
          key(shape.fields[index].name.text, .block)
          try self.variations(line.variations)
        default: try member(index, of: &draft, shape, .block)
        }
      }
      close("}", .block)
    }
    close("]", .block)
  }

  /// Writes moves side by side.
  mutating func plain(_ moves: some Collection<Move>) {
    // Collected first, because appending to an array has a cost each time.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8 * moves.count) { buffer in
      var line = ByteLine(buffer)
      for (index, move) in moves.enumerated() {
        if index > 0 {
          line.append(UInt8(ascii: ","))
          if !isCompact { line.append(UInt8(ascii: " ")) }
        }
        line.append(UInt8(ascii: "\""))
        switch move {
        case .placement(let square):
          line.append(UInt8(ascii: "a") + UInt8(square.x))
          if square.y >= 9 { line.append(UInt8(ascii: "1")) }
          line.append(UInt8(ascii: "0") + UInt8((square.y + 1) % 10))
        case .pass: for byte in "pass".utf8 { line.append(byte) }
        }
        line.append(UInt8(ascii: "\""))
      }
      bytes.append(contentsOf: line.written)
    }
  }
}

/// Bytes appended to a buffer that is large enough.
private struct ByteLine {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  mutating func append(_ byte: UInt8) {
    buffer.initializeElement(at: count, to: byte)
    count += 1
  }
}
