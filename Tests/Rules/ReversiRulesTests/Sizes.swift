import ReversiRules

/// Every size that a board can have.
let allSizes: [BoardSize] = BoardSize.range.flatMap { width in
  BoardSize.range.compactMap { BoardSize(width: width, height: $0) }
}
