import Apps
import Foundation
import TestSupport
import Testing

/// The outputs of play other than the save.
@Suite(.waits) struct `The record and the log of play` {
  private static let session = "f5 light computer reset cancel d6 dark computer"
  private static let options = [
    "--seed", "3", "--auto-dismiss", "--log", "game.log", "--record", "game.json",
  ]

  /// Runs flipbook in a folder.
  private static func flipbook(_ arguments: String..., in scratch: ScratchFolder) throws
    -> Program.Run
  {
    try Program.flipbookPlay.run(arguments, in: scratch.url)
  }

  @Test func `contain the same game, which validates and converts`() throws {
    let script = try Script(Self.session, Self.options)
    let scratch = script.scratch
    let log = try Self.flipbook("convert", "game.log", "--to", "json", in: scratch)
    #expect(log.status == 0)
    #expect(log.output == scratch.bytes(of: "game.json"))
    for input in ["game.log", "game.json"] {
      let run = try Self.flipbook("validate", "--strict", input, in: scratch)
      #expect(run.status == 0, "\(run.text)")
      for format in ["json", "xml", "ggf", "save"] {
        let output = "\(input).\(format)"
        let converted = try Self.flipbook(
          "convert",
          input,
          "--to",
          format,
          "-o",
          output,
          in: scratch
        )
        #expect(converted.status == 0, "\(converted.errors)")
        let checked = try Self.flipbook("validate", output, in: scratch)
        #expect(checked.status == 0, "\(checked.text)")
      }
      #expect(
        scratch.bytes(of: "\(input).save").map { String(decoding: $0, as: UTF8.self) }
          == script.save
      )
    }
    let record = try #require(
      try FormatRegistry.playing.read(scratch.bytes(of: "game.log.xml") ?? []).first?.reversi
    )
    #expect(
      record.sessionChanges.map(\.action) == [.mode(.light, .computer), .mode(.dark, .computer)]
    )
    #expect(record.annotations.count { $0.time != nil } == record.moves.count)
    #expect(record.result?.ending == .playedOut)
  }

  @Test func `draw as animations at the pace of the players`() throws {
    let script = try Script(Self.session, Self.options)
    let run = try Self.flipbook(
      "render",
      "game.log",
      "--real-time",
      "-o",
      "game.svg",
      in: script.scratch
    )
    #expect(run.status == 0, "\(run.errors)")
    let again = try Self.flipbook("convert", "game.svg", "--to", "json", in: script.scratch)
    #expect(again.output == script.scratch.bytes(of: "game.json"))
  }

  @Test func `replay to the same end`() throws {
    let script = try Script(Self.session, Self.options)
    let run = try Self.flipbook("replay", "game.log", in: script.scratch)
    #expect(run.status == 0)
    let printed = run.text.split(separator: "\n").filter { $0.contains(" flips ") }.map {
      $0.dropFirst(11)
    }
    #expect(printed == script.run.text.split(separator: "\n").filter { $0.contains(" flips ") })
    #expect(run.errors.hasPrefix("game.log: "))
  }

  @Test(arguments: ["4", "10x6", "16"])
  func `contain the same game on a board of any size`(size: String) throws {
    let options = ["--no-save", "--size", size, "--dark", "computer", "--light", "computer"]
    let scratch = try Script("reset ok", options + Self.options).scratch
    let log = try Self.flipbook("convert", "game.log", "--to", "json", in: scratch)
    #expect(log.status == 0, "\(log.errors)")
    #expect(log.output == scratch.bytes(of: "game.json"))
    let run = try Self.flipbook("validate", "--strict", "game.json", in: scratch)
    #expect(run.status == 0, "\(run.text)")
    #expect(try Self.flipbook("replay", "game.log", in: scratch).status == 0)
  }

  @Test func `have one record for each game of a session`() throws {
    let script = try Script("f5 d6 reset ok d3 reset ok reset ok e6", Self.options)
    let bytes = script.scratch.bytes(of: "game.json") ?? []
    let records = try FormatRegistry.playing.read(bytes).compactMap(\.reversi)
    #expect(records.map(\.moves) == ["f5d6", "d3", "e6"].map(Move.list))
    #expect(records.map { $0.sessionChanges.last?.action } == [.reset, .reset, nil])
    #expect(records.allSatisfy { $0.result?.ending == .unfinished })
  }

  @Test func `are reported when another program has changed the log`() throws {
    let scratch = try ScratchFolder()
    let game = try Self.waiting(in: scratch)
    _ = try scratch.write("", as: "game.log")
    let run = try game.finish()
    #expect(run.status == 74)
    #expect(run.errors.contains("another program has changed the log while it was written"))
  }

  @Test func `continue an existing log, even if it was cut off`() throws {
    let first = try Script("f5 quit", Self.options)
    let log = first.scratch.bytes(of: "game.log") ?? []
    // Complete, without its last line feed, and cut in its last line.
    for (cut, dropped) in [(0, 0), (1, 0), (20, 1)] {
      let rest = log.dropLast(cut)
      _ = try first.scratch.write(Array(rest), as: "game.log")
      let run = try Script("d6 quit", Self.options, in: first.scratch).run
      #expect(run.errors.contains("removed an incomplete line") == (dropped > 0))
      let bytes = first.scratch.bytes(of: "game.log") ?? []
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let old = String(decoding: log, as: UTF8.self).split(separator: "\n").dropLast(dropped)
      #expect(lines.starts(with: old))
      #expect(lines.count { $0.hasPrefix(#"{"session":1"#) } == 2)
      let session = SessionLog(bytes)
      #expect(!session.findings.contains { $0.severity == .error })
      #expect(session.updates.count { $0.event.isTap } == 2)
    }
  }

  @Test func `are separate files, however their paths are written`() throws {
    for options in [
      ["--save", "a", "--log", "./a"], ["--save", "a.json", "--record", "b/../a.json"],
      ["--record", "a.json", "--log", "b/../a.json"], ["--record", "a.json", "--log", "a.json"],
    ] {
      let scratch = try ScratchFolder()
      _ = try scratch.write("", as: "b/file")
      let run = try Script("f5", options, in: scratch).run
      #expect(run.status == 74)
      #expect(
        run.errors.contains("is the file of both \(options[0]) and \(options[2]); choose")
      )
      #expect(run.text == "")
    }
  }

  @Test func `are each reported when several cannot be written`() throws {
    let scratch = try ScratchFolder()
    let game = try Self.waiting(in: scratch, ["--save", "missing/a"])
    try FileManager.default.removeItem(at: scratch.url.appending(path: "game.log"))
    let run = try game.finish()
    #expect(run.status == 74)
    #expect(run.errors.contains("missing/a: there is no folder “missing” [output-failed]"))
    #expect(run.errors.contains("game.log: error: the log was removed"))
  }

  @Test func `do not overwrite other files`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("Dear diary\n", as: "game.log")
    let run = try Script("f5", ["--log", path], in: scratch).run
    #expect(run.status == 74)
    #expect(run.errors.contains("is not a log and is not overwritten"))
    #expect(scratch.bytes(of: "game.log") == Array("Dear diary\n".utf8))
  }

  /// A game that waits for commands, whose log has its first two lines.
  private static func waiting(
    in scratch: ScratchFolder,
    _ options: [String] = ["--no-save"]
  ) throws -> RunningProgram {
    let game = try Program.flipbookPlay.start(
      ["play", "--log", "game.log"] + options,
      in: scratch.url
    )
    func lineCount() -> Int { scratch.bytes(of: "game.log")?.count { $0 == 0x0A } ?? 0 }
    #expect(waits { lineCount() == 2 })
    return game
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `are ended by a signal`(number: CInt) throws {
    let scratch = try ScratchFolder()
    let game = try Self.waiting(in: scratch)
    game.signal(number)
    #expect(game.wait().status == -number)
    let log = SessionLog(scratch.bytes(of: "game.log") ?? [])
    #expect(log.entries.count == 3)
    #expect(log.findings.isEmpty)
  }

  @Test func `end when the session does`() throws {
    let scratch = try ScratchFolder()
    let game = try Self.waiting(in: scratch)
    usleep(20_000)
    _ = try game.finish()
    let log = SessionLog(scratch.bytes(of: "game.log") ?? [])
    guard case .ended(let time)? = log.entries.last else {
      Issue.record("the log has no end")
      return
    }
    #expect(time > .milliseconds(10))
    #expect(log.updates.allSatisfy { $0.time < .milliseconds(10) || $0.time < time })
  }

  @Test func `are reported when the log was removed`() throws {
    let scratch = try ScratchFolder()
    let game = try Self.waiting(in: scratch)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "game.log"))
    let run = try game.finish()
    #expect(run.status == 74)
    #expect(run.errors.contains("game.log: error: the log was removed while it was written"))
  }

  @Test func `are not added to a log of another version`() throws {
    let scratch = try ScratchFolder()
    let text = "{\"session\":2,\"program\":\"flipbook 9.0.0\"}\n"
    let path = try scratch.write(text, as: "game.log")
    let run = try Script("f5", ["--log", path], in: scratch).run
    #expect(run.status == 74)
    #expect(run.errors.contains("unknown version of the format; expected 1"))
    #expect(scratch.bytes(of: "game.log") == Array(text.utf8))
  }

  @Test(.needs(.fullDevice)) func `report a full disk`() throws {
    #expect(try Script("f5", ["--log", "/dev/full"]).run.status == 74)
    let full = try Script("f5", ["--record", "/dev/full"]).run
    #expect(full.status == 64)
    let scratch = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "full.json").path,
      withDestinationPath: "/dev/full"
    )
    let run = try Script("f5", ["--record", "full.json"], in: scratch).run
    #expect(run.status == 74)
    #expect(run.text == "")
    #expect(run.errors.contains("is a device; records are rewritten after each move"))
  }

  @Test func `keep the records of a file that cannot grow`() throws {
    let scratch = try ScratchFolder()
    let old = [ReversiRecord](repeating: ReversiRecord(moves: Move.list("f5d6")), count: 200)
    let bytes = try FormatRegistry.playing.write(old, as: "jsonl").bytes
    _ = try scratch.write(bytes, as: "game.jsonl")
    let blocks = bytes.count / 512 + 1
    let script = "ulimit -f \(blocks); exec $0 play --no-save --record game.jsonl"
    let run = try Program.shell.run(
      ["-c", script, Program.flipbookPlay.path],
      input: Array("f5d6c3d3c4f4f6f3e6e7".utf8),
      in: scratch.url
    )
    #expect(run.status == 74)
    #expect(run.text.contains("10. light e7"))
    #expect(run.errors.contains("game.jsonl: error: cannot write the output: File too large"))
    let kept = try FormatRegistry.playing.read(scratch.bytes(of: "game.jsonl") ?? [])
    #expect(kept.allSatisfy(\.isWhole) && kept.count >= 200)
    #expect(scratch.names == ["game.jsonl"])
  }

  @Test func `are complete after a kill, up to the last move`() throws {
    let scratch = try ScratchFolder()
    let game = try Program.flipbookPlay.start(
      ["play", "--no-save", "--think-time", "20ms", "--dark", "computer", "--light", "computer"]
        + Self.options,
      in: scratch.url
    )
    #expect(waits { scratch.bytes(of: "game.json") != nil })
    usleep(50_000)
    game.signal(SIGKILL)
    _ = game.wait()
    let record = try FormatRegistry.playing.read(scratch.bytes(of: "game.json") ?? []).first?
      .reversi
    let logged = try FormatRegistry.playing.read(scratch.bytes(of: "game.log") ?? []).first?
      .reversi
    let moves = try #require(record?.moves)
    #expect(!moves.isEmpty)
    #expect(logged?.moves.starts(with: moves) == true)
  }

  /// The log is a pipe that blocks from a certain line on, which depends on the filling.
  @Test(arguments: Array(stride(from: 0, to: 400, by: 40)).sample(5))
  func `are in the log first, whichever line is the last before a kill`(filling: Int) throws {
    let scratch = try ScratchFolder()
    let log = scratch.url.appending(path: "game.log").path
    #expect(mkfifo(log, 0o600) == 0)
    let pipe = open(log, O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    let setSize: CInt = 1031  // F_SETPIPE_SZ
    let size = Int(fcntl(pipe, setSize, 4096))
    let blanks = [UInt8](repeating: UInt8(ascii: "\n"), count: filling)
    #expect(write(pipe, blanks, filling) == filling)

    let game = try Program.flipbookPlay.start(
      ["play", "--no-save", "--dark", "computer", "--light", "computer", "--think-time", "1ms"]
        + Self.options,
      in: scratch.url
    )
    var count: CInt = 0
    #expect(waits { ioctl(pipe, UInt(FIONREAD), &count) == 0 && size - Int(count) < 100 })
    usleep(50_000)
    game.signal(SIGKILL)
    _ = game.wait()

    var bytes = [UInt8](repeating: 0, count: size)
    bytes.removeLast(size - read(pipe, &bytes, size))
    let logged = try FormatRegistry.playing.read(bytes, as: "session").first?.reversi
    let record = try FormatRegistry.playing.read(scratch.bytes(of: "game.json") ?? []).first?
      .reversi
    let moves = try #require(record?.moves)
    #expect(moves.count > 5)
    #expect(logged?.moves.starts(with: moves) == true)
  }
}

extension AppEvent {
  fileprivate var isTap: Bool {
    if case .tapped = self { return true }
    return false
  }
}
