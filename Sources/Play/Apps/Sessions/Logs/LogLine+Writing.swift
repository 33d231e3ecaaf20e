import GameRecords
import RecordFormats

extension LogLine {
  /// The line in JSON, with its line feed.
  public var bytes: [UInt8] {
    JSONOutput.object { output in
      switch self {
      case .header(let header): output.write(header)
      case .event(let step): output.write(step)
      case .ended(let time): output.begin(LogKey.ended, at: time)
      }
    } + [UInt8(ascii: "\n")]
  }
}

extension JSONOutput {
  package mutating func key(_ key: some RawRepresentable<String>) { self.key(key.rawValue) }

  /// Writes the token of a piece of work.
  mutating func work(_ work: WorkToken) {
    key(LogKey.work)
    number(work.number)
  }

  fileprivate mutating func write<Model: AppModel>(_ header: LogHeader<Model>) {
    key(LogKey.session)
    number(LogKey.version)
    member(LogKey.program.rawValue, header.program)
    if let date = header.date {
      key(LogKey.date)
      word(date.description)
    }
    member(LogKey.game.rawValue, Model.log.game)
    Model.log.writeSettings(header.settings, &self)
  }

  fileprivate mutating func write<Model: AppModel>(_ step: LoggedStep<Model>) {
    begin(Model.kind(of: step.event).rawValue, at: step.time)
    Model.log.writeEvent(step.event, &self)
    if step.isIgnored {
      key(LogKey.ignored)
      literal("true")
    }
    key(LogKey.state)
    word(NumberText.hexadecimal(step.digest, digits: 16, uppercase: false))
  }

  fileprivate mutating func begin(_ name: String, at time: SessionTime) {
    key(LogKey.time)
    number(time.seconds)
    key(LogKey.event)
    word(name)
  }
}
