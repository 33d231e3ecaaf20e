package import GameRecords

/// The state of the Redux fork of the reversi-ios app: a position and two player modes, no moves.
///
/// The file is a JSON object written by the app's encoder. Source: the types of
/// susieyy/refactoring-challenge-reversi-ios.
package struct ReduxFormat: RecordFormat {
  package let name = "redux"
  package let title = "app state of the Redux fork"
  package let fileExtensions = ["appstate.json"]
  package let fileNames = ["appstate.json"]
  package let ownsNames = true
  package let stores = ReduxWriter.stores
  package let storesInPart = FactSet([.tags])
  package let storesMany = false
  package var rules: [Rule] { .redux + .json + .foreignJSON }
  package var boardSizeRule: Rule? { .reduxBoardSetting }

  /// The format.
  package init() {}

  /// The format cannot store how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    head.jsonEvidence(ReduxKey.evidence)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: JSONFramer()) { text in
      ReduxReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { ReduxWriter() }
}
