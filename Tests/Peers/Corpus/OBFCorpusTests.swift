import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The problems of the FFO test; they are not part of the repository.
@Suite(.needs(.corpus))
struct `The problems of the FFO test` {
  static let files = Corpus.files(in: "obf")

  @Test func `are 79 positions, each with a score for every legal move`() throws {
    var count = 0
    for file in Self.files {
      let bytes = Corpus.bytes(of: "obf/" + file)
      #expect(OBFFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
      #expect(BoardFormat().recognise(InputHead(of: bytes[...], isWhole: true)) == nil)
      let parsed = OBFFormat().readAll(bytes)
      #expect(parsed.flatMap(\.findings).isEmpty)
      let records = parsed.compactMap(\.reversi)
      for record in records {
        let listed = record.variations.flatMap(\.moves)
        let legal = Array(record.start.legalMoves).map(Move.placement)
        #expect(Set(listed) == Set(legal))
        #expect(listed.count == legal.count)
        #expect(record.variations.allSatisfy { $0.annotations.first?.evaluation != nil })
      }
      // The last file ends with a blank line.
      let written = try OBFFormat().write(records, .collection)
      #expect([written, written + [0x0A]].contains(bytes))
      count += records.count
    }
    #expect(count == 79)
  }
}
