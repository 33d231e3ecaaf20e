package import GameRecords

/// The save file of the original reversi-ios app: a position and two player modes, no moves.
///
/// A save of 8×8 has 76 bytes: a line with the turn (`x`, `o`, or `-` if the game is over) and the
/// modes of dark and light (`0` manual, `1` computer), then eight rows of `x`, `o` and `-`, each line
/// ended by a line feed. Source: `ViewController.swift` of refactoring-challenge/reversi-ios.
package struct SaveFormat: RecordFormat {
  package let name = "save"
  package let title = "save file of the reversi-ios app"
  package let fileExtensions = ["save"]
  package let fileNames = ["Game"]
  package let ownsNames = true
  package let stores = SaveWriter.stores
  package let storesMany = false
  package var rules: [Rule] { .save }
  package var boardSizeRule: Rule? { .saveBoardSize }

  /// The format.
  package init() {}

  /// The conventions of a position that the app shows.
  package var conventions: FormatConventions {
    FormatConventions {
      $0.resignation = nil
      $0.isReadByApp = true
    }
  }

  package func recognise(_ head: InputHead) -> Recognition? {
    let text = head.text.prefix(512)
    let first = text.prefix { !ByteCount.endsLine($0) }
    guard SaveHead.resembles(first) else { return nil }
    let rows = text.dropFirst(first.count).split(whereSeparator: ByteCount.endsLine).prefix(8)
    guard let row = rows.first else {
      return SaveHead.isPerfect(first) ? Recognition("only a line like x00") : nil
    }
    guard Self.resemblesRow(row) else { return nil }
    // Dashes follow many kinds of lines; disks on several rows do not.
    let isBoard = rows.count(where: Self.resemblesRow) > 1 && rows.contains(where: Self.hasDisks)
    guard SaveHead.isPerfect(first) || isBoard else { return nil }
    return Recognition("a line like x00 above rows of x, o and -")
  }

  /// Whether at least half of a line are symbols of a row.
  private static func resemblesRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= 40 && line.count { "xo-".utf8.contains($0) } * 2 >= line.count
  }

  /// Whether a line has disks among the squares of a row.
  private static func hasDisks(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= 4 && resemblesRow(line) && line.contains { "xo".utf8.contains($0) }
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: WholeInputFramer()) { text in
      SaveReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { SaveWriter() }
}
