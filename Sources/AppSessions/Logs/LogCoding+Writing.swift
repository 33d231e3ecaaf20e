import GameRecords
public import RecordText

/// Writes the lines of a log.
///
/// Write each line to the file before the next event is handled: then it survives a crash of the
/// program.
extension LogCoding {
  /// Returns the line that begins a session, with its line feed.
  @usableFromInline
  package static func line(_ header: Header) -> [UInt8] {
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

  /// Returns the line of an event, with its line feed.
  @inlinable
  package static func line(_ logged: LoggedStep<Self>) -> [UInt8] {
    LogText.line(
      kind(of: logged.event).rawValue,
      at: logged.time,
      isIgnored: logged.isIgnored,
      digest: logged.digest
    ) { write(logged.event, to: &$0) }
  }

  /// Returns the line that ends a session, with its line feed.
  @usableFromInline
  package static func line(endedAt time: SessionTime) -> [UInt8] {
    LogText.line { $0.begin(LogKey.ended, at: time) }
  }

  /// Returns the line of an entry, with its line feed.
  @inlinable
  package static func line(_ entry: ReplayedLog<Self>.Entry) -> [UInt8] {
    switch entry {
    case .header(let header): line(header)
    case .update(let update): line(LoggedStep(update))
    case .ended(let time): line(endedAt: SessionTime(time))
    }
  }
}

/// Parts of lines that do not depend on an app.
@usableFromInline
enum LogText {
  /// Returns the line of an event, with its line feed.
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
