import GameRecords
import ReversiRules

extension GGFReader {
  /// The moves of a game as they are read.
  ///
  /// The file names the side of every move. The model needs the side only where sides do not
  /// alternate: where a move follows another one of the same side. If a pass was left out there,
  /// the named side is the one to move after it; if not, the game is wrong, and the replay shows
  /// it.
  struct Line {
    private(set) var moves: [Move] = []
    private var places: [SourceRange] = []
    private var annotations: [MoveAnnotation] = []
    private(set) var firstSide: Disk?
    private var lastSide: Disk?
    /// The moves whose side is kept, by their numbers from 1.
    private var namedPlies: [Int] = []

    mutating func append(_ entry: GGFMove) {
      withUnsafePointer(to: entry) { append(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    mutating func append(_ entries: UnsafeBufferPointer<GGFMove>) {
      guard let first = entries.first else { return }
      if firstSide == nil { firstSide = first.side }
      annotate(entries, after: moves.count)
      Self.append(entries, { $0.move }, to: &moves)
      Self.append(entries, { $0.place }, to: &places)
    }

    @inline(__always)
    private static func append<Part>(
      _ entries: UnsafeBufferPointer<GGFMove>,
      _ part: (GGFMove) -> Part,
      to parts: inout [Part]
    ) {
      let new = [Part](unsafeUninitializedCapacity: entries.count) { new, count in
        for entry in entries {
          new.initializeElement(at: count, to: part(entry))
          count &+= 1
        }
      }
      // Nearly always these are all moves.
      if parts.isEmpty { parts = new } else { parts += new }
    }

    /// Keeps the annotations of some moves.
    private mutating func annotate(_ entries: UnsafeBufferPointer<GGFMove>, after ply: Int) {
      annotations.reserveCapacity(annotations.count + entries.count)
      for (index, entry) in entries.enumerated() {
        let side = entry.side == lastSide ? lastSide : nil
        lastSide = entry.side
        if side != nil { namedPlies.append(ply &+ index &+ 1) }
        guard side != nil || !entry.time.isNaN || !entry.evaluation.isNaN else { continue }
        annotations.append(
          MoveAnnotation(
            ply: ply &+ index &+ 1,
            side: side,
            time: entry.time.isNaN ? nil : entry.time,
            evaluation: entry.evaluation.isNaN ? nil : entry.evaluation
          )
        )
      }
    }

    /// Puts the moves into a record that has its start, and their places into its origin.
    func fill(
      _ record: inout ReversiRecord,
      _ origin: inout Origin,
      from bytes: UnsafeBufferPointer<UInt8>
    ) {
      record.moves = moves
      record.annotations = annotations
      origin.moves = MovePlaces(places)
      if let firstSide, firstSide != record.start.turn {
        if annotations.first?.ply == 1 {
          record.annotations[0].side = firstSide
        } else {
          record.annotations.insert(MoveAnnotation(ply: 1, side: firstSide), at: 0)
        }
        origin.parts.append((.side(1), letter(ofPly: 1, in: bytes)))
      }
      for ply in namedPlies { origin.parts.append((.side(ply), letter(ofPly: ply, in: bytes))) }
    }

    /// The place of the letter that names a move's side, before the bracket.
    private func letter(ofPly ply: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
      let value = bytes[..<places[ply - 1].bytes.lowerBound]
      let bracket = value.lastIndex(of: UInt8(ascii: "[")) ?? value.endIndex
      return SourceRange(max(1, bracket) - 1..<max(1, bracket))
    }
  }
}
