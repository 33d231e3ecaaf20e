import GameRecords
import ReversiRules

extension PlayedGame {
  /// Returns the title of a picture: the user's, or the names of the players.
  ///
  /// It is made safe to show by ``/GameRecords/DisplayText``, but not escaped for any markup.
  public func title(_ options: RenderingOptions) -> String {
    if let title = options.title, !Self.isBlank(title) { return DisplayText.escape(title) }
    return pairing ?? Self.words(record.event ?? record.id) ?? "Reversi game"
  }

  /// Returns the line of text above a board, cut to some columns: the user's title, nothing if that
  /// is blank, or the names of the players.
  func caption(_ options: RenderingOptions, columns: Int) -> String? {
    guard let title = options.title else { return pairing(columns: columns) }
    return Self.isBlank(title) ? nil : Self.cut(DisplayText.escape(title), columns: columns)
  }

  /// The names of the players, dark first, or `nil` if no name is known.
  public var pairing: String? { pairing(columns: .max) }

  /// Returns the names of the players, each cut so that both fit in some columns.
  private func pairing(columns: Int) -> String? {
    let names = Disk.allCases.map { Self.words(record.players[$0].name) }
    guard names.contains(where: { $0 != nil }) else { return nil }
    let known = names.map { $0 ?? "?" }
    let whole = known.joined(separator: " – ")
    guard TerminalWidth.columns(of: whole) > columns else { return whole }
    return known.map { Self.cut($0, columns: max(3, (columns - 3) / 2)) }.joined(separator: " – ")
  }

  /// Returns a text cut to some columns.
  private static func cut(_ text: String, columns: Int) -> String {
    guard TerminalWidth.columns(of: text) > columns else { return text }
    var width = 1
    let kept = text.prefix { character in
      width += TerminalWidth.columns(of: String(character))
      return width <= columns
    }
    return kept + "…"
  }

  /// Whether a text is only white space.
  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Returns an alternative text, which describes the picture in a few sentences.
  public func alternativeText(_ options: RenderingOptions) -> String {
    title(options) + ". " + summary(options, of: frames(options))
  }

  /// Returns a description of the picture without its title, in a few sentences.
  /// - Parameters:
  ///   - options: what to draw and how.
  ///   - frames: the frames for these options.
  /// - Returns: the sentences.
  func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String {
    guard let last = frames.last else { return "" }
    let size = last.board.size == .standard ? "" : " on a board of \(last.board.size)"
    switch options.style {
    case .moves:
      let squares = steps(options).compactMap { step -> Square? in
        if case .placement(let square) = step.move { square } else { nil }
      }
      let first = squares.first.flatMap { numbers[$0] } ?? 1
      let from = first == 1 ? "" : ", starting at \(first)"
      return "A diagram of a Reversi game\(size), each disk with its number\(from): "
        + "\(squares.map(\.description).joined(separator: " "))."
    case .order:
      let moves = steps(options).map { step in
        let flips = step.flips.map { $0.map(\.description).joined(separator: " ") }
        return "move \(step.ply), \(step.side) \(step.move)" + (flips.map { ", flips \($0)" } ?? "")
      }
      return "The order in which disks are flipped\(size): \(moves.joined(separator: "; "))."
    case .frames where options.isStill: return summary(of: frames.still)
    case .frames where frames.count == 1: return summary(of: last)
    case .frames:
      let first = frames[0].ply + 1
      let moves = first == last.ply ? "move \(first)" : "moves \(first) to \(last.ply)"
      let session = showsSession(options) ? "a recorded session with " : ""
      return "An animation of \(session)\(moves) of a Reversi game\(size): \(transcript(options)). "
        + "It ends with \(last.counts.dark) dark and \(last.counts.light) light "
        + (last.counts.light == 1 ? "disk. " : "disks. ")
        + state(last)
    }
  }

  /// Returns a description of a single frame.
  func summary(of frame: Frame) -> String {
    let size = frame.board.size == .standard ? "" : " on a board of \(frame.board.size)"
    return "A Reversi position\(size). \(Self.places(frame.board)) \(state(frame))"
  }

  /// Returns the squares of the disks.
  private static func places(_ board: Board) -> String {
    Disk.allCases.map { side in
      let squares = board.size.squares.filter { board[$0] == side }.map(\.description)
      return "\(side.description.capitalizedFirst): "
        + (squares.isEmpty ? "none" : squares.joined(separator: " ")) + "."
    }
    .joined(separator: " ")
  }

  /// Returns whose turn it is, or how the game ended.
  private func state(_ frame: Frame) -> String {
    if let ending = ending(at: frame) { return ending }
    return switch frame.message {
    case .turn(let side) where frame.alert == .pass:
      "\(side.description.capitalizedFirst) must pass."
    case .turn(let side):
      "\(side.description.capitalizedFirst) is to move"
        + (frame.alert == .reset ? ", and the app asks whether to reset the game." : ".")
    case .won(let side): "\(side.description.capitalizedFirst) has won."
    case .tied: "The game is tied."
    }
  }

  /// Returns how the game ended according to its record, if the last move does not show it.
  private func ending(at frame: Frame) -> String? {
    guard frame.legalMoves != nil || frame.alert == .pass, frame.ply >= replay.moveCount,
      isPlayedWhole, let result = record.result, let winner = result.declaredWinner
    else { return nil }
    let victory =
      switch winner {
      case .dark: "Dark has won"
      case .light: "Light has won"
      case .tie: "The game is tied"
      }
    return switch result.ending {
    case .resigned where winner != .tie: "\(victory) because the other side resigned."
    case .timedOut where winner != .tie: "\(victory) because the other side ran out of time."
    case .agreed: "\(victory) by agreement of the players."
    case .unfinished: nil
    case .resigned, .timedOut, .playedOut, nil: "\(victory) according to the record."
    }
  }

  /// Whether all moves of the record were played.
  private var isPlayedWhole: Bool {
    guard replay.moveCount > 0 else { return record.moves.isEmpty }
    return replay.recordPly(ofPly: replay.moveCount).map { $0 == record.moves.count } ?? true
  }

  /// Returns the moves to show as text, such as `f5 d6 pass c5`.
  public func transcript(_ options: RenderingOptions) -> String {
    steps(options).map(\.move.description).joined(separator: " ")
  }

  /// Returns a text of the record, cut to what can be read at a glance and made safe to show.
  static func words(_ text: String?, limit: Int = 60) -> String? {
    guard let text, !isBlank(text) else { return nil }
    // Combining marks that pile up on one character are limited as well.
    let scalars = String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))
    let shown = String(scalars).prefix(limit)
    return DisplayText.escape(shown) + (shown.utf8.count == text.utf8.count ? "" : "…")
  }
}

extension String {
  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
