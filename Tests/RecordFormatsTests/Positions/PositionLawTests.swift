import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The formats whose records are positions without moves.
let positionFormats: [any RecordFormat] = [BoardFormat(), OBFFormat(), EdaxFENFormat()]

@Suite struct `A format of positions` {
  static let names = positionFormats.map(\.name)

  private func format(_ name: String) throws -> any RecordFormat {
    try #require(positionFormats.first { $0.name == name })
  }

  /// A random record, sometimes with other lines of play.
  private func record(seed: UInt64) -> GameRecord {
    var generator = SeededGenerator(seed: seed)
    var record = GameRecord.random(using: &generator)
    let boards: [Position] = [.initial, Position(board: .initial(), turn: .light), record.start]
    if Int.random(in: 0...2, using: &generator) > 0 {
      record.start = boards.randomElement(using: &generator) ?? .initial
      record.moves = []
      record.annotations = []
    }
    if Bool.random(using: &generator) { record.comment = record.event }
    for ply in 1...2 {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let moves = Position.initial.randomGame(using: &generator)
          .prefix(Int.random(in: 1...3, using: &generator))
        let annotation = MoveAnnotation(ply: 1, evaluation: 1.5, comment: "a")
        let isPass = Int.random(in: 0...5, using: &generator) == 0
        let isBare = isPass || Bool.random(using: &generator)
        record.variations.append(
          Variation(
            ply: ply,
            moves: isPass ? [.pass] : Array(moves),
            annotations: isBare ? [] : [annotation]
          )
        )
      }
    }
    return record
  }

  @Test(arguments: names)
  func `reads back what it writes, and tells every loss`(name: String) throws {
    let format = try format(name)
    var written = 0
    for seed in 0..<120 as Range<UInt64> {
      let record = record(seed: seed)
      guard let result = try? format.write([record], WritingOptions(.collection)) else {
        #expect(record.start.board.size != .standard)
        continue
      }
      written += 1
      let parsed = format.readAll(result.bytes)
      #expect(parsed.flatMap(\.diagnostics).isEmpty, "seed \(seed): \(parsed)")
      #expect(parsed.map(\.record) == result.fitted, "seed \(seed)")
      let lost = result.losses[0].map(\.fact)
      // Passes in variations are not compared.
      let missing = record.facts(missingIn: result.fitted[0]).union(FactSet([.passes]))
      #expect(FactSet(lost).union(FactSet([.passes])) == missing, "seed \(seed)")
      #expect(lost.map(\.rawValue) == lost.map(\.rawValue).sorted(), "seed \(seed)")
      #expect(Set(lost).count == lost.count, "seed \(seed)")

      let again = try format.write(result.fitted, WritingOptions(.collection))
      #expect(again.bytes == result.bytes)
      #expect(again.losses == [[]])
    }
    #expect(written > 60)
  }

  @Test(arguments: names)
  func `holds any position of a standard board`(name: String) throws {
    let format = try format(name)
    var generator = SeededGenerator(seed: 4)
    var records: [GameRecord] = []
    for sparseness in 2...8 {
      let board = Board.random(sparseness: sparseness, using: &generator)
      records += [.dark, .light, nil].map { GameRecord(start: Position(board: board, turn: $0)) }
    }
    let bytes = try format.write(records, .collection)
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(bytes, blockSize: size)
      #expect(parsed.map(\.record) == records)
      #expect(parsed.flatMap(\.diagnostics).isEmpty)
      #expect(parsed.map(\.number) == Array(1...records.count))
    }
    // Every line is a whole record wherever the file is cut off.
    let crlf = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(format.readAll(crlf).map(\.record) == records)
    #expect(format.readAll(crlf).flatMap(\.diagnostics).isEmpty)
    #expect(format.readAll(Array(bytes.dropLast())).map(\.record) == records)
  }

  @Test(arguments: names)
  func `plays the moves and writes the position behind them`(name: String) throws {
    let format = try format(name)
    let game = GameRecord(moves: Move.list("f5d6c3"))
    let result = try format.write([game], WritingOptions(.single))
    #expect(result.fitted == [GameRecord(start: try game.snapshot().start)])
    #expect(result.losses == [[Loss(.moves, .dropped)]])
    #expect(format.readAll(result.bytes).map(\.record) == result.fitted)
  }

  @Test(arguments: names)
  func `writes nothing when the moves cannot be played`(name: String) throws {
    var writer = try #require(try format(name).makeWriter(WritingOptions(.single)))
    var output: [UInt8] = [1]
    var record = GameRecord(moves: Move.list("f5f5"))
    _ = writer.fit(&record)
    let error = try #require(throws: WritingError.self) { try writer.write(record, to: &output) }
    #expect(error.message.hasSuffix("but ply 2: f5 is occupied"))
    #expect(output == [1])
  }

  @Test(arguments: names)
  func `writes texts on one line`(name: String) throws {
    let format = try format(name)
    let texts: [(String, String?, Loss.Change)] = [
      ("a\r\nb\nc\rd", "a b c d", .replaced), (" a ", "a", .replaced),
      ("\n", nil, .dropped), (String(repeating: "é", count: 600_000), nil, .shortened),
    ]
    for (text, expected, change) in texts {
      let result = try format.write([GameRecord(comment: text)], WritingOptions(.single))
      #expect(result.losses == [[Loss(.comment, change)]])
      let read = try #require(format.readAll(result.bytes).first)
      #expect(read.record == result.fitted[0])
      #expect(read.diagnostics.isEmpty)
      if change == .shortened {
        #expect(read.record?.comment?.utf8.count == Limits.textBytes)
      } else {
        #expect(read.record?.comment == expected)
      }
    }
  }

  @Test(arguments: names)
  func `skips blank lines and comments, and tells of the latter once`(name: String) throws {
    let format = try format(name)
    let line = String(decoding: try format.write([GameRecord()], .single), as: UTF8.self)
    let text = "\n% one\n\n% two\r\n" + line + " \t\n% three\n" + line + "% four"
    for size in [1, 7, 65_536] {
      let parsed = format.readAll(text, blockSize: size)
      #expect(parsed.compactMap(\.record) == [GameRecord(), GameRecord()])
      #expect(parsed.flatMap(\.findings) == ["2:1 comment-line"])
      #expect(parsed.map(\.number) == [0, 1, 2])
    }
    let none = format.readAll("% nothing\n").flatMap(\.diagnostics)
    #expect(none.map(\.rule.name) == ["comment-line", "no-record"])
  }

  @Test(arguments: names)
  func `takes a byte order mark and Latin-1 with a note`(name: String) throws {
    let format = try format(name)
    let line = try format.write([GameRecord(comment: "a")], .single).dropLast(2)
    let bytes = ByteOrderMark.utf8 + line + [0xE9, 0x0A] + line
    for size in [1, 2, 7, 65_536] {
      let parsed = format.readAll(bytes, blockSize: size)
      #expect(parsed.compactMap(\.record?.comment) == ["é"])
      #expect(parsed.count == 3)
      #expect(parsed.flatMap(\.diagnostics).map(\.rule.name) == ["byte-order-mark", "latin-1"])
      #expect(parsed.flatMap(\.diagnostics).map(\.place.start?.offset) == [0, line.count + 3])
    }
  }

  @Test(arguments: names)
  func `finds the good records around a bad one`(name: String) throws {
    let format = try format(name)
    let good = try format.write([GameRecord(comment: "good")], .single)
    var bad = good
    bad[10] = UInt8(ascii: "z")
    let parsed = format.readAll(good + bad + good)
    #expect(parsed.map { $0.record != nil } == [true, false, true])
    #expect(parsed.map(\.isWhole) == [true, false, true])
    #expect(parsed.map { $0.diagnostics.first?.place.start?.line } == [nil, 2, nil])
  }

  @Test(arguments: names)
  func `tells of a text that is too long`(name: String) throws {
    let format = try format(name)
    let line = try format.write([GameRecord(comment: "c")], .single).dropLast()
    let long = line + [UInt8](repeating: 0x63, count: Limits.textBytes)
    let parsed = format.readAll(long + [0x0A] + line)
    #expect(parsed.map { $0.diagnostics.map(\.rule.name) } == [["text-too-long"], []])
    #expect(parsed.map(\.record?.comment) == [nil, "c"])
  }

  @Test(arguments: names)
  func `has samples as it writes them, which it recognises`(name: String) throws {
    let format = try format(name)
    let samples = Repository.files(below: "Samples/" + name)
    #expect(samples.count >= 2)
    for sample in samples {
      let bytes = Repository.bytes(of: sample)
      let parsed = format.readAll(bytes)
      #expect(parsed.flatMap(\.diagnostics).isEmpty)
      #expect(try format.write(parsed.compactMap(\.record), .collection) == bytes, "\(sample)")
      let head = InputHead(of: bytes[...], isWhole: true)
      #expect(positionFormats.filter { $0.recognise(head) != nil }.map(\.name) == [name])
    }
  }

  static let broken = [
    ("digits.board", ["1:28 position-digit"]),
    (
      "squares.board",
      [
        "1:1 position-cells", "2:75 position-tail", "6:3 position-symbol", "17:8 row-length",
      ]
    ),
    (
      "fields.obf",
      [
        "1:76 obf-fraction", "1:85 obf-field", "2:68 obf-field", "3:65 position-turn",
      ]
    ),
    (
      "dialects.fen",
      [
        "1:22 edax-fen-position", "2:1 edax-fen-position", "3:22 edax-fen-position",
        "4:33 position-tail",
      ]
    ),
  ]

  @Test(arguments: broken)
  func `has broken samples, which it recognises all the same`(
    file: String,
    findings: [String]
  ) throws {
    let bytes = Repository.bytes(of: "Samples/broken/" + file)
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try #require(positionFormats.first { $0.recognise(head) != nil })
    #expect(format.fileExtensions.contains { file.hasSuffix("." + $0) })
    #expect(format.readAll(bytes).flatMap(\.findings) == findings)
  }
}
