import GameRecords
import RecordFormats
import ReversiRules

extension AppState {
  static func settings(
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> AppSettings? {
    var settings = AppSettings()
    let width = lines.length(line.take(SessionHeaderKey.width), BoardSize.standard.width)
    let height = lines.length(line.take(SessionHeaderKey.height), BoardSize.standard.height)
    let policies: KeyValuePairs = ["app": AppPolicy.app, "redux": .redux]
    settings.policy = lines.reader.word(line.take(SessionHeaderKey.policy), policies) ?? .app
    settings.strength = lines.reader.read(
      line.take(SessionHeaderKey.strength),
      as: "a strength from 1 to 10"
    ) { $0.integer.flatMap { GameSearch.Strength($0) } }
    settings.seed = lines.reader.read(
      line.take(SessionHeaderKey.seed),
      as: "a whole number of up to 64 bits"
    ) { $0.bits }
    settings.thinkTime = lines.time(line.take(SessionHeaderKey.thinkTime))
    settings.flipDelay = lines.time(line.take(SessionHeaderKey.flipDelay))
    guard let width, let height, let size = BoardSize(width: width, height: height) else {
      return nil
    }
    settings.size = size
    return settings
  }

  static func event(
    _ kind: AppEvent.Kind,
    _ work: WorkToken?,
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> AppEvent? {
    switch kind {
    case .started:
      guard let value = line.take(SessionEventKey.save) else { return .started(nil) }
      return lines.save(value).map { .started($0) }
    case .tapped: return lines.square(of: &line).map { .tapped($0) }
    case .modeChanged:
      let side = lines.reader.word(
        lines.reader.require(SessionEventKey.side, of: &line),
        ["dark": Disk.dark, "light": .light]
      )
      let mode = lines.mode(lines.reader.require(SessionEventKey.mode, of: &line))
      guard let side, let mode else { return nil }
      return .modeChanged(side, mode)
    case .resetPressed: return .resetPressed
    case .undone:
      return lines.reader.require(SessionEventKey.save, of: &line).flatMap { lines.save($0) }.map {
        .undone($0)
      }
    case .resetConfirmed: return .resetConfirmed
    case .resetCancelled: return .resetCancelled
    case .passDismissed: return .passDismissed
    case .diskChanged: return work.map { .diskChanged(work: $0) }
    case .computerChose:
      guard let square = lines.square(of: &line), let work else { return nil }
      return .computerChose(square, work: work)
    }
  }
}

/// Reads values of a log, or reports what was expected.
extension LogLineReader {
  fileprivate mutating func square(of line: inout JSONObject) -> Square? {
    reader.read(reader.require(SessionEventKey.square, of: &line), as: "a square such as f5") {
      value in
      // Squares have one form: lower case, no leading zero.
      value.text.flatMap { Square($0) }.flatMap { $0.description == value.text ? $0 : nil }
    }
  }

  fileprivate mutating func mode(_ value: JSONValue?) -> PlayerMode? {
    reader.word(value, ["manual": .manual, "computer": .computer])
  }

  fileprivate mutating func save(_ value: JSONValue) -> AppSave? {
    guard var object = reader.object(value) else { return nil }
    let turns: KeyValuePairs = ["dark": Disk.dark, "light": .light, SessionSaveKey.over: nil]
    let turn = reader.word(reader.require(SessionSaveKey.turn, of: &object), turns)
    let board = board(reader.require(SessionSaveKey.board, of: &object))
    let dark = mode(reader.require(SessionSaveKey.dark, of: &object))
    let light = mode(reader.require(SessionSaveKey.light, of: &object))
    reader.refuseRest(of: object, as: "a save")
    guard let turn, let board, let dark, let light else { return nil }
    return AppSave(
      position: Position(board: board, turn: turn),
      modes: PlayerModes(dark: dark, light: light)
    )
  }

  private mutating func board(_ value: JSONValue?) -> Board? {
    let rows = reader.read(value, as: "an array of rows, each a string") { value in
      let rows = value.children.map { $0.text.map { Array($0.utf8)[...] } }
      return value.kind == .array && !rows.contains(nil) ? rows.compactMap(\.self) : nil
    }
    guard let value, let rows else { return nil }
    let text = BoardText(rows: rows)
    for problem in text.problems.prefix(1) { reader.report(problem.message, at: value.innerRange) }
    return text.board
  }

  /// Reads the length of a side of the board; `usual` if it is missing.
  fileprivate mutating func length(_ value: JSONValue?, _ usual: Int) -> Int? {
    guard let value else { return usual }
    return reader.read(value, as: "an even number from 4 to 16") {
      $0.integer.flatMap { BoardSize.isValid($0) ? $0 : nil }
    }
  }
}
