import GameRecords
import RecordFormats

extension GameStatistics {
  /// Returns the statistics as one JSON document with a schema, with some openings and names.
  ///
  /// What is counted of the first game is in members of the document, that of any other game in
  /// one member with its name.
  ///
  /// Programs read it: existing members must not change. Unknown values are left out.
  public func json(top: Int) -> [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: false, isInert: true)
    json.open("{", .block)
    json.key("flipbook", .block)
    json.number(1)
    json.section("inputs") { json in
      json.member("files", files)
      json.member("unreadable", unreadableFiles)
    }
    json.section("records") { json in
      let (all, first) = (records, firstRecords)
      json.member("total", all.total)
      json.member("games", first.games)
      json.member("positions", first.positions)
      json.member("others", all.total - all.unreadable - first.total)
      json.member("unreadable", all.unreadable)
      json.member("damaged", first.damaged)
      json.member("illegal", first.illegal)
    }
    for game in shownGames {
      guard !isFirst(game) else {
        game.add(to: &json, top: top)
        continue
      }
      json.key(game.name.name, .block)
      json.open("{", .block)
      json.section("records") { json in
        json.member("total", game.records.total)
        json.member("games", game.records.games)
        json.member("positions", game.records.positions)
        json.member("damaged", game.records.damaged)
        json.member("illegal", game.records.illegal)
      }
      game.add(to: &json, top: top)
      json.close("}", .block)
    }
    json.close("}", .block)
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension CountedGame {
  fileprivate func add(to json: inout JSONOutput, top: Int) {
    json.list("boards", boards) { json, board in
      json.member("width", board.size.width)
      json.member("height", board.size.height)
      json.member("records", board.records)
    }
    write(top: top, to: &json)
  }
}
