public import ReversiRules

/// The size `width` × `height`, which must be valid.
public func size(_ width: Int, _ height: Int) -> BoardSize {
  guard let size = BoardSize(width: width, height: height) else {
    fatalError("no board is \(width)×\(height)")
  }
  return size
}
