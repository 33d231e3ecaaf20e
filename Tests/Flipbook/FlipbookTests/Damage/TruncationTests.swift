import Apps
import FuzzTargets
import TestSupport
import Testing

/// An input that lost its end is reported, and what is left of it is read.
@Suite struct `An input that is cut off` {
  /// The inputs that are right as a whole.
  ///
  /// The log of a session has tests of its own, which cut it line by line.
  static let files = DamageSeeds.all.filter { file in
    guard file.format != "session" else { return false }
    let parsed = (try? file.read()) ?? []
    return parsed.contains { $0.reversi != nil } && parsed.flatMap(\.findings).allSatisfy(\.isNote)
  }

  @Test func `is tried in every format`() {
    let formats = Set(Self.files.map(\.format))
    let reversi = FormatRegistry.playing.formats.filter {
      $0.stores(recordsOf: ReversiRecord.game)
    }
    #expect(Set(reversi.map(\.name)).subtracting(formats) == ["session"])
  }

  @Test(arguments: files)
  func `has an error, or is a beginning of it`(file: TestFile) throws {
    let whole = try file.read()
    for length in stride(from: 0, to: file.bytes.count, by: file.step) {
      let parsed = try file.with(Array(file.bytes.prefix(length))).read()
      let records = parsed.compactMap(\.reversi)
      let complete = whole.filter(\.hasRecord).prefix { $0.source.end + file.endTag <= length }
      if records.count < complete.count {
        Issue.record("\(length) bytes: only \(records.count) records")
      }
      if records.dropLast() != whole.compactMap(\.reversi).prefix(max(0, records.count - 1)) {
        Issue.record("\(length) bytes: other records")
      }
      guard !parsed.contains(where: \.hasErrors) else { continue }
      if file.hasEnd, !file.bytes[length...].allSatisfy({ $0 <= 0x20 }) {
        Issue.record("\(length) bytes: no error")
      }
      guard let last = records.last, records.count <= whole.count else {
        Issue.record("\(length) bytes: \(records.count) records")
        continue
      }
      let other = whole.compactMap(\.reversi)[records.count - 1]
      guard last != other else { continue }
      if !file.hasOpenEnd || !last.isBeginning(of: other) {
        // A part of a board can be a board; then a rule must report it.
        guard Validator().validate(parsed[parsed.count - 1]).findings.isEmpty else { continue }
        Issue.record(
          "\(length) bytes: \(last.facts(missingIn: other).facts) is accepted as valid in \(file.path)"
        )
      }
    }
  }
}

extension SourceText {
  /// The offset after it in the input.
  var end: Int { start.offset + bytes.count }
}

extension Finding {
  fileprivate var isNote: Bool { severity == .note }
}

extension TestFile {
  /// Returns the file with other bytes.
  func with(_ bytes: [UInt8]) -> TestFile {
    TestFile(path: path, format: format, bytes: bytes, options: options)
  }

  /// Returns the same JSON without the white space between its values; other files unchanged.
  var withoutLayout: TestFile {
    guard bytes.first == UInt8(ascii: "{") || path.hasSuffix(".json") else { return self }
    var isText = false
    var isEscaped = false
    return with(
      bytes.filter { byte in
        if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
        isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
        return isText || byte > 0x20 || byte == 0x0A && isOnLines
      }
    )
  }

  /// Whether every line is an object of its own.
  private var isOnLines: Bool { path.hasSuffix(".jsonl") || format == "session" }

  /// Not every byte of a long sample is tested, except with full effort; the step is odd, so that
  /// the cuts in a repeated pattern differ.
  var step: Int { Effort.isFull || bytes.count < 120 ? 1 : bytes.count / 120 * 2 + 1 }

  /// Whether the input ends with something without which it is incomplete.
  fileprivate var hasEnd: Bool {
    let isInBrackets = bytes.first.map { "{[<".utf8.contains($0) } ?? false
    return isInBrackets && !["jsonl", "pgn", "session", "picture"].contains(format)
      || format == "wthor-puzzles"
  }

  /// How many bytes after a record are needed to see that it ends.
  fileprivate var endTag: Int { format == "picture" ? "</metadata>".utf8.count : 0 }

  /// Whether the format does not mark the end of a record, so that a part of a record is a record.
  var hasOpenEnd: Bool {
    ["pgn", "transcript", "table", "board", "obf", "edax-fen", "action-log"].contains(format)
  }
}

extension ReversiRecord {
  /// Whether the other record continues where this one ends.
  fileprivate func isBeginning(of other: ReversiRecord) -> Bool {
    var rest = facts(missingIn: other)
    if other.placements.starts(with: placements) {
      // The remark on the last move may be cut off too.
      rest.subtract(FactSet([.moves, .passes, .glyphs]))
    }
    if other.variations.map(\.moves).starts(with: variations.map(\.moves)) {
      rest.subtract(FactSet([.variations]))
    }
    if other.sessionChanges.starts(with: sessionChanges) { rest.subtract(FactSet([.session])) }
    if let comment, let whole = other.comment, whole.hasPrefix(comment) {
      rest.subtract(FactSet([.comment]))
    }
    return rest.isEmpty
  }
}
