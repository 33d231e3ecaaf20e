import Flipbook
import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What each format reads: `Tests/Data/reading` has texts with the findings at the marked places, and
/// the records.
@Suite struct `What formats read` {
  @Test(arguments: CaseTable.names(in: "reading"))
  func `is as in the table of its format`(name: String) throws {
    let format = try #require(FormatRegistry.standard.format(named: name))
    var number = 0
    try CaseTable(path: "Tests/Data/reading/\(name).jsonl").check { given in
      let input = CaseText(try #require(given["input"] as? String))
      let companions = given["companions"] as? [String: String] ?? [:]
      let options = ReadingOptions(
        dialect: given["dialect"] as? String,
        turn: (given["turn"] as? String) == "light" ? .light : given["turn"] == nil ? nil : .dark,
        companions: companions.mapValues { CaseText($0).bytes }
      )
      let count = input.bytes.count
      // All tables together have cases enough for each size.
      let small = Effort.isFull ? [1, 2, 3, 7, 64] : [1, [2, 3, 7, 64][number % 4]]
      number += 1
      let sizes = count < 4_000 ? small : [7, 4_001]
      let check = ReadingCheck(format, input.bytes, options, blockSizes: sizes)
      // The check of a very long text takes too long.
      if count < 100_000, let problem = check.problem {
        Issue.record("\(given["what"] ?? ""): \(problem)")
      }
      expectMovesAtTheirPlaces(check.parsed, of: name)
      if count < 4_000 { expectWritingAgain(check.parsed, as: format) }
      return try outcome(check.parsed, of: input, given)
    }
  }

  private func outcome(
    _ parsed: [ParsedRecord],
    of input: CaseText,
    _ given: TableCase
  ) throws -> [String: Any?] {
    let found = parsed.flatMap(\.findings)
    let ranges = found.compactMap { finding in
      finding.place.start.map { $0.offset..<$0.offset + finding.place.length }
    }
    let isOne = parsed.count == 1
    for parsed in parsed where parsed.isRecord {
      #expect(parsed.findings.allSatisfy { $0.place.record == parsed.number })
    }
    let records = try parsed.filter(\.isRecord).map { parsed in
      try parsed.record.map(FormatRegistry.json) ?? NSNull()
    }
    let origin = parsed.first?.reversi?.origin
    var outcome: [String: Any?] = [
      "input": input.marked(ranges),
      "findings": parsed.flatMap { parsed in
        parsed.findings.map { (isOne ? "" : "#\(parsed.number) ") + $0.line }
      },
      "record": records.count == 1 && !(records[0] is NSNull) ? records[0] : nil,
      "records": records.count > 1 ? FormatRegistry.short(records) : nil,
      "passMarks": parsed.first?.reversi.flatMap {
        $0.passMarks == .usual ? nil : "\($0.passMarks)"
      },
    ]
    if given["places"] != nil, let source = parsed.first?.source {
      outcome["places"] = Dictionary(grouping: origin?.parts ?? []) { part in
        "\(part.part)".replacing("ReversiRules.Disk.", with: "")
      }
      .mapValues { parts in
        parts.map { "\($0.range.bytes.lowerBound): \(source.text($0.range))" }
      }
    }
    if given["problems"] != nil, let record = parsed.first?.reversi {
      outcome["problems"] = ReplayAttempt(record).problems.map { "\($0.kind) at ply \($0.ply)" }
    }
    if given["excerpts"] != nil {
      outcome["excerpts"] = found.compactMap(\.place.excerpt).map { "\($0.caret) \($0.text)" }
    }
    return outcome
  }
}

extension Finding {
  /// Everything about a finding except its place, on one line.
  fileprivate var line: String {
    "\(severity) \(rule.name): \(message)" + (help.map { " (help: \($0))" } ?? "")
      + (place.ply.map { " (ply \($0))" } ?? "")
      + (repair.map { " (repair: \($0.isSafe ? "safe" : "a guess"))" } ?? "")
  }
}

extension SourceText {
  /// The text at some bytes.
  fileprivate func text(_ range: SourceRange) -> String {
    CaseText(
      Array(bytes.dropFirst(range.bytes.lowerBound).prefix(range.bytes.count)),
      isBinary: false
    )
    .marked([])
  }
}

/// Expects that what was read can be written in the same format, and is read back then.
private func expectWritingAgain(_ parsed: [ParsedRecord], as format: any RecordFormat) {
  // These facts of a file are kept and reported again.
  let kept: Set = ["redux-alert", "redux-unsaved", "save-final-line-end", "wthor-header"]
  guard kept.isDisjoint(with: parsed.flatMap(\.findings).map(\.rule.name)) else { return }
  let travellers = parsed.compactMap { parsed in
    parsed.reversi.map { Traveller(name: "#\(parsed.number)", record: $0) }
  }
  #expect(Conversion(travellers, to: format).problems == [])
}

/// Expects that the bytes at the place of each move spell it.
func expectMovesAtTheirPlaces(_ parsed: [ParsedRecord], of format: String) {
  for parsed in parsed {
    // A text that is not in a picture literally has no places.
    guard let record = parsed.reversi, let origin = record.origin, format != "picture" else {
      continue
    }
    #expect(origin.format == format || origin.format == "json")
    let bytes = Array(parsed.source.bytes)
    func expect(_ moves: [Move], _ places: MovePlaces) {
      #expect(moves.count == places.count)
      for (move, place) in zip(moves, places) {
        let spelled = Array(bytes[place.bytes])
        let size = record.start.board.size
        if !MoveSpelling.spells(spelled, move, on: size, format) {
          Issue.record("\(format): “\(String(decoding: spelled, as: UTF8.self))” is not \(move)")
        }
      }
    }
    func expect(_ variations: [Variation]) {
      for variation in variations {
        expect(variation.moves, variation.places)
        expect(variation.variations)
      }
    }
    expect(record.moves, origin.moves)
    expect(record.variations)
  }
}
