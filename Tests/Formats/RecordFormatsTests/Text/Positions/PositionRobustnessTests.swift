import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged file of positions` {
  @Test(arguments: positionFormats.map(\.name))
  func `has few findings, even if it is hostile`(name: String) throws {
    let format = try positionFormat(name)
    let good = try format.write([ReversiRecord()], .single)
    let hostile: [[UInt8]] = [
      [UInt8](repeating: 0x2D, count: 200_000),
      Array(repeating: "z9;", count: 10_000).flatMap(\.utf8),
      Array(repeating: "--0z\n", count: 10_000).flatMap(\.utf8),
      good.dropLast() + Array(repeating: "; a1:1", count: 20_000).flatMap(\.utf8),
      good.dropLast() + Array(repeating: " id \"\";", count: 20_000).flatMap(\.utf8),
      good.dropLast() + Array(repeating: ";z", count: 20_000).flatMap(\.utf8),
    ]
    for text in hostile {
      for parsed in format.readAll(text, blockSize: 4_096) {
        #expect(parsed.findings.count <= 4)
      }
    }
  }
}
