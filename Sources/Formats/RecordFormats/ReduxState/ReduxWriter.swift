import GameRecords
import ReversiRules

/// Writes a record's position as the app's encoder does, with the keys in one fixed order.
///
/// Installed apps read these bytes: they must not change.
struct ReduxWriter: GameWriter {
  static let stores = FactSet([.id, .modes, .start, .tags])

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    let original = record
    var losses = record.keepFinalPosition(and: Self.stores)
    // The app has only two modes, and starts with manual.
    for side in Disk.allCases where record.players[side].mode == nil {
      record.players[side].mode = .manual
    }
    let tags = flags(of: record)
    if tags != record.tags {
      record.tags = tags
      losses += original.droppedTags(in: record)
    }
    if let id = record.id, !ReduxID.isValid(id) {
      losses.insert(Loss(.id, .replaced, detail: "an app state needs a UUID"), at: 0)
      record.id = nil
    }
    record.id = record.id ?? ReduxID.derived(from: record)
    return (losses + original.additions(in: record)).inOrderOfFacts
  }

  /// The tags with unusual values, in the order of the keys.
  private func flags(of record: ReversiRecord) -> [Tag] {
    ReduxFlag.all.compactMap { flag in
      guard let value = flag.value(in: record.tags), value != flag.usual(at: record.start) else {
        return nil
      }
      return Tag(name: flag.key.rawValue, value: value)
    }
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    _ = try Position(atEndOf: record, in: "an app state")
    var fitted = record
    _ = fit(&fitted)
    var json = JSONOutput(appendingTo: output, isCompact: false, colon: " : ")
    output = []
    json.appState(fitted)
    output = json.bytes
  }

  mutating func finish(to output: inout [UInt8]) {}
}

extension JSONOutput {
  fileprivate mutating func appState(_ record: ReversiRecord) {
    open("{", .block)
    for key in ReduxKey.allCases { member(key, of: record) }
    close("}", .block)
  }

  private mutating func member(_ key: ReduxKey, of record: ReversiRecord) {
    let flag = ReduxFlag.all.first { $0.key == key }
    if key == .side, record.start.turn == nil { return }
    self.key(key.rawValue, .block)
    switch key {
    case .boardContainer: container(record.start.board)
    case .playerDark: player(.dark, of: record)
    case .playerLight: player(.light, of: record)
    case .id: text(record.id ?? "")
    case .side: record.start.turn.map { word(sideWord($0)) }
    default:
      guard let flag else { return }
      let value = flag.value(in: record.tags) ?? flag.usual(at: record.start)
      if flag.isBoolean { literal(value) } else { word(value) }
    }
  }

  private func sideWord(_ side: Disk) -> String { side == .dark ? "sideDark" : "sideLight" }

  private mutating func player(_ side: Disk, of record: ReversiRecord) {
    open("{", .block)
    key("player", .block)
    number(record.players[side].mode == .computer ? 1 : 0)
    key("side", .block)
    word(sideWord(side))
    key("count", .block)
    number(record.start.board.counts[side])
    close("}", .block)
  }

  private mutating func container(_ board: Board) {
    open("{", .block)
    key("board", .block)
    open("{", .block)
    key("diskCoordinates", .block)
    open("[", .block)
    for square in board.size.squares {
      next(.block)
      cell(square, board[square])
    }
    close("]", .block)
    key("boardSetting", .block)
    pair(("cols", board.size.width), ("rows", board.size.height))
    close("}", .block)
    close("}", .block)
  }

  private mutating func cell(_ square: Square, _ disk: Disk?) {
    open("{", .block)
    key("coordinate", .block)
    pair(("x", square.x), ("y", square.y))
    if let disk {
      key("disk", .block)
      word(disk == .dark ? "diskDark" : "diskLight")
    }
    close("}", .block)
  }

  private mutating func pair(_ first: (String, Int), _ second: (String, Int)) {
    open("{", .block)
    for (name, value) in [first, second] {
      key(name, .block)
      number(value)
    }
    close("}", .block)
  }
}
