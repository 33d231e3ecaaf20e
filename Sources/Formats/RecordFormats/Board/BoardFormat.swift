package import GameRecords
import ReversiRules

/// A board and the side to move as text, as programs print it and people paste it.
///
/// One line for a position: the squares row by row from a1 and the side to move, as in the scripts
/// of Zebra; the lines of gpdb with an identifier; the board of GGF; or a picture of several lines,
/// with or without coordinates. ``BoardWriter`` has the form that is written.
package struct BoardFormat: RecordFormat {
  package let name = "board"
  package let title = "board and side to move as text"
  package let fileExtensions = ["board"]
  package let ownsNames = true
  package let stores = BoardWriter.stores
  package let storesMany = true
  package var rules: [Rule] { .positionText + .notation }
  package let dialects = DigitDialect.allCases.map(\.rawValue)

  /// Formats whose lines may begin like an identifier.
  private let others: [any RecordFormat]

  /// The format.
  /// - Parameter others: formats of lines. An identifier that would make a line look like one of
  ///   them is not written.
  package init(besides others: [any RecordFormat] = []) { self.others = others }

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    BoardRecognition.recognise(head)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    let digits = options.dialect.flatMap(DigitDialect.init)
    return SlicedReader(source: source, framer: BoardFramer(digits: digits)) { text in
      BoardReader.parse(text, digits: digits, turn: options.turn, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    BoardWriter(besides: others)
  }
}
