import GameRecords
import ReversiRules

/// Reads one game. Accepted with a finding:
/// - names that are not UTF-8 (Edax copies the bytes of the file it has read);
/// - a date that does not exist;
/// - a pass among the moves (Edax has a number for passes, but leaves them out).
enum EDXReader {
  static let recordLength = 160

  private static let moves = 88..<148
  private static let noMove: UInt8 = 65
  private static let pass: UInt8 = 64
  private static let turn = 148

  /// The places of the parts of every record.
  private static let parts: [(part: RecordPart, range: SourceRange)] = [
    (.start, SourceRange(0..<16)), (.board, SourceRange(0..<16)), (.date, SourceRange(16..<23)),
    (.name(.dark), SourceRange(24..<56)), (.name(.light), SourceRange(56..<88)),
    (.turn, SourceRange(turn..<turn + 1)),
  ]

  /// Whether some bytes could be a game.
  static func isPlausible(_ record: ArraySlice<UInt8>) -> Bool {
    let player = record.integer(UInt64.self, at: 0)
    let opponent = record.integer(UInt64.self, at: 8)
    let year = record.integer(Int16.self, at: 16)
    return player & opponent == 0 && player != 0 && opponent != 0 && (0...2200).contains(year)
      && record.integer(UInt8.self, at: 18) <= 12 && record.integer(UInt8.self, at: 19) <= 31
      && record.dropFirst(moves.lowerBound).prefix(moves.count).allSatisfy { $0 <= noMove }
      && record.integer(UInt8.self, at: turn) <= 1
      && [24, 56].allSatisfy { isName(record.dropFirst($0).prefix(32)) }
  }

  /// Whether a field is ended by a zero byte and has no control characters before it.
  private static func isName(_ field: ArraySlice<UInt8>) -> Bool {
    guard let end = field.firstIndex(of: 0) else { return false }
    return field[..<end].allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    guard source.bytes.count == recordLength else {
      let length = source.bytes.count
      let message = "the input ends within this game, after \(length) of \(recordLength) bytes"
      let finding = source.finding(.edxTruncated, message, at: 0..<length)
      return ParsedRecord(findings: [finding], source: source)
    }
    var findings: [Finding] = []
    let start = start(of: source, &findings)
    var record = ReversiRecord(passMarks: .implied)
    (record.date, record.tags) = date(of: source, &findings)
    record.players.dark.name = name(at: 24, of: source, &findings)
    record.players.light.name = name(at: 56, of: source, &findings)
    record.moves = moves(of: source, &findings)
    record.start = start ?? record.start
    let first = SourceRange(moves.lowerBound..<moves.lowerBound + 1)
    record.origin = Origin(
      format: format,
      moves: MovePlaces(first: first, stride: 1, count: record.moves.count),
      parts: parts
    )
    return ParsedRecord(
      record: start == nil ? nil : record,
      findings: findings.inOrderOfText,
      source: source
    )
  }

  /// The position before the first move: the disks of the side that begins, and of the other one.
  private static func start(of source: SourceText, _ findings: inout [Finding]) -> Position? {
    let own = source.bytes.integer(UInt64.self, at: 0)
    let other = source.bytes.integer(UInt64.self, at: 8)
    if own & other != 0 {
      let count = (own & other).nonzeroBitCount
      let squares = count == 1 ? "1 square" : "\(count) squares"
      let message = "both sides have a disk on the same \(squares)"
      findings.append(source.finding(.edxBoards, message, at: 0..<16))
    }
    let byte = source.bytes.integer(UInt8.self, at: turn)
    if byte > 1 {
      let message = "\(byte) is not a side; expected 0 (dark) or 1 (light)"
      findings.append(source.finding(.edxTurn, message, at: turn..<turn + 1))
    }
    guard own & other == 0, byte <= 1 else { return nil }
    let side = byte == 0 ? Disk.dark : .light
    var board = Board()
    for (index, square) in board.size.squares.enumerated() {
      if own >> index & 1 == 1 { board[square] = side }
      if other >> index & 1 == 1 { board[square] = side.opponent }
    }
    return Position(board: board, turn: side)
  }

  private static func name(
    at offset: Int,
    of source: SourceText,
    _ findings: inout [Finding]
  ) -> String? {
    let bytes = source.bytes.dropFirst(offset).prefix(32).prefix { $0 != 0 }
    guard !bytes.isEmpty else { return nil }
    let decoded = DecodedText(bytes)
    if decoded.isLatin1 {
      let range = offset..<offset + bytes.count
      findings.append(source.finding(.latin1, SourceText.latin1Message, at: range))
    }
    return decoded.text
  }

  private static func moves(of source: SourceText, _ findings: inout [Finding]) -> [Move] {
    var read: [Move] = []
    let bytes = source.bytes.dropFirst(moves.lowerBound).prefix(moves.count)
    for byte in bytes.prefix(while: { $0 <= pass }) {
      read.append(byte == pass ? .pass : .placement(square(Int(byte))))
    }
    if let first = read.firstIndex(of: .pass) {
      let offset = moves.lowerBound + first
      let message = "the moves contain a pass; Edax leaves passes out"
      findings.append(source.finding(.edxPass, message, at: offset..<offset + 1))
    }
    let end = bytes.startIndex + read.count
    if let wrong = bytes[end...].firstIndex(where: { $0 != noMove }) {
      let offset = moves.lowerBound + wrong - bytes.startIndex
      let expected =
        wrong == end
        ? "is not a square; expected 0 (a1) to 63 (h8), or 65 after the last move"
        : "follows the last move; expected 65 up to the end"
      var finding = source.finding(
        .edxMove,
        "\(bytes[wrong]) \(expected)",
        at: offset..<offset + 1
      )
      if wrong == end { finding.place.ply = read.count + 1 }
      findings.append(finding)
    }
    return read
  }

  private static func square(_ index: Int) -> Square {
    Square(uncheckedX: index % 8, y: index / 8)
  }
}
