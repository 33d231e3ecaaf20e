import GameRecords
import ReversiRules

extension JSONOutput {
  /// Plain moves in lines of ten, and each move about which something is said on a line of its own.
  mutating func moves(_ record: GameRecord) {
    key(RecordKey.moves, .block)
    open("[", .block)
    var annotations = record.annotations[...]
    // Where the present line of plain moves began.
    var first: Int?
    for (index, move) in record.moves.enumerated() {
      let annotation = annotations.first?.ply == index + 1 ? annotations.popFirst() : nil
      if let annotation, !annotation.isEmpty {
        next(.block)
        annotated(move, annotation)
        first = nil
      } else {
        if let lineStart = first, index - lineStart < 10 {
          next()
        } else {
          next(.block)
          first = index
        }
        plain(move)
      }
    }
    close("]", .block)
  }

  private mutating func annotated(_ move: Move, _ annotation: MoveAnnotation) {
    open("{")
    key(MoveKey.move)
    plain(move)
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
    if let comment = annotation.comment {
      key(MoveKey.comment)
      text(comment)
    }
    close("}")
  }

  private mutating func plain(_ move: Move) {
    bytes.append(UInt8(ascii: "\""))
    switch move {
    case .pass: bytes.append(contentsOf: "pass".utf8)
    case .placement(let square):
      bytes.append(UInt8(ascii: "a") + UInt8(square.x))
      if square.y >= 9 { bytes.append(UInt8(ascii: "1")) }
      bytes.append(UInt8(ascii: "0") + UInt8((square.y + 1) % 10))
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
