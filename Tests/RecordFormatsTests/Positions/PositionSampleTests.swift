import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A sample of positions` {
  static let names = positionFormats.map(\.name)

  @Test(arguments: names)
  func `is what its format writes and recognises`(name: String) throws {
    let format = try positionFormat(name)
    let samples = Repository.files(below: "Samples/" + name)
    #expect(samples.count >= 2)
    for sample in samples {
      let bytes = Repository.bytes(of: sample)
      let parsed = format.readAll(bytes)
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(try format.write(parsed.compactMap(\.reversi), .collection) == bytes, "\(sample)")
      let head = InputHead(of: bytes[...], isWhole: true)
      #expect(positionFormats.filter { $0.recognise(head) != nil }.map(\.name) == [name])
    }
  }

  static let broken = [
    ("digits.board", ["1:28 position-digit"]),
    (
      "squares.board",
      [
        "1:1 position-cells", "2:75 position-tail", "6:3 position-symbol", "17:8 row-length",
      ]
    ),
    (
      "fields.obf",
      [
        "1:79 obf-fraction", "1:85 obf-field", "2:68 obf-field", "3:65 position-turn",
      ]
    ),
    (
      "dialects.fen",
      [
        "1:22 edax-fen-position", "2:1 edax-fen-position", "3:22 edax-fen-position",
        "4:33 position-tail",
      ]
    ),
  ]

  @Test(arguments: broken)
  func `that is broken is still recognised`(
    file: String,
    findings: [String]
  ) throws {
    let bytes = Repository.bytes(of: "Samples/broken/" + file)
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try #require(positionFormats.first { $0.recognise(head) != nil })
    #expect(format.fileExtensions.contains { file.hasSuffix("." + $0) })
    #expect(format.readAll(bytes).flatMap(\.placedRules) == findings)
  }
}
