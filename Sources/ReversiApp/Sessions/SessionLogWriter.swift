import GameRecords
import RecordText
import ReversiRules
import ReversiSearch

/// Writes the lines of a log, which is JSON Lines: the header of the session, each event as it is
/// handled, and the end of the session.
///
/// Write each line to the file before the next event is handled: then it survives a crash of the
/// program.
public enum SessionLogWriter {
  /// The version of the format.
  static let version = 1

  /// Returns the line of an entry, with its line feed.
  public static func line(_ entry: SessionLog.Entry) -> [UInt8] {
    switch entry {
    case .header(let header): line(header)
    case .update(let update): line(LoggedEvent(update))
    case .ended(let time): line(endedAt: SessionTime(time))
    }
  }

  /// Returns the line that begins a session, with its line feed.
  public static func line(_ header: SessionHeader) -> [UInt8] {
    line { output in
      output.key(.session)
      output.number(version)
      if let program = header.program {
        output.key(.program)
        output.text(program)
      }
      if let date = header.date {
        output.key(.date)
        output.word(date.description)
      }
      if header.size != .standard {
        output.key(.width)
        output.number(header.size.width)
        output.key(.height)
        output.number(header.size.height)
      }
      if header.policy != .app {
        output.key(.policy)
        output.word(header.policy.rawValue)
      }
      if let strength = header.strength {
        output.key(.strength)
        output.number(strength.number)
      }
      if let seed = header.seed {
        output.key(.seed)
        output.literal(String(seed))
      }
      if let time = header.thinkTime {
        output.key(.thinkTime)
        output.number(time.seconds)
      }
      if let time = header.flipDelay {
        output.key(.flipDelay)
        output.number(time.seconds)
      }
    }
  }

  /// Returns the line of an event, with its line feed.
  public static func line(_ logged: LoggedEvent) -> [UInt8] {
    line { output in
      output.begin(logged.event.kind.rawValue, at: logged.time)
      output.values(of: logged.event)
      if logged.isIgnored {
        output.key(.ignored)
        output.literal("true")
      }
      output.key(.state)
      output.word(NumberText.hexadecimal(logged.digest, digits: 16, uppercase: false))
    }
  }

  /// Returns the line that ends a session, with its line feed.
  public static func line(endedAt time: SessionTime) -> [UInt8] {
    line { $0.begin(SessionEnd.name, at: time) }
  }

  private static func line(_ members: (inout JSONOutput) -> Void) -> [UInt8] {
    var output = JSONOutput(appendingTo: [], isCompact: true, isInert: true)
    output.open("{")
    members(&output)
    output.close("}")
    return output.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONOutput {
  fileprivate mutating func key(_ key: SessionKey) { self.key(key.rawValue) }

  fileprivate mutating func begin(_ name: String, at time: SessionTime) {
    key(.time)
    number(time.seconds)
    key(.event)
    word(name)
  }

  fileprivate mutating func values(of event: AppEvent) {
    switch event {
    case .started(nil), .resetPressed, .resetConfirmed, .resetCancelled, .passDismissed: break
    case .started(let save?), .undone(let save):
      key(.save)
      self.save(save)
    case .tapped(let square): self.square(square)
    case .modeChanged(let side, let mode):
      key(.side)
      word(side.description)
      key(.mode)
      word(mode.rawValue)
    case .diskChanged(let work): self.work(work)
    case .computerChose(let square, let work):
      self.square(square)
      self.work(work)
    }
  }

  private mutating func square(_ square: Square) {
    key(.square)
    word(square.description)
  }

  private mutating func work(_ work: WorkToken) {
    key(.work)
    number(work.number)
  }

  private mutating func save(_ save: AppSave) {
    open("{")
    key(SessionSaveKey.turn.rawValue)
    word(save.position.turn?.description ?? SessionSaveKey.over)
    key(SessionSaveKey.board.rawValue)
    open("[")
    for y in 0..<save.position.board.size.height {
      next()
      word(String(decoding: BoardText.row(y, of: save.position.board), as: UTF8.self))
    }
    close("]")
    for side in Disk.allCases {
      key(SessionSaveKey.mode(of: side).rawValue)
      word(save.modes[side].rawValue)
    }
    close("}")
  }
}
