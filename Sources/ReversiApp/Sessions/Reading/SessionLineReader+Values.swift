import GameRecords
import RecordText
import ReversiRules
import ReversiSearch

/// Reads values of a log, or reports what was expected.
extension SessionLineReader {
  mutating func time(_ value: JSONValue?) -> SessionTime? {
    reader.read(value, as: "seconds from 0 to \(SessionTime.limit / 1_000)") {
      $0.number.flatMap(SessionTime.init(seconds:))
    }
  }

  mutating func square(of line: inout JSONObject) -> Square? {
    reader.read(reader.require(SessionKey.square, of: &line), as: "a square such as f5") { value in
      // Squares have one form: lower case, no leading zero.
      value.text.flatMap { Square($0) }.flatMap { $0.description == value.text ? $0 : nil }
    }
  }

  mutating func work(of line: inout JSONObject) -> WorkToken? {
    let value = reader.require(SessionKey.work, of: &line)
    return reader.read(value, as: "the number of a piece of work") {
      $0.bits.flatMap { Int(exactly: $0) }.map { WorkToken($0) }
    }
  }

  mutating func digest(_ value: JSONValue?) -> UInt64? {
    reader.read(value, as: "16 digits from 0 to f") { value in
      guard let text = value.text, text.utf8.count == 16,
        text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
      else { return nil }
      return UInt64(text, radix: 16)
    }
  }

  mutating func mode(_ value: JSONValue?) -> PlayerMode? {
    reader.word(value, ["manual": .manual, "computer": .computer])
  }

  // MARK: Saves

  mutating func save(_ value: JSONValue) -> AppSave? {
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

  // MARK: The first line

  /// Reads a line that begins a session; `nil` if it is another line.
  mutating func header(_ line: inout JSONObject) -> SessionLine? {
    guard let version = line.take(SessionKey.session) else { return nil }
    guard version.integer == SessionLogWriter.version else {
      reader.report(
        "unknown version of the format; expected \(SessionLogWriter.version)",
        help: "a newer version of flipbook may be able to read it",
        at: version.innerRange,
        under: .sessionVersion
      )
      return nil
    }
    var header = SessionHeader()
    header.program = reader.text(line.take(SessionKey.program))
    header.date = reader.read(
      line.take(SessionKey.date),
      as: "a date such as 2026-02-14T10:20:30Z"
    ) { $0.text.flatMap { GameDate($0) } }
    let width = length(line.take(SessionKey.width), BoardSize.standard.width)
    let height = length(line.take(SessionKey.height), BoardSize.standard.height)
    let policies: KeyValuePairs = ["app": AppPolicy.app, "redux": .redux]
    header.policy = reader.word(line.take(SessionKey.policy), policies) ?? .app
    header.strength = reader.read(
      line.take(SessionKey.strength),
      as: "a strength from 1 to 10"
    ) { $0.integer.flatMap { GameSearch.Strength($0) } }
    header.seed = reader.read(
      line.take(SessionKey.seed),
      as: "a whole number of up to 64 bits"
    ) { $0.bits }
    header.thinkTime = time(line.take(SessionKey.thinkTime))
    header.flipDelay = time(line.take(SessionKey.flipDelay))
    reader.refuseRest(of: line, as: "a first line")
    guard let width, let height, let size = BoardSize(width: width, height: height) else {
      return nil
    }
    header.size = size
    return .header(header)
  }

  /// Reads the length of a side of the board; `usual` if it is missing.
  private mutating func length(_ value: JSONValue?, _ usual: Int) -> Int? {
    guard let value else { return usual }
    return reader.read(value, as: "an even number from 4 to 16") {
      $0.integer.flatMap { BoardSize.isValid($0) ? $0 : nil }
    }
  }
}
