package import GameRecords

/// The bytes of a file with some of them replaced.
package struct PatchedContent: Sendable {
  /// What the content consists of.
  package private(set) var pieces: [Piece]
  /// How many bytes there are.
  package private(set) var length: Int
  /// How many bytes the file has.
  package let fileLength: Int

  /// A run of bytes.
  package enum Piece: Sendable, Equatable {
    /// Bytes of the file, where they have always stood.
    case original(Range<Int>)
    case inserted([UInt8])

    package var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }

    /// Some bytes of the piece, counted from its first one.
    package func slice(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let own):
        .original(own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
      case .inserted(let bytes): .inserted(Array(bytes[range]))
      }
    }
  }

  /// Whether there is no file.
  let isInMemory: Bool

  /// A file as it is.
  package init(length: Int) {
    pieces = length > 0 ? [.original(0..<length)] : []
    self.length = length
    fileLength = length
    isInMemory = false
  }

  /// Bytes that are in no file.
  package init(bytes: [UInt8]) {
    pieces = bytes.isEmpty ? [] : [.inserted(bytes)]
    length = bytes.count
    fileLength = 0
    isInMemory = true
  }

  /// All bytes of a content that is in no file.
  package var inserted: [UInt8] {
    pieces.flatMap { piece in
      if case .inserted(let bytes) = piece { bytes } else { [UInt8]() }
    }
  }

  /// No byte yet of a content of the same file.
  private init(of content: PatchedContent) {
    pieces = []
    length = 0
    fileLength = content.fileLength
    isInMemory = content.isInMemory
  }

  /// Whether nothing is replaced.
  package var isUnchanged: Bool { changes.isEmpty }

  /// The content with more bytes replaced.
  /// - Parameter edits: what is replaced, counted in this content; in order and apart from each
  ///   other.
  /// - Returns: the content afterwards.
  package func applying(_ edits: [Edit]) -> PatchedContent {
    var result = PatchedContent(of: self)
    var rest = pieces[...]
    /// How much of the first piece of the rest has been taken, and where that stands.
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
  /// What is different from the file, in its order; the ranges are those of the file.
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
