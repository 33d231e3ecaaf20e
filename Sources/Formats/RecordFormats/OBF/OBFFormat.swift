package import GameRecords
import ReversiRules

/// The Othello board format of Edax: a position on a line, with moves and their scores.
///
/// `board side; move:score; move:score; % comment`, for example the problems of the FFO test. The
/// scores are the mover's. Each move is a ``Variation`` of one move at the first ply; a score
/// without a move is a tag `score`; `--:127`, which Edax writes when it has no move, is not a pass
/// but a tag `no move`. Source: `obftest.c` of abulmo/edax-reversi.
package struct OBFFormat: RecordFormat {
  package let name = "obf"
  package let title = "Othello board format of Edax"
  package let fileExtensions = ["obf"]
  package let ownsNames = true
  package let stores = OBFWriter.stores
  package let storesInPart = FactSet([.variations, .tags])
  package let storesMany = true
  package var rules: [Rule] { .obf + .positionText + .notation }

  /// The format.
  package init() {}

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    head.evidence(cutBy: LineFramer(comments: Self.comments), in: .half) { source in
      let line = source.bytes
      // Those with fewer symbols have no board of 64 squares, not even a damaged one.
      guard line.count >= 60, line.count(where: CellRun.mayBegin) >= 56 else { return nil }
      let found = PositionLine(0..<line.count, of: source, sizes: [.standard])
      let rest = line.dropFirst(found.turn.upperBound).trimmed
      let isWhole =
        found.position?.board.hasFullCentre ?? false && rest.first == UInt8(ascii: ";")
      let hasFields = line.prefix { $0 != UInt8(ascii: "%") }.contains(UInt8(ascii: ";"))
      guard isWhole || found.position == nil && hasFields && PositionLine.resembles(line) else {
        return nil
      }
      return Recognition("a board with disks in the centre, the side to move and a semicolon")
    }
  }

  private static let comments = "%"

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: LineFramer(comments: Self.comments)) { text in
      OBFReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { OBFWriter() }
}
