import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged SGF file` {
  private static let files = [
    "(;FF[4]GM[2]SZ[8]CA[UTF-8]\nPB[A\\]]C[x\ny]\nAB[e4][d5]AW[d4][e5]PL[B]\n"
      + ";B[f5]C[é](;W[d6]TE[1])(;W[f6]V[2];B[pa]))\n",
    "\u{FEFF}(;GM[2]FF[4]AP[x]RE[B+2]DT[2001-02-03]B[f5];W[PA];)x(;GM[1];B[aa])\n",
  ]

  /// Reads bytes in blocks of two sizes, which must give the same records and findings.
  private func expectRecordOrFinding(_ bytes: [UInt8], _ what: String) {
    let parsed = SGFFormat().readAll(bytes)
    if parsed.isEmpty { Issue.record("\(what): nothing is read") }
    for record in parsed {
      if record.record == nil, record.findings.isEmpty {
        Issue.record("\(what): neither record nor finding")
      }
      for finding in record.findings {
        let end = (finding.place.start?.offset ?? -1) + finding.place.length
        if !(0...bytes.count).contains(end) { Issue.record("\(what): \(finding.placedRule)") }
      }
    }
    let inBytes = SGFFormat().readAll(bytes, blockSize: 1)
    let isSame =
      inBytes.map(\.record) == parsed.map(\.record)
      && inBytes.map(\.placedRules) == parsed.map(\.placedRules)
    if !isSame { Issue.record("\(what): the block size matters") }
  }

  @Test(arguments: files)
  func `gives a record or a finding wherever it is cut off`(file: String) {
    let bytes = Array(file.utf8)
    for length in bytes.indices {
      expectRecordOrFinding(Array(bytes.prefix(length)), "first \(length) bytes")
    }
  }

  @Test(arguments: files)
  func `gives a record or a finding whichever byte is wrong`(file: String) {
    let bytes = Array(file.utf8)
    for index in bytes.indices {
      for value in Array("()[];\\:B z9\n".utf8) + [0, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        expectRecordOrFinding(damaged, "\(value) at \(index)")
      }
    }
  }

  @Test func `gives a record or a finding even if it is only noise`() {
    var generator = SeededGenerator(seed: 1)
    let alphabet = [
      "(", ")", ";", "[", "]", "\\", "B", "W", "f5", "GM[2]", "(;GM[2]FF[4]", "C", "AB", "\n", "é",
    ]
    for round in 0..<300 {
      let count = Int.random(in: 0...40, using: &generator)
      let pieces = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      expectRecordOrFinding(Array("(;GM[2]".utf8) + Array(pieces.joined().utf8), "round \(round)")
    }
  }

  static let hostile: [(String, [String])] = [
    (String(repeating: "(", count: 1_000_000), ["sgf-stray", "no-record"]),
    ("(;GM[2]" + String(repeating: "(;", count: 100_000), ["too-many", "sgf-not-closed"]),
    (
      "(;GM[2]" + String(repeating: "(;B[f5])(;W[d6]", count: 10_000)
        + String(repeating: ")", count: 10_001),
      ["too-many"]
    ),
    ("(;GM[2]" + String(repeating: ";B[f5]", count: 50_000) + ")", ["too-many"]),
    ("(;GM[2]" + String(repeating: "(;C[x])", count: 20_000) + ")", ["sgf-empty-variation"]),
    ("(;GM[2]" + String(repeating: "X[]", count: 20_000) + ")", ["too-many"]),
    ("(;GM[2]C[" + String(repeating: "x", count: 1_100_000) + "])", ["text-too-long"]),
    ("(;GM[2]C[" + String(repeating: "(;FF[4", count: 20_000) + "])", []),
    ("(;GM[2];B[f5]" + String(repeating: "Q[]", count: 20_000) + ")", ["sgf-node-property"]),
    ("(;GM[2]" + String(repeating: "C[x]", count: 50_000) + ")", []),
    ("(;GM[2];B[f5]" + String(repeating: "C[x]", count: 50_000) + ")", []),
    ("(;GM[2];B[f5]" + String(repeating: ";C[x]", count: 50_000) + ")", []),
    ("(;GM[2]" + String(repeating: ";C[x]", count: 50_000) + ")", []),
    ("(;GM[2]AB[a1:p16]" + String(repeating: "[a1:p16]", count: 1_000) + "SZ[16])", ["too-many"]),
  ]

  @Test(arguments: hostile.indices)
  func `has few findings, however hostile it is`(index: Int) {
    let (text, rules) = Self.hostile[index]
    let found = SGFFormat().readAll(text).flatMap(\.findings)
    #expect(found.map(\.rule.name) == rules)
  }

  @Test func `with text between all its games has a hundred findings`() {
    let parsed = SGFFormat().readAll(String(repeating: "x(;GM[2])", count: 300))
    #expect(parsed.count { $0.record != nil } == 300)
    #expect(parsed.flatMap(\.findings).count == 100)
  }

  @Test func `is read up to the limit of nested variations`() throws {
    let levels = 200
    let text =
      "(;GM[2]" + String(repeating: "(;B[f5])(;W[d6]", count: levels)
      + String(repeating: ")", count: levels + 1)
    let parsed = SGFFormat().readAll(text)
    #expect(parsed[0].placedRules.count == 1)
    var depth = 0
    var variations = try #require(parsed[0].record).variations
    while let first = variations.first {
      depth += 1
      variations = first.variations
    }
    #expect(depth == Limits.depth)
  }
}
