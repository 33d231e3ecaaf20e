import Flipbook
@testable import FlipbookTests
import FuzzTargets
import TestSupport

extension Travellers {
  /// Some records of every file of the corpus, by format.
  static let corpus: [(format: String, travellers: [Traveller<ReversiRecord>])] = {
    let formats = Dictionary(grouping: CorpusFiles.all, by: \.format)
    return formats.sorted { $0.key < $1.key }.map { format, files in
      (format, files.flatMap { read($0, count: max(1, 24 / files.count)) })
    }
  }()
}
