import Apps
import Foundation
import TestSupport
import Testing

/// A script for `flipbook play puzzle`.
private func playPuzzle(
  _ script: String,
  _ arguments: [String] = [],
  in scratch: ScratchFolder
) throws -> Program.Run {
  try Program.flipbookPlay.run(
    ["play", "puzzle"] + arguments,
    input: Array(script.utf8),
    in: scratch.url,
    environment: ["XDG_STATE_HOME": scratch.url.path]
  )
}

@Suite(.waits) struct `A puzzle line by line` {
  /// A puzzle of 3×3 with two slides to go.
  private static let text =
    #"{"flipbook":1,"game":"puzzle","start":[[1,2,3],[4,0,5],[7,8,6]]}"#

  @Test(arguments: [
    ("5 6", ["1. 5 slides to b2.", "2. 6 slides to c2.", "Solved after 2 slides."]),
    ("left up", ["1. 5 slides to b2.", "2. 6 slides to c2.", "Solved after 2 slides."]),
    ("LU", ["1. 5 slides to b2.", "2. 6 slides to c2.", "Solved after 2 slides."]),
    ("slides: 5 6", ["1. 5 slides to b2.", "2. 6 slides to c2.", "Solved after 2 slides."]),
    ("l1 # comment\nu", ["1. 5 slides to b2.", "2. 6 slides to c2.", "Solved after 2 slides."]),
    ("8 7", ["1. 8 slides to b2.", "2. 7 slides to b3."]),
    ("5 undo", ["1. 5 slides to b2.", "Undone; no slide is left."]),
    (
      "shuffle cancel",
      ["Do you really want to shuffle the panels? Type ok or cancel.", "Shuffle cancelled."]
    ),
    ("moves", ["2 4 5 8"]), ("hint", ["Hint: slide 5 (2 slides to go)."]),
    ("board", ["    a b c", "  1 1 2 3", "  2 4 · 5", "  3 7 8 6", "The puzzle is not solved."]),
  ])
  func `says what happens`(script: String, lines: [String]) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.text, as: "p.json")
    let run = try playPuzzle(script, ["--save", "p.json"], in: scratch)
    let printed = run.text.split(separator: "\n").map(String.init)
    #expect(printed.first == "New puzzle: 1 2 3 / 4 0 5 / 7 8 6.")
    #expect(Array(printed.dropFirst().prefix(lines.count)) == lines)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("3", "<stdin>:1:1: error: the panel is not in line with the open cell"),
    ("5 9", "<stdin>:1:3: error: there is no panel 9"),
    ("5 left", "<stdin>:1:3: error: no panel can slide left"),
    ("5 6 5", "<stdin>:1:5: error: the puzzle is solved"),
    ("ok", "error: there is no question to answer"),
    ("shuffle 5 ok", "error: the shuffle question is open"),
    ("undo", "error: there is nothing to take back"),
    ("wait", "error: expected a time after wait"),
    ("sllide", "error: there is no command “sllide”"),
    ("shufle", "did you mean “shuffle”?"),
  ])
  func `says what had no effect, and where`(script: String, message: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.text, as: "p.json")
    let run = try playPuzzle(script, ["--save", "p.json"], in: scratch)
    #expect(run.errors.contains(message))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("game.json", #"{"flipbook":1,"moves":"f5"}"#, "this is a record of Reversi"),
    ("two.json", "[\(text),\(text)]", "the file has 2 records"),
    (
      "date.json", #"{"flipbook":1,"game":"puzzle","date":"2026-01-02","start":[[1,0],[3,2]]}"#,
      "facts that a save does not keep: date"
    ),
    ("game.txt", "f5d6c3\n", "the format of the file is transcript"),
    ("p.puzzle", "1 0\n3 2\n", "the format of the file is puzzle; expected json, jsonl or xml"),
    ("words.txt", "hello", "not a save"),
  ])
  func `is not played in a file that it would damage`(
    name: String,
    text: String,
    message: String
  ) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(text, as: name)
    let run = try playPuzzle("left", ["--save", name], in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(scratch.bytes(of: name) == Array(text.utf8))
    #expect(scratch.names == [name])
  }

  /// Each format with each size, or some of both.
  private static let saves: [(format: String, size: (Int, Int))] =
    Effort.isFull
    ? ["json", "jsonl", "xml"].flatMap { format in
      [(2, 2), (3, 3), (5, 3), (4, 4), (16, 16)].map { (format: format, size: $0) }
    }
    : [("json", (2, 2)), ("xml", (16, 16))]

  @Test(arguments: saves)
  func `is saved, recorded and logged alike`(format: String, size: (Int, Int)) throws {
    var random = SeededGenerator(seed: UInt64(size.0 * 100 + size.1))
    let scratch = try ScratchFolder()
    for (round, goal) in ["open-last", "open-first"].enumerated() {
      let words = ["left", "right", "up", "down", "undo", "1", "2", "shuffle ok", "shuffle no"]
      let script = (0..<60).map { _ in words.randomElement(using: &random) ?? "" }
      let names = ["save\(round).\(format)", "games\(round).jsonl", "log\(round)"]
      let run = try playPuzzle(
        script.joined(separator: " "),
        [
          "--size", "\(size.0)x\(size.1)", "--goal", goal, "--seed", "\(random.next())",
          "--save", names[0], "--record", names[1], "--log", names[2], "--virtual-time",
        ],
        in: scratch
      )
      #expect(run.status < 2)
      let log = PuzzleLog(scratch.bytes(of: names[2]) ?? [])
      #expect(log.findings == [])
      let save = try #require(log.updates.last?.state.save)
      let saved = try FormatRegistry.playing.read(scratch.bytes(of: names[0]) ?? [])
      let record: PuzzleRecord = try #require(saved.first?.record())
      #expect(try PuzzleSave(record) == save)
      // The log and the file of records have the same games.
      var recorder = GameRecorder<PuzzleState>()
      var games = log.updates.compactMap { recorder.take($0) }
      recorder.finish().map { games.append($0) }
      let recorded = try scratch.bytes(of: names[1]).map { try FormatRegistry.playing.read($0) }
      let records = (recorded ?? []).compactMap { $0.record(as: PuzzleRecord.self) }
      #expect(records.map(\.slides) == games.map(\.slides))
      #expect(records.map(\.annotations) == games.map(\.annotations))
      // The log replays to the same end, in every way to print it.
      let ways = [[], ["--boards"], ["--trace"]]
      for options in Effort.isFull ? ways : round == 0 ? [ways[0], ways[1]] : [ways[2]] {
        let replayed = try Program.flipbookPlay.run(
          ["replay"] + options + [names[2]],
          in: scratch.url
        )
        #expect(replayed.status == 0)
        let events = log.updates.count
        #expect(replayed.errors.hasPrefix("\(names[2]): \(events) events, "))
      }
      let converted = try Program.flipbookPlay.run(
        ["replay", "--to", "jsonl", names[2]],
        in: scratch.url
      )
      let last = try FormatRegistry.playing.read(converted.output).first
      #expect(last?.record(as: PuzzleRecord.self)?.slides == save.slides)
      // The next run resumes it.
      let next = try playPuzzle("", ["--save", names[0]], in: scratch)
      #expect(next.text.hasPrefix(save.slides.isEmpty ? "New puzzle: " : "Resuming the puzzle: "))
    }
  }

  @Test func `is saved before its first slide`() throws {
    let scratch = try ScratchFolder()
    let first = try playPuzzle("quit", ["--seed", "1"], in: scratch)
    let resumed = try playPuzzle("quit", in: scratch)
    #expect(resumed.text == first.text)
    let other = try playPuzzle("quit", ["--new", "--seed", "2"], in: scratch)
    #expect(other.text != first.text)
    #expect(try playPuzzle("quit", in: scratch).text == other.text)
  }

  @Test func `is shuffled as its seed says, also after one that was resumed`() throws {
    let scratch = try ScratchFolder()
    func puzzles(_ script: String) throws -> [Substring] {
      try playPuzzle(script, ["--save", "p.json", "--seed", "7"], in: scratch)
        .text.split(separator: "\n").filter { $0.hasPrefix("New puzzle: ") }
    }
    let seeded = try puzzles("shuffle ok shuffle ok")
    #expect(Set(seeded).count == 3)
    // The last one is resumed, and the next shuffle is the seed's first.
    #expect(try puzzles("shuffle ok shuffle ok") == [seeded[2], seeded[0], seeded[1]])
  }

  @Test func `has no record of a session without a slide`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.text, as: "p.json")
    _ = try playPuzzle("5", ["--save", "p.json"], in: scratch)
    let run = try playPuzzle(
      "",
      ["--save", "p.json", "--record", "r.json", "--log", "l"],
      in: scratch
    )
    #expect(run.errors.contains("note: no record was written: no move was made"))
    #expect(scratch.bytes(of: "r.json") == nil)
    let log = try FormatRegistry.playing.read(scratch.bytes(of: "l") ?? [])
    #expect(log.allSatisfy { $0.record == nil })
  }

  @Test func `removes its record when all slides are taken back`() throws {
    let scratch = try ScratchFolder()
    let options = ["--save", "p.json", "--record", "r.jsonl"]
    _ = try scratch.write(Self.text, as: "p.json")
    #expect(try playPuzzle("5", options, in: scratch).errors == "")
    let run = try playPuzzle("undo", options, in: scratch)
    #expect(run.errors.contains("note: the record was removed: all moves were taken back"))
    #expect(scratch.bytes(of: "r.jsonl") == nil)
  }

  @Test(arguments: ["foo", "sgf", "instances", ""])
  func `is recorded only where its slides can be`(extension name: String) throws {
    let scratch = try ScratchFolder()
    let run = try playPuzzle("left", ["--no-save", "--record", "r.\(name)"], in: scratch)
    #expect(run.status == 64)
    let message = "no format that stores moves of the sliding puzzle has the extension “\(name)”; "
    #expect(run.errors.contains(message + "the known extensions are json, jsonl, xml, puzzle\n"))
    #expect(scratch.names == [])
  }

  @Test func `is text with its goal`() throws {
    let scratch = try ScratchFolder()
    let options = ["--no-save", "--seed", "1", "--goal", "open-first", "--record", "r.puzzle"]
    let run = try playPuzzle("left", options, in: scratch)
    #expect(run.status == 0)
    let text = String(decoding: try #require(scratch.bytes(of: "r.puzzle")), as: UTF8.self)
    #expect(text.hasSuffix("\ngoal: open-first\n"), "\(text)")
  }

  @Test func `resumes a save with a byte order mark`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("\u{FEFF}" + Self.text + "\r\n", as: "p.json")
    let run = try playPuzzle("5", ["--save", "p.json"], in: scratch)
    #expect(run.text.contains("1. 5 slides to b2."))
    #expect(scratch.names == ["p.json"])
  }

  @Test func `says that it cannot be solved`() throws {
    let scratch = try ScratchFolder()
    let text = #"{"flipbook":1,"game":"puzzle","start":[[2,1],[3,0]]}"#
    _ = try scratch.write(text, as: "p.json")
    let run = try playPuzzle("hint", ["--save", "p.json"], in: scratch)
    #expect(run.errors.contains("warning: no slides lead from this layout to the goal open-last"))
    #expect(run.errors.contains("error: no slides lead from this layout to the goal open-last"))
  }

  @Test func `reports a wait that is too long once`() throws {
    let run = try playPuzzle("wait 90000 left", ["--no-save"], in: ScratchFolder())
    #expect(run.errors.matches(of: /error: expected a time after wait/).count == 1)
    #expect(!run.errors.contains("there is no panel"))
  }

  @Test func `replays to the puzzle of the log even before its first event`() throws {
    let scratch = try ScratchFolder()
    let header =
      #"{"session":1,"program":"flipbook","game":"puzzle","columns":3,"rows":2,"goal":"open-first"}"#
    _ = try scratch.write(header + "\n", as: "log")
    let run = try Program.flipbookPlay.run(["replay", "--to", "jsonl", "log"], in: scratch.url)
    let record = try FormatRegistry.playing.read(run.output).first?.record(as: PuzzleRecord.self)
    #expect(record?.start.size == PuzzleSize(columns: 3, rows: 2) && record?.goal == .openFirst)
  }

  @Test func `continues its record and its log`() throws {
    let scratch = try ScratchFolder()
    let options = ["--save", "p.json", "--record", "r.json", "--log", "log"]
    _ = try scratch.write(Self.text, as: "p.json")
    #expect(try playPuzzle("5", options, in: scratch).status == 0)
    #expect(try playPuzzle("6", options, in: scratch).text.contains("Solved after 2 slides."))
    let records = try FormatRegistry.playing.read(scratch.bytes(of: "r.json") ?? [])
    let record: PuzzleRecord = try #require(records.first?.record())
    #expect(records.count == 1 && record.slides == [5, 6])
    #expect(record.annotations.map(\.ply) == [1, 2] && record.result?.ending == .solved)
    let log = PuzzleLog(scratch.bytes(of: "log") ?? [])
    #expect(log.findings == [] && log.updates.last?.state.phase == .solved)
    let validated = try Program.flipbookPlay.run(["validate", "p.json", "r.json"], in: scratch.url)
    #expect(validated.status == 0)
  }

  @Test func `replays from its log to every place`() throws {
    let log = "Samples/puzzle-session/two-games.log"
    let run = try Program.flipbookPlay.run(["replay", log])
    #expect(run.status == 0)
    #expect(run.text.contains("    3.230  New puzzle: 1 3 6 / 5 2 0 / 4 7 8."))
    #expect(run.text.contains("    6.810  1. 6 slides to c2."))
    let cut = try Program.flipbookPlay.run(["replay", "--at", "move2", "--boards", log])
    #expect(cut.status == 2 && cut.errors.contains("move 2 appears 2 times in this log"))
    let early = try Program.flipbookPlay.run(["replay", "--at", "6.9s", "--to", "jsonl", log])
    let record = try FormatRegistry.playing.read(early.output).first?.record(as: PuzzleRecord.self)
    #expect(record?.slides == [6])
  }

  @Test(arguments: [
    ["--size", "1"], ["--size", "17"], ["--size", "3x"], ["--goal", "middle"], ["--seed", "-1"],
    ["--dark", "computer"], ["--save", ""], ["--save", "a", "--no-save"], ["5"],
  ])
  func `needs valid options`(arguments: [String]) throws {
    let run = try playPuzzle("", arguments, in: ScratchFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains("flipbook-play play puzzle"))
  }
}
