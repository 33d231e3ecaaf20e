package import GameRecords
package import RecordFormats

/// A move of a game that is one code.
package protocol MoveCode: Sendable {
  /// The move that takes the place of one that cannot be read.
  static var unreadable: Self { get }
  init(code: UInt16)
  var code: UInt16 { get }
}

/// What is said about a move of a game.
package protocol MoveNote: Sendable {
  var ply: Int { get set }
  var numbers: MoveNumbers { get set }
  var isEmpty: Bool { get }
  init(ply: Int)
}

/// A line of play, as it is read and written.
package struct PlayLine<Move: MoveCode, Note: MoveNote>: Sendable {
  package var moves: [Move] = []
  /// The places of the moves, if they were read.
  package var places: [SourceRange] = []
  /// What is said about moves, ascending by ply.
  package var notes: [Note] = []
  /// The number of moves before the first one that cannot be read; `nil` if all can be.
  package var readable: Int?
  /// Whether a move is written as by other programs, which leave passes out.
  package var isRespelled = false

  package init(_ moves: [Move] = [], _ notes: [Note] = []) {
    self.moves = moves
    self.notes = notes
  }

  /// Drops the first move that cannot be read, and everything after it.
  package mutating func cut() {
    guard let readable else { return }
    moves.removeSubrange(readable...)
    places.removeSubrange(readable...)
    notes.removeAll { $0.ply > readable }
  }

  @inline(__always)
  mutating func append(_ run: MoveRun) {
    let first = moves.count
    let codes = UnsafeBufferPointer(start: run.codes, count: run.count)
    if first == 0 {
      moves = codes.map(Move.init)
      places = Array(UnsafeBufferPointer(start: run.places, count: run.count))
    } else {
      moves.append(contentsOf: codes.map(Move.init))
      places.append(contentsOf: UnsafeBufferPointer(start: run.places, count: run.count))
    }
    guard run.hasNotes else { return }
    notes.reserveCapacity(notes.count + run.count)
    for index in 0..<run.count where !run.notes[index].isEmpty {
      var note = Note(ply: first + index + 1)
      note.numbers = run.notes[index]
      notes.append(note)
    }
  }

  mutating func append(_ item: consuming LineItem<Move, Note>, at place: SourceRange) {
    guard let move = item.move else { return }
    moves.append(move)
    places.append(place)
    if !item.note.isEmpty { notes.append(item.note) }
  }

  @inline(__always)
  func fill(_ run: inout MoveRun) {
    for (index, move) in moves.enumerated() { (run.codes + index).initialize(to: move.code) }
    run.count = moves.count
    guard !notes.isEmpty else { return }
    run.hasNotes = true
    run.notes.initialize(repeating: MoveNumbers(), count: moves.count)
    for note in notes where !note.isEmpty && 1...moves.count ~= note.ply {
      run.notes[note.ply - 1] = note.numbers
    }
  }

  func item(_ index: Int) -> LineItem<Move, Note> {
    let note = notes.first { $0.ply == index + 1 }
    return LineItem(move: moves[index], note: note ?? Note(ply: index + 1))
  }

  mutating func lose(at place: SourceRange) {
    readable = readable ?? moves.count
    // The moves after it are not used, but need the right numbers.
    moves.append(.unreadable)
    places.append(place)
  }
}

/// A move with what is said about it.
package struct LineItem<Move: MoveCode, Note: MoveNote>: Sendable {
  package var move: Move?
  /// Where the move itself is.
  package var place: Range<Int>?
  package var note: Note
}
