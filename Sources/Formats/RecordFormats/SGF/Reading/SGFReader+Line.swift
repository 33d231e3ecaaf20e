import GameRecords
import ReversiRules

extension SGFReader {
  /// A line of play while it is being read.
  struct Line {
    /// The ply of the move that its first move replaces, in the line it branches off.
    let ply: Int
    /// The side to move if sides alternate; `nil` while it is unknown who begins.
    private(set) var turn: Disk?
    /// The side of the first move, if it was unknown before who begins.
    private(set) var firstSide: Disk?
    private(set) var moves: [Move] = []
    /// The place of each move.
    private(set) var places: MovePlaces = []
    /// The places of the letters that name a recorded side, by the numbers of their moves.
    private(set) var letters: [(ply: Int, range: SourceRange)] = []
    private var firstLetter: SourceRange?
    private(set) var annotations: [MoveAnnotation] = []
    private var variations: [Variation] = []
    private var isSorted = true
    /// Comments on the last move, or before the first one.
    private var comment: String?
    /// Comments on earlier moves, from lines that branch off there and have no move.
    private var lateComments: [Int: String] = [:]

    init(ply: Int = 1, turn: Disk? = nil) {
      self.ply = ply
      self.turn = turn
    }

    /// Adds a move.
    ///
    /// A side is recorded only where it does not alternate. After an omitted pass it is the right
    /// side, which the replay finds as well when it supplies the pass; otherwise it is the wrong
    /// one.
    /// - Parameters:
    ///   - move: the move.
    ///   - side: the side that is named for it.
    ///   - place: where the move is.
    ///   - letter: where its side is named.
    mutating func append(_ move: Move, by side: Disk, at place: SourceRange, letter: SourceRange) {
      if comment != nil { keepComment() }
      moves.append(move)
      places.append(place)
      if turn == nil {
        (firstSide, firstLetter) = (side, letter)
      } else if turn != side {
        annotations.append(MoveAnnotation(ply: moves.count, side: side))
        letters.append((moves.count, letter))
      }
      turn = side.opponent
    }

    /// Adds plain moves that alternate from the side to move, or from dark while it is unknown who
    /// begins; their nodes follow each other from an offset.
    mutating func append(_ run: [Move], at start: Int) {
      if comment != nil { keepComment() }
      if moves.isEmpty { moves = run } else { moves += run }
      places.append(
        first: SGFGrammar.plainSquare(from: start),
        stride: SGFGrammar.cellLength,
        count: run.count
      )
      if turn == nil { (firstSide, firstLetter) = (.dark, SGFGrammar.plainLetter(from: start)) }
      let side = turn ?? .dark
      turn = run.count.isMultiple(of: 2) ? side : side.opponent
    }

    /// Settles who begins, if that was not known when the first move was read.
    mutating func begin(with side: Disk) {
      if moves.isEmpty {
        turn = side
      } else if let firstSide, firstSide != side {
        annotate(1) { $0.side = firstSide }
        if let firstLetter { letters.insert((1, firstLetter), at: 0) }
      }
    }

    /// Changes the annotation of a move, nearly always the last one.
    mutating func annotate(_ ply: Int, _ change: (inout MoveAnnotation) -> Void) {
      var index = annotations.endIndex
      while index > 0, annotations[index - 1].ply >= ply { index -= 1 }
      if index == annotations.endIndex || annotations[index].ply != ply {
        annotations.insert(MoveAnnotation(ply: ply), at: index)
      }
      change(&annotations[index])
      if annotations[index].isEmpty { annotations.remove(at: index) }
    }

    /// Adds a comment on the last move, or, when there is none yet, on the first one to come.
    mutating func add(_ text: String) { comment.join(text) }

    /// Moves the comments on the last move to its annotation, all at once: there may be many.
    mutating func keepComment() {
      guard let comment, !moves.isEmpty else { return }
      annotate(moves.count) { $0.comment = comment }
      self.comment = nil
    }

    /// Moves all comments to their annotations when the line has ended.
    mutating func keepComments() {
      keepComment()
      for (ply, text) in lateComments.sorted(by: { $0.key < $1.key }) where ply <= moves.count {
        annotate(ply) { $0.comment.join(text) }
      }
      lateComments = [:]
    }

    /// Takes over the content of a line that branches off and has no move: its comment goes to the
    /// move before it, and the lines that branch off it branch off here.
    /// - Returns: the comment if there is no move before it.
    mutating func takeIn(_ line: Line) -> String? {
      for variation in line.variations {
        isSorted = isSorted && line.ply >= variations.last?.ply ?? 0
        variations.append(variation)
        variations[variations.count - 1].ply = line.ply
      }
      var comment = line.comment
      if let late = line.lateComments[1] { comment.join(late) }
      guard let comment else { return nil }
      guard line.ply > 1 else { return comment }
      join(comment, at: line.ply - 1)
      return nil
    }

    /// Adds a comment on a move before the last one.
    mutating func join(_ comment: String, at ply: Int) {
      var late = lateComments.removeValue(forKey: ply)
      late.join(comment)
      lateComments[ply] = late
    }

    /// Adds a line that branches off and has ended.
    mutating func append(_ line: consuming Line) {
      line.keepComments()
      isSorted = isSorted && line.ply >= variations.last?.ply ?? 0
      variations.append(
        Variation(
          ply: line.ply,
          moves: line.moves,
          annotations: line.annotations,
          variations: line.sortedVariations,
          places: line.places
        )
      )
    }

    /// The lines that branch off, ascending; those at one move in the order of the file.
    var sortedVariations: [Variation] {
      guard !isSorted else { return variations }
      return variations.enumerated()
        .sorted { a, b in (a.element.ply, a.offset) < (b.element.ply, b.offset) }
        .map(\.element)
    }
  }
}

extension String? {
  /// Adds a comment, after a blank line if there is one already.
  mutating func join(_ comment: String) {
    if self == nil {
      self = comment
    } else {
      self?.append("\n\n")
      self?.append(comment)
    }
  }
}
