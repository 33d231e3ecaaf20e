package import GameRecords

/// The puzzles of the French federation: positions with the best move, in 36 bytes each.
///
/// A `.pzz` file has the header of WTHOR, a table of counts, and the puzzles. The table has 256
/// bytes in all known files, and 512 in the specification. Source: “Format WThor” of the
/// Fédération Française d'Othello, by Sylvain Quin and Stéphane Nicolet.
package struct WTHORPuzzlesFormat: RecordFormat {
  package let name = "wthor-puzzles"
  package let title = "puzzles of the French federation"
  package let fileExtensions = ["pzz"]
  package let ownsNames = true
  package let stores = FactSet([
    .event, .date, .names, .start, .evaluations, .variations, .tags,
  ])
  package let storesMany = true
  package var rules: [Rule] { .wthorPuzzles + .wthorFamily }
  package let companions = WTHORNames.companions

  /// The lengths of the table after the header, the usual one first.
  private static let tableLengths = [256, 512]
  private static let headLength = WTHORHeader.length + 512 + WTHORPuzzleReader.recordLength

  /// The format.
  package init() {}

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    guard head.bytes.count >= WTHORHeader.length else { return nil }
    let header = WTHORHeader(head.bytes)
    guard let created = header.created, header.hasPlausibleDate, header.kind == 1,
      header.recordCount > 0, (1...60).contains(header.nameCount),
      Self.plausibleTable(in: head.bytes) != nil
    else { return nil }
    return Recognition("a header of puzzles and of \(created), followed by positions")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    let names = WTHORNames(options, source: source)
    return WTHORFileReader(source: source, headLength: Self.headLength) { text in open(text, names)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }

  /// The length of the table that is followed by a puzzle.
  private static func plausibleTable(in bytes: ArraySlice<UInt8>) -> Int? {
    tableLengths.first { length in
      let record = bytes.dropFirst(WTHORHeader.length + length)
        .prefix(WTHORPuzzleReader.recordLength)
      return WTHORPuzzleReader.isPlausible(record)
    }
  }

  private func open(_ text: SourceText, _ names: WTHORNames) -> WTHOROpening {
    let header = WTHORHeader(text.bytes)
    var findings = header.findings(in: text)
    let tableLength = Self.plausibleTable(in: text.bytes) ?? Self.tableLengths[0]
    let headLength = WTHORHeader.length + tableLength
    if tableLength != Self.tableLengths[0] {
      findings.append(
        text.finding(
          .wthorPuzzleTable,
          "the table of counts has \(tableLength) bytes, as specified, instead of 256",
          at: WTHORHeader.length..<headLength
        )
      )
    }
    if header.kind != 1 {
      findings.append(
        text.finding(
          .wthorKind,
          "this is not the header of a file of puzzles: byte 13 is \(header.kind) instead of 1",
          help: "read it with --from wthor if it contains games",
          at: 13..<14
        )
      )
    }
    return WTHOROpening(
      headLength: headLength,
      recordLength: WTHORPuzzleReader.recordLength,
      recordCount: header.recordCount,
      unit: "puzzles",
      findings: names.findings + findings.inOrderOfText,
      parse: header.kind == 1 ? WTHORPuzzleReader(names: names, format: name).parse : nil
    )
  }
}
