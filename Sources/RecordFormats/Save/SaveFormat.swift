package import GameRecords

/// The save file of the original reversi-ios app: a position and two player modes, no moves.
///
/// 76 bytes for 8×8: a line of turn (`x`, `o`, or `-` when the game is over) and the modes of dark
/// and light (`0` manual, `1` computer), then eight rows of `x`, `o` and `-`, each line ended by a
/// line feed. Source: `ViewController.swift` of refactoring-challenge/reversi-ios.
package struct SaveFormat: RecordFormat {
  package let name = "save"
  package let title = "save file of the reversi-ios app"
  package let fileExtensions = ["save"]
  package let fileNames = ["Game"]
  package let holds = SaveWriter.holds
  package let holdsMany = false
  package var rules: [Rule] { .save }

  /// The format.
  package init() {}

  package func recognise(_ head: InputHead) -> Recognition? {
    let lines = head.text.prefix(512)
      .split(whereSeparator: ByteCount.endsLine)
      .prefix(2)
    guard let first = lines.first else { return nil }
    guard let row = lines.dropFirst().first else {
      return SaveHead.isPerfect(first) ? Recognition("a line like x00") : nil
    }
    guard SaveHead.resembles(first), Self.resemblesRow(row) else { return nil }
    return Recognition("a line like x00 above rows of x, o and -")
  }

  /// Whether half of a line is made of the symbols of a row.
  private static func resemblesRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= 40 && line.count { "xo-".utf8.contains($0) } * 2 >= line.count
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: WholeInputFramer()) { text in
      SaveParser.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { SaveWriter() }
}
