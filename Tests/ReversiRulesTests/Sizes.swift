import ReversiRules

/// Every size that a board can have.
let allSizes: [BoardSize] = BoardSize.range.flatMap { width in
  BoardSize.range.compactMap { BoardSize(width: width, height: $0) }
}

/// The size `width` × `height`, which must be valid.
func size(_ width: Int, _ height: Int) -> BoardSize {
  guard let size = BoardSize(width: width, height: height) else {
    fatalError("no board is \(width)×\(height)")
  }
  return size
}
