package import GameRecords

/// The JSON saves of four forks of the reversi-ios app: a position and two player modes, no moves.
///
/// Each fork has a shape of its own, which is recognised by its keys. The shapes are derived from the
/// forks' source code, because no saved files were available.
package struct ForkSaveFormat: RecordFormat {
  package let name = "fork-save"
  package let title = "JSON saves of the app's forks"
  package let fileExtensions = ["json"]
  package let fileNames = ["reversi.json"]
  package let stores = FactSet([.modes, .start, .winner])
  package let storesMany = false
  package var rules: [Rule] { .forkSave + .json + .foreignJSON }

  /// The key of the position in the user defaults of one fork.
  package static var stateKey: String { ForkSaveReader.stateKey }
  /// The keys of a save there.
  package static var keys: [String] { [ForkSaveReader.stateKey, ForkSaveReader.modesKey] }

  /// The format.
  package init() {}

  /// Reads a save.
  /// - Parameters:
  ///   - source: its JSON.
  ///   - format: the name of the format of the file.
  /// - Returns: the record, and what was found.
  package static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    ForkSaveReader.parse(source, format: format)
  }

  /// The format cannot store how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    // A save is one object.
    guard head.text.first == UInt8(ascii: "{") else { return nil }
    return head.jsonEvidence(ForkSaveReader.evidence)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: JSONFramer()) { text in
      ForkSaveReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
