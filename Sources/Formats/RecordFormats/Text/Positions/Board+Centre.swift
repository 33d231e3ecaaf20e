package import ReversiRules

extension Board {
  /// Whether all four squares of the centre have disks, as they have in every game from its start
  /// to its end, and in hardly any other game.
  package var hasFullCentre: Bool {
    let (x, y) = (size.width / 2, size.height / 2)
    return [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].allSatisfy {
      self[Square(uncheckedX: $0.0, y: $0.1)] != nil
    }
  }
}
