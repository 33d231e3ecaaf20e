import Flipbook
@testable import FlipbookTests
import TestSupport

/// The files of the corpus; empty if there is no corpus.
enum CorpusFiles {
  /// Each folder of the corpus with the format of its files.
  private static let folders = [
    ("edax", "edx"), ("ggf", "ggf"), ("obf", "obf"), ("pgn", "pgn"), ("pgn/liveothello", "pgn"),
    ("save", "save"), ("sgf", "sgf"), ("transcript", "transcript"),
    ("transcript/othelloscope-early", "transcript"), ("wthor", "wthor"),
  ]

  /// Every file, with the tables of names for those that need them.
  static let all = folders.flatMap { folder, format in
    files(in: folder, of: format)
  }

  private static func files(in folder: String, of format: String) -> [TestFile] {
    let tables = ["players": "JOU", "tournaments": "TRN"]
    return Corpus.files(in: folder).compactMap { name -> TestFile? in
      let parts = name.split(separator: ".")
      guard parts.count == 2, !tables.values.contains(String(parts[1])) else { return nil }
      let path = "\(folder)/\(name)"
      let companions = tables.mapValues { Corpus.bytes(of: "\(folder)/WTHOR.\($0)") }
      return TestFile(
        path: path,
        format: name.hasPrefix("redux") ? "redux" : format,
        bytes: Corpus.bytes(of: path),
        options: ReadingOptions(companions: format == "wthor" ? companions : [:])
      )
    }
  }
}
