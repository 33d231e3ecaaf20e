public import FrameRendering
public import GameRecords
public import Games
import RecordFormats

extension DrawableGame {
  /// The same game, whose pictures contain its record, so that the record can be read from them.
  public func embeddingRecord() -> Self {
    var game = self
    game.embedded = EmbeddedRecord.text(of: record, games: Game.tables)
    return game
  }
}

extension PlayedGame {
  /// Creates a game whose pictures contain its record, so that the record can be read from them.
  public init(
    embedding record: ReversiRecord,
    _ replay: Replay,
    screens: [SessionScreen] = []
  ) {
    self = PlayedGame(record, replay, screens: screens).embeddingRecord()
  }
}

extension ParsedRecord {
  /// The game to draw: as far as it can be read and played; `nil` if there are no pictures of the game
  /// or not even its start can be drawn.
  package var drawn: DrawnRecord? {
    (record as? any DrawableRecord).flatMap { drawn($0) }
  }

  private func drawn<Record: DrawableRecord>(_ record: Record) -> DrawnRecord? {
    let readable = readablePart(of: record)
    let attempt = (readable ?? record).attempt()
    // The readable part of a damaged record is drawn if it has a move: then its start was read too.
    guard isWhole || attempt.moveCount > 0, let game = record.drawable(attempt, self) else {
      return nil
    }
    return DrawnRecord(
      game: game.embeddingRecord(),
      isWhole: isWhole && attempt.isComplete
    )
  }

  /// The record up to the first move that could not be read; `nil` when all could.
  ///
  /// Readers continue after what they cannot read; the rest may belong to another game.
  private func readablePart<Record: DrawableRecord>(of record: Record) -> Record? {
    guard !isWhole, let places = record.origin?.moves,
      let start = source.place(of: 0..<0).start?.offset
    else { return nil }
    let counts = findings.filter { $0.severity == .error }.compactMap(\.place.start?.offset)
      .map { offset in places.prefix { start + $0.bytes.lowerBound < offset }.count }
    guard let count = counts.filter({ $0 > 0 }).min(), count < places.count else { return nil }
    return record.keepingMoves(count)
  }
}

/// The game of a record to draw.
package struct DrawnRecord: Sendable {
  /// The game, whose pictures contain the record.
  package let game: any DrawableGame
  /// Whether all moves could be read and played.
  package let isWhole: Bool
}
