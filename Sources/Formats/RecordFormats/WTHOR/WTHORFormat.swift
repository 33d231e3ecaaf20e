package import GameRecords

/// The database of the French federation: many games of 68 bytes each, with names in separate tables.
///
/// A `.wtb` file has games on 8×8, a `.wtd` file on 10×10 in 104 bytes each. Players and the
/// tournament are numbers; the names are in a `.jou` and a `.trn` file of the same release. Source:
/// “Format WThor” of the Fédération Française d'Othello, by Sylvain Quin and Stéphane Nicolet.
package struct WTHORFormat: RecordFormat {
  package let name = "wthor"
  package let title = "games of the French federation"
  package let fileExtensions = ["wtb", "wtd"]
  package let ownsNames = true
  package let stores = WTHORWriter.stores
  package let storesInPart = FactSet([.date, .tags])
  package let storesMany = true
  package var rules: [Rule] { .wthor }
  package let companions = WTHORNames.companions
  package let isAlwaysVerified = true

  /// The format.
  package init() {}

  /// Only dark's score is stored, with the empty squares given to the winner.
  package var conventions: FormatConventions {
    FormatConventions {
      $0.resignation = nil
      $0.countsEmptySquares = true
      $0.hasDarkScoreOnly = true
    }
  }

  package func recognise(_ head: InputHead) -> Recognition? { WTHORRecognition.recognise(head) }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    let names = WTHORNames(options, source: source)
    return WTHORFileReader(source: source) { text in open(text, names) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    WTHORWriter(options)
  }

  private func open(_ text: SourceText, _ names: WTHORNames) -> WTHOROpening {
    let header = WTHORHeader(text.bytes)
    let layout = WTHORLayout(boardSize: header.boardSize)
    let reader = WTHORReader(
      layout: layout ?? .standard,
      header: header,
      names: names,
      format: name
    )
    return WTHOROpening(
      recordLength: reader.layout.recordLength,
      recordCount: header.recordCount,
      unit: "games",
      findings: names.findings + header.findings(ofGamesIn: text),
      parse: header.kind == 1 ? nil : reader.parse
    )
  }
}
