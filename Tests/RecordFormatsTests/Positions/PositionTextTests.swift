import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A text next to a position` {
  static let names = positionFormats.map(\.name)

  @Test(arguments: names)
  func `writes texts on one line`(name: String) throws {
    let format = try positionFormat(name)
    let texts: [(String, String?, Loss.Change)] = [
      ("a\r\nb\nc\rd", "a b c d", .replaced), (" a ", "a", .replaced),
      ("\n", nil, .dropped), (String(repeating: "é", count: 600_000), nil, .shortened),
    ]
    for (text, expected, change) in texts {
      let result = try format.write([ReversiRecord(comment: text)], WritingOptions(.single))
      #expect(result.losses == [[Loss(.comment, change)]])
      let read = try #require(format.readAll(result.bytes).first)
      #expect(read.reversi == result.fitted[0])
      #expect(read.findings.isEmpty)
      if change == .shortened {
        #expect(read.reversi?.comment?.utf8.count == Limits.textBytes)
      } else {
        #expect(read.reversi?.comment == expected)
      }
    }
  }

  @Test(arguments: names)
  func `skips blank lines and comments, and reports comments once`(name: String) throws {
    let format = try positionFormat(name)
    let line = String(decoding: try format.write([ReversiRecord()], .single), as: UTF8.self)
    let text = "\n% one\n\n% two\r\n" + line + " \t\n% three\n" + line + "% four"
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(text, blockSize: size)
      #expect(parsed.compactMap(\.reversi) == [ReversiRecord(), ReversiRecord()])
      #expect(parsed.flatMap(\.placedRules) == ["2:1 comment-line"])
      #expect(parsed.map(\.number) == [0, 1, 2])
    }
    let none = format.readAll("% nothing\n").flatMap(\.findings)
    #expect(none.map(\.rule.name) == ["comment-line", "no-record"])
  }

  @Test(arguments: names)
  func `accepts and reports a byte order mark and Latin-1`(name: String) throws {
    let format = try positionFormat(name)
    let line = try format.write([ReversiRecord(comment: "a")], .single).dropLast(2)
    let bytes = ByteOrderMark.utf8 + line + [0xE9, 0x0A] + line
    for size in [1, 2, 7, 65_536] {
      let parsed = format.readAll(bytes, blockSize: size)
      #expect(parsed.compactMap(\.reversi?.comment) == ["é"])
      #expect(parsed.count == 3)
      #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["byte-order-mark", "latin-1"])
      #expect(parsed.flatMap(\.findings).map(\.place.start?.offset) == [0, line.count + 3])
    }
  }

  @Test(arguments: names)
  func `finds the good records around a bad one`(name: String) throws {
    let format = try positionFormat(name)
    let good = try format.write([ReversiRecord(comment: "good")], .single)
    var bad = good
    bad[10] = UInt8(ascii: "z")
    let parsed = format.readAll(good + bad + good)
    #expect(parsed.map { $0.reversi != nil } == [true, false, true])
    #expect(parsed.map(\.isWhole) == [true, false, true])
    #expect(parsed.map { $0.findings.first?.place.start?.line } == [nil, 2, nil])
  }

  @Test(arguments: names)
  func `reports a text that is too long`(name: String) throws {
    let format = try positionFormat(name)
    let line = try format.write([ReversiRecord(comment: "c")], .single).dropLast()
    let long = line + [UInt8](repeating: 0x63, count: Limits.textBytes)
    let parsed = format.readAll(long + [0x0A] + line)
    #expect(parsed.map { $0.findings.map(\.rule.name) } == [["text-too-long"], []])
    #expect(parsed.map(\.reversi?.comment) == [nil, "c"])
  }
}
