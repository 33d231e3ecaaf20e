import GameRecords
import RecordFormats

extension AppModel {
  /// Returns a line of a log in JSON, with its line feed.
  @inlinable
  public static func bytes(of line: LogLine<Self>) -> [UInt8] {
    switch line {
    case .header(let header): text(of: header)
    case .event(let logged): text(of: logged)
    case .ended(let time): LogText.line(endedAt: time)
    }
  }

  /// Returns the line that begins a session.
  @usableFromInline
  static func text(of header: Header) -> [UInt8] {
    LogText.line { output in
      output.key(LogKey.session)
      output.number(LogKey.version)
      output.member(LogKey.program.rawValue, header.program)
      if let date = header.date {
        output.key(LogKey.date)
        output.word(date.description)
      }
      output.member(LogKey.game.rawValue, game)
      write(header, to: &output)
    }
  }

  /// Returns the line of an event.
  @inlinable
  static func text(of logged: LoggedStep<Self>) -> [UInt8] {
    LogText.line(
      kind(of: logged.event).rawValue,
      at: logged.time,
      isIgnored: logged.isIgnored,
      digest: logged.digest
    ) { write(logged.event, to: &$0) }
  }
}

/// Parts of lines that do not depend on an app.
@usableFromInline
enum LogText {
  /// Returns the line of an event.
  @usableFromInline
  static func line(
    _ name: String,
    at time: SessionTime,
    isIgnored: Bool,
    digest: UInt64,
    _ values: (inout JSONOutput) -> Void
  ) -> [UInt8] {
    line { output in
      output.begin(name, at: time)
      values(&output)
      if isIgnored {
        output.key(LogKey.ignored)
        output.literal("true")
      }
      output.key(LogKey.state)
      output.word(NumberText.hexadecimal(digest, digits: 16, uppercase: false))
    }
  }

  /// Returns the line that ends a session.
  @usableFromInline
  static func line(endedAt time: SessionTime) -> [UInt8] {
    line { $0.begin(LogKey.ended, at: time) }
  }

  /// Returns a line, with its line feed.
  static func line(_ members: (inout JSONOutput) -> Void) -> [UInt8] {
    JSONOutput.object(members) + [UInt8(ascii: "\n")]
  }
}

extension JSONOutput {
  package mutating func key(_ key: some RawRepresentable<String>) { self.key(key.rawValue) }

  /// Writes the token of a piece of work.
  package mutating func work(_ work: WorkToken) {
    key(LogKey.work)
    number(work.number)
  }

  fileprivate mutating func begin(_ name: String, at time: SessionTime) {
    key(LogKey.time)
    number(time.seconds)
    key(LogKey.event)
    word(name)
  }
}
