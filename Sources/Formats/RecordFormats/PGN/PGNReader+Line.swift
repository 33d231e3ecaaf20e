import GameRecords
import ReversiRules

extension PGNReader {
  /// A line of play while it is read: the main line or a variation.
  struct Line {
    /// The ply of the outer line that it replaces.
    let ply: Int
    /// Where it begins.
    let start: Int
    var moves: [Move] = []
    /// The place of each move.
    var places: [SourceRange] = []
    var annotations: [MoveAnnotation] = []
    var variations: [Variation] = []
    /// The comments since the last move, joined; those before the first move of a variation become
    /// comments on it.
    var comment: String?
    /// The glyphs since the last move.
    var glyphs: [UInt8] = []

    /// Changes the annotation of the last move, if there is one.
    mutating func annotate(_ change: (inout MoveAnnotation) -> Void) {
      guard !moves.isEmpty else { return }
      if annotations.last?.ply != moves.count {
        annotations.append(MoveAnnotation(ply: moves.count))
      }
      change(&annotations[annotations.count - 1])
      if annotations[annotations.count - 1].isEmpty { annotations.removeLast() }
    }

    /// Appends a comment to others, without copying them: a file can have very many.
    /// - Returns: whether they are within the limit for one text.
    static func join(_ text: String, to comment: inout String?) -> Bool {
      guard let length = comment?.utf8.count, !text.isEmpty else {
        if !text.isEmpty { comment = text }
        return true
      }
      guard length + text.utf8.count < Limits.textBytes else { return false }
      comment?.append(" ")
      comment?.append(text)
      return true
    }

    /// Attaches the waiting comments and glyphs to the last move.
    @inline(__always)
    mutating func attachWaitingParts() {
      guard comment != nil || !glyphs.isEmpty, !moves.isEmpty else { return }
      annotate { [comment, glyphs] in ($0.comment, $0.glyphs) = (comment, glyphs) }
      (comment, glyphs) = (nil, [])
    }
  }
}
