package import GameRecords

/// The moves of games as text, one game per line: `f5d6c3d3c4`.
///
/// Reads all the notations that people paste into e-mails and forums.
package struct TranscriptFormat: RecordFormat {
  package let name = "transcript"
  package let title = "moves as text, one game per line"
  package let fileExtensions = ["txt"]
  package let stores = TranscriptWriter.stores(passes: true)
  package let storesMany = true
  package var rules: [Rule] { .transcript + .notation }
  package let passSpellings = TranscriptWriter.passSpellings

  /// The format.
  package init() {}

  /// The numbers of moves, and what Edax cannot read of transcripts.
  package var checks: [any ValidationRule.Type] {
    [EdaxMoveNumber.self, TranscriptNumbering.self]
  }
  /// There is no notation for how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    TranscriptRecognition.recognise(head)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: TranscriptFramer()) { [name] text in
      TranscriptReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    TranscriptWriter(passSpelling: options.passSpelling)
  }
}
