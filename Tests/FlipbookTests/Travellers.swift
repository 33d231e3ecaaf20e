import Flipbook
import TestSupport

/// The records that travel through all formats.
enum Travellers {
  /// All records of the samples that can be read whole, by format.
  static let samples: [(format: String, travellers: [Traveller])] =
    FormatRegistry.standard.formats.map { format in
      (format.name, TestFile.samples(of: format.name).flatMap { read($0, count: .max) })
    }

  /// Some records of every file of the corpus, by format.
  static let corpus: [(format: String, travellers: [Traveller])] = {
    let formats = Dictionary(grouping: CorpusFiles.all, by: \.format)
    return formats.sorted { $0.key < $1.key }.map { format, files in
      (format, files.flatMap { read($0, count: max(1, 24 / files.count)) })
    }
  }()

  /// Random records with everything that the model can hold; every other one has the usual start,
  /// and a whole game from there, because some formats hold no other.
  static func random(_ count: Int, seed: UInt64) -> [Traveller] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      var record = GameRecord.random(using: &generator)
      if number.isMultiple(of: 2) {
        record.start = .initial
        record.moves = record.start.randomGame(using: &generator)
        record.annotations.removeAll { $0.ply > record.moves.count }
        record.variations = []
      }
      return Traveller(name: "random #\(number)", record: record)
    }
  }

  private static func read(_ file: TestFile, count: Int) -> [Traveller] {
    let parsed = (try? file.read()) ?? []
    return parsed.sample(count).compactMap { parsed in
      guard parsed.isWhole, let record = parsed.record else { return nil }
      return Traveller(name: "\(file.path) #\(parsed.number)", record: record)
    }
  }
}
