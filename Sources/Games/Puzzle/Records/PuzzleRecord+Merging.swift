public import GameRecords

extension PuzzleRecord {
  /// Takes the facts of a copy that this record lacks.
  /// - Parameter copy: a record of the same game, with an equal ``key``.
  /// - Returns: the facts about which the two disagree; this record keeps its own.
  public mutating func merge(_ copy: PuzzleRecord) -> [FactConflict] {
    var merge = FactMerge()
    mergeCommonFacts(of: copy, &merge)
    merge.merge(.names, name: &player, copy.player)
    if let other = copy.result {
      var own = result ?? PuzzleResult()
      merge.merge(.counts, &own.slides, other.slides) { "\($0) slides" }
      merge.merge(.counts, &own.runs, other.runs) { "\($0) runs" }
      merge.merge(.ending, &own.ending, other.ending) { $0.rawValue }
      result = own
    }
    for annotation in copy.annotations { mergeAnnotation(annotation, &merge) }
    return merge.conflicts
  }

  private mutating func mergeAnnotation(_ copy: SlideAnnotation, _ merge: inout FactMerge) {
    guard let index = annotations.firstIndex(where: { $0.ply >= copy.ply }) else {
      return annotations.append(copy)
    }
    guard annotations[index].ply == copy.ply else {
      return annotations.insert(copy, at: index)
    }
    merge.merge(.times, &annotations[index].time, copy.time, ply: copy.ply) {
      NumberText.text(of: $0) + " s"
    }
    merge.merge(.comments, comment: &annotations[index].comment, copy.comment)
  }
}
