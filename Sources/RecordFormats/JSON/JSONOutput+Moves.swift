import RecordText
import GameRecords
import ReversiRules

extension JSONOutput {
  /// Plain moves in lines of ten, and each move about which something is said on a line of its own.
  mutating func moves(_ moves: [Move], _ annotations: [MoveAnnotation]) {
    open("[", .block)
    var annotations = annotations[...]
    var rest = moves[...]
    while let move = rest.first {
      while annotations.first?.isEmpty == true { annotations.removeFirst() }
      next(.block)
      let annotated = annotations.first.map { $0.ply - 1 } ?? rest.endIndex
      if let annotation = annotations.first, annotated == rest.startIndex {
        self.annotated(move, annotation)
        annotations.removeFirst()
        rest.removeFirst()
      } else {
        let line = rest[..<min(annotated, rest.startIndex + (isCompact ? 100 : 10), rest.endIndex)]
        plain(line)
        rest = rest[line.endIndex...]
      }
    }
    close("]", .block)
  }

  /// Variations, each with those that branch off it.
  mutating func variations(_ variations: [Variation]) {
    open("[", .block)
    for line in variations {
      next(.block)
      open("{", .block)
      key(VariationKey.ply, .block)
      number(line.ply)
      key(VariationKey.moves, .block)
      moves(line.moves, line.annotations)
      if !line.variations.isEmpty {
        key(VariationKey.variations, .block)
        self.variations(line.variations)
      }
      close("}", .block)
    }
    close("]", .block)
  }

  private mutating func annotated(_ move: Move, _ annotation: MoveAnnotation) {
    open("{")
    key(MoveKey.move)
    plain([move])
    if let side = annotation.side {
      key(MoveKey.side)
      word(side.description)
    }
    if let time = annotation.time {
      key(MoveKey.time)
      number(time)
    }
    if let evaluation = annotation.evaluation {
      key(MoveKey.evaluation)
      number(evaluation)
    }
    if !annotation.glyphs.isEmpty {
      key(MoveKey.glyphs)
      open("[")
      for glyph in annotation.glyphs {
        next()
        number(Int(glyph))
      }
      close("]")
    }
    if let comment = annotation.comment {
      key(MoveKey.comment)
      text(comment)
    }
    close("}")
  }

  /// Writes moves side by side.
  private mutating func plain(_ moves: ArraySlice<Move>) {
    // Collected first, because each addition to an array has its price.
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

/// Bytes put one after the other into memory that is large enough.
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
