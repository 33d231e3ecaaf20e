import RecordText
import GameRecords
import ReversiRules

/// What was done in the app during the game besides moving.
///
/// A change with an error is left out.
extension JSONRecordParser {
  mutating func readSession() throws(JSONError) {
    try reader.openArray(as: "an array of changes")
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let start = reader.offset
      let depth = reader.depth
      guard session.count < Limits.sessionChanges else {
        throw JSONError(
          .tooMany("more than \(Limits.sessionChanges) changes of the session"),
          at: start..<start + 1
        )
      }
      do throws(JSONError) {
        if let change = try readChange() { session.append(change) }
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
      }
    }
  }

  /// Reads a change; there is none when it has a key that nobody knows.
  private mutating func readChange() throws(JSONError) -> PlacedSessionChange? {
    let errors = reader.errors.total
    try reader.openObject(as: "an object, which is a change of the session")
    let start = reader.offset - 1
    var members = JSONMembers<SessionKey>()
    var ply: JSONNumber?
    var time: (seconds: Double, range: Range<Int>)?
    var side: Disk?
    var mode: PlayerMode?
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .ply: ply = try readPly(from: 0)
      case .time:
        reader.skipWhitespace()
        let start = reader.offset
        time = (try readTime(), start..<reader.offset)
      case .side: side = try readWord(SideWord.self).side
      case .mode: mode = try readWord(PlayerMode.self)
      case .reset: try readTrue()
      }
    }
    let range = start..<reader.offset
    guard let ply else { throw JSONError(.missingKey("ply"), at: range) }
    // What seems to be missing may be what it was meant for.
    guard reader.errors.total == errors else { return nil }
    let action = try action(members.contains(.reset), side, mode, at: range)
    return PlacedSessionChange(
      SessionChange(ply: Int(ply.value), time: time?.seconds, action),
      at: range,
      ply: ply.range,
      time: time?.range
    )
  }

  private func action(
    _ isReset: Bool,
    _ side: Disk?,
    _ mode: PlayerMode?,
    at range: Range<Int>
  ) throws(JSONError) -> SessionChange.Action {
    switch (isReset, side, mode) {
    case (true, nil, nil): return .reset
    case (true, _, _):
      throw JSONError(
        .badValue(
          "a reset has no side and no mode",
          help: "behind a reset both sides are manual, in a game of its own"
        ),
        at: range
      )
    case (false, let side?, let mode?): return .mode(side, mode)
    case (false, nil, _?): throw JSONError(.missingKey("side"), at: range)
    case (false, _, nil):
      throw JSONError(
        .missingKey("mode", help: "a change is a side with its mode, or “reset”: true"),
        at: range
      )
    }
  }

  private mutating func readTrue() throws(JSONError) {
    try reader.expect(.boolean, as: "true")
    let start = reader.offset
    try reader.skipValue()
    guard reader.offset - start == "true".utf8.count else {
      throw JSONError(
        .badValue("expected true, found false", help: "leave the change out"),
        at: start..<reader.offset
      )
    }
  }

  /// The changes that can stand where they do, once all moves are known; the others are reported.
  mutating func changesInOrder() -> [SessionChange] {
    let count = line.moves.count
    return session.inOrder(moveCount: count, readable: line.readable ?? count) { fault, range in
      reader.report(.jsonValue, JSONError(.badValue(fault.message, help: fault.help), at: range))
    }
  }
}
