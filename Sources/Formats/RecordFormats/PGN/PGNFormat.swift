package import GameRecords

/// PGN as Othello programs write it: tags, and moves such as `1. f5 d6`.
///
/// There is no standard for it. Black is dark and moves first.
package struct PGNFormat: RecordFormat {
  package let name = "pgn"
  package let title = "PGN as Othello programs write it"
  package let fileExtensions = ["pgn"]
  package let ownsNames = true
  package let stores = PGNWriter.stores(passes: true)
  package let storesMany = true
  package var rules: [Rule] { .pgn + .notation }
  /// The notations of a pass that other programs read as a move of its own, and two for leaving it out.
  package let passSpellings = ["--", "pass", "PA", "", PassWord.omitted]

  /// The format.
  package init() {}

  /// The checks of move numbers, and of passes, which Edax cannot read in PGN.
  package var checks: [any ValidationRule.Type] { [PGNNumbering.self, EdaxPGNPass.self] }
  /// The conventions of the large collections.
  package var conventions: FormatConventions {
    FormatConventions {
      $0.resignation = #"[Termination "resignation"]"#
      $0.alwaysNamesTurn = true
      $0.countsEmptySquares = true
      $0.isReadByEdax = true
    }
  }

  package func recognise(_ head: InputHead) -> Recognition? { PGNRecognition.recognise(head) }

  package func absence(in head: InputHead) -> FindingDraft? { PGNRecognition.absence(in: head) }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: PGNFramer()) { PGNReader.parse($0, format: name) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    PGNWriter(pass: PassWord(options.passSpelling ?? passSpellings[0], emptyOmits: true))
  }
}
