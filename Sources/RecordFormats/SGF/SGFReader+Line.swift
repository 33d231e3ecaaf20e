import GameRecords
import ReversiRules

extension SGFReader {
  /// A line of play while it is being read.
  struct Line {
    /// The move of the line it branches off that its first move stands instead of.
    let ply: Int
    /// The side to move if sides alternate; `nil` while nothing tells who begins.
    private(set) var turn: Disk?
    /// The side of the first move when nothing told before who begins.
    private(set) var firstSide: Disk?
    private(set) var moves: [Move] = []
    /// Where each move stands.
    private(set) var places: MovePlaces = []
    /// Where the letters stand that name a side which is put down, by the numbers of their moves.
    private(set) var letters: [(ply: Int, range: SourceRange)] = []
    private var firstLetter: SourceRange?
    private(set) var annotations: [MoveAnnotation] = []
    private var variations: [Variation] = []
    private var isSorted = true
    /// Remarks on the last move, or before the first one.
    private var remark: String?
    /// Remarks on earlier moves, from lines that branch off there and have no move.
    private var lateRemarks: [Int: String] = [:]

    init(ply: Int = 1, turn: Disk? = nil) {
      self.ply = ply
      self.turn = turn
    }

    /// Adds a move.
    ///
    /// A side is put down only where it does not alternate. After a left-out pass that is the right
    /// side, which the replay finds too when it supplies the pass; otherwise it is the wrong one.
    /// - Parameters:
    ///   - move: the move.
    ///   - side: the side that is named for it.
    ///   - place: where the move stands.
    ///   - letter: where its side is named.
    mutating func append(_ move: Move, by side: Disk, at place: SourceRange, letter: SourceRange) {
      if remark != nil { keepRemark() }
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

    /// Adds plain moves of the side to move, of dark while nothing tells who begins, and the other in
    /// turn, whose nodes stand side by side from an offset on.
    mutating func append(_ run: [Move], at start: Int) {
      if remark != nil { keepRemark() }
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

    /// Changes what is said about a move, nearly always the last one.
    mutating func annotate(_ ply: Int, _ change: (inout MoveAnnotation) -> Void) {
      var index = annotations.endIndex
      while index > 0, annotations[index - 1].ply >= ply { index -= 1 }
      if index == annotations.endIndex || annotations[index].ply != ply {
        annotations.insert(MoveAnnotation(ply: ply), at: index)
      }
      change(&annotations[index])
      if annotations[index].isEmpty { annotations.remove(at: index) }
    }

    /// Adds a remark on the last move, or, when there is none yet, on the first one to come.
    mutating func add(_ text: String) { remark.join(text) }

    /// Puts the remarks on the last move where they belong, all at once: they may be many.
    mutating func keepRemark() {
      guard let remark, !moves.isEmpty else { return }
      annotate(moves.count) { $0.comment = remark }
      self.remark = nil
    }

    /// Puts all remarks where they belong when the line has ended.
    mutating func keepRemarks() {
      keepRemark()
      for (ply, text) in lateRemarks.sorted(by: { $0.key < $1.key }) where ply <= moves.count {
        annotate(ply) { $0.comment.join(text) }
      }
      lateRemarks = [:]
    }

    /// Takes in what a line says that branches off and has no move: its remark goes to the move before
    /// it, and what branches off it branches off here.
    /// - Returns: the remark if there is no move before it.
    mutating func takeIn(_ line: Line) -> String? {
      for variation in line.variations {
        isSorted = isSorted && line.ply >= variations.last?.ply ?? 0
        variations.append(variation)
        variations[variations.count - 1].ply = line.ply
      }
      var remark = line.remark
      if let late = line.lateRemarks[1] { remark.join(late) }
      guard let remark else { return nil }
      guard line.ply > 1 else { return remark }
      join(remark, at: line.ply - 1)
      return nil
    }

    /// Adds a remark on a move before the last one.
    mutating func join(_ remark: String, at ply: Int) {
      var late = lateRemarks.removeValue(forKey: ply)
      late.join(remark)
      lateRemarks[ply] = late
    }

    /// Adds a line that branches off and has ended.
    mutating func append(_ line: consuming Line) {
      line.keepRemarks()
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
  /// Adds a remark, a blank line behind the one that is there.
  mutating func join(_ remark: String) {
    if self == nil {
      self = remark
    } else {
      self?.append("\n\n")
      self?.append(remark)
    }
  }
}
