import Flipbook
import TestSupport
import Testing

/// The promises of `fix` for any input, tried on damaged samples of all formats.
@Suite(.waits) struct RepairPropertyTests {
  /// The samples that are small enough to be damaged often, including broken ones.
  static let samples = Repository.files(below: "Samples")
    .filter { path in
      let count = Repository.bytes(of: path).count
      return (1..<6_000).contains(count) && !path.hasSuffix(".findings")
        && Self.format(of: path) != nil
    }
    .sample(60)

  private static func format(of path: String) -> (any RecordFormat)? {
    let bytes = Repository.bytes(of: path)
    let head = InputHead(of: bytes[...], isWhole: true)
    return try? FormatRegistry.standard.recognise(head, of: path).format
  }

  /// Returns an input after all repairs, and the number of repairs of each rule.
  private func repaired(
    _ bytes: [UInt8],
    _ format: any RecordFormat,
    unsafe: Bool = false
  ) async throws -> (bytes: [UInt8], rules: [Rule: Int]) {
    let repair = RecordRepair(appliesGuesses: unsafe)
    // An input that cannot be read stays as it is.
    guard let repaired = try? await repair.repair(bytes, as: format.name) else {
      return (bytes, [:])
    }
    return (repaired.bytes, repaired.repaired)
  }

  @Test(arguments: samples)
  func `a second run changes nothing, and no fact is lost`(path: String) async throws {
    let format = try #require(Self.format(of: path))
    let bytes = Repository.bytes(of: path)
    var generator = SeededGenerator(seed: StableSeed.of(path))
    for round in 0..<Effort.count(4, all: 200) {
      let damaged = round == 0 ? bytes : bytes.damaged(using: &generator)
      let what = Comment(rawValue: "round \(round): \(String(decoding: damaged, as: UTF8.self))")
      let (after, _) = try await repaired(damaged, format)
      let (again, rules) = try await repaired(after, format)
      #expect(again == after, "\(rules) \(what)")
      let (old, new) = (format.readAll(damaged), format.readAll(after))
      for change in Self.changes(old, new) { Issue.record("\(change) \(what)") }
      for change in Self.damage(old, new, damaged, after) { Issue.record("\(change) \(what)") }
      guard round.isMultiple(of: 3) else { continue }
      let (bold, _) = try await repaired(damaged, format, unsafe: true)
      let (bolder, more) = try await repaired(bold, format, unsafe: true)
      #expect(bolder == bold, "unsafe: \(more) \(what)")
    }
  }

  /// Returns what is wrong with the records and everything between them: a repaired record has fewer
  /// findings, and none that are new unless more of it can be read; all other bytes are the same.
  private static func damage(
    _ old: [ParsedRecord],
    _ new: [ParsedRecord],
    _ before: [UInt8],
    _ after: [UInt8]
  ) -> [String] {
    let (old, new) = (old.filter(\.isRecord), new.filter(\.isRecord))
    guard old.count == new.count else { return ["\(old.count) records became \(new.count)"] }
    var problems = gaps(of: old, in: before) == gaps(of: new, in: after) ? [] : ["other bytes"]
    let validator = Validator()
    for (one, other) in zip(old, new) where one.source.bytes != other.source.bytes {
      let (found, left) = (validator.validate(one), validator.validate(other))
      if left.findings.count > found.findings.count, !one.hasErrors, !found.hasUnplayedMoves {
        problems.append("more findings in record \(one.number)")
      }
      for finding in left.findings
      where !found.findings.contains(where: { $0.rule == finding.rule })
        && !one.hasErrors && !found.hasUnplayedMoves
      {
        problems.append("a new \(finding.rule.name) in record \(one.number)")
      }
    }
    return problems
  }

  /// The bytes that belong to no record.
  private static func gaps(of records: [ParsedRecord], in bytes: [UInt8]) -> [UInt8] {
    var gaps: [UInt8] = []
    var next = 0
    for record in records {
      let start = record.source.start.offset
      guard start >= next, start + record.source.bytes.count <= bytes.count else { continue }
      gaps += bytes[next..<start]
      next = start + record.source.bytes.count
    }
    return gaps + bytes[next...]
  }

  /// After a missing bracket or quotation mark, text was never read in the way in which the
  /// repaired file is read.
  @Test(arguments: samples)
  func `an inserted word stays`(path: String) async throws {
    let format = try #require(Self.format(of: path))
    let bytes = Repository.bytes(of: path)
    var generator = SeededGenerator(seed: StableSeed.of(path))
    for word in ["Zyzzyva", "P", "4 by Ada", "PB[Zyzzyva]"] {
      let letters = Array(word.utf8)
      for _ in 0..<Effort.count(1, all: 100) {
        var damaged = bytes
        damaged.insert(contentsOf: letters, at: Int.random(in: 0...bytes.count, using: &generator))
        let (after, rules) = try await repaired(damaged, format)
        #expect(
          after.count(of: letters) >= damaged.count(of: letters),
          "\(rules.keys.map(\.name)) \(String(decoding: damaged, as: UTF8.self))"
        )
      }
    }
  }

  /// Returns what could be read before and now reads differently.
  ///
  /// The code does not use that of the gate, so that a mistake would have to be in both.
  private static func changes(_ old: [ParsedRecord], _ new: [ParsedRecord]) -> [String] {
    var rest = new.filter(\.hasRecord)[...]
    return old.filter(\.hasRecord).flatMap { parsed -> [String] in
      let record = parsed.contents
      let whole = parsed.isWhole
      guard let index = rest.firstIndex(where: { Self.changes(record, $0.contents, whole).isEmpty })
      else { return rest.first.map { Self.changes(record, $0.contents, whole) } ?? ["a record"] }
      rest = rest[(index + 1)...]
      return []
    }
  }

  private static func changes(_ old: ReversiRecord, _ new: ReversiRecord, _ isWhole: Bool)
    -> [String]
  {
    var changes: [String] = []
    func same<Value: Equatable>(_ name: String, _ old: Value?, _ new: Value?) {
      if let old, old != new { changes.append("\(name): \(old) became \(new as Any)") }
    }
    let (placed, placedNow) = (
      old.moves.filter { $0 != .pass }, new.moves.filter { $0 != .pass }
    )
    if isWhole { same("moves", placed, placedNow) }
    same("first moves", placed, Array(placedNow.prefix(placed.count)))
    if isWhole || old.start != .initial { same("start", old.start, new.start) }
    for side in Disk.allCases {
      same("name", old.players[side].name, new.players[side].name)
      same("rating", old.players[side].rating, new.players[side].rating)
      same("mode", old.players[side].mode, new.players[side].mode)
    }
    same("id", old.id, new.id)
    same("event", old.event, new.event)
    same("site", old.site, new.site)
    same("round", old.round, new.round)
    same("date", old.date, new.date)
    same("comment", old.comment, new.comment)
    let texts = old.annotations.compactMap(\.comment)
    same("comments", texts, Array(new.annotations.compactMap(\.comment).prefix(texts.count)))
    let isEdax =
      old.site?.lowercased() == "edax" || old.tags.contains { $0.value.hasPrefix("edax") }
    if !isEdax {
      same("score", old.result?.score, new.result?.score)
      same("margin", old.result?.margin, new.result?.margin)
      same("winner", old.result?.winner, new.result?.winner)
    }
    for tag in old.tags where !new.tags.contains(tag) {
      if old.date == nil, GameDate(reading: tag.value) == new.date, new.date != nil { continue }
      changes.append("tag \(tag.name): \(tag.value) is gone")
    }
    return changes
  }
}

/// A seed that is the same in every run.
private enum StableSeed {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(5_381) { ($0 &* 33) ^ UInt64($1) }
  }
}

extension [UInt8] {
  /// Returns how often some bytes occur.
  fileprivate func count(of bytes: [UInt8]) -> Int {
    indices.count { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }

  /// Returns the bytes with some of the damage that files suffer: parts are removed, doubled or
  /// replaced, and special characters are inserted.
  fileprivate func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard !bytes.isEmpty else { return bytes }
      let at = Int.random(in: 0..<bytes.count, using: &generator)
      let end = Swift.min(bytes.count, at + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 2: bytes[at] = UInt8.random(in: 0...255, using: &generator)
      case 3:
        let from = Int.random(in: 0..<bytes.count, using: &generator)
        let piece = bytes[from..<Swift.min(bytes.count, from + end - at)]
        bytes.replaceSubrange(at..<end, with: Array(piece))
      default:
        let signs = [
          "()", "[", "]", "{", "}", "\"", ",", ";", "--", "pa", " ", "\n", "&", "<", "\\",
          "\u{FEFF}",
          "é", "0-1", "a1", "x",
        ]
        let sign = signs.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: Array(sign.utf8), at: at)
      }
    }
    return bytes
  }
}
