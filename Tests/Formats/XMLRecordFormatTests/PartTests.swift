import Games
import GameRecords
import RecordFormats
import TestSupport
import Testing
@testable import XMLRecordFormat

@Suite struct `Reading in parts` {
  /// Collections of random records.
  private static func collection(_ count: Int, _ generator: inout SeededGenerator) throws -> [UInt8]
  {
    let records = (0..<count).map { number in
      var record = ReversiRecord.random(using: &generator)
      record.moves.removeLast(record.moves.count * number % 3 / 3)
      return record
    }
    return try format.write(records, .collection)
  }

  /// What parts must not be misled by, at places where it is allowed or not.
  private static let snippets =
    [
      "<!-- </game> -->", "<![CDATA[ </game> ]]>", "<?note </game>?>", "stray text", "</game>",
      "<game>", "<game/>", "<game></game>", "</games>", "<x:a xmlns:x=\"urn:x\"></game></x:a>",
      "<x:a xmlns:x=\"urn:x\" b='</game>'/>", "<tag name='a'>b</tag>", "&unknown;", "&#0;", "<",
      "<a", "</", "-->", "]]>", "\u{1}", "\r\n", "<!DOCTYPE a>", "<move at='z9'/>", "\u{1A}", "é",
      "",
      "<games xmlns=\"urn:flipbook:game-record\"><game></game></games>",
      "<game " + (0..<300).map { "a\($0)='' " }.joined() + "></game>",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0]]

  private static func read(
    _ bytes: [UInt8],
    jobs: Int,
    partLength: Int = 1,
    blockSize: Int
  ) -> (records: [ParsedRecord], usesParts: Bool) {
    let reader = XMLRecordReader(source: "test", .reversi, jobs: jobs, partLength: partLength)
    return (reader.readAll(bytes, blockSize: blockSize), reader.readers.count > 1)
  }

  @Test func `gives what reading in sequence gives`() throws {
    var generator = SeededGenerator(seed: 41)
    var parts = 0
    let rounds = 5 * Effort.rounds
    for _ in 0..<rounds {
      var bytes = try Self.collection(12, &generator)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let snippet = Self.snippets.randomElement(using: &generator) ?? []
        var index = Int.random(in: 0...bytes.count, using: &generator)
        // Often between two elements, where more is allowed.
        if Bool.random(using: &generator) {
          index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? index
        }
        let removed = min(bytes.count - index, Int.random(in: 0...3, using: &generator) / 3 * 40)
        bytes.replaceSubrange(index..<index + removed, with: snippet)
      }
      let whole = Self.read(bytes, jobs: 1, blockSize: 1 << 16).records
      for jobs in 2...3 {
        let partLength = Int.random(in: 1...1_000, using: &generator)
        let blockSize = Int.random(in: 1...20_000, using: &generator)
        let read = Self.read(bytes, jobs: jobs, partLength: partLength, blockSize: blockSize)
        #expect(read.records.map(\.summary) == whole.map(\.summary))
        #expect(read.records.map(\.reversi) == whole.map(\.reversi))
        if read.usesParts { parts += 1 }
      }
    }
    #expect(parts > rounds / 2)
  }

  @Test func `ends when the receiver says so`() throws {
    var generator = SeededGenerator(seed: 5)
    let bytes = try Self.collection(20, &generator)
    for last in 1...20 {
      let reader = XMLRecordReader(source: "test", .reversi, jobs: 3, partLength: 1)
      var numbers: [Int] = []
      let control = reader.read(bytes[...]) { slice in
        numbers.append(slice.number)
        return slice.number == last ? .stop : .proceed
      }
      let end = reader.finish { slice in
        numbers.append(slice.number)
        return slice.number == last ? .stop : .proceed
      }
      #expect(numbers == Array(1...last))
      #expect(control == .stop || last > 15)
      #expect(end == .stop)
    }
  }
}
