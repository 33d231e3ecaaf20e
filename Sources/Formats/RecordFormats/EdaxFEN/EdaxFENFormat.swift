package import GameRecords
import ReversiRules

/// Positions in the FEN of Edax and OthelloTk, one on a line.
///
/// `8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1` is the start: `p` is dark, `P` light, and the eighth row comes
/// first. There is no common FEN for Reversi. Fairy-Stockfish's, with the disks in hand in brackets,
/// is read as its program means it; that of chess is refused. But the mirrored boards that Edax
/// sends to XBoard look the same, and are read as if they were not mirrored.
package struct EdaxFENFormat: RecordFormat {
  package let name = "edax-fen"
  package let title = "FEN as Edax writes it"
  package let fileExtensions = ["fen"]
  package let ownsNames = true
  package let stores = EdaxFENWriter.stores
  package let storesMany = true
  package var rules: [Rule] { .edaxFEN + .positionText + .notation }

  /// The format.
  package init() {}

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    head.evidence(cutBy: LineFramer(comments: Self.comments), in: .half) { line in
      Self.isBoard(line.bytes.prefix { !WhiteSpace.isBlank($0) })
        ? Recognition("eight rows of digits, p and P, with disks in the centre") : nil
    }
  }

  /// Whether a text has eight rows, one more or less, of p and P with disks in the centre; one
  /// letter may be wrong.
  private static func isBoard(_ text: ArraySlice<UInt8>) -> Bool {
    let rows = text.prefix { $0 != UInt8(ascii: "[") }
    guard (6...8).contains(rows.count { $0 == UInt8(ascii: "/") }),
      rows.count(where: { !"12345678pP/".utf8.contains($0) }) < 2
    else { return false }
    guard let position = try? EdaxFEN.position(rows + " b".utf8) else {
      return "pP".utf8.allSatisfy(rows.contains)
    }
    return position.board.hasFullCentre
  }

  package func absence(in head: InputHead) -> FindingDraft? {
    let board = head.text.prefix { !WhiteSpace.isBlank($0) }
    let isFEN = board.count { $0 == UInt8(ascii: "/") } == 7
    return isFEN && EdaxFENReader.isChess(board) ? .otherGame("chess") : nil
  }

  private static let comments = "%#;"

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: LineFramer(comments: Self.comments)) { text in
      EdaxFENReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { EdaxFENWriter() }
}
