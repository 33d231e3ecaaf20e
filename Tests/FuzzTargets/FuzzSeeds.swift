import Apps
import TestSupport

/// Small inputs to start from: the project's samples.
enum FuzzSeeds {
  /// Every small sample with its path.
  static let all: [(path: String, folder: Substring, bytes: [UInt8])] =
    Repository.files(below: "Samples").compactMap { path in
      guard !path.hasSuffix(".findings") else { return nil }
      let bytes = Repository.bytes(of: path)
      guard bytes.count <= FuzzTarget.largestInput else { return nil }
      return (path, path.split(separator: "/")[1], bytes)
    }

  /// Returns the samples in a folder.
  static func samples(in folder: String) -> [[UInt8]] {
    all.filter { $0.folder == folder }.map(\.bytes)
  }

  /// Returns the small samples of a format, including broken ones; if all are large, the head of
  /// the first one.
  static func samples(of format: any RecordFormat) -> [[UInt8]] {
    let broken = all.filter { sample in
      sample.folder == "broken"
        && format.recognise(InputHead(of: sample.bytes[...], isWhole: true)) != nil
    }
    let found = samples(in: format.name) + broken.map(\.bytes)
    guard found.isEmpty else { return found }
    return Repository.files(below: "Samples/\(format.name)").prefix(1).map {
      Array(Repository.bytes(of: $0).prefix(FuzzTarget.largestInput))
    }
  }

  /// Returns the small samples of a format, and texts with much of what it can have.
  static func inputs(of format: any RecordFormat) -> [[UInt8]] {
    samples(of: format) + DenseTexts.texts(of: format.name)
  }

  /// One sample of each format, and some bytes of no format.
  static let oneOfEach: [[UInt8]] =
    FormatRegistry.playing.formats.compactMap { samples(of: $0).min { $0.count < $1.count } }
    + [[], Array(0...255)]
}
