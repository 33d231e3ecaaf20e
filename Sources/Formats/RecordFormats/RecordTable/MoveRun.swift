package import GameRecords

/// Moves of a line of play in a row, as codes: nearly all of what is in most files.
///
/// Readers collect them here and writers get them from here, so that neither calls a game for every move.
package struct MoveRun {
  /// How many moves there are.
  package var count = 0
  /// Whether any move has more than its code.
  package var hasNotes = false
  /// The codes of the moves.
  package let codes: UnsafeMutablePointer<UInt16>
  /// The places of the moves that were read.
  package let places: UnsafeMutablePointer<SourceRange>
  /// What else is known of each move, if ``hasNotes``.
  package let notes: UnsafeMutablePointer<MoveNumbers>
  /// How many moves there can be.
  package let capacity: Int

  /// Passes some moves that are in arrays: of the notes, there are none or as many.
  package static func with(
    _ codes: [UInt16],
    _ places: [SourceRange],
    _ notes: [MoveNumbers],
    in range: Range<Int>,
    _ body: (MoveRun) -> Void
  ) {
    codes.withUnsafeBufferPointer { codes in
      places.withUnsafeBufferPointer { places in
        notes.withUnsafeBufferPointer { notes in
          guard let codes = codes.baseAddress, let places = places.baseAddress,
            let first = notes.baseAddress
          else { return }
          let start = range.lowerBound
          body(
            MoveRun(
              count: range.count,
              hasNotes: !notes.isEmpty,
              codes: UnsafeMutablePointer(mutating: codes + start),
              places: UnsafeMutablePointer(mutating: places + start),
              notes: UnsafeMutablePointer(mutating: notes.isEmpty ? first : first + start),
              capacity: range.count
            )
          )
        }
      }
    }
  }

  /// Passes an empty run for up to some moves.
  package static func with<Result, Failure: Error>(
    capacity: Int,
    _ body: (inout MoveRun) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // One block for all three, because each has a cost; the widest come first, so that all are aligned.
    let ofPlaces = capacity * MemoryLayout<MoveNumbers>.stride
    let ofCodes = ofPlaces + capacity * MemoryLayout<SourceRange>.stride
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: ofCodes + capacity * MemoryLayout<UInt16>.stride,
      alignment: MemoryLayout<MoveNumbers>.alignment
    )
    defer { block.deallocate() }
    var run = MoveRun(
      codes: (block + ofCodes).bindMemory(to: UInt16.self, capacity: capacity),
      places: (block + ofPlaces).bindMemory(to: SourceRange.self, capacity: capacity),
      notes: block.bindMemory(to: MoveNumbers.self, capacity: capacity),
      capacity: capacity
    )
    return try body(&run)
  }

  /// Adds a move.
  @inline(__always)
  package mutating func append(_ code: UInt16, at place: SourceRange) {
    (codes + count).initialize(to: code)
    (places + count).initialize(to: place)
    if hasNotes { (notes + count).initialize(to: MoveNumbers()) }
    count &+= 1
  }

  /// Adds a move with numbers.
  @inline(__always)
  package mutating func append(_ code: UInt16, _ numbers: MoveNumbers, at place: SourceRange) {
    if !hasNotes {
      hasNotes = true
      notes.initialize(repeating: MoveNumbers(), count: count)
    }
    append(code, at: place)
    notes[count &- 1] = numbers
  }
}

/// The numbers that a move is annotated with.
package struct MoveNumbers {
  /// The values of the item's first and second field that is a number; not a number where there is none.
  package var first = Double.nan
  package var second = Double.nan
  /// Whether the move has facts that are no numbers.
  package var hasMore = false

  package init() {}

  /// Whether nothing is known but the move.
  package var isEmpty: Bool { first.isNaN && second.isNaN && !hasMore }
}
