import GameRecords
import ReversiRules

/// Reads a game of Egaroucid. It accepts these with a finding:
/// - positions that are not one move apart, as after an edit of the board (the moves before them are
///   read);
/// - a position under a wrong number of disks;
/// - two positions that name different moves between them (the earlier one counts).
///
/// Facts that a record cannot store are kept as tags.
///
/// Egaroucid's encoder writes positions in any order. Passes are implied: if the same side is to move
/// again, the other side has passed.
///
/// Assumed: a value is as dark sees it, and the change of `black_time_msec` or `white_time_msec` from
/// one position to the next is the time of the move between them.
struct EgaroucidReader {
  private var reader: ForeignJSONReader
  private var moves: [Move] = []
  private var annotations: [MoveAnnotation] = []

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    ForeignJSONReader.parse(
      source,
      format: format,
      as: "an object (a game)"
    ) { object, reader in
      var reading = EgaroucidReader(reader: reader)
      defer { reader = reading.reader }
      return reading.read(&object)
    }
  }

  /// Returns the evidence in an object that only games of Egaroucid have: positions under the number of
  /// their disks, or players and counts with its names.
  static func evidence(in shape: JSONValue) -> Recognition? {
    if shape.children.contains(where: { disks($0.key) != nil && $0.has("board_player") }) {
      return Recognition("a key such as “4” with the key board_player in it")
    }
    let counts = ["black_discs", "white_discs"]
    return counts.allSatisfy(shape.has) && shape.has("black_player")
      ? Recognition("the keys black_player, black_discs and white_discs") : nil
  }

  /// The number of disks in a key.
  private static func disks(_ key: String) -> Int? {
    guard let number = Int(key), 4...64 ~= number, String(number) == key else { return nil }
    return number
  }

  private init(reader: ForeignJSONReader) { self.reader = reader }

  private mutating func read(_ object: inout JSONObject) -> ReversiRecord? {
    var record = ReversiRecord()
    record.date = reader.date(object.take("date"))
    for side in Disk.allCases {
      guard let value = object.take(side == .dark ? "black_player" : "white_player") else {
        continue
      }
      guard let name = reader.text(value), !name.isEmpty else { continue }
      record.players[side].name = name
      reader.mark(.name(side), value.innerRange)
    }
    record.comment = reader.text(object.take("memo"))
    record.result = readScore(of: &object)
    let plies = readPlies(of: &object)
    reader.keepRest(of: object)
    guard let plies, let first = plies.first else { return nil }
    record.start = Position(board: first.board, turn: first.player)
    readMoves(plies)
    record.moves = moves
    record.annotations = annotations
    record.tags = reader.tags
    return record
  }

  private mutating func readScore(of object: inout JSONObject) -> GameResult? {
    let values = [object.take("black_discs"), object.take("white_discs")]
    let counts = values.map { reader.integer($0, in: -1...64) }
    // Both are -1 while the game is not over.
    guard let dark = counts[0], let light = counts[1], dark >= 0, light >= 0 else { return nil }
    if let first = values[0], let second = values[1] {
      let range = reader.range(of: first, and: second)
      reader.mark(.score, range)
      reader.mark(.result, range)
    }
    return GameResult(score: DiskCounts(dark: dark, light: light))
  }

  /// Reads the positions in order; `nil` if one of them cannot be read.
  private mutating func readPlies(of object: inout JSONObject) -> [EgaroucidPly]? {
    let numbers = object.rest.compactMap { Self.disks($0.key) }
    guard !numbers.isEmpty else {
      let help = "the key of each position is the number of its disks"
      reader.reportMissing("4", of: object, help: help)
      return nil
    }
    var plies: [EgaroucidPly] = []
    for number in numbers.sorted() {
      guard let member = object.take("\(number)") else { continue }
      if number == numbers.min() { reader.mark(.start, member.range) }
      if let ply = EgaroucidPly(member, disks: number, &reader) { plies.append(ply) }
    }
    if let first = plies.first {
      reader.mark(.board, first.boardRange)
      reader.mark(.turn, first.playerRange)
    }
    reportDisks(of: plies)
    return plies.count == numbers.count ? plies : nil
  }

  /// Reports positions under wrong numbers of disks.
  private mutating func reportDisks(of plies: [EgaroucidPly]) {
    for ply in plies where ply.count != ply.disks {
      reader.reportOnce(
        .egaroucidDisks,
        "the position with \(ply.count) disks has the key \(ply.disks)",
        at: ply.disksRange
      )
    }
  }

  private mutating func readMoves(_ plies: [EgaroucidPly]) {
    for (ply, next) in zip(plies, plies.dropFirst()) {
      guard next.disks == ply.disks + 1, let step = ply.nextPolicy ?? next.policy else {
        reader.report(
          .egaroucidGap,
          "no move leads from the position with \(ply.disks) disks to this one; the moves end here",
          at: next.disksRange
        )
        return
      }
      if let other = next.policy, other.square != step.square {
        reader.reportOnce(
          .egaroucidPolicy,
          "the policy is \(other.square), but the position before names \(step.square), which is used",
          at: other.range
        )
      }
      moves.append(.placement(step.square))
      reader.moveRanges.append(SourceRange(step.range))
      annotate(ply, next)
      if next.player == ply.player {
        moves.append(.pass)
        reader.moveRanges.append(SourceRange(next.playerRange))
      }
    }
  }

  private mutating func annotate(_ ply: EgaroucidPly, _ next: EgaroucidPly) {
    var annotation = MoveAnnotation(ply: moves.count)
    annotation.evaluation = next.value.map { Double(ply.player == .dark ? $0 : -$0) }
    if let before = ply.clocks[ply.player], let after = next.clocks[ply.player] {
      annotation.time = abs(after - before) / 1_000
    }
    if !annotation.isEmpty { annotations.append(annotation) }
  }
}
