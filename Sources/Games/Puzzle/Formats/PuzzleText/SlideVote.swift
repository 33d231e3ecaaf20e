import GameRecords
import PuzzleRules
import RecordFormats

/// What moves in the directions that the letters of a file name, as its solutions show.
///
/// One convention counts for the whole file, so that a wrong letter never changes what the others
/// mean.
struct SlideVote {
  private(set) var convention: SlideConvention
  /// Where the first record begins whose letters the vote decides.
  private(set) var start: Int?

  /// Decides for what the user has chosen.
  init(for choice: SlideConvention) { convention = choice }

  /// Lets the records in the head of a file vote; without a majority for the open cell, panels move.
  init(_ head: InputHead) {
    var balance = 0
    for record in head.records(cutBy: PuzzleTextFramer()) {
      guard let letters = PuzzleTextReader.letters(in: SourceText(name: "", bytes: record)) else {
        continue
      }
      start = start ?? record.startIndex
      switch Self.convention(of: letters.moves, from: letters.start) {
      case .open: balance += 1
      case .panel: balance -= 1
      case nil: break
      }
    }
    convention = balance > 0 ? .open : .panel
  }

  /// The only convention by which some moves solve a puzzle; `nil` if there is none.
  static func convention(of moves: [PuzzleTextMove], from start: Puzzle) -> SlideConvention? {
    let solving = SlideConvention.allCases.filter { convention in
      let play = PuzzleTextPlay(moves, from: start, convention)
      return play.isWhole && play.isSolved
    }
    return solving.count == 1 ? solving.first : nil
  }
}
