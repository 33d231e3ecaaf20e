import GameRecords
import Games
import RecordFormats
import TestSupport
import Testing

@Suite struct `Puzzles are recognised` {
  static let others: [any RecordFormat] = [
    SaveFormat(), JSONFormat(layout: .document, games: .reversi),
    JSONFormat(layout: .lines, games: .reversi), WTHORFormat(),
    GGFFormat(), SGFFormat(), PGNFormat(), TranscriptFormat(), BoardFormat(), OBFFormat(),
    EdaxFENFormat(), EDXFormat(), EgaroucidFormat(), QuestFormat(), AppJSONFormat(), ReduxFormat(),
    ForkSaveFormat(), WTHORPuzzlesFormat(), ActionLogFormat(),
  ]

  static let samples = Repository.files(below: "Samples")

  private func head(_ text: some Sequence<UInt8>) -> InputHead {
    InputHead(of: Array(text)[...], isWhole: true)
  }

  @Test(arguments: samples) func `and no other file is`(path: String) {
    let head = head(Repository.bytes(of: path))
    let isOwn = path.contains("Samples/puzzle") || path.contains("Samples/instances")
    guard !isOwn else { return }
    for format in puzzleFormats { #expect(format.recognise(head) == nil) }
  }
}
