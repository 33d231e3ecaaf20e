import Flipbook
import Foundation
import TestSupport
import Testing

/// What `--update` promises, over all formats and samples.
@Suite(.waits) struct `An updated archive` {
  private static let formats = FormatRegistry.standard.formats

  /// The number of a format, for cases that the formats take in turn.
  private static func number(of name: String) -> Int {
    formats.firstIndex { $0.name == name } ?? 0
  }

  /// A record to add to an archive.
  private static func addition(to format: any RecordFormat) -> String {
    format.stores(recordsOf: ReversiRecord.game) ? "f5f6e6f4e3\n" : "1 2 3\n4 5 6\n7 0 8\nL\n"
  }

  /// The files of the samples in a format, each with the files next to it.
  private static func samples(of format: any RecordFormat) -> [[String]] {
    let files = Repository.files(below: "Samples/\(format.name)")
    let tables = format.companions.map(\.fileExtension)
    func fileExtension(_ path: String) -> String { String(path.split(separator: ".").last ?? "") }
    return files.filter { !tables.contains(fileExtension($0)) }.map { file in
      let stem = file.prefix { $0 != "." }
      return [file]
        + files.filter { $0.hasPrefix(stem + ".") && tables.contains(fileExtension($0)) }
    }
  }

  private static func records(in file: URL, as format: String) throws -> [(any GameRecord)?] {
    try FormatRegistry.standard.records(inFile: file.path, as: format).filter(\.isRecord).map {
      $0.record
    }
  }

  private static func areEqual(_ first: (any GameRecord)?, _ second: (any GameRecord)?) -> Bool {
    func isEqual<Record: GameRecord>(_ record: Record) -> Bool { record == second as? Record }
    return first.map { isEqual($0) } ?? (second == nil)
  }

  /// Adds a record to a copy of a sample.
  /// - Returns: whether the archive was changed.
  private static func update(
    _ sample: [String],
    of format: any RecordFormat,
    as target: any RecordFormat,
    _ options: [String] = []
  ) throws -> Bool {
    let scratch = try ScratchFolder()
    let ending = format.fileExtensions[0]
    for path in sample {
      let end = path == sample[0] ? ending : String(path.split(separator: ".").last ?? "")
      _ = try scratch.write(Repository.bytes(of: path), as: "archive.\(end)")
    }
    _ = try scratch.write(addition(to: target), as: "new.txt")
    let archive = scratch.url.appending(path: "archive.\(ending)")
    let contents = scratch.names.map { scratch.bytes(of: $0) }
    let before = try? records(in: archive, as: format.name)
    let run = try Program.flipbook.run(
      ["convert", "--update", "--to", target.name, "-o", archive.path, "new.txt"] + options,
      in: scratch.url
    )
    let name = "\(sample[0]) as \(target.name) \(options)"
    guard run.status == 0 else {
      #expect(scratch.names.map { scratch.bytes(of: $0) } == contents, "\(name): \(run.errors)")
      #expect(run.errors.contains("error:"), "\(name)")
      return false
    }
    let after = try records(in: archive, as: target.name)
    let kept = try #require(before, "\(name)")
    #expect(after.count <= kept.count + 1 && after.count >= kept.count, "\(name)")
    #expect(zip(kept, after).allSatisfy { areEqual($0, $1) }, "\(name)")
    return true
  }

  @Test(arguments: formats.filter(\.isWritable).map(\.name))
  func `keeps all records of a sample with all facts, or every byte`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    var changed = 0
    let choices = [[], ["--keep-going"], ["--merge"]]
    for (index, sample) in Self.samples(of: format).enumerated() {
      for options in Effort.isFull ? choices : [choices[index % choices.count]]
      where try Self.update(sample, of: format, as: format, options) {
        changed += 1
      }
    }
    // Most samples can be added to, if a file of the format can have several records.
    #expect(format.storesMany == (changed > 0))
  }

  @Test(arguments: formats.map(\.name))
  func `stays in its format`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    let sample = try #require(
      Self.samples(of: format).first { !Repository.bytes(of: $0[0]).isEmpty }
    )
    let targets = Self.formats.filter { $0.isWritable && $0.name != name }
    for target in targets.turn(Self.number(of: name), of: 1) {
      // One object in JSON is also a line of JSON Lines.
      let isChanged = try Self.update(sample, of: format, as: target, ["--keep-going"])
      #expect(!isChanged || Set([name, target.name]) == ["json", "jsonl"], "\(target.name)")
    }
  }

  @Test(arguments: formats.filter { $0.isWritable && $0.storesMany }.map(\.name))
  func `gets each game once`(name: String) throws {
    let scratch = try ScratchFolder()
    let format = try #require(Self.formats.first { $0.name == name })
    let archive = scratch.url.appending(path: "archive.\(format.fileExtensions[0])")
    let games = format.stores(recordsOf: ReversiRecord.game) ? ["json", "pgn", "sgf"] : ["puzzle"]
    let update =
      ["convert", "--update", "--keep-going", "--to", name, "-o", archive.path]
      + games.map { "Samples/\($0)" }
    let first = try Program.flipbook.run(update)
    let once = try #require(FileManager.default.contents(atPath: archive.path))
    #expect(!first.errors.contains("added 0 records"), "\(first.errors)")
    let again = try Program.flipbook.run(update)
    #expect(again.errors.contains("flipbook: added 0 records to an archive of"), "\(again.errors)")
    #expect(FileManager.default.contents(atPath: archive.path) == once)
  }

  /// A new archive has one record after the first run, and another one after the second.
  @Test(
    arguments: formats.filter { $0.isWritable && $0.storesMany }.flatMap { format in
      format.fileExtensions.map { [format.name, $0] }
    }
  )
  func `grows from nothing`(format: [String]) throws {
    let (name, ending) = (format[0], format[1])
    let scratch = try ScratchFolder()
    let isReversi = try #require(FormatRegistry.standard.format(named: name))
      .stores(recordsOf: ReversiRecord.game)
    let texts =
      isReversi
      ? ["f5d6c3\n", "f5f6e6f4e3\n", "f5f4\n"]
      : ["1 2 3\n4 5 6\n7 0 8\nL\n", "1 2 3\n4 0 6\n7 5 8\nUL\n", "1 2 3\n0 4 6\n7 5 8\nLUL\n"]
    for (index, text) in texts.sample(2).enumerated() {
      _ = try scratch.write(text, as: "new.txt")
      let update = ["convert", "--update", "--to", name, "-o", "archive.\(ending)", "new.txt"]
      for count in index == 0 || Effort.isFull ? [1, 0] : [1] {
        let run = try Program.flipbook.run(update, in: scratch.url)
        #expect(run.status == 0, "\(run.errors)")
        let added = "flipbook: added \(Words.count("record", count)) to an archive of "
        #expect(run.errors.contains(added + "\(index + 1 - count)\n"), "\(run.errors)")
      }
    }
  }

  /// A file without records is an archive, if nothing else is in it.
  @Test(arguments: formats.filter { $0.isWritable && $0.storesMany }.map(\.name))
  func `may have no records, but no other text`(name: String) throws {
    let scratch = try ScratchFolder()
    let format = try #require(Self.formats.first { $0.name == name })
    _ = try scratch.write(Self.addition(to: format), as: "new.txt")
    let empty = try FormatRegistry.standard.write([ReversiRecord](), as: name).bytes
    let update = ["convert", "--update", "--keep-going", "--to", name, "-o", "archive", "new.txt"]
    let number = Self.number(of: name)
    for text in ["", "\n \n"].map({ Array($0.utf8) }).turn(number, of: 1) + [empty] {
      _ = try scratch.write(text, as: "archive")
      let run = try Program.flipbook.run(update, in: scratch.url)
      #expect(run.status == 0, "\(text): \(run.errors)")
      #expect(run.errors.contains("flipbook: added 1 record to an archive of 0"))
    }
    for text in ["mine\n", "# mine\n", "% mine\n", "; mine\n", "{mine}\n", "<!-- mine -->\n"]
      .turn(number, of: 2)
    {
      _ = try scratch.write(text, as: "archive")
      let run = try Program.flipbook.run(update, in: scratch.url)
      #expect(run.status == 2, "\(text)")
      #expect(scratch.bytes(of: "archive") == Array(text.utf8), "\(text): \(run.errors)")
    }
  }

  /// Facts that are stored in part are compared with what is stored of them.
  @Test(arguments: formats.filter { $0.isWritable && $0.storesMany }.map(\.name))
  func `gets the facts of a copy once`(name: String) throws {
    let scratch = try ScratchFolder()
    let format = try #require(Self.formats.first { $0.name == name })
    let isReversi = format.stores(recordsOf: ReversiRecord.game)
    let text =
      isReversi
      ? #"{"flipbook":1,"id":"x\ny","event":"A very long name of an event, longer than any table","#
        + #""date":"1985-05-01T10:00:00Z","players":{"dark":{"name":"A very long name of a player"},"#
        + #""light":{"name":"Ben","rating":1200.5}},"comment":"two\nlines } ] )","#
        + #""moves":[{"move":"f5","comment":"a\nb","glyphs":[1,200],"time":1.23456,"evaluation":0.5},"d6"],"#
        + #""tags":[{"name":"my tag","value":"v\nw"}]}"#
      : #"{"flipbook":1,"game":"puzzle","start":[[1,2,3],[4,0,5],[7,8,6]],"comment":"a\nb"}"#
    _ = try scratch.write(text + "\n", as: "new.jsonl")
    let update = ["convert", "--update", "--merge", "--to", name, "-o", "archive", "new.jsonl"]
    let first = try Program.flipbook.run(update, in: scratch.url)
    #expect(first.status == 0, "\(first.errors)")
    let once = try #require(scratch.bytes(of: "archive"))
    let choices = [[], ["--sort", "date"], ["--allow-loss", "comment,comments,tags"]]
    for options in choices.turn(Self.number(of: name), of: 1) {
      let again = try Program.flipbook.run(update + options, in: scratch.url)
      #expect(again.status == 0, "\(again.errors)")
      #expect(scratch.bytes(of: "archive") == once, "\(options)")
      #expect(!again.errors.contains("merge-conflict"), "\(again.errors)")
    }
  }

  /// The help names only what merging would keep.
  @Test(
    arguments: formats.filter { $0.isWritable && $0.stores(recordsOf: ReversiRecord.game) }
      .map(\.name)
  )
  func `is offered only facts that it can store`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    var generator = SeededGenerator(seed: 23)
    var notes = 0
    for number in 0..<Effort.count(4, all: 8) {
      // One note is enough, after a game from the standard start and another one.
      if !Effort.isFull, number > 1, notes > 0 { break }
      var full = ReversiRecord.random(using: &generator)
      if number.isMultiple(of: 2) {
        // Some formats store only games from the standard start.
        full.start = .initial
        full.moves = full.start.randomGame(using: &generator)
        (full.annotations, full.variations, full.sessionChanges, full.marks) = ([], [], [], [])
      }
      var plain = ReversiRecord(start: full.start, moves: full.moves)
      plain.passMarks = full.passMarks
      full.comment = "a"
      let bytes = try FormatRegistry.standard.write([plain, full], as: "jsonl").bytes
      let run = try Program.flipbook.run(
        ["convert", "--unique", "--keep-going", "--to", name, "-"],
        input: bytes
      )
      let stored = full.facts.subtracting(plain.facts).intersection(format.stores)
      // Where a format stores only some values of a fact, merging may not keep it.
      var fitted = full
      var writer = try #require(format.makeWriter(WritingOptions(.collection)))
      _ = writer.fit(&fitted)
      let words = [stored, stored.intersection(fitted.facts)].map { facts in
        facts.facts.isEmpty
          ? nil
          : "--merge keeps what only this record has: \(Words.all(facts.facts.map(\.description)))"
      }
      guard let note = run.errors.range(of: "left out, because its") else { continue }
      notes += 1
      let help = run.errors[note.upperBound...].firstMatch(of: /help: (--merge .*)/)
      #expect(words.contains(help.map { String($0.1) }), "\(run.errors)")
    }
    #expect(notes > 0)
  }
}
