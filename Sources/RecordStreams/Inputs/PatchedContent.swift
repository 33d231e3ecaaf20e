internal import Flipbook

/// The bytes of a file with some of them replaced.
struct PatchedContent: Sendable {
  /// What the content consists of.
  private(set) var pieces: [Piece]
  /// How many bytes there are.
  private(set) var length: Int
  /// How many bytes the file has.
  let fileLength: Int

  /// A run of bytes.
  enum Piece: Sendable, Equatable {
    /// Bytes of the file, where they have always stood.
    case original(Range<Int>)
    case inserted([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }

    /// Some bytes of the piece, counted from its first one.
    func slice(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let own):
        .original(own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
      case .inserted(let bytes): .inserted(Array(bytes[range]))
      }
    }
  }

  /// A file as it is.
  init(length: Int) {
    pieces = length > 0 ? [.original(0..<length)] : []
    self.length = length
    fileLength = length
  }

  /// No byte yet of a content of the same file.
  private init(of content: PatchedContent) {
    pieces = []
    length = 0
    fileLength = content.fileLength
  }

  /// Whether nothing is replaced.
  var isUnchanged: Bool { changes.isEmpty }

  /// The content with more bytes replaced.
  /// - Parameter edits: what is replaced, counted in this content; in order and apart from each
  ///   other.
  /// - Returns: the content afterwards.
  func applying(_ edits: [Edit]) -> PatchedContent {
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
