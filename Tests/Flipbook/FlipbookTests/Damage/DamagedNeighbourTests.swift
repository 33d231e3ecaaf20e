import Apps
import TestSupport
import Testing

/// One bad record never hides the others.
@Suite struct `The records next to a damaged one` {
  /// An input of several records, and the places of all of them.
  struct Case: CustomTestStringConvertible {
    let file: TestFile
    let format: any RecordFormat
    let parsed: [ParsedRecord]

    var testDescription: String { file.path }

    init?(_ file: TestFile) {
      guard let format = FormatRegistry.playing.format(named: file.format) else { return nil }
      self.file = file
      self.format = format
      parsed = format.readAll(file.bytes, file.options).filter(\.isRecord)
      guard parsed.count > 1, parsed.allSatisfy(\.isWhole) else { return nil }
    }
  }

  /// Samples of several records, and three records as each format writes them.
  static let cases = (DamageSeeds.all + threes).compactMap(Case.init)

  private static let threes = FormatRegistry.playing.formats.compactMap { format -> TestFile? in
    let records = ["d3", "f5d6c3", "c4"].enumerated().map { index, moves in
      ReversiRecord(id: "\(index)", event: "E", moves: Move.list(moves), comment: "C")
    }
    guard let bytes = try? format.write(records, .collection) else { return nil }
    return TestFile(
      path: "three records in \(format.name)",
      format: format.name,
      bytes: bytes,
      options: ReadingOptions()
    )
  }

  /// Formats in which damage inside a record can hide those after it: a syntax error ends reading,
  /// a game without an end continues in the next, or the next object becomes part of an open one.
  private static let hideOthers: Set = [
    "xml", "picture", "session", "transcript", "json", "app-json", "action-log",
  ]
  /// All records have one length, so that a surplus byte moves those after it.
  private static let haveOneLength: Set = ["edx", "wthor", "wthor-puzzles"]

  @Test(arguments: cases)
  func `are read as before`(test: Case) {
    let places = test.parsed.map(\.source)
    for (index, place) in places.enumerated() {
      let inside = Array(place.start.offset + 1..<max(place.start.offset + 2, place.end - 1))
      for (round, offset) in inside.sample(4).enumerated() {
        let signs = test.file.signs
        let others = [signs[round % signs.count], test.file.bytes[offset] ^ 1]
        // The first one is cut off.
        for bytes in test.file.bytes.damaged(at: offset, by: others).dropFirst() {
          let hidden = hidden(by: bytes, at: index, of: test)
          if !hidden.isEmpty { Issue.record("\(offset) \(others): \(hidden)") }
        }
      }
    }
  }

  /// Returns which records cannot be read any more, although another one is damaged.
  private func hidden(by bytes: [UInt8], at index: Int, of test: Case) -> [String] {
    let format = test.format.name
    let isMoved = bytes.count != test.file.bytes.count
    if Self.haveOneLength.contains(format), isMoved { return [] }
    // Objects of several lines are read if the first line is not a whole one.
    if format == "jsonl", index == 0 { return [] }
    let records = test.parsed.map(\.reversi)
    let found = test.format.readAll(bytes, test.file.options).map(\.reversi)
    var hidden: [String] = []
    if !found.starts(with: records.prefix(max(0, index - 1))) { hidden.append("before it") }
    if index < records.count - 1, !Self.hideOthers.contains(format), found.last != records.last {
      hidden.append("after it")
    }
    return hidden
  }
}
