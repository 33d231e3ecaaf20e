import Games
import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Positions are recognised` {
  private static let formats: [any RecordFormat] = [
    BoardFormat(), OBFFormat(), EdaxFENFormat(), SaveFormat(),
    JSONFormat(layout: .document, games: .reversi),
  ]

  @Test(.needs(.corpus), arguments: Corpus.files(in: "save").filter { $0.hasSuffix(".txt") })
  func `and no save is recognised as one`(file: String) {
    let head = InputHead(of: Corpus.bytes(of: "save/" + file)[...], isWhole: true)
    #expect(Self.formats.filter { $0.recognise(head) != nil }.map(\.name) == ["save"])
  }
}
