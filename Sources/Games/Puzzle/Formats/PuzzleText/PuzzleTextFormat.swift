package import GameRecords

/// Layouts of the sliding puzzle and moves as text, as programs print them and people type them.
///
/// A record is a layout, then its moves, up to the next layout. The layout has
/// - rows of numbers on lines of their own, from the top, with blanks, tabs or commas between them,
/// - or all rows on one line with `/` between them,
/// - or all numbers of a square board on one line, or one on each line,
/// - or any of these as a list, or list of lists, in square brackets,
/// - or the JSON of a dictionary of cells and panels, as ``PuzzleTextDictionary`` reads it.
///
/// The open cell is `0`, `x`, `_`, `.`, `-`, an empty column, or a missing last number of a layout
/// in rows. The moves are the letters `R`, `L`, `U` and `D`, each with a count or without one, for
/// example `R3 D2`, `R3D2` or `3R 2D`; or panel numbers, on lines that begin with `slides:` or below
/// a whole layout; or cells that are tapped, such as `d4`.
///
/// A letter is the direction in which the panel moves, or that in which the open cell does. A line
/// that begins with `panel:` or `open:` says which for all moves of its record. Without it the
/// user's choice counts; without that, panels move, unless more records in the head of the file are
/// solved by moves of the open cell alone than by those of the panels alone. A line such as `goal:
/// open-first` names a goal that the moves do not show.
///
/// Lines that begin with `#` or `;` are comments. Those directly above a layout or between its rows
/// belong to it, others to the layout before them; before the first layout, all belong to the first
/// one.
package struct PuzzleTextFormat: RecordFormat {
  package let name = "puzzle"
  package let title = "sliding puzzles as text"
  package let fileExtensions = ["puzzle"]
  package let ownsNames = true
  package var record: (any GameRecord.Type)? { PuzzleRecord.self }
  package let stores = PuzzleTextWriter.stores
  package let storesMany = true
  package var rules: [Rule] { .puzzleText + .notation }
  package let dialects = SlideConvention.allCases.map(\.rawValue)

  /// The format.
  package init() {}

  /// The conventions of formats that cannot say how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    PuzzleTextRecognition.recognise(head)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    let choice = options.dialect.flatMap(SlideConvention.init)
    return SlicedReader(
      source: source,
      framer: PuzzleTextFramer(),
      choosing: { head in
        let vote = choice.map { SlideVote(for: $0) } ?? SlideVote(head)
        return { PuzzleTextReader.parse($0, vote, format: name) }
      }
    )
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { PuzzleTextWriter() }
}
