import GameRecords
import RecordText
import ReversiRules

/// The parts of a record other than its moves.
extension JSONRecordReader {
  /// Reads both players; after an error, neither is kept.
  mutating func readPlayers(into players: inout Players) throws(JSONError) {
    do throws(JSONError) {
      let shape = RecordShapes.players
      try reader.openObject(as: shape.words.phrase)
      var members = JSONMembers(of: shape)
      while let index = try reader.nextMember(of: &members) {
        let side = Disk.allCases[index]
        let range = try read(RecordShapes.player(side), into: &players[side])
        mark(.player(side), range)
      }
    } catch {
      players = Players()
      throw error
    }
  }

  /// Reads a position; `nil` if a finding about its board was reported.
  mutating func readStart() throws(JSONError) -> Position? {
    var start = StartDraft()
    mark(.start, try read(RecordShapes.start, into: &start))
    start.board = board
    return start.position
  }

  mutating func readResult() throws(JSONError) -> GameResult {
    var result = ResultDraft()
    let range = try read(RecordShapes.result, into: &result)
    guard (result.dark == nil) == (result.light == nil) else {
      throw JSONError(
        .missingKey(
          result.light == nil ? "light" : "dark",
          help: "a score has both counts or none"
        ),
        at: range
      )
    }
    mark(.result, range)
    return result.result
  }

  mutating func readTags() throws(JSONError) -> [Tag] {
    try reader.openArray(as: "an array of tags")
    let shape = RecordShapes.tag
    var tags: [Tag] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      guard tags.count < Limits.tags else {
        throw JSONError(
          .tooMany("more than \(Limits.tags) tags"),
          at: reader.offset..<reader.offset + 1
        )
      }
      var tag = Tag(name: "", value: "")
      let range = try read(shape, into: &tag)
      tags.add(tag)
      mark(.tag(tags.count), range)
    }
    return tags
  }
}

// MARK: - Session

extension JSONRecordReader {
  /// Reads the mode changes and resets of the session; a change with an error is dropped.
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

  /// Reads a change; `nil` if a finding about one of its members was reported.
  private mutating func readChange() throws(JSONError) -> PlacedSessionChange? {
    let errors = reader.errors.total
    var change = ChangeDraft()
    let range = try read(RecordShapes.change, into: &change)
    // An unknown key may be a missing one that is misspelled.
    guard reader.errors.total == errors else { return nil }
    switch (change.isReset, change.side, change.mode) {
    case (true, nil, nil), (false, _?, _?): return change.placed(at: range)
    case (true, _, _):
      throw JSONError(
        .badValue(
          "a reset has no side and no mode",
          help: "a reset begins a new game, with both sides manual"
        ),
        at: range
      )
    case (false, nil, _?): throw JSONError(.missingKey("side"), at: range)
    case (false, _, nil):
      throw JSONError(
        .missingKey("mode", help: "a change is a side with its mode, or “reset”: true"),
        at: range
      )
    }
  }

  /// Returns the changes that are in order, once all moves are known, and reports the others.
  mutating func changesInOrder() -> [SessionChange] {
    let count = line.moves.count
    return session.inOrder(moveCount: count, readable: line.readable ?? count) { problem, range in
      reader.report(
        .jsonValue,
        JSONError(.badValue(problem.message, help: problem.help), at: range)
      )
    }
  }
}
