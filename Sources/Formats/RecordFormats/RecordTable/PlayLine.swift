package import GameRecords

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
  fileprivate mutating func append(_ run: MoveRun) {
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

  @inline(__always)
  fileprivate mutating func append(_ item: consuming LineItem<Move, Note>, at place: SourceRange) {
    guard let move = item.move else { return }
    moves.append(move)
    places.append(place)
    if !item.note.isEmpty { notes.append(item.note) }
  }

  @inline(__always)
  fileprivate func fill(_ run: inout MoveRun) {
    for (index, move) in moves.enumerated() { (run.codes + index).initialize(to: move.code) }
    run.count = moves.count
    guard !notes.isEmpty else { return }
    run.hasNotes = true
    run.notes.initialize(repeating: MoveNumbers(), count: moves.count)
    for note in notes where !note.isEmpty && 1...moves.count ~= note.ply {
      run.notes[note.ply - 1] = note.numbers
    }
  }

  fileprivate func item(_ index: Int) -> LineItem<Move, Note> {
    let note = notes.first { $0.ply == index + 1 }
    return LineItem(move: moves[index], note: note ?? Note(ply: index + 1))
  }

  fileprivate mutating func lose(at place: SourceRange) {
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

/// A field that is a line of play.
///
/// Two are equal if they are the same.
package final class LineTable: Sendable {
  /// How a line is written.
  package struct Form: Sendable {
    /// How the code of a move is spelled.
    package enum Spelling: Sendable {
      /// As a cell of a board, such as `f5`: the column is in the lower four bits, the row in the next four.
      /// The code 256 is `pass`.
      case cell
      /// As a number.
      case number
    }

    package let spelling: Spelling
    /// The most moves in all lines of a record.
    package let limit: Int
    /// How many moves are side by side.
    package let perLine: Int
    /// Returns the codes that a text consists of, each with its offset; `nil` for any other text.
    package let codesInText: (@Sendable ([UInt8]) -> [(code: UInt16, offset: Int)]?)?

    package init(
      _ spelling: Spelling,
      limit: Int,
      perLine: Int,
      codesInText: (@Sendable ([UInt8]) -> [(code: UInt16, offset: Int)]?)? = nil
    ) {
      self.spelling = spelling
      self.limit = limit
      self.perLine = perLine
      self.codesInText = codesInText
    }
  }

  package let form: Form
  /// The table of a move with its annotation: its first field is the move, the first two of its fields that
  /// are numbers are those of ``MoveNumbers``.
  package let item: ObjectTable
  /// The fields with the numbers.
  package let numbers: [Int]
  /// How an annotated move begins in JSON on one line, up to the code, and how the numbers begin.
  let start, first, second: JSONStart

  package let count: @Sendable (ObjectPointer) -> Int
  package let place: @Sendable (ObjectPointer, Int) -> SourceRange
  /// Adds moves.
  package let append: @Sendable (ObjectPointer, MoveRun) -> Void
  /// Adds a move, once its item has been filled: `fill` returns its place and the offset that places of moves
  /// are counted from.
  package let add:
    @Sendable (
      _ parent: ObjectPointer, _ fill: (ObjectPointer) -> (place: Range<Int>, start: Int)?
    ) -> Void
  /// Adds a move that could not be read.
  package let lose: @Sendable (ObjectPointer, SourceRange) -> Void
  /// Notes that moves are written as by other programs.
  package let respell: @Sendable (ObjectPointer) -> Void
  /// Puts all moves into a run.
  package let fill: @Sendable (ObjectPointer, inout MoveRun) -> Void
  /// Shows a move with its annotation.
  package let show:
    @Sendable (_ parent: ObjectPointer, _ index: Int, _ show: (ObjectPointer) -> Void) -> Void

  @inline(__always)
  fileprivate init<Object, Move, Note>(
    _ form: Form,
    _ item: ObjectTable,
    _ line: @escaping @Sendable (inout Object, (inout PlayLine<Move, Note>) -> Void) -> Void
  ) {
    self.form = form
    self.item = item
    numbers = Array(
      item.fields.indices.filter { [.number, .seconds].contains(item.fields[$0].kind) }.prefix(2)
    )
    start = JSONStart("{\"\(item.fields[0].name)\":" + (form.spelling == .cell ? "\"" : ""))
    first = JSONStart(numbers.first.map { ",\"\(item.fields[$0].name)\":" })
    second = JSONStart(numbers.dropFirst().first.map { ",\"\(item.fields[$0].name)\":" })
    count = { parent in
      var count = 0
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { count = $0.moves.count }
      return count
    }
    place = { parent, index in
      var place = SourceRange(0..<0)
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { place = $0.places[index] }
      return place
    }
    append = { parent, run in
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.append(run) }
    }
    add = { parent, fill in
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { line in
        var item = LineItem<Move, Note>(note: Note(ply: line.moves.count + 1))
        let filled = withUnsafeMutablePointer(to: &item) { fill(ObjectPointer($0)) }
        guard let (whole, start) = filled else { return }
        let place = item.place ?? whole
        line.append(item, at: SourceRange(place.lowerBound - start..<place.upperBound - start))
      }
    }
    lose = { parent, place in
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.lose(at: place) }
    }
    respell = { parent in
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.isRespelled = true }
    }
    fill = { parent, run in
      withUnsafeMutablePointer(to: &run) { run in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.fill(&run.pointee) }
      }
    }
    show = { parent, index, show in
      line(&parent.assumingMemoryBound(to: Object.self).pointee) { line in
        var item = line.item(index)
        withUnsafeMutablePointer(to: &item) { show(ObjectPointer($0)) }
      }
    }
  }
}

extension LineTable: Hashable {
  package static func == (a: LineTable, b: LineTable) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Row {
  /// A field that is a line of play.
  @inline(__always)
  package static func line<Move, Note>(
    _ name: FieldName,
    _ form: LineTable.Form,
    of item: ObjectTable,
    place: RecordField.XMLPlace = .element,
    isRequired: Bool = false,
    _ line: @escaping @Sendable (inout Object, (inout PlayLine<Move, Note>) -> Void) -> Void
  ) -> Self {
    Row(
      field: RecordField(
        name: name,
        kind: .line(LineTable(form, item, line)),
        part: nil,
        place: place,
        isRequired: isRequired
      )
    )
  }
}
