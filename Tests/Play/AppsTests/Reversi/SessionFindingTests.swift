@testable import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Findings in logs that were changed after they were written.
@Suite struct `In the log of a session` {
  static let header = SessionExample.header
  static let start = SessionExample.start
  static let game = SessionExample.game
  static let end = SessionExample.end
  static let state = SessionExample.startState

  @Test func `every finding has its place`() throws {
    let differences = try Answers.differences("apps/log-findings") { row in
      let lines = [
        ("HEADER", Self.header), ("START", Self.start), ("GAME", Self.game), ("END", Self.end),
        ("STATE-IN-CAPITALS", Self.state.uppercased()), ("STATE", Self.state),
      ]
      let text = lines.reduce(row.text) { $0.replacing($1.0, with: $1.1) }
      let bytes = Array(text.utf8)
      let log = SessionLog(bytes, from: "test")
      let parsed = LogFormat.session().readAll(bytes, blockSize: 3)
      let found = parsed.flatMap(\.findings).filter { $0.rule != .noRecord }
      #expect(found.map(\.message) == log.findings.map(\.message))
      #expect(found.map(\.place.start) == log.findings.map(\.place.start))
      #expect(found.map(\.place.excerpt) == log.findings.map(\.place.excerpt))
      let described = log.findings.map { finding in
        let place = finding.place
        let part = bytes.dropFirst(place.start?.offset ?? 0).prefix(place.length)
        return "\(finding.placedRule) \(String(decoding: part, as: UTF8.self).debugDescription): "
          + finding.message
      }
      return described.isEmpty ? "nothing" : described.joined(separator: "\n")
    }
    #expect(differences == [])
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
    let parsed = LogFormat.session().readAll(text)
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
