public import FrameRendering
public import GameRecords
import RecordFormats

extension PlayedGame {
  /// Creates a game whose pictures contain its record, so that the record can be read from them.
  public init(
    embedding record: ReversiRecord,
    _ replay: Replay,
    screens: [SessionScreen] = []
  ) {
    self.init(record, replay, embedded: EmbeddedRecord.text(of: record), screens: screens)
  }
}
