/// The bytes of a file with some of them replaced.
package struct PatchedContent: Sendable {
  /// The pieces of the content.
  package private(set) var pieces: [Piece]
  /// The number of bytes.
  package private(set) var length: Int
  /// The number of bytes in the file.
  package let fileLength: Int

  /// Consecutive bytes.
  package enum Piece: Sendable, Equatable {
    /// Unchanged bytes of the file.
    case original(Range<Int>)
    case inserted([UInt8])

    package var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }

    /// Returns some bytes of the piece, counted from its first one.
    package func slice(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let own):
        .original(own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
      case .inserted(let bytes): .inserted(Array(bytes[range]))
      }
    }
  }

  /// Whether the bytes are in memory, not in a file.
  let isInMemory: Bool

  /// Creates the content of an unchanged file.
  package init(length: Int) {
    pieces = length > 0 ? [.original(0..<length)] : []
    self.length = length
    fileLength = length
    isInMemory = false
  }

  /// Creates a content of bytes without a file.
  package init(bytes: [UInt8]) {
    pieces = bytes.isEmpty ? [] : [.inserted(bytes)]
    length = bytes.count
    fileLength = 0
    isInMemory = true
  }

  /// All bytes of a content without a file.
  package var inserted: [UInt8] {
    pieces.flatMap { piece in
      if case .inserted(let bytes) = piece { bytes } else { [UInt8]() }
    }
  }

  /// Creates an empty content for the same file.
  private init(of content: PatchedContent) {
    pieces = []
    length = 0
    fileLength = content.fileLength
    isInMemory = content.isInMemory
  }

  /// Whether nothing is replaced.
  package var isUnchanged: Bool { changes.isEmpty }

  /// Returns the content with more bytes replaced.
  /// - Parameter edits: the edits, with offsets in this content, in order and not touching each
  ///   other.
  /// - Returns: the new content.
  package func applying(_ edits: [Edit]) -> PatchedContent {
    var result = PatchedContent(of: self)
    var rest = pieces[...]
    // The number of bytes taken from the first piece of the rest, and their offset.
    var used = 0
    var offset = 0
    func take(upTo end: Int, keeping: Bool) {
      while offset < end, let piece = rest.first {
        let count = min(piece.count - used, end - offset)
        if keeping { result.append(piece.slice(used..<used + count)) }
        offset += count
        used += count
        if used == piece.count {
          rest.removeFirst()
          used = 0
        }
      }
    }
    for edit in edits {
      take(upTo: edit.range.lowerBound, keeping: true)
      result.append(.inserted(edit.bytes))
      take(upTo: edit.range.upperBound, keeping: false)
    }
    take(upTo: length, keeping: true)
    return result
  }

  private mutating func append(_ piece: Piece) {
    guard piece.count > 0 else { return }
    length += piece.count
    switch (pieces.last, piece) {
    case (.original(let last), .original(let next)) where last.upperBound == next.lowerBound:
      pieces[pieces.count - 1] = .original(last.lowerBound..<next.upperBound)
    case (.inserted(let last), .inserted(let next)):
      pieces[pieces.count - 1] = .inserted(last + next)
    default: pieces.append(piece)
    }
  }
}

extension PatchedContent {
  /// The differences from the file, in order; their ranges are those of the file.
  package var changes: [Edit] {
    var changes: [Edit] = []
    var next = 0
    var inserted: [UInt8] = []
    func close(at end: Int) {
      if next < end || !inserted.isEmpty { changes.append(Edit(next..<end, inserted)) }
      inserted = []
    }
    for piece in pieces {
      switch piece {
      case .original(let range):
        close(at: range.lowerBound)
        next = range.upperBound
      case .inserted(let bytes): inserted += bytes
      }
    }
    close(at: fileLength)
    return changes
  }
}

/// A replacement of some bytes by others.
package struct Edit: Hashable, Sendable {
  /// The bytes to replace, counted from the first one of the text; empty to insert.
  package let range: Range<Int>
  /// The bytes that replace them.
  package let bytes: [UInt8]

  /// Creates an edit.
  package init(_ range: Range<Int>, _ bytes: some Sequence<UInt8>) {
    self.range = range
    self.bytes = Array(bytes)
  }
}
