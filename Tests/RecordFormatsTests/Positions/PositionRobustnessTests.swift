import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged file of positions` {
  static let texts = [
    "board": [
      "---------------------------OX------XO--------------------------- X % a\n"
        + "-----ox--xo----- o\n",
      "7;...........................wb......bw...........................;b;d;\n",
      "  A B C D\n1 - - - - 1\n2 - O X - 2 * to move\n3 - X O - 3\n4 - - - - 4\n  A B C D\n",
      "-ox-\n-xo-\n----\n----\nx\n% c\n\n[4 ---- -O*- -*O- ---- *]\n",
    ],
    "obf": [
      "---------------------------OX------XO--------------------------- X; D3:+0; PA:-1.5; 3; % c\n"
    ],
    "edax-fen": ["8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1 id \"a\"; c0 \"b\"; % c\n"],
  ]

  /// Reads bytes, and expects a record or a finding; the place of each finding must be within the
  /// bytes.
  private func expectAnswer(_ format: any RecordFormat, _ bytes: [UInt8], _ what: String) {
    for digits in [nil, format.dialects.last].prefix(format.dialects.isEmpty ? 1 : 2) {
      let parsed = format.readAll(bytes, ReadingOptions(dialect: digits))
      if parsed.isEmpty { Issue.record("\(what): nothing") }
      for one in parsed {
        if one.record == nil, one.findings.isEmpty { Issue.record("\(what): no finding") }
        if one.isRecord, one.record == nil, !one.hasErrors { Issue.record("\(what): no error") }
        for finding in one.findings {
          let end = (finding.place.start?.offset ?? -1) + finding.place.length
          if !(0...bytes.count).contains(end) {
            Issue.record("\(what): \(finding.placedRule) is outside")
          }
        }
      }
    }
  }

  @Test(arguments: positionFormats.map(\.name))
  func `has a record or a finding wherever it is truncated or wrong`(name: String) throws {
    let format = try positionFormat(name)
    for text in Self.texts[name] ?? [] {
      let bytes = Array(text.utf8)
      for length in bytes.indices {
        expectAnswer(format, Array(bytes.prefix(length)), "first \(length) bytes")
      }
      for index in bytes.indices {
        for value in Array("\n ;:%[X1".utf8) + [0, 0xC2] {
          var damaged = bytes
          damaged[index] = value
          expectAnswer(format, damaged, "\(value) at \(index)")
          damaged.insert(value, at: index)
          expectAnswer(format, damaged, "\(value) twice at \(index)")
        }
      }
    }
  }

  @Test(arguments: positionFormats.map(\.name))
  func `has a record or a finding even if it is only noise`(name: String) throws {
    let format = try positionFormat(name)
    var generator = SeededGenerator(seed: 1)
    let alphabet = Array("xo-XO.012;;%#[]/: \n\n\rpPbw\"".utf8) + [0xFF, 0xC2, 0xB7]
    for round in 0..<200 {
      let count = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      expectAnswer(format, bytes, "round \(round)")
      let whole = format.readAll(bytes)
      let parts = format.readAll(bytes, blockSize: 1)
      #expect(whole.map(\.record) == parts.map(\.record))
      #expect(whole.map(\.placedRules) == parts.map(\.placedRules))
    }
  }

  @Test(arguments: positionFormats.map(\.name))
  func `has few findings, even if it is hostile`(name: String) throws {
    let format = try positionFormat(name)
    let good = try format.write([GameRecord()], .single)
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
