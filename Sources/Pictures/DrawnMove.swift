public import GameRecords

/// A move of a game to draw, and what its record says about it.
public struct DrawnMove: Hashable, Sendable {
  /// Its number, from 1.
  public let ply: Int
  /// The piece of the player who makes it; `nil` if there is one player.
  public let player: Piece?
  /// The move in the notation of the game, such as `f5`.
  public let text: String
  /// The move in words, such as `dark passes`.
  public let words: String
  /// The cells whose pieces change, in order.
  public let changes: [GridCell]
  /// A judgement in signs, such as `!?`; empty if there is none.
  public var glyphs = ""
  /// The seconds that the player took.
  public var time: Double?
  /// The result to expect for the player who makes the move, in the unit of the counts.
  public var evaluation: Double?
  /// A comment in words.
  public var comment: String?
  /// What the record points out on the board after the move.
  public var marks: [BoardMark<GridCell>] = []
  /// The lines that could have been played instead of this move and those after it.
  public var variations: [[DrawnMove]] = []

  /// Creates a move about which nothing else is known.
  public init(_ ply: Int, _ player: Piece?, _ text: String, words: String, _ changes: [GridCell]) {
    self.ply = ply
    self.player = player
    self.text = text
    self.words = words
    self.changes = changes
  }
}

extension DrawnMove {
  /// The time in seconds or, from a minute, in minutes and seconds, such as `13.3 s` or `2:05`.
  package var timeText: String? {
    time.map { time in
      guard time >= 60, let seconds = Int(exactly: time.rounded()) else {
        return Self.decimal(time, precision: 10) + " s"
      }
      return "\(seconds / 60):\(NumberText.decimal(seconds % 60, digits: 2))"
    }
  }

  /// The evaluation with its sign, such as `+2` or `−4`.
  package var evaluationText: String? { evaluation.map(Self.evaluationText) }

  /// Returns an evaluation with its sign.
  static func evaluationText(_ value: Double) -> String {
    let text = decimal(value.magnitude, precision: 100)
    return text == "0" ? text : (value < 0 ? "−" : "+") + text
  }

  /// Returns a number, rounded to a part of 1.
  private static func decimal(_ value: Double, precision: Double) -> String {
    let scaled = (value * precision).rounded() / precision
    let text = "\(scaled.isFinite ? scaled : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
