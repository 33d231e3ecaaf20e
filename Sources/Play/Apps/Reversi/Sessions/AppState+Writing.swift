import GameRecords
import RecordFormats
import ReversiRules

extension AppState {
  /// How its log is written and read.
  public static let log = LogGrammar<AppState>(
    game: nil,
    usualSettings: AppSettings(),
    settingsKeys: SessionHeaderKey.allCases.map(\.rawValue),
    // Logs of other programs also have sessions, with numbers, dates and seeds.
    unusualKeys: [SessionHeaderKey.thinkTime, .flipDelay].map(\.rawValue),
    eventKeys: SessionEventKey.allCases.map(\.rawValue),
    reports: [.diskChanged, .computerChose],
    writeSettings: write,
    writeEvent: write,
    readSettings: settings,
    readEvent: event
  )

  private static func write(_ settings: AppSettings, to output: inout JSONOutput) {
    if settings.size != .standard {
      output.key(SessionHeaderKey.width)
      output.number(settings.size.width)
      output.key(SessionHeaderKey.height)
      output.number(settings.size.height)
    }
    if settings.policy != .app {
      output.key(SessionHeaderKey.policy)
      output.word(settings.policy.rawValue)
    }
    if let strength = settings.strength {
      output.key(SessionHeaderKey.strength)
      output.number(strength.number)
    }
    if let seed = settings.seed {
      output.key(SessionHeaderKey.seed)
      output.literal(String(seed))
    }
    if let time = settings.thinkTime {
      output.key(SessionHeaderKey.thinkTime)
      output.number(time.seconds)
    }
    if let time = settings.flipDelay {
      output.key(SessionHeaderKey.flipDelay)
      output.number(time.seconds)
    }
  }

  private static func write(_ event: AppEvent, to output: inout JSONOutput) {
    switch event {
    case .started(nil), .resetPressed, .resetConfirmed, .resetCancelled, .passDismissed: break
    case .started(let save?), .undone(let save):
      output.key(SessionEventKey.save)
      output.save(save)
    case .tapped(let square): output.square(square)
    case .modeChanged(let side, let mode):
      output.key(SessionEventKey.side)
      output.word(side.description)
      output.key(SessionEventKey.mode)
      output.word(mode.rawValue)
    case .diskChanged(let work): output.work(work)
    case .computerChose(let square, let work):
      output.square(square)
      output.work(work)
    }
  }
}

extension JSONOutput {
  fileprivate mutating func square(_ square: Square) {
    key(SessionEventKey.square)
    word(square.description)
  }

  fileprivate mutating func save(_ save: AppSave) {
    open("{")
    key(SessionSaveKey.turn)
    word(save.position.turn?.description ?? SessionSaveKey.over)
    key(SessionSaveKey.board)
    open("[")
    for y in 0..<save.position.board.size.height {
      next()
      word(String(decoding: BoardText.row(y, of: save.position.board), as: UTF8.self))
    }
    close("]")
    for side in Disk.allCases {
      key(SessionSaveKey.mode(of: side))
      word(save.modes[side].rawValue)
    }
    close("}")
  }
}
