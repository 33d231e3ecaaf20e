import AppTestSupport
@testable import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Logs that are written, read and run again.
@Suite struct `The log of a session` {
  static let sizes = [BoardSize(width: 4, height: 4) ?? .standard, .standard]

  @Test func `stores all that is known about the session`() {
    let header = LogHeader<AppState>(
      program: "flipbook\u{1B}[31m </script> \u{202E}9.9",
      date: GameDate("2026-02-14T10:20:30+09:00"),
      AppSettings(
        size: .standard,
        seed: .max,
        thinkTime: SessionTime(milliseconds: 2_001),
        flipDelay: .zero
      )
    )
    let log = SessionLog(SessionLine.header(header).bytes)
    guard case .header(header) = log.entries.first else {
      Issue.record("another header")
      return
    }
    let text = String(decoding: SessionLine.header(header).bytes, as: UTF8.self)
    #expect(text.unicodeScalars.dropLast().allSatisfy { (0x20..<0x7F).contains($0.value) })
    #expect(!text.contains("</"))
  }

  @Test func `is always written with the same bytes`() {
    var script = Script(nil, LogHeader(program: "flipbook", AppSettings()))
    script.play("f5", after: 2_500)
    script.send(.modeChanged(.light, .computer), after: 1)
    #expect(
      String(decoding: script.log, as: UTF8.self) == """
        {"session":1,"program":"flipbook"}
        {"time":0,"event":"started","state":"\(SessionExample.startState)"}
        {"time":2.5,"event":"tapped","square":"f5","state":"\(SessionExample.tapState)"}
        {"time":2.7,"event":"diskChanged","work":1,"state":"\(SessionExample.flipState)"}
        {"time":2.9,"event":"diskChanged","work":1,"state":"\(SessionExample.moveState)"}
        {"time":2.901,"event":"modeChanged","side":"light","mode":"computer",\
        "state":"e8e62179fc0aae41"}
        {"time":2.901,"event":"ended"}

        """
    )
  }
}
