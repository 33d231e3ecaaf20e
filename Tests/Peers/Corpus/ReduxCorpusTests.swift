import GameRecords
import RecordFormats
@testable import RecordFormatsTests
import ReversiRules
import TestSupport
import Testing

@Suite(.needs(.corpus))
struct `The app state of the corpus` {
  @Test func `is a new game, and is written with the same contents`() throws {
    let bytes = Corpus.bytes(of: "save/redux-appstate-initial.json")
    #expect(ReduxFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
    let parsed = ReduxFormat().readAll(bytes)
    #expect(parsed.map(\.placedRules) == [[]])
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == .initial)
    #expect(record.players == Players(dark: Player(mode: .manual), light: Player(mode: .manual)))
    #expect(record.tags.isEmpty)
    let written = try AppState.decoded(writeAppState(record))
    #expect(try written == AppState.decoded(String(decoding: bytes, as: UTF8.self)))
  }
}
