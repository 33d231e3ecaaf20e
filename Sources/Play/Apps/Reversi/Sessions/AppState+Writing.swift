import GameRecords
import RecordFormats
import ReversiRules

extension AppState {
  @usableFromInline
  package static var game: String? { nil }
  @usableFromInline
  package static var usualHeader: SessionHeader { SessionHeader() }
  @usableFromInline
  package static var headerKeys: [String] { SessionHeaderKey.allCases.map(\.rawValue) }
  // Logs of other programs also have sessions, with numbers, dates and seeds.
  @usableFromInline
  package static var unusualHeaderKeys: [String] {
    [SessionHeaderKey.thinkTime, .flipDelay].map(\.rawValue)
  }
  @usableFromInline
  package static var eventKeys: [String] { SessionEventKey.allCases.map(\.rawValue) }

  @usableFromInline
  package static func isReport(_ kind: AppEvent.Kind) -> Bool { kind.isReport }

  @usableFromInline
  package static func write(_ header: SessionHeader, to output: inout JSONOutput) {
    if header.size != .standard {
      output.key(SessionHeaderKey.width)
      output.number(header.size.width)
      output.key(SessionHeaderKey.height)
      output.number(header.size.height)
    }
    if header.policy != .app {
      output.key(SessionHeaderKey.policy)
      output.word(header.policy.rawValue)
    }
    if let strength = header.strength {
      output.key(SessionHeaderKey.strength)
      output.number(strength.number)
    }
    if let seed = header.seed {
      output.key(SessionHeaderKey.seed)
      output.literal(String(seed))
    }
    if let time = header.thinkTime {
      output.key(SessionHeaderKey.thinkTime)
      output.number(time.seconds)
    }
    if let time = header.flipDelay {
      output.key(SessionHeaderKey.flipDelay)
      output.number(time.seconds)
    }
  }

  @usableFromInline
  package static func write(_ event: AppEvent, to output: inout JSONOutput) {
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
