public import FrameRendering
public import GameRecords
import RecordFormats

extension PlayedGame {
  /// A game whose pictures hold its record, so that it can be read from them again.
  public init(embedding record: GameRecord, _ replay: Replay) {
    self.init(record, replay, embedded: EmbeddedRecord.text(of: record))
  }
}
