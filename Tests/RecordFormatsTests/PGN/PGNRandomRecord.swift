import GameRecords
import ReversiRules
import TestSupport

extension GameRecord {
  /// A random record with glyphs, variations, margins and a comment besides.
  static func richRandom(using generator: inout SeededGenerator) -> GameRecord {
    var record = random(using: &generator)
    if Bool.random(using: &generator) { record.comment = record.event }
    if Int.random(in: 0...3, using: &generator) == 0 {
      record.result = record.result ?? GameResult()
      record.result?.margin = Double(Int.random(in: -70...70, using: &generator))
    }
    for index in record.annotations.indices where Bool.random(using: &generator) {
      record.annotations[index].glyphs = [UInt8.random(in: 0...255, using: &generator), 1]
    }
    var position = record.start
    for (index, move) in record.moves.enumerated() {
      if Int.random(in: 0...9, using: &generator) == 0 {
        record.variations.append(
          variation(from: position, ply: index + 1, depth: 0, using: &generator)
        )
      }
      guard (try? position.play(move)) != nil else { break }
    }
    return record
  }

  private static func variation(
    from start: Position,
    ply: Int,
    depth: Int,
    using generator: inout SeededGenerator
  ) -> Variation {
    var position = start
    var variation = Variation(ply: ply, moves: [])
    for number in 1...Int.random(in: 1...6, using: &generator) {
      if depth < 3, Int.random(in: 0...3, using: &generator) == 0, !position.isOver {
        variation.variations.append(
          Self.variation(from: position, ply: number, depth: depth + 1, using: &generator)
        )
      }
      let move = position.randomMove(using: &generator)
      variation.moves.append(move)
      if Bool.random(using: &generator) {
        variation.annotations.append(
          MoveAnnotation(ply: number, time: 2.5, glyphs: [3], comment: "c}\n")
        )
      }
      guard (try? position.play(move)) != nil else { break }
    }
    variation.variations.removeAll { $0.ply > variation.moves.count }
    return variation
  }
}
