package import GameRecords
package import ReversiRules

/// The moves of a record that are written as properties named by the letter of a side, such as
/// `B[f5]` in GGF and SGF.
package struct LetteredMoves {
  private let source: SourceText
  private let record: ReversiRecord
  /// The moves one after the other.
  package let row: MoveRow
  /// The offset of the letter of each move.
  private let letters: [Int]

  package init(source: SourceText, record: ReversiRecord, row: MoveRow, letters: [Int]) {
    self.source = source
    self.record = record
    self.row = row
    self.letters = letters
  }

  /// The edits that give the moves the letters of other sides; a side that is `nil` keeps its
  /// letter.
  /// - Returns: the edits; `nil` when there are not as many sides as moves.
  package func setting(_ sides: [Disk?]) -> [Edit]? {
    guard sides.count == letters.count else { return nil }
    return zip(letters, sides).compactMap { letter, side in
      side.flatMap { source.edit(letter..<letter + 1, [spelling(of: $0, at: letter)]) }
    }
  }

  /// The edits for the letters of the moves after some that are removed: without a pass, for
  /// example, they are moves of the other side.
  /// - Parameter plies: the numbers from 1 of the moves that are removed.
  /// - Returns: the edits, empty when no letter changes; `nil` when there are no such moves, when
  ///   the next move could then not be played, or when letters would change although not all moves
  ///   can be played.
  package func turning(without plies: ClosedRange<Int>) -> [Edit]? {
    guard plies.lowerBound > 0, plies.upperBound <= letters.count else { return nil }
    var moves = record.moves
    moves.removeSubrange(plies.lowerBound - 1..<plies.upperBound)
    let attempt = ReplayAttempt(moves, from: record.start, record.passMarks)
    var sides = [Disk?](repeating: nil, count: letters.count)
    for step in attempt.replay.steps {
      guard let ply = attempt.replay.recordPly(ofPly: step.ply), ply >= plies.lowerBound
      else { continue }
      sides[ply + plies.count - 1] = step.side
    }
    let isPlayable = plies.upperBound == letters.count || sides[plies.upperBound] != nil
    guard isPlayable, let edits = setting(sides), edits.isEmpty || attempt.isComplete else {
      return nil
    }
    return edits
  }

  /// The letter of a side, in upper or lower case like the one at an offset.
  private func spelling(of side: Disk, at offset: Int) -> UInt8 {
    let letter = side == .dark ? UInt8(ascii: "B") : UInt8(ascii: "W")
    return letter | (source[offset..<offset + 1].first ?? 0) & 0x20
  }
}

/// A move as a property that is named by the letter of a side, and has no escapes in it:
/// `B[f5/2.5]`.
package struct LetteredMove {
  /// The offset of the letter.
  package let letter: Int
  /// The place of the property.
  package let range: Range<Int>

  /// The property around the place of its move; `nil` when there is none.
  package init?(around place: Range<Int>, in source: SourceText) {
    let head = source[0..<place.lowerBound]
    let tail = source[place.upperBound..<source.bytes.count]
    guard
      let open = head.lastIndex(where: { !WhiteSpace.isBlank($0) }), head[open] == 0x5B,
      case let name = head[..<open].reversed().prefix(while: { $0 | 0x20 &- 0x61 < 26 }),
      name.count == 1,
      let close = tail.firstIndex(where: { $0 == 0x5B || $0 == 0x5D }), tail[close] == 0x5D
    else { return nil }
    letter = open - head.startIndex - 1
    range = letter..<place.upperBound + (close - tail.startIndex) + 1
  }
}
