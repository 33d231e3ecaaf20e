extension PuzzleReplay {
  /// The indices of the slides with which a panel slides back at once.
  package var detours: [Int] {
    var detours: [Int] = []
    for index in slides.indices.dropFirst() where slides[index] == slides[index - 1] {
      // In a row of three equal slides, only the second one is a way back.
      if detours.last != index - 1 { detours.append(index) }
    }
    return detours
  }
}
