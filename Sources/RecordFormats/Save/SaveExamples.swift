/// What the examples of rules about saves are made of.
extension String {
  /// The rows of a new game.
  static let saveRows = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """
}
