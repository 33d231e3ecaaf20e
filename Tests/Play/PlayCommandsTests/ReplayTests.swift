import Apps
import Foundation
import TestSupport
import Testing

/// `flipbook replay`, and other commands with logs.
@Suite(.waits) struct `A log on the command line` {
  static let twoGames = "Samples/session/two-games.log"
  static let computers = "Samples/session/computers.log"

  private func lines(of path: String) -> [String] {
    String(decoding: Repository.bytes(of: path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `is printed line by line without waiting, with a summary`() throws {
    let run = try Program.flipbookPlay.run(["replay", Self.twoGames])
    #expect(run.status == 0)
    #expect(
      run.errors == "\(Self.twoGames): 57 events, 1 ignored; at the end light is to move, "
        + "dark 7, light 7\n"
    )
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "Session of 2026-02-14T20:30:00Z",
        "    0.000  New game.",
        "    0.000  Dark is to move.",
        "    1.850  The computer now plays light.",
        "    5.370  1. dark f5 flips e5; dark 4, light 1.",
        "    5.370  The computer is thinking about light’s move.",
      ]
    )
    #expect(lines.contains("   53.147  Pass: dark cannot place a disk."))
    #expect(lines.contains("   21.150  Do you really want to reset the game?"))
    #expect(lines.last == "   62.662  End of session.")
    let plain = try Program.flipbookPlay.run(
      ["replay", "--plain", "-"],
      input: Repository.bytes(of: Self.twoGames)
    )
    #expect(plain.output == run.output)
    #expect(plain.status == 0)
  }

  @Test func `shows boards on request`() throws {
    let run = try Program.flipbookPlay.run(["replay", "--boards", Self.computers])
    #expect(run.status == 0)
    let boards = run.text.split(separator: "\n").count { $0.hasSuffix("a b c d e f g h") }
    let moves = run.text.matches(of: /(?m)^ +\d+\.\d{3}  \d+\. (dark|light)/).count
    #expect(boards == moves + 1)
    #expect(run.errors.contains("has won, dark ") || run.errors.contains("is tied, dark "))
  }

  @Test func `that was changed is reported with its place by every command`() throws {
    let scratch = try ScratchFolder()
    var lines = lines(of: Self.twoGames)
    lines[3] = lines[3].replacing("\"f5\"", with: "\"d3\"")
    let path = try scratch.write(lines.joined(separator: "\n") + "\n", as: "changed.log")
    for command in ["replay", "validate"] {
      let run = try Program.flipbookPlay.run([command, path])
      #expect(run.status == 1, "\(command)")
      #expect(
        (run.text + run.errors).contains(
          "changed.log:4:1: error: the state after this event differs from the log"
        ),
        "\(command)"
      )
    }
    let convert = try Program.flipbookPlay.run(["convert", path, "--to", "json"])
    #expect(convert.status != 0)
    #expect(convert.errors.contains("changed.log:4:1: error: "))
  }

  @Test func `that was cut off is used up to there, with a warning`() throws {
    let bytes = Repository.bytes(of: Self.twoGames)
    let run = try Program.flipbookPlay.run(
      ["replay", "-"],
      input: Array(bytes.prefix(bytes.count / 2))
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: the session breaks off here; everything before is used"))
    #expect(run.errors.contains("events, 1 ignored"))
    let convert = try Program.flipbookPlay.run(
      ["convert", "-", "--to", "json"],
      input: Array(bytes.prefix(bytes.count / 2))
    )
    #expect(convert.status == 0)
    #expect(convert.text.contains("\"session\""))
  }

  @Test(arguments: ["json", "jsonl", "xml"])
  func `becomes records that store everything`(format: String) throws {
    let run = try Program.flipbookPlay.run(
      ["convert", Self.twoGames, "--to", format, "--verify", "--strict"]
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    let records = try FormatRegistry.playing.read(run.output).map(\.reversi)
    let read = try FormatRegistry.playing.read(Repository.bytes(of: Self.twoGames)).map(\.reversi)
    #expect(records == read)
    #expect(records.count == 2)
    let validation = try Program.flipbookPlay.run(["validate", "-"], input: run.output)
    #expect(validation.status == 0)
  }

  @Test(arguments: ["ggf", "save", "pgn", "sgf"])
  func `becomes records in other formats, with reported losses`(format: String) throws {
    let run = try Program.flipbookPlay.run(
      ["convert", Self.twoGames, "--select", "2", "--to", format, "--verify"]
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("cannot store everything"))
    let record = try #require(
      try FormatRegistry.playing.read(run.output, as: format).first?.reversi
    )
    let log = try FormatRegistry.playing.read(Repository.bytes(of: Self.twoGames))[1]
    let original = try #require(log.reversi)
    #expect(record.moves == (format == "save" ? [] : original.moves))
    if format == "save" {
      let end = try Replay(original).end
      #expect(record.start == end)
    }
  }

  @Test func `is drawn with the times that its moves took`() throws {
    let run = try Program.flipbookPlay.run(
      ["render", "--real-time", "--format", "asciicast", "--select", "2", Self.twoGames]
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: ["7", "event7", "7.5s"])
  func `is printed up to a place`(place: String) throws {
    let run = try Program.flipbookPlay.run(["replay", "--trace", "--at", place, Self.twoGames])
    #expect(run.status == 0)
    #expect(run.errors == "\(Self.twoGames): stopped after 7 of 57 events\n")
    let last = run.text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("   7      7.370  thinking → computer chose f4 → placing disks"))
  }

  @Test(arguments: [5, 6, 7, 22, 48])
  func `gives the save of the app at any event`(event: Int) throws {
    let run = try Program.flipbookPlay.run(
      ["replay", "--at", "\(event)", "--to", "save", Self.twoGames]
    )
    #expect(run.status == 0)
    #expect(run.errors == "\(Self.twoGames): stopped after \(event) of 57 events\n")
    let records = try FormatRegistry.playing.read(run.output, as: "save")
    let record = try #require(records.first?.reversi)
    let log = SessionLog(Repository.bytes(of: Self.twoGames))
    #expect(AppSave(record) == log.updates[event - 1].state.save)
  }

  @Test func `gives the game so far, or the whole one`() throws {
    let run = try Program.flipbookPlay.run(
      ["replay", "--at", "move11", "--to", "json", Self.twoGames]
    )
    #expect(run.status == 0)
    let all = try Program.flipbookPlay.run(["replay", "--to", "json", Self.twoGames])
    #expect(run.output == all.output)
    let convert = try Program.flipbookPlay.run(
      ["convert", "--select", "2", "--to", "json", Self.twoGames]
    )
    #expect(run.output == convert.output)
    let part = try Program.flipbookPlay.run(["replay", "--at", "9", "--to", "json", Self.twoGames])
    let record = try #require(try FormatRegistry.playing.read(part.output).first?.reversi)
    #expect(record.moves == Move.list("f5f4"))
    #expect(record.result?.ending == .unfinished)
  }

  @Test func `reports what the format cannot store at a place`() throws {
    let run = try Program.flipbookPlay.run(["replay", "--at", "9", "--to", "board", Self.twoGames])
    #expect(run.status == 0)
    #expect(run.errors.contains("board cannot store everything"))
    let strange = try Program.flipbookPlay.run(
      ["replay", "--at", "9", "--to", "wthor", Self.twoGames]
    )
    #expect(strange.status == 0, "\(strange.errors)")
  }

  @Test(arguments: [
    ("58", "there is no event 58; the log has 57 events"),
    ("0", "there is no event 0; the log has 57 events"),
    ("move12", "there is no move 12; the last move of any game is 11"),
    ("1:03", "there is no event at 63.000 s; the log ends at 62.662 s"),
    ("move1", "move 1 appears 2 times in this log"),
    ("move1", "choose one of the events 5, 25"),
  ])
  func `is not replayed to a place that it does not have`(place: String, words: String) throws {
    for options in [[], ["--to", "save"]] {
      let run = try Program.flipbookPlay.run(["replay", "--at", place, Self.twoGames] + options)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(words))
    }
  }

  @Test(arguments: [
    (["replay", "Samples/json/tie.json"], "this is not a session log; its format is json"),
    (["replay", "README.md"], "this is not a session log"),
    (["replay", "Samples"], "is a folder"), (["replay", "nothing.log"], "No such file"),
  ])
  func `that is not a log is refused`(arguments: [String], words: String) throws {
    let run = try Program.flipbookPlay.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words))
  }

  @Test(arguments: [
    ["replay"], ["replay", "--plain", "--speed", "2", twoGames],
    ["replay", "--speed", "0", twoGames],
    ["replay", "--boards", "--max-wait", "1", twoGames], ["replay", "a", "b"],
    ["replay", "--max-wait", "soon", twoGames], ["replay", "--at", "f5", twoGames],
    ["replay", "--to", "othello", twoGames], ["replay", "--to", "save", "--trace", twoGames],
    ["replay", "--to", "save", "--speed", "2", twoGames],
  ])
  func `is not replayed after a usage error`(arguments: [String]) throws {
    #expect(try Program.flipbookPlay.run(arguments).status == 64)
  }

  @Test(.needs(.fullDevice))
  func `on a full disk has its own status`() throws {
    let shell = Program.shell
    let run = try shell.run([
      "-c", "\(Program.flipbookPlay.path) replay \(Self.twoGames) >/dev/full",
    ])
    #expect(run.status == 74)
  }
}
