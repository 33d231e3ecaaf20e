import GameRecords
import Games
import RecordFormats
import TestSupport
import Testing

@Suite struct `Damaged puzzles` {
  static let texts = [
    """
    # A puzzle
     1  2  3  4
     5  6  7  8
     9 10 11 12
    13 14  0 15
    L

    1 2 3
    4   5
    6 7 8
    panel: R3D2 U
    ; end

    1 2 3/4 x 5/6 7 8
    slides: 4 5 6
    1 2 3 4 0 5 6 7 8
    1 2 3 4 5 6 7 8 0
    U2 L2

    """,
    "1,2,3\r\n4,,5\r\n6,7,8\r\n2R 3L\r\n\r\n1\t2\r\n\t3\r\nopen: l u r\r\n",
    "# list\n1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n2 0 1 2 3\n3 1 0 2 3 4 5 6 7 8\n",
  ]

  /// Reads a text in blocks of several sizes and checks what must be so for any text.
  private func read(_ bytes: [UInt8]) {
    for format in puzzleFormats {
      let parsed = format.readAll(bytes)
      let blocks = format.readAll(bytes, blockSize: 1)
      #expect(parsed.map(\.puzzle) == blocks.map(\.puzzle))
      #expect(parsed.flatMap(\.findings) == blocks.flatMap(\.findings))
      for finding in parsed.flatMap({ allFindings($0) }) {
        guard let start = finding.place.start, let end = finding.place.end else {
          Issue.record("\(finding) has no place")
          continue
        }
        #expect(0...bytes.count ~= start.offset && start.offset <= end.offset)
        #expect(end.offset <= bytes.count && end.offset - start.offset == finding.place.length)
      }
      for record in parsed.compactMap(\.puzzle) {
        #expect(record.origin?.moves.count == record.slides.count)
      }
      _ = format.recognise(InputHead(of: bytes[...], isWhole: true))
    }
  }

  @Test(arguments: texts) func `may end anywhere`(text: String) {
    let bytes = Array(text.utf8)
    for end in bytes.indices { read(Array(bytes[..<end])) }
  }

  @Test(arguments: texts) func `may have any other bytes`(text: String) {
    var generator = SeededGenerator(seed: 1)
    let signs = Array("0123456789 \t\n\r,/#;RLUDrludxX_.-:?\u{1A}".utf8) + [0, 0xFF, 0xE9]
    for round in 0..<Effort.count(400, all: 1_500) {
      var bytes = Array(text.utf8)
      for _ in 0...round % 4 {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes[index] = signs[Int.random(in: signs.indices, using: &generator)]
        }
      }
      read(bytes)
    }
  }

  @Test(arguments: Repository.files(below: "Samples")) func `may be of another game`(path: String) {
    read(Array(Repository.bytes(of: path).prefix(2_000)))
  }
}
