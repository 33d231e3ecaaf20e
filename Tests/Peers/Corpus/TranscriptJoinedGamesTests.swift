import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Games on one line` {
  @Test(.needs(.corpus))
  func `are those of the corpus if its line ends are removed`() {
    for (file, games) in `Every transcript of the corpus`.files.dropFirst() {
      let bytes = Corpus.bytes(of: "transcript/" + file)
      let glued = TranscriptFormat().readAll(bytes.filter { $0 != 0x0D && $0 != 0x0A })
      #expect(glued.count == games)
      #expect(glued.map(\.reversi) == TranscriptFormat().readAll(bytes).map(\.reversi))
    }
  }
}
