public import FrameRendering
import GameRecords
import ReversiRules

extension PlayedGame {
  /// Returns a description of the picture without its title, in a few sentences.
  /// - Parameters:
  ///   - options: what to draw and how.
  ///   - frames: the frames for these options.
  /// - Returns: the sentences.
  public func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String {
    guard let last = frames.last else { return "" }
    switch options.style {
    case .moves:
      let squares = steps(options).compactMap(\.changes.first)
      let first = squares.first.flatMap { numbers[GridCell($0)] } ?? 1
      let from = first == 1 ? "" : ", starting at \(first)"
      return "A diagram of a Reversi game\(onBoard), each disk with its number\(from): "
        + "\(squares.map(\.description).joined(separator: " "))."
    case .order:
      let moves = steps(options).map { step in
        let flips = step.flips.map { $0.map(\.description).joined(separator: " ") }
        return "move \(step.ply), \(step.side) \(step.move)" + (flips.map { ", flips \($0)" } ?? "")
      }
      return "The order in which disks are flipped\(onBoard): \(moves.joined(separator: "; "))."
    case .frames where options.isStill: return summary(of: frames.still)
    case .frames where frames.count == 1: return summary(of: last)
    case .frames:
      let moves = Words.range("move", frames[0].ply + 1, to: last.ply)
      let session = showsSession(options) ? "a recorded session with " : ""
      let transcript = zip(1..., replay.moves).filter { options.shows(ply: $0.0) }
        .map(\.1.description).joined(separator: " ")
      let counts = zip(last.counts, Disk.allCases).map { "\($0.text) \($1)" }
      return
        "An animation of \(session)\(moves) of a Reversi game\(onBoard): \(transcript). "
        + "It ends with \(counts.joined(separator: " and ")) "
        + (last.counts.last?.text == "1" ? "disk. " : "disks. ")
        + state(last)
    }
  }

  /// Returns a description of a single frame.
  public func summary(of frame: Frame) -> String {
    "A Reversi position\(onBoard). \(places(frame.board)) \(state(frame))"
  }

  /// The size of the board in words, unless it is the usual one.
  private var onBoard: String {
    let board = replay.start.board.size
    return board == .standard ? "" : " on a board of \(board)"
  }

  /// Returns the squares of the disks.
  private func places(_ board: PieceBoard) -> String {
    Disk.allCases.map { side in
      let squares = board.size.cells.filter { board[$0] == Piece(side) }.map(\.description)
      return "\(side.description.capitalizedFirst): "
        + (squares.isEmpty ? "none" : squares.joined(separator: " ")) + "."
    }
    .joined(separator: " ")
  }

  /// Returns whose turn it is, or how the game ended.
  private func state(_ frame: Frame) -> String {
    let message = frame.message
    guard !message.isFinal, let alert = frame.alert, let side = message.piece?.description else {
      return message.sentence
    }
    return side.capitalizedFirst
      + (alert == .pass
        ? " must pass." : " is to move, and the app asks whether to reset the game.")
  }

  /// Returns the message for the last frame if its record, but not its last move, shows how the game
  /// ended.
  func recordedEnding(at frame: Frame) -> Frame.Message? {
    guard !frame.message.isFinal, frame.alert == nil, frame.ply >= replay.moveCount, isPlayedWhole,
      let result = record.result, let winner = result.declaredWinner
    else { return nil }
    let (piece, victory): (Piece?, String) =
      switch winner {
      case .dark: (Piece(.dark), "Dark has won")
      case .light: (Piece(.light), "Light has won")
      case .tie: (nil, "The game is tied")
      }
    let sentence: String
    switch result.ending {
    case .resigned where winner != .tie:
      sentence = "\(victory) because the other side resigned."
    case .timedOut where winner != .tie:
      sentence = "\(victory) because the other side ran out of time."
    case .forfeited where winner != .tie:
      sentence = "\(victory) because the other side forfeited."
    case .agreed: sentence = "\(victory) by agreement of the players."
    case .unfinished: return nil
    case .resigned, .timedOut, .forfeited, .playedOut, nil:
      sentence = "\(victory) according to the record."
    }
    let words = piece == nil ? ScreenMessage.tied.words : ScreenMessage.won(.dark).words
    return Frame.Message(words, of: piece, sentence: sentence, isFinal: true)
  }

  /// Whether all moves of the record were played.
  private var isPlayedWhole: Bool {
    guard replay.moveCount > 0 else { return record.moves.isEmpty }
    return replay.recordPly(ofPly: replay.moveCount).map { $0 == record.moves.count } ?? true
  }
}
