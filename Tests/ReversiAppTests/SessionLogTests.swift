import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import ReversiApp

/// Logs that are written, read and run again.
@Suite struct `The log of a session` {
  static let sizes = [BoardSize(width: 4, height: 4) ?? .standard, .standard]

  @Test(arguments: sizes, 0..<20 as Range<UInt64>)
  func `leads to the same states at the same times when it is run again`(
    size: BoardSize,
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let script = Script.random(size, count: 400, using: &generator)
    let log = SessionLog(script.log)
    #expect(log.findings.isEmpty)
    #expect(log.updates.map(\.event) == script.updates.map(\.event))
    #expect(log.updates.map(\.time) == script.updates.map(\.time))
    #expect(log.updates.map(\.state) == script.updates.map(\.state))
    #expect(log.updates.map(\.effects) == script.updates.map(\.effects))
    guard case .header(script.header) = log.entries.first else {
      Issue.record("another header")
      return
    }
  }

  @Test func `stores all that is known about the session`() {
    let header = SessionHeader(
      program: "flipbook\u{1B}[31m </script> \u{202E}9.9",
      date: GameDate("2026-02-14T10:20:30+09:00"),
      size: .standard,
      seed: .max,
      thinkTime: SessionTime(milliseconds: 2_001),
      flipDelay: .zero
    )
    let log = SessionLog(SessionLogWriter.line(header))
    guard case .header(header) = log.entries.first else {
      Issue.record("another header")
      return
    }
    let text = String(decoding: SessionLogWriter.line(header), as: UTF8.self)
    #expect(text.unicodeScalars.dropLast().allSatisfy { (0x20..<0x7F).contains($0.value) })
    #expect(!text.contains("</"))
  }

  @Test func `is always written with the same bytes`() {
    var script = Script(nil, SessionHeader(program: "flipbook"))
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

  @Test(arguments: [0, 1, 2] as [UInt64])
  func `cut at any byte gives all complete lines, and reports that its end is missing`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let script = Script.random(Self.sizes[0], count: 12, using: &generator)
    let lines = script.lines
    let bytes = script.log
    var ends: [Int] = []
    for line in lines { ends.append((ends.last ?? 0) + line.count) }
    for length in 0...bytes.count {
      let log = SessionLog(Array(bytes.prefix(length)))
      // A line without its line feed is also complete.
      let whole = ends.prefix { $0 - 1 <= length }.count
      #expect(log.entries.count == whole)
      let isCut = length > 0 && whole < lines.count
      #expect(log.findings.map(\.rule) == (isCut ? [.sessionCut] : []))
      let parsed = SessionFormat().readAll(Array(bytes.prefix(length)), blockSize: 7)
      let rules = Set(parsed.flatMap(\.findings).map(\.rule))
      #expect(rules.isSubset(of: [.sessionCut, .noRecord]))
    }
  }

  @Test(arguments: [3, 4, 5] as [UInt64])
  func `reports the line at which it was changed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let script = Script.random(Self.sizes[0], count: 60, using: &generator)
    let lines = script.lines
    for index in 1..<lines.count - 1 {
      // Removed: this has no effect, or the next line has another state.
      var removed = lines
      removed.remove(at: index)
      expectFinding(removed, from: index, script, "removed")
      // Swapped with the next line.
      var swapped = lines
      swapped.swapAt(index, index + 1)
      if index + 1 < lines.count - 1 { expectFinding(swapped, from: index, script, "swapped") }
      // Another event in its place.
      let update = script.updates[index - 1]
      var changed = LoggedEvent(update)
      changed.event = .random(in: update.state, using: &generator)
      var other = lines
      other[index] = SessionLogWriter.line(changed)
      expectFinding(other, from: index, script, "changed")
    }
  }

  /// Expects that a change of a line is found there, or that it is harmless and the session ends in
  /// the same state.
  private func expectFinding(
    _ lines: [[UInt8]],
    from index: Int,
    _ script: Script,
    _ change: Comment
  ) {
    let log = SessionLog(lines.flatMap { $0 })
    guard let first = log.findings.first?.place.start else {
      #expect(log.updates.last?.state == script.state, change)
      return
    }
    // The line that was changed, or the first one after it that has an effect.
    #expect(first.line > index, change)
    let before = log.updates.prefix(first.line - 2).map(\.state)
    let known = Set(script.updates.map(\.state))
    #expect(before.allSatisfy(known.contains), change)
  }
}
