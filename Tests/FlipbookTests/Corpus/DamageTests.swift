import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// Bad input never causes a crash or a hang, and is never accepted as valid.
@Suite struct DamageTests {
  static let formats = FormatRegistry.standard

  /// The smallest samples of every format, so that every byte can be damaged.
  static let samples = formats.formats.flatMap { format in
    let files = TestFile.samples(of: format.name)
      .map(\.withoutLayout)
      .sorted { ($0.bytes.count, $0.path) < ($1.bytes.count, $1.path) }
    // Very small ones have little that can be damaged.
    return files[0].bytes.count < 130 ? files.prefix(2) : files.prefix(1)
  }

  /// Checks what holds for every result, however the input is damaged.
  private func check(_ parsed: [ParsedRecord], in count: Int, _ what: String) {
    if parsed.isEmpty { Issue.record("\(what): no result") }
    for parsed in parsed {
      if parsed.isRecord, parsed.record == nil, !parsed.hasErrors {
        Issue.record("\(what): neither a record nor an error")
      }
      for place in parsed.findings.map(\.place) {
        let end = (place.start?.offset ?? 0) + place.length
        if !(0...count).contains(end) { Issue.record("\(what): a finding outside of the input") }
      }
    }
  }

  @Test(arguments: samples)
  func `a sample cut off anywhere has a finding, or is a beginning of it`(file: TestFile) throws {
    let whole = try file.read().compactMap(\.record)
    for length in stride(from: 0, to: file.bytes.count, by: file.step) {
      let parsed = try file.with(Array(file.bytes.prefix(length))).read()
      check(parsed, in: length, "\(length) bytes")
      guard parsed.flatMap(\.findings).allSatisfy({ $0.severity == .note }) else { continue }
      let records = parsed.compactMap(\.record)
      guard let last = records.last, records.count <= whole.count else {
        Issue.record("\(length) bytes: \(records.count) records")
        continue
      }
      if records.dropLast() != whole.prefix(records.count - 1) {
        Issue.record("\(length) bytes: other records")
      }
      let other = whole[records.count - 1]
      if last != other, !file.hasOpenEnd || !last.isBeginning(of: other) {
        // A part of a board can be a board; then a rule must report it.
        guard Validator().validate(parsed[parsed.count - 1]).findings.isEmpty else { continue }
        Issue.record("\(length) bytes: \(last.facts(missingIn: other).facts) is accepted as valid")
      }
    }
  }

  @Test(arguments: samples)
  func `a sample with any byte changed is read without a crash`(file: TestFile) throws {
    for index in stride(from: 0, to: file.bytes.count, by: file.step) {
      let values: [UInt8] = [0, 0x0A, 0x22, 0x5B, 0x80, 0xFF]
      let flipped = file.bytes[index] ^ 1
      let one = index.isMultiple(of: 2) ? flipped : values[index / 2 % values.count]
      for value in Effort.isFull ? values + [flipped] : [one] {
        var damaged = file.bytes
        damaged[index] = value
        let parsed = try file.with(damaged).read()
        check(parsed, in: damaged.count, "\(value) at \(index)")
        // Input that is nearly right gets the furthest.
        guard value == flipped else { continue }
        for parsed in parsed { _ = Validator().validate(parsed) }
      }
    }
  }

  @Test func `random bytes are read without a crash by every format`() throws {
    var generator = SeededGenerator(seed: 5)
    for format in Self.formats.formats {
      for round in 0..<80 {
        let count = Int.random(in: 0...400, using: &generator)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let parsed = format.readAll(bytes)
        check(parsed, in: bytes.count, "\(format.name) \(round)")
        if parsed.flatMap(\.findings).isEmpty {
          Issue.record("\(format.name): \(bytes) is accepted as valid")
        }
      }
    }
  }

  @Test func `pieces of samples in any order are read without a crash by their format`() throws {
    var generator = SeededGenerator(seed: 6)
    for file in Self.samples {
      for round in 0..<60 {
        let pieces = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          let ends = (0..<2).map { _ in Int.random(in: 0...file.bytes.count, using: &generator) }
          return file.bytes[min(ends[0], ends[1])..<max(ends[0], ends[1])]
        }
        let bytes = Array(pieces.joined())
        check(try file.with(bytes).read(), in: bytes.count, "\(file.path) \(round)")
      }
    }
  }
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
        return isText || byte > 0x20 || byte == 0x0A && path.hasSuffix(".jsonl")
      }
    )
  }

  /// Not every byte of a long sample is tested, except with full effort.
  var step: Int { Effort.isFull || bytes.count < 600 ? 1 : 7 }

  /// Whether the format does not mark the end of a record, so that a part of a record is a record.
  var hasOpenEnd: Bool { ["pgn", "transcript", "board", "obf", "edax-fen"].contains(format) }
}

extension GameRecord {
  /// Whether the other record continues where this one ends.
  fileprivate func isBeginning(of other: GameRecord) -> Bool {
    var rest = facts(missingIn: other)
    if other.placements.starts(with: placements) {
      rest.subtract(FactSet([.moves, .passes]))
    }
    if other.variations.map(\.moves).starts(with: variations.map(\.moves)) {
      rest.subtract(FactSet([.variations]))
    }
    if let comment, let whole = other.comment, whole.hasPrefix(comment) {
      rest.subtract(FactSet([.comment]))
    }
    return rest.isEmpty
  }
}
