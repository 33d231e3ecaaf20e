import GameRecords
import RecordText

/// A comment on a move: `[%eval 2.5] [%emt 1.5] text`, where each part may be missing.
struct PGNComment {
  /// Expected final difference in disks, as the mover sees it.
  private(set) var evaluation: Double?
  /// Seconds used for the move.
  private(set) var time: Double?
  /// The rest.
  private(set) var text: String

  /// Reads a comment on a move, of which numbers may be known that stand first.
  init(_ text: String, behind said: MoveAnnotation? = nil) {
    self.text = Self.tidied(text)
    (evaluation, time) = (said?.evaluation, said?.time)
    while self.text.utf8.first == UInt8(ascii: "["), readCommand() {}
  }

  /// The line breaks of a comment are where a program has wrapped it.
  static func tidied(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(where: { $0 <= 0x20 }) else { return text }
    var tidied: [UInt8] = []
    tidied.reserveCapacity(bytes.count)
    for byte in bytes {
      // CR LF is one line break.
      if byte == 0x0A, tidied.last == 0x0D { tidied.removeLast() }
      tidied.append(byte)
    }
    for index in tidied.indices where ByteCount.endsLine(tidied[index]) {
      tidied[index] = 0x20
    }
    let trimmed = tidied.drop(while: LineCursor.isBlank)
    let end = trimmed.lastIndex { !LineCursor.isBlank($0) }.map { $0 + 1 } ?? trimmed.startIndex
    return String(decoding: trimmed[..<end], as: UTF8.self)
  }

  /// Takes a command that is known off the beginning of the text.
  private mutating func readCommand() -> Bool {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) else { return false }
    let command = text[..<end]
    if evaluation == nil, command.hasPrefix("[%eval "),
      let number = PGNNumber.number(command.dropFirst(7))
    {
      evaluation = number
    } else if time == nil, command.hasPrefix("[%emt "),
      let seconds = PGNNumber.seconds(command.dropFirst(6))
    {
      time = seconds
    } else {
      return false
    }
    // By scalars: a mark may stand on the space.
    let rest = text.unicodeScalars[text.unicodeScalars.index(after: end)...]
    text = String(rest.first == " " ? rest.dropFirst() : rest)
    return true
  }

  /// What follows the comments, blank lines and lines with `%` at the start of a text.
  static func rest<Bytes: Collection<UInt8>>(behindThoseIn text: Bytes) -> Bytes
  where Bytes.SubSequence == Bytes {
    var rest = text
    var isLineStart = true
    while let first = rest.first {
      switch first {
      case UInt8(ascii: "{"):
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return rest }
        rest = rest[rest.index(after: end)...]
      case UInt8(ascii: ";"):
        rest = rest.drop { !ByteCount.endsLine($0) }
      case UInt8(ascii: "%") where isLineStart:
        rest = rest.drop { !ByteCount.endsLine($0) }
      case let byte where LineCursor.isBlank(byte):
        rest.removeFirst()
      default:
        return rest
      }
      isLineStart = ByteCount.endsLine(first)
    }
    return rest
  }
}
