import GameRecords
import RecordChecks
import RecordFormats
import TestSupport
import Testing

/// Files that have lost their end, for example by an interrupted download.
@Suite struct `A file that is cut off` {
  static let formats: [any RecordFormat] = [
    GGFFormat(), SGFFormat(), PGNFormat(), WTHORFormat(), WTHORPuzzlesFormat(), TranscriptFormat(),
    BoardFormat(),
  ]

  @Test(arguments: formats.indices)
  func `has at most one error, in its last record`(index: Int) throws {
    let format = Self.formats[index]
    let files = Repository.files(below: "Samples/\(format.name)")
      .filter { file in format.fileExtensions.contains { file.hasSuffix("." + $0) } }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Repository.bytes(of: file)
      for end in Array(3..<bytes.count).sample(60) {
        let parsed = format.readAll(Array(bytes[..<end]))
        let errors = parsed.suffix(2).flatMap { Validator().validate($0).findings }
          .filter { $0.severity == .error }
        #expect(errors.count <= 1, "\(file) \(end) \(errors.map(\.rule.name))")
      }
    }
  }
}
