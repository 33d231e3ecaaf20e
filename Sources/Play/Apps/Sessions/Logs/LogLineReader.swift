package import GameRecords
import RecordFormats

/// Reads a line of a log.
///
/// Keys may have any order, and blank lines are ignored silently.
package struct LogLineReader {
  package var reader: JSONDocumentReader

  /// The findings about the line, in the order of the text.
  package var findings: [Finding] { reader.findings }
  /// Whether the line is not valid JSON, as the last line of a log that was cut off.
  package var isBroken: Bool { reader.root == nil && !findings.isEmpty }

  /// Creates a reader of one line.
  package init(_ source: SourceText) {
    reader = JSONDocumentReader(source, called: "line", .sessionLine)
  }

  /// Returns the line, unless it is blank or no object.
  package mutating func line() -> JSONObject? { reader.object(reader.root) }

  /// Whether a line begins a session.
  package func beginsSession(_ line: JSONObject) -> Bool { line.has(LogKey.session) }

  /// Takes the version from a line that begins a session, and returns whether it is known.
  mutating func takeVersion(of line: inout JSONObject) -> Bool {
    guard let version = line.take(LogKey.session) else { return false }
    guard version.integer == LogKey.version else {
      reader.report(
        "unknown version of the format; expected \(LogKey.version)",
        help: "a newer version of flipbook may be able to read it",
        at: version.innerRange,
        under: .sessionVersion
      )
      return false
    }
    return true
  }

  /// Takes the game from a line that begins a session, and reports that of another app.
  /// - Parameters:
  ///   - line: the line.
  ///   - game: what it must name; `nil` if it must not name any.
  /// - Returns: whether the session is one of the app.
  mutating func takeGame(of line: inout JSONObject, _ game: String?) -> Bool {
    // Otherwise the key would be among those that the line can have.
    guard game != nil || line.has(LogKey.game) else { return true }
    let value = line.take(LogKey.game)
    let found = value.map { $0.text ?? $0.spelling }
    guard found != game else { return true }
    let expected = game.map { "the game “\($0)”" } ?? "no key “game”"
    reader.report(
      "session of another app; expected \(expected), found "
        + (found.map { DisplayText.quote($0) } ?? "none"),
      help: "split the log, so that each file has the sessions of one app",
      at: value?.innerRange ?? line.value.range.lowerBound..<line.value.range.lowerBound,
      under: .sessionApp
    )
    return false
  }

  /// Refuses what the first line or an event has besides its own keys.
  /// - Parameters:
  ///   - line: the line.
  ///   - name: the name of the event; `nil` for the first line.
  package mutating func refuseRest(of line: JSONObject, _ name: String?) {
    reader.refuseRest(of: line, as: name.map { "the event “\($0)”" } ?? "a first line")
  }

  /// Reads the name of an event.
  mutating func name(of line: inout JSONObject) -> (text: String, value: JSONValue)? {
    guard let value = reader.require(LogKey.event, of: &line) else { return nil }
    return reader.text(value, as: "the name of an event").map { ($0, value) }
  }

  /// Reports a line without the name of an event.
  mutating func refuse(
    _ line: JSONObject,
    _ name: (text: String, value: JSONValue)?,
    names: [String],
    keys: [String]
  ) {
    if let name {
      reader.report(
        "the app has no event \(DisplayText.quote(name.text))"
          + NearMiss.clause(name.text, in: names),
        help: "the events are " + names.joined(separator: ", "),
        at: name.value.innerRange
      )
    }
    reader.refuseRest(of: line, as: "a line", keys: keys)
  }
}

/// Values that lines of every app have.
extension LogLineReader {
  package mutating func ignored(of line: inout JSONObject) -> Bool? {
    line.take(LogKey.ignored).flatMap { reader.boolean($0) }
  }

  package mutating func time(of line: inout JSONObject) -> SessionTime? {
    time(reader.require(LogKey.time, of: &line))
  }

  package mutating func time(_ value: JSONValue?) -> SessionTime? {
    reader.read(value, as: "seconds from 0 to \(SessionTime.limit / 1_000)") {
      $0.number.flatMap(SessionTime.init(seconds:))
    }
  }

  package mutating func date(_ value: JSONValue?) -> GameDate? {
    reader.read(value, as: "a date such as 2026-02-14T10:20:30Z") {
      $0.text.flatMap { GameDate($0) }
    }
  }

  package mutating func work(of line: inout JSONObject) -> WorkToken? {
    let value = reader.require(LogKey.work, of: &line)
    return reader.read(value, as: "the number of a piece of work") {
      $0.bits.flatMap { Int(exactly: $0) }.map { WorkToken($0) }
    }
  }

  package mutating func digest(of line: inout JSONObject) -> UInt64? {
    digest(reader.require(LogKey.state, of: &line))
  }

  package mutating func digest(_ value: JSONValue?) -> UInt64? {
    reader.read(value, as: "16 digits from 0 to f") { value in
      guard let text = value.text, text.utf8.count == 16,
        text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
      else { return nil }
      return UInt64(text, radix: 16)
    }
  }
}
