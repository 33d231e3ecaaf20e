@testable import Apps
import Foundation
import TerminalOutput
@testable import TerminalPlay
import TestSupport
import Testing

/// Existing records that play continues or refuses.
@Suite(.waits) struct `Records that play adds to` {
  @Test(arguments: ["json", "jsonl", "xml", "sgf", "ggf", "pgn", "txt", "wtb"])
  func `continue an existing record`(format: String) throws {
    let options = ["--record", "game.\(format)"]
    let first = try Script("f5 d6 quit", options)
    // The same game, then another one, then a new game instead of the second.
    for (script, more) in [("c3 reset ok d3", []), ("e6 f4", ["--new"]), ("c3", [])] {
      let run = try Script(script, options + more, in: first.scratch).run
      #expect(run.status == 0, "\(run.errors)")
    }
    let bytes = first.scratch.bytes(of: "game.\(format)") ?? []
    let parsed = try FormatRegistry.playing.read(bytes)
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.severity < .error })
    #expect(
      parsed.compactMap(\.reversi).map { $0.moves.map(\.description).joined() }
        == ["f5d6c3", "d3", "e6f4c3"]
    )
  }

  @Test func `leave a record unchanged if no move is made`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("f5d6\n", as: "game.txt")
    let run = try Script("board quit", ["--record", path], in: scratch).run
    #expect(run.errors.contains("no record was added: no move was made"))
    #expect(scratch.bytes(of: "game.txt") == Array("f5d6\n".utf8))
  }

  @Test(arguments: [
    "Dear diary\n", "f5d6\nf5f6x9\n", "(;GM[2]SZ[8];B[f5])", #"{"moves": ["f5"#,
  ])
  func `do not overwrite records that cannot be read`(text: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(text, as: "game.txt")
    let script = try Script("f5", ["--record", path], in: scratch)
    #expect(script.run.status == 2)
    #expect(script.run.text == "")
    #expect(script.run.errors.contains("cannot add games to a file that cannot be read: "))
    #expect(scratch.bytes(of: "game.txt") == Array(text.utf8))
    #expect(script.save == nil)
  }

  @Test(arguments: [
    ("game.txt", "1. F5 D6 2. C3\n"), ("game.txt", "# session\nf5d6\n"),
    ("game.sgf", "A game: (;GM[2]SZ[8];B[f5]N[main])\n"), ("game.json", "{\"moves\": [\"f5\"]}"),
    ("game.pgn", "% session\n[Result \"*\"]\n\n1. f5 *\n"),
  ])
  func `are not added if that would change something else`(name: String, text: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(text, as: name)
    let script = try Script("f5", ["--record", name], in: scratch)
    #expect(script.run.status == 2)
    #expect(script.run.text == "")
    #expect(script.run.errors.contains("adding games would change the rest of the file"))
    #expect(scratch.bytes(of: name) == Array(text.utf8))
    // As the message says.
    _ = try Program.flipbookPlay.run(["convert", "--in-place", name, "-o", name], in: scratch.url)
    #expect(try Script("f5", ["--record", name], in: scratch).run.status == 0)
    let records = try FormatRegistry.playing.read(scratch.bytes(of: name) ?? [])
    #expect(records.compactMap(\.reversi).count == 2)
  }

  @Test(arguments: ["json", "xml", "sgf", "ggf", "pgn"])
  func `do not continue a game that has a result`(format: String) throws {
    let scratch = try ScratchFolder()
    var record = ReversiRecord(moves: Move.list("f5d6"))
    record.result = GameResult(
      score: DiskCounts(dark: 40, light: 24),
      winner: .dark,
      ending: .resigned
    )
    let bytes = try FormatRegistry.playing.write([record], as: format).bytes
    let path = try scratch.write(bytes, as: "game.\(format)")
    let kept = try FormatRegistry.playing.read(bytes).compactMap(\.reversi)
    _ = try Script("f5 d6", in: scratch)
    let run = try Script("c3", ["--record", path], in: scratch).run
    #expect(run.status == 0, "\(run.errors)")
    let records = try FormatRegistry.playing.read(scratch.bytes(of: "game.\(format)") ?? [])
      .compactMap(\.reversi)
    #expect(records.first == kept.first)
    #expect(records.map { $0.moves.count } == [2, 1])
  }

  @Test func `have the reset and the modes of a session without a move`() throws {
    let options = ["--record", "game.json"]
    let first = try Script("f5 d6", options)
    _ = try Script("light computer quit", options + ["--think-time", "9"], in: first.scratch)
    _ = try Script("light manual reset ok", options, in: first.scratch)
    let bytes = first.scratch.bytes(of: "game.json") ?? []
    let record = try #require(try FormatRegistry.playing.read(bytes).first?.reversi)
    #expect(
      record.sessionChanges.map(\.action)
        == [.mode(.light, .computer), .mode(.light, .manual), .reset]
    )
  }

  @Test func `catch up with a save that is a move ahead`() throws {
    let options = ["--record", "game.json"]
    let first = try Script("f5 d6", options)
    // As if the process had been killed between the save and the record.
    _ = try Script("c3", in: first.scratch)
    let run = try Script("d3 quit", options, in: first.scratch).run
    #expect(run.status == 0)
    let records = try FormatRegistry.playing.read(first.scratch.bytes(of: "game.json") ?? [])
    #expect(records.compactMap(\.reversi).map(\.moves) == [Move.list("f5d6c3d3")])
    #expect(records.first?.reversi?.annotations.map(\.ply) == [1, 2, 4])
  }

  @Test(arguments: ["changed", "replaced", "removed"])
  func `are left unchanged when another program changes them`(change: String) throws {
    let scratch = try ScratchFolder()
    let file = try RecordFile<AppState>(
      scratch.url.appending(path: "game.txt").path,
      try #require(FormatRegistry.playing.format(named: "transcript")),
      date: nil,
      from: .initial,
      isNew: false
    )
    var state = AppState()
    func happen(_ event: AppEvent) {
      file.add(AppUpdate(event, at: .zero, in: &state))
    }
    happen(.started(nil))
    happen(.tapped(.named("f5")))
    while state.phase == .placing { happen(.diskChanged(work: state.work)) }
    #expect(scratch.bytes(of: "game.txt") == Array("f5\n".utf8))
    // Other names of the file keep what it was.
    let path = scratch.url.appending(path: "game.txt").path
    #expect(link(path, path + "-1") == 0)
    switch change {
    case "changed": try Data("c4c3\n".utf8).write(to: URL(filePath: path))
    case "replaced": #expect(rename(try scratch.write("c4c3\n", as: "other"), path) == 0)
    default: #expect(unlink(path) == 0)
    }
    happen(.tapped(.named("d6")))
    while state.phase == .placing { happen(.diskChanged(work: state.work)) }
    if change == "removed" {
      _ = try file.end(Messages())
      #expect(scratch.bytes(of: "game.txt") == Array("f5d6\n".utf8))
    } else {
      #expect(throws: FileError.self) { try file.end(Messages()) }
      #expect(scratch.bytes(of: "game.txt") == Array("c4c3\n".utf8))
    }
    if change != "changed" { #expect(scratch.bytes(of: "game.txt-1") == Array("f5\n".utf8)) }
    #expect(scratch.names == ["game.txt", "game.txt-1"])
  }

  @Test func `belong to one session at a time`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: "game.txt").path
    let file = KeptFile(path)
    try file.take()
    for text in ["f5\n", "f5d6\n"] {
      try file.write(Array(text.utf8))
      #expect(scratch.bytes(of: "game.txt") == Array(text.utf8))
      #expect(throws: FileError.self) { try KeptFile(path).take() }
    }
    #expect(scratch.names == ["game.txt"])
  }

  @Test(arguments: ["wtb", "txt"])
  func `report before the game that they cannot store its start`(format: String) throws {
    let first = try Script("f5 d6 quit")
    let script = try Script("c3", ["--record", "game.\(format)"], in: first.scratch)
    #expect(script.run.status == 2)
    #expect(script.run.text == "")
    #expect(script.run.errors.contains("the game cannot be recorded"))
    #expect(script.save == first.save)
    let new = try Script("f5", ["--new", "--record", "game.\(format)"], in: first.scratch).run
    #expect(new.status == 0)
  }

  /// Formats that are rewritten in all ways: only the end, with a head, or in another layout.
  @Test(arguments: ["json", "jsonl", "xml", "wtb", "txt"].sample(1))
  func `may be many more than are read as one`(format: String) throws {
    let scratch = try ScratchFolder()
    let file = "game.\(format)"
    let known = try #require(FormatRegistry.playing.format(forFileNamed: "game.\(format)"))
    var record = ReversiRecord(moves: Move.list("f5d6c3d3c4f4f6f3"))
    // With long comments, fewer records have as many bytes.
    if known.stores.contains(.comment) { record.comment = String(repeating: "talk-", count: 800) }
    func written(_ count: Int) throws -> [UInt8] {
      let records = [ReversiRecord](repeating: record, count: count)
      return try FormatRegistry.playing.write(records, as: known.name).bytes
    }
    let length = try (written(101).count - written(1).count) / 100
    let count = Limits.recordBytes / length + 100
    let bytes = try written(count)
    #expect(bytes.count > Limits.recordBytes)
    _ = try scratch.write(bytes, as: file)
    let run = try Script("f5 f6 reset ok d3", ["--record", file], in: scratch).run
    #expect(run.status == 0, "\(run.errors)")
    let records = try FormatRegistry.playing.read(scratch.bytes(of: file) ?? [], as: known.name)
      .compactMap(\.reversi)
    #expect(records.count == count + 2)
    #expect(records.suffix(3).map(\.moves) == [record.moves] + ["f5f6", "d3"].map(Move.list))
    #expect(scratch.names == ["flipbook", file])
  }

  @Test func `without names are not added next to a table of names`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Repository.bytes(of: "Samples/wthor/match.jou"), as: "game.JOU")
    let run = try Script("f5", ["--record", "game.wtb"], in: scratch).run
    #expect(run.status == 2)
    #expect(run.errors.contains("game.JOU would give them names"))
  }

  @Test(arguments: ["missing/game.json", "folder.json", "pipe.json"])
  func `that cannot be written are reported before the game`(name: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("", as: "folder.json/file")
    mkfifo(scratch.url.appending(path: "pipe.json").path, 0o600)
    let run = try Script("f5", ["--record", name], in: scratch).run
    #expect(run.status == 74)
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("\(name): error: "))
  }

  @Test(arguments: ["game.save", "game.fen", "game", "-", ""])
  func `need a format that stores moves`(name: String) throws {
    #expect(try Script("", ["--record", name]).run.status == 64)
  }
}
