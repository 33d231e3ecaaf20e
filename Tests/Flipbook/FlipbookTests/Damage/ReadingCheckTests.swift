import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// A reader that breaks one of its promises is detected.
@Suite struct `The check of a reader` {
  private static let text = Array("# a\nf5d6\nf5z9 x\nd3\n".utf8)

  private func problem(
    ignoresStop: Bool = false,
    _ spoil: @escaping @Sendable (inout ParsedRecord, Bool) -> Void
  ) throws -> String? {
    var format = try DefectiveFormat("transcript")
    format.spoil = spoil
    format.ignoresStop = ignoresStop
    return ReadingCheck(format, Self.text).problem
  }

  @Test func `finds nothing wrong with a good one`() throws {
    #expect(try problem { _, _ in } == nil)
  }

  @Test func `finds a record that is missing without an error`() throws {
    let problem = try problem { parsed, _ in
      if parsed.number == 1 { parsed.reversi = nil }
    }
    #expect(problem == "record 1: neither a record nor an error")
  }

  @Test func `finds wrong numbers`() throws {
    let problem = try problem { parsed, _ in
      if parsed.number == 2 { parsed.assign(number: 3) }
    }
    #expect(problem == "records have the numbers [1, 3, 3]")
  }

  @Test(arguments: [
    (SourcePosition(offset: 10, line: 2, column: 2), "byte 10 is at 3:2, not at 2:2"),
    (SourcePosition(offset: 10, line: 3, column: 3), "byte 10 is at 3:2, not at 3:3"),
    (SourcePosition(offset: 99, line: 3, column: 3), "at 99 of 19"),
  ])
  func `finds a wrong place`(place: SourcePosition, words: String) throws {
    let problem = try problem { parsed, _ in
      guard parsed.number == 2, !parsed.findings.isEmpty else { return }
      parsed.findings[0].place.start = place
    }
    #expect(problem?.contains(words) == true, "\(problem ?? "none")")
  }

  @Test func `finds findings in another order`() throws {
    let problem = try problem { parsed, _ in
      guard parsed.number == 2, var first = parsed.findings.first else { return }
      first.place.start = .start
      parsed.findings.append(first)
    }
    #expect(problem?.hasSuffix("is not in the order of the text") == true, "\(problem ?? "none")")
  }

  @Test func `finds a message that controls a terminal`() throws {
    let problem = try problem { parsed, _ in
      if parsed.number == 2, !parsed.findings.isEmpty { parsed.findings[0].message = "\u{1B}[2J" }
    }
    #expect(problem?.hasSuffix("control characters") == true, "\(problem ?? "none")")
  }

  @Test func `finds records and findings that depend on the blocks`() throws {
    let other = try problem { parsed, isCut in
      if isCut, parsed.number == 1 { parsed.reversi?.moves.removeLast() }
    }
    #expect(other == "in blocks of 1: another record 1")
    let silent = try problem { parsed, isCut in
      if isCut, parsed.number == 2 { parsed.findings = [] }
    }
    #expect(silent?.hasPrefix("in blocks of 1: record 2: [] instead of") == true)
  }

  @Test func `finds a reader that does not stop`() throws {
    #expect(try problem(ignoresStop: true) { _, _ in } == "read further after a stop")
  }
}
