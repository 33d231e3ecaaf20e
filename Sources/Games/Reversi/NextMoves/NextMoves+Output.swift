import GameRecords
import RecordFormats
public import RecordQueries
import ReversiRules

extension NextMoves {
  /// Returns the counts in an output format.
  /// - Parameters:
  ///   - form: the output format.
  ///   - usesColour: whether a text may use terminal colours.
  /// - Returns: the bytes, in UTF-8.
  public func bytes(as form: MatchForm, usesColour: Bool = false) -> [UInt8] {
    switch form {
    case .text: Array(text(TerminalStyle(usesColour: usesColour)).utf8)
    case .json: json
    case .jsonl: jsonLines
    case .csv: csv
    }
  }

  /// The name of the opening to which a move leads.
  private func name(after move: Move?, at position: Position) -> String? {
    var next = position
    guard let move, (try? next.play(move)) != nil else { return nil }
    return OpeningNames.standard.opening(at: next)?.name
  }

  // MARK: - For people

  private func text(_ style: TerminalStyle) -> String {
    var text = StatisticsText(top: .max, style: style)
    for position in positions {
      if !text.lines.isEmpty { text.add([""]) }
      text.add(position.drawing(marking: nil, style))
      let games = games(at: position)
      text.begin(
        Words.count(games) + " " + Words.form(of: "game", games),
        position.turn.map { "\($0) to move" } ?? "the game is over"
      )
      text.columns(score: "dark", " last  move")
      for (move, count) in moves(at: position) {
        let year = (count.lastYear.map { "\($0)" } ?? "").leading(5)
        let name = name(after: move, at: position).map { style.dim("  " + $0) } ?? ""
        let label = year + "  " + (move.map { "\($0)" } ?? "end of the record") + name
        text.row(count.score.games, of: games, score: count.score.percent, [label])
      }
    }
    return text.lines.map { $0 + "\n" }.joined()
  }

  // MARK: - For programs

  private var json: [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: false, isInert: true)
    json.open("{", .block)
    json.key("flipbook", .block)
    json.number(1)
    json.key("positions", .block)
    json.open("[", .block)
    for position in positions {
      json.next(.block)
      add(position, to: &json)
    }
    json.close("]", .block)
    json.close("}", .block)
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private var jsonLines: [UInt8] {
    positions.flatMap { position in
      var json = JSONOutput(appendingTo: [], isCompact: true, isInert: true)
      add(position, to: &json)
      return json.bytes + [UInt8(ascii: "\n")]
    }
  }

  private func add(_ position: Position, to json: inout JSONOutput) {
    json.open("{", .block)
    json.key("board", .block)
    json.open("[")
    for row in 0..<position.board.size.height {
      json.next()
      json.text(String(decoding: BoardText.row(row, of: position.board), as: UTF8.self))
    }
    json.close("]")
    if let turn = position.turn {
      json.key("turn", .block)
      json.text("\(turn)")
    }
    let games = games(at: position)
    json.key("games", .block)
    json.number(games)
    json.list("moves", moves(at: position)) { json, entry in
      json.member("move", entry.move?.description)
      json.member("opening", name(after: entry.move, at: position))
      json.member("games", entry.count.score.games)
      json.member("share", 100 * Double(entry.count.score.games) / Double(games))
      json.member("darkPercent", entry.count.score.percent)
      json.member("lastYear", entry.count.lastYear)
    }
    json.close("}", .block)
  }

  private var csv: [UInt8] {
    let heading = ["position", "move", "opening", "games", "share", "dark-percent", "last-year"]
    var bytes = CSVLine(heading).bytes
    for (index, position) in positions.enumerated() {
      let games = games(at: position)
      for (move, count) in moves(at: position) {
        var line = CSVLine(["\(index + 1)", move?.description ?? ""])
        line.add(name(after: move, at: position) ?? "")
        line.add(Double(count.score.games))
        line.add(FixedNumber.rounded(100 * Double(count.score.games) / Double(games)))
        line.add(count.score.percent.map(FixedNumber.rounded))
        line.add(count.lastYear.map(Double.init))
        bytes += line.bytes
      }
    }
    return bytes
  }
}
