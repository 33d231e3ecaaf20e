import GameRecords
import RecordText
import ReversiRules

extension ReversiFigures {
  func add(to json: inout JSONOutput, top: Int, _ records: RecordCounts) {
    json.section("moves") { json in
      json.member("placements", placements)
      json.member("passes", passes)
      json.member("gamesWithPasses", gamesWithPasses)
    }
    json.section("lengths") { json in
      json.member("shortest", lengths.minimum)
      json.member("mean", lengths.mean)
      json.member("median", lengths.median)
      json.member("longest", lengths.maximum)
    }
    json.list("lengthCounts", lengths.entries) { json, entry in
      json.member("length", entry.number)
      json.member("games", entry.count)
    }
    json.section("results") { $0.counts(results, unfinished: records.games - results.finished) }
    json.list("margins", results.margins.entries) { json, entry in
      json.member("margin", entry.number)
      json.member("games", entry.count)
    }
    json.section("declared") { json in
      json.member("total", declared.total)
      json.counts(declared)
    }
    json.list("firstMoves", firstMoves) { json, entry in
      json.member("move", entry.move.square.description)
      json.size(entry.move.size)
      json.member("games", entry.games)
    }
    addOpenings(top, to: &json)
    json.list("flips", flips.plies) { json, ply in
      json.member("ply", ply.number)
      json.member("placements", ply.placements)
      json.member("flips", ply.flips)
      json.member("mean", ply.mean)
      json.member("maximum", ply.maximum)
    }
    addPlayers(top, to: &json)
  }

  private func addOpenings(_ top: Int, to json: inout JSONOutput) {
    json.section("openings") { json in
      json.member("plies", openingPlies)
      json.member("games", openingGames)
      json.member("otherStarts", otherStarts)
      json.member("different", openingCount)
      json.member("named", namedOpeningCount)
      json.member("uncounted", uncountedOpenings)
    }
    json.list("topOpenings", openings(top: top)) { json, entry in
      json.array("moves", entry.opening.moves) { json, move in json.word(move.description) }
      json.size(entry.opening.size)
      json.darkScore(entry.score)
    }
    json.list("namedOpenings", namedOpenings(top: top)) { json, entry in
      json.member("name", entry.name)
      json.darkScore(entry.score)
    }
  }

  private func addPlayers(_ top: Int, to json: inout JSONOutput) {
    json.section("players") { json in
      json.member("different", playerCount)
      json.member("uncounted", uncountedPlayers)
    }
    json.list("topPlayers", players(top: top)) { json, player in
      json.member("name", player.name)
      json.member("games", player.score.games)
      json.member("dark", player.score.darkGames)
      json.member("light", player.score.lightGames)
      json.member("finished", player.score.score.finished)
      json.exactMember("points", player.score.score.winPoints)
      json.member("percent", player.score.percent)
    }
  }
}

extension JSONOutput {
  /// Writes the size of a board unless it is 8×8.
  fileprivate mutating func size(_ size: BoardSize) {
    guard size != .standard else { return }
    member("width", size.width)
    member("height", size.height)
  }

  fileprivate mutating func darkScore(_ score: SideScore) {
    member("games", score.games)
    member("finished", score.finished)
    exactMember("darkPoints", score.winPoints)
    member("darkPercent", score.percent)
  }

  fileprivate mutating func counts(_ winners: WinnerCounts) {
    member("darkWins", winners.darkWins)
    member("lightWins", winners.lightWins)
    member("ties", winners.ties)
  }

  fileprivate mutating func counts(_ results: ResultCounts, unfinished: Int) {
    member("finished", results.finished)
    member("unfinished", unfinished)
    counts(results.winners)
    member("darkDisks", results.darkDisks)
    member("lightDisks", results.lightDisks)
    guard results.finished > 0 else { return }
    member("meanDark", Double(results.darkDisks) / Double(results.finished))
    member("meanLight", Double(results.lightDisks) / Double(results.finished))
  }
}
