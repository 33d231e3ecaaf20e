internal import GameRecords
internal import ReversiRules

extension PlayedGame {
  /// What the picture is called: what the user said, or who played.
  ///
  /// It is as safe to show as ``DisplayText`` makes it, but not escaped for any syntax.
  public func title(_ options: RenderingOptions) -> String {
    if let title = options.title { return DisplayText.escape(title) }
    return pairing ?? Self.words(record.event ?? record.id) ?? "Reversi game"
  }

  /// Who played, dark first, or `nil` when no name is known.
  public var pairing: String? {
    let names = Disk.allCases.map { Self.words(record.players[$0].name) }
    guard names.contains(where: { $0 != nil }) else { return nil }
    return names.map { $0 ?? "?" }.joined(separator: " – ")
  }

  /// An alternative text: what can be seen in the picture, in a few sentences.
  public func alternativeText(_ options: RenderingOptions) -> String {
    title(options) + ". " + summary(options)
  }

  /// What can be seen in the picture beside its title, in a few sentences.
  func summary(_ options: RenderingOptions) -> String {
    let frames = frames(options)
    guard let last = frames.last else { return "" }
    let size = last.board.size == .standard ? "" : " on a board of \(last.board.size)"
    switch options.style {
    case .moves:
      return
        "A diagram of a Reversi game\(size), each disk with its number: \(transcript(options))."
    case .order:
      let moves = replay.steps.filter { options.plies?.contains($0.ply) ?? true }.map { step in
        let flips =
          step.flips.map { " turns " + $0.map(\.description).joined(separator: " ") } ?? ""
        return "move \(step.ply), \(step.side) \(step.move),\(flips)"
      }
      return "The order in which disks turn\(size): \(moves.joined(separator: "; "))."
    case .frames where options.isStill || frames.count == 1:
      return "A Reversi position\(size). \(Self.places(last.board)) \(Self.state(last))"
    case .frames:
      let first = frames[0].ply + 1
      let moves = first == last.ply ? "move \(first)" : "moves \(first) to \(last.ply)"
      return "An animation of \(moves) of a Reversi game\(size): \(transcript(options)). "
        + "It ends with \(last.counts.dark) dark and \(last.counts.light) light disks. "
        + Self.state(last)
    }
  }

  /// Where the disks are.
  private static func places(_ board: Board) -> String {
    Disk.allCases.map { side in
      let squares = board.size.squares.filter { board[$0] == side }.map(\.description)
      return "\(side.description.capitalizedFirst): "
        + (squares.isEmpty ? "none" : squares.joined(separator: " ")) + "."
    }
    .joined(separator: " ")
  }

  /// Whose turn it is, or how the game has ended.
  private static func state(_ frame: Frame) -> String {
    switch frame.message {
    case .turn(let side) where frame.event == .passAlert:
      "\(side.description.capitalizedFirst) must pass."
    case .turn(let side): "\(side.description.capitalizedFirst) is to move."
    case .won(let side): "\(side.description.capitalizedFirst) has won."
    case .tied: "The game is tied."
    }
  }

  /// The moves that options ask for, as in `f5 d6 pass c5`.
  public func transcript(_ options: RenderingOptions) -> String {
    replay.steps.filter { options.plies?.contains($0.ply) ?? true }
      .map { $0.move.description }
      .joined(separator: " ")
  }

  /// A text of the record, cut to what can be read at a glance and made safe to show.
  static func words(_ text: String?, limit: Int = 60) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // Marks that pile up on a character count too.
    let scalars = String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))
    let shown = String(scalars).prefix(limit)
    return DisplayText.escape(shown) + (shown.utf8.count == text.utf8.count ? "" : "…")
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
