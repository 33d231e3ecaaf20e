import Apps
import FuzzTargets
import TestSupport

/// Small inputs of every format, whose every byte can be damaged.
enum DamageSeeds {
  /// The smallest samples, texts with much of what a format can have, and what the writer makes of
  /// records with everything; also in the last dialect, if the format has dialects.
  static let all = FormatRegistry.playing.formats.flatMap { format in
    let files = samples(of: format) + dense(of: format) + written(as: format)
    guard let dialect = format.dialects.last else { return files }
    return files
      + files.map { file in
        var options = file.options
        options.dialect = dialect
        return TestFile(
          path: "\(file.path) as \(dialect)",
          format: file.format,
          bytes: file.bytes,
          options: options
        )
      }
  }

  /// Returns the smallest sample of a format, and up to three other small ones.
  private static func samples(of format: any RecordFormat) -> [TestFile] {
    let files = TestFile.samples(of: format.name)
      .map(\.withoutLayout)
      .sorted { ($0.bytes.count, $0.path) < ($1.bytes.count, $1.path) }
    return Array(files.prefix(1) + files.dropFirst().prefix(3).filter { $0.bytes.count < 800 })
  }

  private static func dense(of format: any RecordFormat) -> [TestFile] {
    DenseTexts.texts(of: format.name).enumerated().map { index, bytes in
      file("\(format.name) text \(index + 1)", format, bytes)
    }
  }

  private static func written(as format: any RecordFormat) -> [TestFile] {
    let records =
      format.storesMany ? [rich, ReversiRecord(id: "b", moves: Move.list("d3"))] : [rich]
    let layout: WritingLayout = format.storesMany ? .collection : .single
    guard format.isWritable, let bytes = try? format.write(records, layout) else { return [] }
    return [file("written \(format.name)", format, bytes)]
  }

  private static func file(
    _ name: String,
    _ format: any RecordFormat,
    _ bytes: [UInt8]
  ) -> TestFile {
    TestFile(path: name, format: format.name, bytes: bytes, options: ReadingOptions())
  }

  private static let marks = Set(
    ["f5=A]", "d6=cross", "f5:d6", "c3-c4"].compactMap { text in
      BoardMark(text) { Square($0) }
    }
  )

  /// A short game with one of everything.
  static let rich: ReversiRecord = {
    let time = GameDate.Time(hour: 4, minute: 5, second: 6, zone: 540)
    var record = ReversiRecord(
      id: "a",
      event: "R&D \"x\"",
      site: "é]\\",
      round: "2",
      date: GameDate(year: 2001, month: 2, day: 3, time: time),
      players: Players(
        dark: Player(name: "大", rating: 1500.5, mode: .manual),
        light: Player(name: "B", rating: 7, mode: .computer)
      ),
      moves: Move.list("f5d6c3"),
      annotations: [
        MoveAnnotation(
          ply: 1,
          time: 1.5,
          clock: 598.5,
          evaluation: -2,
          glyphs: [1],
          comment: "c {d}",
          marks: marks
        ),
        MoveAnnotation(ply: 3, side: .dark),
      ],
      variations: [Variation(ply: 2, moves: Move.list("f6f4"))],
      result: GameResult(score: DiskCounts(dark: 3, light: 3), ending: .resigned),
      comment: "<e>",
      tags: [Tag(name: "T", value: "V")]
    )
    record.sessionChanges = [SessionChange(ply: 1, time: 2, .mode(.light, .manual))]
    return record
  }()
}
