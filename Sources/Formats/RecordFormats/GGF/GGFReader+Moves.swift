import GameRecords
import ReversiRules

/// The moves of a game.
///
/// The file names the side of every move. The model needs the side only where sides do not
/// alternate: where a move follows another one of the same side. If a pass was left out there,
/// the named side is the one to move after it; if not, the game is wrong, and the replay shows
/// it.
extension GGFReader {
  /// Reads as many plain moves as come next.
  /// - Returns: whether there was any.
  mutating func readPlainMoves() -> Bool {
    guard !hasBadMove, grammar.canTakePlainMoves() else { return false }
    var entries: [GGFMove] = []
    while moves.count + entries.count < Limits.moves, let move = grammar.nextPlainMove() {
      if entries.isEmpty { entries.reserveCapacity(64) }
      entries.append(move)
    }
    guard !entries.isEmpty else { return false }
    add(entries)
    return true
  }

  private mutating func add(_ entries: [GGFMove]) {
    firstSide = firstSide ?? entries.first?.side
    annotations.reserveCapacity(annotations.count + entries.count)
    for (index, entry) in entries.enumerated() {
      let ply = moves.count &+ index &+ 1
      let side = entry.side == lastSide ? lastSide : nil
      lastSide = entry.side
      if side != nil { letters.append((.side(ply), letter(before: entry.place))) }
      guard side != nil || !entry.time.isNaN || !entry.evaluation.isNaN else { continue }
      let time = entry.time.isNaN ? nil : entry.time
      let evaluation = entry.evaluation.isNaN ? nil : entry.evaluation
      annotations.append(MoveAnnotation(ply: ply, side: side, time: time, evaluation: evaluation))
    }
    if moves.isEmpty {
      // Nearly always these are all moves.
      (moves, places) = (entries.map { $0.move }, entries.map { $0.place })
    } else {
      moves += entries.map { $0.move }
      places += entries.map { $0.place }
    }
  }

  /// The place of the letter that names a move's side, before the bracket.
  private func letter(before move: SourceRange) -> SourceRange {
    let bracket = bytes[..<move.bytes.lowerBound].lastIndex(of: UInt8(ascii: "[")) ?? 1
    return SourceRange(bracket - 1..<bracket)
  }

  /// Puts the moves into the record, which has its start.
  mutating func placeMoves() {
    if let firstSide, firstSide != record.start.turn {
      if annotations.first?.ply != 1 { annotations.insert(MoveAnnotation(ply: 1), at: 0) }
      annotations[0].side = firstSide
      letters.insert((.side(1), letter(before: places[0])), at: 0)
    }
    parts += letters
    (record.moves, record.annotations) = (moves, annotations)
  }

  /// Reads any move.
  mutating func readMove(of side: Disk, _ name: Range<Int>, _ value: Range<Int>) {
    // As a tag, a move in small letters would be missing among the others.
    if !GGFName.isUsual(bytes[name]) {
      let message = "\(DisplayText.quote(bytes[name])) is read as a move of \(side)"
      reportName(name, message, repair: .rewriting)
    }
    guard !hasBadMove else { return }
    guard moves.count < Limits.moves else {
      hasBadMove = true
      let limit = "more than \(Limits.moves) moves; the others are left out"
      return findings.add(.tooMany, limit, at: value)
    }
    let parts = grammar.moveParts(of: value)
    let text = grammar.trimmed(parts[0])
    guard let move = MoveSpelling.move(source[text]) else {
      hasBadMove = true
      return findings.add(
        .ggfMove,
        "\(DisplayText.quote(source[text])) is not a move; it and all moves after it are left out",
        help: "a move is a square such as f5, or PASS",
        at: text.isEmpty ? value : text
      )
    }
    if source[value].contains(where: WhiteSpace.isBlank) {
      findings.add(
        .ggfMoveSpace,
        "\(DisplayText.quote(source[value])) contains spaces",
        at: value,
        // A part with white space in it has no known meaning.
        repair: parts.contains { grammar.text($0).contains(where: WhiteSpace.isBlank) }
          ? nil : .rewriting
      )
    }
    var entry = GGFMove(move: move, side: side, place: SourceRange(text))
    for (index, part) in parts.dropFirst().enumerated() {
      let range = index < 2 ? grammar.trimmed(part) : part.lowerBound..<value.upperBound
      guard !range.isEmpty || index == 2 else { continue }
      let number = DecimalSpelling.number(UnsafeBufferPointer(rebasing: bytes[range]))
      if index == 0, let number {
        entry.evaluation = number
      } else if index == 1, let number, number >= 0 {
        entry.time = number
      } else {
        findings.add(
          .ggfMoveValue,
          "\(DisplayText.quote(source[range])) after a move is left out; expected evaluation/time",
          help: "the evaluation and the time are numbers; a time is not negative",
          at: range
        )
      }
    }
    add([entry])
  }
}
