import GameRecords
import RecordText
import ReversiRules

/// Values of a log: each is read, or refused with what was expected.
extension SessionLineReader {
  mutating func time(_ value: JSONDocument.Value) -> SessionTime? {
    if let time = value.number.flatMap(SessionTime.init(seconds:)) { return time }
    refuse(value, expected: "seconds, 0 or more")
    return nil
  }

  mutating func boolean(_ value: JSONDocument.Value) -> Bool? {
    if let boolean = value.boolean { return boolean }
    refuse(value, expected: "true or false")
    return nil
  }

  mutating func square(_ value: JSONDocument.Value) -> Square? {
    // One spelling for everything: small letters, no leading zero.
    if let text = value.text, let square = Square(text), square.description == text {
      return square
    }
    refuse(value, expected: "a square such as f5")
    return nil
  }

  mutating func work(_ value: JSONDocument.Value) -> WorkToken? {
    if let bits = value.bits, let number = Int(exactly: bits) { return WorkToken(number) }
    refuse(value, expected: "the number of a piece of work")
    return nil
  }

  mutating func digest(_ value: JSONDocument.Value) -> UInt64? {
    if let text = value.text, text.utf8.count == 16,
      text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    {
      return UInt64(text, radix: 16)
    }
    refuse(value, expected: "16 digits from 0 to f")
    return nil
  }

  mutating func mode(_ value: JSONDocument.Value) -> PlayerMode? {
    word(value, PlayerMode.allCases, \.rawValue)
  }

  /// One of a few words.
  mutating func word<Meaning>(
    _ value: JSONDocument.Value,
    _ meanings: [Meaning],
    _ spelling: (Meaning) -> String
  ) -> Meaning? {
    if let meaning = meanings.first(where: { spelling($0) == value.text }) { return meaning }
    refuse(value, expected: meanings.map(spelling).joined(separator: " or "))
    return nil
  }

  // MARK: Saves

  mutating func save(_ value: JSONDocument.Value) -> AppSave? {
    guard var object = SessionObject(value, SessionSaveKey.self, &self) else { return nil }
    let turn = object.require(.turn, &self).flatMap { self.turn($0) }
    let board = object.require(.board, &self).flatMap { self.board($0) }
    let modes = Disk.allCases.map { side in
      object.require(.mode(of: side), &self).flatMap { self.mode($0) }
    }
    guard let turn, let board, let dark = modes[0], let light = modes[1] else { return nil }
    return AppSave(
      position: Position(board: board, turn: turn.side),
      modes: PlayerModes(dark: dark, light: light)
    )
  }

  private mutating func turn(_ value: JSONDocument.Value) -> (side: Disk?, Void)? {
    if value.text == SessionSaveKey.over { return (nil, ()) }
    if let side = Disk.allCases.first(where: { $0.description == value.text }) {
      return (side, ())
    }
    refuse(value, expected: "dark, light or over")
    return nil
  }

  private mutating func board(_ value: JSONDocument.Value) -> Board? {
    let rows = value.elements?.map { $0.text.map { Array($0.utf8)[...] } }
    guard let rows, !rows.contains(nil) else {
      refuse(value, expected: "an array of rows, each a string")
      return nil
    }
    let text = BoardText(rows: rows.compactMap(\.self))
    for fault in text.faults.prefix(1) { report(value.finding(.sessionLine, fault.message)) }
    return text.board
  }

  // MARK: The first line

  /// What the first line says, or any that begins a session.
  mutating func header(
    _ version: JSONDocument.Value,
    _ line: inout SessionObject<SessionKey>
  ) -> SessionLine? {
    guard version.integer == SessionLogWriter.version else {
      report(
        version.finding(
          .sessionVersion,
          "unknown version of the format; expected \(SessionLogWriter.version)",
          help: "a newer flipbook may read it"
        )
      )
      return nil
    }
    line.refuseAll(but: SessionKey.ofHeader, of: "a first line", &self)
    var header = SessionHeader()
    header.program = line.take(.program).flatMap { self.text($0) }
    header.date = line.take(.date).flatMap { self.date($0) }
    header.seed = line.take(.seed).flatMap { self.seed($0) }
    header.thinkTime = line.take(.thinkTime).flatMap { self.time($0) }
    header.flipDelay = line.take(.flipDelay).flatMap { self.time($0) }
    guard let size = size(&line) else { return nil }
    header.size = size
    return .header(header)
  }

  private mutating func text(_ value: JSONDocument.Value) -> String? {
    if value.text == nil { refuse(value, expected: "a string") }
    return value.text
  }

  private mutating func date(_ value: JSONDocument.Value) -> GameDate? {
    if let date = value.text.flatMap({ GameDate($0) }) { return date }
    refuse(value, expected: "a date such as 2026-02-14T10:20:30Z")
    return nil
  }

  private mutating func seed(_ value: JSONDocument.Value) -> UInt64? {
    if value.bits == nil { refuse(value, expected: "a whole number of up to 64 bits") }
    return value.bits
  }

  private mutating func size(_ line: inout SessionObject<SessionKey>) -> BoardSize? {
    let (width, height) = (line.take(.width), line.take(.height))
    guard width != nil || height != nil else { return .standard }
    let usual = BoardSize.standard
    let sides = [(width, usual.width), (height, usual.height)].map { value, usual -> Int? in
      guard let value else { return usual }
      if let length = value.integer, BoardSize.isValid(length) { return length }
      refuse(value, expected: "an even number from 4 to 16")
      return nil
    }
    guard let width = sides[0], let height = sides[1] else { return nil }
    return BoardSize(width: width, height: height)
  }
}
