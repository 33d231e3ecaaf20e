import GameRecords
import PuzzleRules

/// Writes an index and a layout on a line; the same record always as the same bytes.
///
/// `1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3`, with one space between two numbers. A record whose
/// identifier is no whole number gets the number of its place in the output.
struct InstancesWriter: GameWriter {
  static let stores = FactSet([.id, .start, .goal])

  private var count = 0

  mutating func fit(_ record: inout PuzzleRecord) -> [Loss] {
    var losses = record.keep(Self.stores)
    let place = String(count + 1)
    if let id = record.id {
      if !InstancesReader.isIndex(id.utf8) {
        let detail = "\(DisplayText.quote(id)) is no whole number"
        losses.append(Loss(.id, .replaced, detail: detail))
        record.id = place
      }
    } else {
      // A line cannot do without an index.
      losses.append(Loss(.id, .added))
      record.id = place
    }
    // A puzzle that could no longer be solved stays as it is, and cannot be written.
    if record.goal != .openFirst, !record.isSolvable(only: record.goal) {
      losses.append(Loss(.goal, .replaced, detail: "the open cell belongs before the first panel"))
      record.goal = .openFirst
    }
    return losses.inOrderOfFacts
  }

  mutating func write(_ record: PuzzleRecord, to output: inout [UInt8]) throws(WritingError) {
    let (size, numbers) = (record.start.size, record.start.numbers)
    guard size.columns == size.rows, numbers.count == size.cellCount else {
      throw WritingError(
        "a list of instances can store only square layouts; this one has "
          + (numbers.count == size.cellCount ? "\(size) cells" : "\(numbers.count) cells"),
        help: "use another format, such as puzzle"
      )
    }
    guard record.goal == .openFirst else {
      throw WritingError(
        "no slides lead from the start to the goal open-first, which a list of instances implies",
        help: "use another format, such as puzzle"
      )
    }
    count += 1
    output += (record.id ?? String(count)).utf8
    for number in numbers { output += " \(number)".utf8 }
    output += "\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}
}

extension PuzzleRecord {
  /// Whether slides can lead to a goal, but not to the other one.
  fileprivate func isSolvable(only goal: PuzzleGoal) -> Bool {
    guard let puzzle = try? Puzzle(start) else { return false }
    return PuzzleGoal.allCases.allSatisfy { puzzle.isSolvable($0) == ($0 == goal) }
  }
}
