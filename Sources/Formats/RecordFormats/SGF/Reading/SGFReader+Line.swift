import GameRecords
import ReversiRules

extension SGFReader {
  /// A line of play while it is being read.
  struct Line {
    /// The ply of the move that its first move replaces in the line it branches off; 0 in the main line.
    var ply = 0
    /// The side to move if sides alternate; `nil` while it is unknown who begins.
    var turn: Disk?
    /// The side of the first move and its letter, if it was unknown before who begins.
    private(set) var first: (side: Disk, letter: SourceRange)?
    private(set) var moves: [Move] = []
    /// The place of each move.
    private(set) var places: MovePlaces = []
    /// The places of the letters that name a recorded side, by the numbers of their moves.
    private(set) var letters: [(ply: Int, range: SourceRange)] = []
    private(set) var annotations: [MoveAnnotation] = []
    private(set) var variations: [Variation] = []
    /// The comments on each move, which become annotations all at once: there may be many.
    private(set) var comments: [Int: String] = [:]

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
      moves.append(move)
      places.append(place)
      if turn == nil {
        first = (side, letter)
      } else if turn != side {
        annotations.append(MoveAnnotation(ply: moves.count, side: side))
        letters.append((moves.count, letter))
      }
      turn = side.opponent
    }

    /// Adds plain moves that alternate from the side to move, or from dark while it is unknown who
    /// begins; their nodes follow each other from an offset.
    mutating func append(_ run: [Move], at start: Int) {
      if moves.isEmpty { moves = run } else { moves += run }
      places.append(
        first: SGFGrammar.plainSquare(from: start),
        stride: SGFGrammar.cellLength,
        count: run.count
      )
      if turn == nil { first = (.dark, SGFGrammar.plainLetter(from: start)) }
      let side = turn ?? .dark
      turn = run.count.isMultiple(of: 2) ? side : side.opponent
    }

    /// Settles who begins, if that was not known when the first move was read.
    mutating func begin(with side: Disk) {
      if moves.isEmpty {
        turn = side
      } else if let first, first.side != side {
        self[1].side = first.side
        letters.insert((1, first.letter), at: 0)
      }
    }

    /// The annotation of a move, nearly always the last one; what it says is never taken back.
    subscript(ply: Int) -> MoveAnnotation {
      get {
        let last = annotations.last { $0.ply <= ply } ?? MoveAnnotation(ply: ply)
        return last.ply == ply ? last : MoveAnnotation(ply: ply)
      }
      set {
        guard !newValue.isEmpty else { return }
        let index = annotations.lastIndex { $0.ply <= ply } ?? -1
        if index >= 0, annotations[index].ply == ply {
          annotations[index] = newValue
        } else {
          annotations.insert(newValue, at: index + 1)
        }
      }
    }

    /// Adds a comment on a move, or on what comes before the first one: the game, or the first move of
    /// a variation.
    mutating func add(_ comment: String, at ply: Int) {
      comments[max(ply, min(self.ply, 1))].join(comment)
    }

    /// Moves the comments to the annotations when the line has ended.
    mutating func keepComments() {
      for (ply, comment) in comments.sorted(by: { $0.key < $1.key }) where ply > 0 {
        self[ply].comment = comment
      }
    }

    /// Adds a line that branches off and has ended.
    ///
    /// If it has no move, its comment goes to the move before it, and the lines that branch off it
    /// branch off here.
    mutating func append(_ line: consuming Line) {
      guard !line.moves.isEmpty else {
        for var variation in line.variations {
          variation.ply = line.ply
          variations.append(variation)
        }
        if let comment = line.comments[1] { add(comment, at: line.ply - 1) }
        return
      }
      line.keepComments()
      var variation = Variation(ply: line.ply, moves: line.moves, annotations: line.annotations)
      (variation.variations, variation.places) = (line.sortedVariations, line.places)
      variations.append(variation)
    }

    /// The lines that branch off, ascending; those at one move in the order of the file.
    var sortedVariations: [Variation] {
      guard variations.count > 1 else { return variations }
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
