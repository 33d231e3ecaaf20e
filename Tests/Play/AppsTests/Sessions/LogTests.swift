import AppTestSupport
import Apps
import GameRecords
import TestSupport
import Testing

/// Logs that are written, read and run again, and logs that were changed since.
@Suite struct `A log of any app` {
  @Test(arguments: testedApps, Effort.seeds(1, all: 20))
  func `leads to the same states at the same times when it is run again`(
    app: any TestedApp,
    seed: UInt64
  ) {
    leadsToSameStates(app, seed)
  }

  private func leadsToSameStates<App: TestedApp>(_ app: App, _ seed: UInt64) {
    for header in app.headers {
      var generator = SeededGenerator(seed: seed)
      let session = app.random(header, count: 400, using: &generator)
      let bytes = session.log
      let log = App.replay(bytes)
      #expect(log.findings.isEmpty)
      #expect(log.updates.map(\.event) == session.updates.map(\.event))
      #expect(log.updates.map(\.time) == session.updates.map(\.time))
      #expect(log.updates.map(\.state) == session.updates.map(\.state))
      #expect(log.updates.map(\.effects) == session.updates.map(\.effects))
      guard case .header(header) = log.entries.first else {
        Issue.record("another header")
        return
      }
      #expect(log.entries.flatMap { LogLine($0).bytes } == bytes)
      // Time travel: any state can be had again.
      for count in [1, 200, 401] {
        #expect(log.state(after: count + 1) == session.updates[count - 1].state)
      }
    }
  }

  @Test(arguments: testedApps, Effort.seeds(1, all: 3))
  func `cut at any byte gives all complete lines, and reports that its end is missing`(
    app: any TestedApp,
    seed: UInt64
  ) {
    isCutAtAnyByte(app, seed)
  }

  private func isCutAtAnyByte<App: TestedApp>(_ app: App, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let session = app.random(app.headers[0], count: 12, using: &generator)
    let lines = session.lines
    let bytes = session.log
    var ends: [Int] = []
    for line in lines { ends.append((ends.last ?? 0) + line.count) }
    // At and around the end of each line, and at other bytes.
    let around = ends.flatMap { $0 - 2...min($0 + 1, bytes.count) }
    for length in Set(Array(0...bytes.count).sample(200) + around).sorted() {
      let log = App.replay(Array(bytes.prefix(length)))
      // A line without its line feed is also complete.
      let whole = ends.prefix { $0 - 1 <= length }.count
      #expect(log.entries.count == whole)
      let isCut = length > 0 && whole < lines.count
      #expect(log.findings.map(\.rule) == (isCut ? [.sessionCut] : []))
      let parsed = app.format.readAll(Array(bytes.prefix(length)), blockSize: 7)
      let rules = Set(parsed.flatMap(\.findings).map(\.rule))
      #expect(rules.isSubset(of: [.sessionCut, .noRecord]))
    }
  }

  @Test(arguments: testedApps, Effort.seeds(1, all: 3))
  func `reports the line at which it was changed`(app: any TestedApp, seed: UInt64) {
    reportsChangedLine(app, seed)
  }

  private func reportsChangedLine<App: TestedApp>(_ app: App, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let session = app.random(app.headers[0], count: 60, using: &generator)
    let lines = session.lines
    for index in Array(1..<lines.count - 1).sample(18) {
      // Removed: this has no effect, or the next line has another state.
      var removed = lines
      removed.remove(at: index)
      expectFinding(App.replay(removed.flatMap(\.self)), from: index, session, "removed")
      // Swapped with the next line.
      var swapped = lines
      swapped.swapAt(index, index + 1)
      if index + 1 < lines.count - 1 {
        expectFinding(App.replay(swapped.flatMap(\.self)), from: index, session, "swapped")
      }
      // Another event in its place.
      let update = session.updates[index - 1]
      var changed = LoggedStep(update)
      changed.event = app.event(in: update.state, using: &generator)
      var other = lines
      other[index] = LogLine.event(changed).bytes
      expectFinding(App.replay(other.flatMap(\.self)), from: index, session, "changed")
    }
  }

  /// Expects that a change of a line is found there, or that it is harmless and the session ends in
  /// the same state.
  private func expectFinding<Model: AppModel>(
    _ log: ReplayedLog<Model>,
    from index: Int,
    _ session: LoggedSession<Model>,
    _ change: Comment
  ) {
    guard let first = log.findings.first?.place.start else {
      #expect(log.updates.last?.state == session.state, change)
      return
    }
    // The line that was changed, or the first one after it that has an effect.
    #expect(first.line > index, change)
    let before = log.updates.prefix(first.line - 2).map(\.state)
    let known = Set(session.updates.map(\.state))
    #expect(before.allSatisfy(known.contains), change)
  }

  @Test(arguments: testedApps, Effort.seeds(1, all: 3))
  func `with another byte in a line has a finding, or the same states`(
    app: any TestedApp,
    seed: UInt64
  ) {
    reportsChangedByte(app, seed)
  }

  private func reportsChangedByte<App: TestedApp>(_ app: App, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let session = app.random(app.headers[0], count: 20, using: &generator)
    let bytes = session.log
    let states = session.updates.map(\.state)
    // Not in the header, most of which has no effect on the states.
    let start = session.lines[0].count
    for offset in Array(start..<bytes.count - 1).sample(80) {
      var changed = bytes
      let near = bytes[offset] ^ (1 << UInt8.random(in: 0..<7, using: &generator))
      let common = Array("0123456789abcdef\",:{}[] \n\r".utf8).randomElement(using: &generator)
      changed[offset] = Bool.random(using: &generator) ? near : common ?? near
      let log = App.replay(changed)
      let parsed = app.format.readAll(changed)
      let found = parsed.flatMap(\.findings).filter { $0.rule != .noRecord }
      #expect(found.map(\.message) == log.findings.map(\.message))
      if log.findings.isEmpty { #expect(log.updates.map(\.state) == states) }
    }
  }

  @Test(arguments: testedApps)
  func `ends where a session of another app begins`(app: any TestedApp) {
    endsAtAnotherApp(app)
  }

  private func endsAtAnotherApp<App: TestedApp>(_ app: App) {
    var generator = SeededGenerator(seed: 7)
    var header = app.headers[1]
    header.program = "flipbook 1.0"
    let session = app.random(header, count: 200, using: &generator)
    let records = session.records.count
    for other in testedApps where other.format.name != app.format.name {
      let foreign = other.randomLog(using: &generator)
      let log = session.log + foreign
      let replayed = App.replay(log)
      #expect(replayed.findings.map(\.rule) == [.sessionApp])
      #expect(replayed.findings.first?.place.start?.line == session.lines.count + 1)
      #expect(replayed.findings.first?.help?.contains("split the log") == true)
      #expect(replayed.updates.map(\.state) == session.updates.map(\.state))
      for blockSize in [1, 100, 1 << 20] {
        let parsed = app.format.readAll(log, blockSize: blockSize)
        #expect(parsed.filter(\.hasRecord).count == records)
        #expect(parsed.flatMap(\.findings).map(\.rule) == [.sessionApp])
      }
      // From its first line on it is the other app's.
      #expect(app.format.recognise(InputHead(of: log[...], isWhole: true)) != nil)
      #expect(other.format.recognise(InputHead(of: log[...], isWhole: true)) == nil)
      let read = app.format.readAll(foreign).flatMap(\.findings)
      #expect(read.map(\.rule) == [.sessionApp] && read.first?.place.start?.line == 1)
    }
  }

  @Test(arguments: testedApps, Effort.seeds(3, all: 10))
  func `is recognised by its app alone, also without its first lines`(
    app: any TestedApp,
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let log = app.randomLog(using: &generator)
    let lines = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    for count in 0..<20 {
      let rest = Array(lines.dropFirst(count).joined(separator: [UInt8(ascii: "\n")]))
      let head = InputHead(of: rest[...], isWhole: true)
      let names = testedApps.map(\.format).filter { $0.recognise(head) != nil }.map(\.name)
      #expect(names == [app.format.name], "without \(count) lines")
    }
  }
}

extension TestedApp {
  fileprivate static func replay(_ bytes: [UInt8]) -> ReplayedLog<Model> {
    ReplayedLog(bytes, from: "log")
  }

  fileprivate func randomLog(using generator: inout SeededGenerator) -> [UInt8] {
    var header = headers[1]
    header.program = "flipbook 1.0"
    return random(header, count: 100, using: &generator).log
  }
}
