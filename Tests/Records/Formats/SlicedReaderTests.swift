import GameRecords
import TestSupport
import Testing

/// Cuts lines; blank ones are outside of any record, and `!` is a finding.
private struct LineFramer: Framer {
  static let rule = Rule(test: "no-shouting")

  func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    guard let start = bytes.firstIndex(where: { $0 != UInt8(ascii: "\n") }) else {
      return atEnd ? .end : .more
    }
    let skipped = start - bytes.startIndex
    if bytes[start] == UInt8(ascii: "!") {
      return .finding(
        FindingDraft(Self.rule, "a shout", help: "hush", at: skipped..<skipped + 1)
      )
    }
    if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      return .slice(skipped: skipped, length: end - start, trailing: 1)
    }
    return atEnd ? .slice(skipped: skipped, length: bytes.endIndex - start, trailing: 0) : .more
  }
}

/// Cuts off everything up to the last byte.
private struct GreedyFramer: Framer {
  func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    atEnd ? .end : bytes.isEmpty ? .more : .slice(skipped: 0, length: bytes.count - 1, trailing: 1)
  }
}

/// Returns a record whose id is its text, with a note at the text's end.
private func parse(_ text: SourceText) -> ParsedRecord {
  let rule = Rule(test: "end", .note)
  return ParsedRecord(
    record: ReversiRecord(id: String(decoding: text.bytes, as: UTF8.self)),
    findings: [
      text.finding(rule, "ends here", at: text.bytes.count..<text.bytes.count)
    ],
    source: text
  )
}

@Suite struct `A sliced reader` {
  private static func read(_ text: String, blockSize size: Int) -> [String] {
    SlicedReader(source: "input", framer: LineFramer(), parse: parse)
      .readAll(Array(text.utf8), blockSize: size)
      .map { parsed in
        ([String(parsed.number), parsed.reversi?.id ?? "-"] + parsed.placedRules)
          .joined(separator: " ")
      }
  }

  @Test(arguments: [1, 2, 3, 5, 7, 11, 64, 1_000])
  func `reads the same records in blocks of any size`(size: Int) {
    #expect(
      Self.read("\n\nab\n大森\n\n\nc\n!dé", blockSize: size) == [
        "1 ab 3:3 end", "2 大森 4:3 end", "3 c 7:2 end", "0 - 8:1 no-shouting", "4 dé 8:4 end",
      ]
    )
  }

  @Test func `puts number and identifier on every finding`() throws {
    let parsed = SlicedReader(source: "games", framer: LineFramer(), parse: parse)
      .readAll(Array("ab\nc".utf8), blockSize: 2)
    let place = try #require(parsed.last?.findings.first).place
    #expect(place.source == "games")
    #expect(place.record == 2)
    #expect(place.recordID == "c")
    #expect(place.start == SourcePosition(offset: 4, line: 2, column: 2))
  }

  @Test(arguments: ["", "\n", "\n\n\n"])
  func `reports that there is no record`(text: String) throws {
    #expect(Self.read(text, blockSize: 1) == ["0 - 1:1 no-record"])
  }

  @Test func `does not report that after another error`() {
    #expect(Self.read("!", blockSize: 1) == ["0 - 1:1 no-shouting"])
  }

  @Test func `reports a finding between records with its message and line`() throws {
    let parsed = SlicedReader(source: "games", framer: LineFramer(), parse: parse)
      .readAll(Array("a\n!b".utf8), blockSize: 100)
    let finding = try #require(parsed[1].findings.first)
    #expect(finding.message == "a shout")
    #expect(finding.help == "hush")
    #expect(finding.place.length == 1)
    #expect(finding.place.excerpt?.text == "!b")
  }

  @Test(arguments: 1...4)
  func `stops on request`(wanted: Int) {
    var reader = SlicedReader(source: "input", framer: LineFramer(), parse: parse)
    var ids: [String?] = []
    let receive: RecordReceiver = { slice in
      ids.append(slice.parsed().reversi?.id)
      return ids.count < wanted ? .proceed : .stop
    }
    let control = reader.read(Array("a\nb\nc\nd".utf8)[...], to: receive)
    #expect(control == (wanted < 4 ? .stop : .proceed))
    if control == .proceed { #expect(reader.finish(to: receive) == .stop) }
    #expect(ids == Array(["a", "b", "c", "d"].prefix(wanted)))
  }

  @Test(arguments: [1 << 20, 1 << 30])
  func `refuses a record that is too long, in blocks of any size`(size: Int) throws {
    let bytes = [UInt8](repeating: 0x61, count: Limits.recordBytes + 1)
    let endless = SlicedReader(source: "input", framer: WholeInputFramer(), parse: parse)
      .readAll(bytes, blockSize: size)
    #expect(endless.flatMap(\.findings).map(\.placedRule) == ["1:1 record-too-long"])
    let finding = try #require(endless.first?.findings.first)
    #expect(finding.message == "record does not end within 16 MiB; reading stops here")
    #expect(finding.place.record == 1)
  }

  @Test(arguments: [(0, nil), (1, "1:1 record-too-long")])
  func `refuses a record that is too long by one byte`(surplus: Int, finding: String?) {
    // The framer omits the last byte.
    let bytes = [UInt8](repeating: 0x61, count: Limits.recordBytes + 1 + surplus)
    let parsed = SlicedReader(source: "input", framer: GreedyFramer()) { text in
      ParsedRecord(record: ReversiRecord(), source: text)
    }
    .readAll(bytes, blockSize: bytes.count)
    #expect(parsed.count == 1)
    #expect(parsed.first?.findings.first?.placedRule == finding)
    #expect(parsed.first?.source.bytes.count == Limits.recordBytes + surplus)
  }
}
