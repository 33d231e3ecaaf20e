import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import ReversiApp

/// Findings in logs that were changed after they were written.
@Suite struct `In the log of a session` {
  static let header = SessionExample.header
  static let start = SessionExample.start
  static let game = SessionExample.game
  static let end = SessionExample.end
  static let state = SessionExample.startState

  static let cases: [(text: String, findings: [String])] = [
    // Allowed: blank lines, other line ends, keys in any order, spaces.
    ("\(header)\r\n\r\n  \n\(start)\r\n\(game)\n\(end)", []),
    ("{ \"program\": \"\", \"session\": 1.0 }\n\(start)\n\(game)\n\(end)\n\n", []),
    // Two sessions; the first one ends or was stopped.
    ("\(header)\n\(start)\n\(game)\n\(end)\n\(header)\n\(start)\n\(game)\n\(end)", []),
    ("\(header)\n\(start)\n\(game)\n⟦⟧\(header)\n\(start)\n\(game)\n\(end)", ["session-cut"]),
    // Its beginning and end.
    ("⟦⟧\(start)\n\(game)\n\(end)", ["session-start"]),
    ("\(header)\n\(start)\n\(game)\n\(end)\n⟦{\"time\":9,\"event\":\"ended\"}⟧", ["session-start"]),
    ("\(header)\n\(start)\n\(game)⟦⟧", ["session-cut"]),
    ("\(header)\n\(start)\n\(game)⟦⟧\n", ["session-cut"]),
    ("\(header)\n\(start)\n\(game)\n⟦{\"time\":⟧", ["session-cut"]),
    // The first line.
    ("{\"session\":⟦2⟧}\n{", ["session-version"]), ("{\"session\":\"⟦1⟧\"}", ["session-version"]),
    (
      "{\"session\":1,\"⟦sed⟧\":1,\"seed\":⟦-1⟧,\"date\":\"⟦today⟧\",\"thinkTime\":⟦-2⟧,"
        + "\"program\":⟦7⟧,\"⟦time⟧\":0}\n\(start)\n\(game)\n\(end)",
      Array(repeating: "session-line", count: 6)
    ),
    ("{\"session\":1,\"width\":⟦7⟧,\"height\":⟦18⟧}\n\(end)", ["session-line", "session-line"]),
    // Lines.
    ("\(header)\n⟦x⟧\n\(start)\n\(game)\n\(end)", ["session-line"]),
    ("\(header)\n⟦[]⟧\n⟦7⟧\n\(start)\n\(game)\n\(end)", ["session-line", "session-line"]),
    ("\(header)\n⟦{\"event\":\"started\"}⟧\n\(end)", ["session-line", "session-line"]),
    ("\(header)\n{\"time\":0,\"event\":\"⟦start⟧\"}\n\(end)", ["session-line"]),
    ("\(header)\n{\"time\":0,\"event\":⟦7⟧}\n\(end)", ["session-line"]),
    (
      "\(header)\n{\"time\":0,\"time\":0,\"event\":\"started\",\"squere\":\"f5\",\"work\":1,"
        + "\"state\":\"\(state)\"}\n\(game)\n\(end)",
      ["session-line", "session-line", "session-line"]
    ),
    (
      "\(header)\n{\"time\":⟦-1⟧,\"event\":\"tapped\",\"square\":\"⟦F5⟧\",\"ignored\":⟦1⟧,"
        + "\"state\":\"⟦\(state.uppercased())⟧\"}\n\(start)\n\(game)\n\(end)",
      Array(repeating: "session-line", count: 4)
    ),
    (
      "\(header)\n{\"time\":0,\"event\":\"modeChanged\",\"side\":\"⟦black⟧\",\"mode\":⟦null⟧,"
        + "\"state\":\"\(state)\"}\n\(start)\n\(game)\n\(end)",
      ["session-line", "session-line"]
    ),
    (
      "\(header)\n{\"time\":0,\"event\":\"computerChose\",\"square\":\"⟦q1⟧\",\"work\":⟦-1⟧,"
        + "\"state\":\"\(state)\"}\n\(start)\n\(game)\n\(end)",
      ["session-line", "session-line"]
    ),
    (
      "\(header)\n{\"time\":0,\"event\":\"started\",\"save\":{\"turn\":\"⟦x⟧\",\"board\":⟦[\"--\"]⟧,"
        + "\"dark\":\"⟦human⟧\",\"light\":\"manual\"},\"state\":\"\(state)\"}\n\(end)",
      ["session-line", "session-line", "session-line"]
    ),
    // Times and states.
    (
      "\(header)\n\(start)\n\(game)\n⟦{\"time\":2.8999,\"event\":\"ended\"}⟧",
      []
    ),
    ("\(header)\n\(start)\n\(game)\n⟦{\"time\":2.899,\"event\":\"ended\"}⟧", ["session-time"]),
    (
      "\(header)\n\(start)\n⟦{\"time\":1,\"event\":\"passDismissed\",\"state\":\"\(state)\"}⟧\n"
        + "\(game)\n\(end)",
      ["session-state"]
    ),
    (
      "\(header)\n⟦{\"time\":0,\"event\":\"started\",\"ignored\":true,\"state\":\"\(state)\"}⟧\n"
        + "\(game)\n\(end)",
      ["session-state"]
    ),
    (
      "\(header)\n⟦{\"time\":0,\"event\":\"started\",\"state\":\"0000000000000000\"}⟧\n"
        + "\(game)\n\(end)",
      ["session-state"]
    ),
  ]

  @Test(arguments: cases)
  func `every finding has its place`(text: String, findings: [String]) {
    let marked = MarkedText(text)
    let log = SessionLog(marked.bytes, from: "test")
    #expect(log.findings.map(\.rule.name) == findings)
    let places = log.findings.compactMap { $0.place.start.map { "\($0.line):\($0.column)" } }
    if marked.ranges.count == findings.count { #expect(places == marked.places) }
    let parsed = SessionFormat().readAll(marked.bytes, blockSize: 3)
    let found = parsed.flatMap(\.findings).filter { $0.rule != .noRecord }
    #expect(found.map(\.message) == log.findings.map(\.message))
    #expect(found.map(\.place.start) == log.findings.map(\.place.start))
    #expect(found.map(\.place.excerpt) == log.findings.map(\.place.excerpt))
  }

  static let differences: [(line: String, reason: String)] = [
    ("\"passDismissed\"", "there is no pass to dismiss"),
    ("\"tapped\",\"square\":\"a1\"", "dark would flip no disk on a1"),
    ("\"modeChanged\",\"side\":\"light\",\"mode\":\"manual\"", "light is already manual"),
    ("\"diskChanged\",\"work\":7", "that work was stopped or never requested"),
    ("\"diskChanged\",\"work\":0", "a person has to place a disk for dark"),
  ]

  @Test(arguments: differences)
  func `an event that is ignored says why`(line: String, reason: String) {
    let ignored = "{\"time\":3,\"event\":\(line),\"state\":\"\(Self.state)\"}"
    let log = SessionLog(Array("\(Self.header)\n\(Self.start)\n\(ignored)\n".utf8))
    #expect(
      log.findings.first?.message
        == "the app ignores this event, because \(reason); the log says that it was accepted"
    )
  }

  @Test func `an event that is accepted says why`() {
    let game = Self.game.replacing(
      "\"state\"",
      with: "\"ignored\":true,\"state\"",
      maxReplacements: 1
    )
    let log = SessionLog(Array("\(Self.header)\n\(Self.start)\n\(game)\n\(Self.end)\n".utf8))
    #expect(
      log.findings.map(\.message) == [
        "the app accepts this event, because a person has to place a disk for dark; the log says "
          + "that it was ignored"
      ]
    )
  }

  @Test func `bad lines do not hide those after them`() {
    let bad = Array(repeating: "{\"time\":1,\"event\":\"x\"}\n", count: 1_000).joined()
    let text = "\(Self.header)\n\(Self.start)\n\(bad)\(Self.game)\n\(Self.end)\n"
    let log = SessionLog(Array(text.utf8))
    #expect(log.updates.count == 4)
    #expect(log.findings.count == 20)
    #expect(log.findings.last?.message.hasSuffix("and 980 more like this") == true)
  }

  @Test func `a game that does not end is refused at the limit`() {
    let tap =
      "{\"time\":0,\"event\":\"tapped\",\"square\":\"a1\",\"ignored\":true,\"state\":"
      + "\"\(Self.state)\"}" + String(repeating: " ", count: 1 << 16) + "\n"
    let text = "\(Self.header)\n\(Self.start)\n" + String(repeating: tap, count: 300)
    let parsed = SessionFormat().readAll(text)
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.recordTooLong])
  }

  @Test func `hostile text stays out of messages`() {
    let hostile = "\\u001b[31m\\u202e" + String(repeating: "e\u{301}\u{301}", count: 10_000)
    for line in [
      "{\"time\":1,\"event\":\"\(hostile)\"}", "{\"\(hostile)\":1}",
      "{\"time\":1,\"event\":\"tapped\",\"square\":\"\(hostile)\"}",
    ] {
      let log = SessionLog(Array("\(Self.header)\n\(line)\n\(Self.end)\n".utf8))
      for finding in log.findings {
        #expect(finding.message.unicodeScalars.count < 300)
        #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
      }
      #expect(!log.findings.isEmpty)
    }
  }
}
