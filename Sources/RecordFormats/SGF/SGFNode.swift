/// A node while it is being read.
struct SGFNode {
  /// Whether a node has begun and not ended.
  var isOpen = false
  /// Whether it is the first node of its tree, which tells about the game.
  var isFirst = true
  var moveCount = 0

  // What is said in it, until it is known which move the node has.
  var comment: String?
  var evaluation: (value: Double, name: SGFName)?
  var glyphs: [(glyph: UInt8, name: SGFName)] = []

  /// Whether anything is said.
  var saysSomething: Bool { comment != nil || evaluation != nil || !glyphs.isEmpty }
}
