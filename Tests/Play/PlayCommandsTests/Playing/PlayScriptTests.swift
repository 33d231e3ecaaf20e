import Apps
import Foundation
import TestSupport
import Testing

/// Plays a script line by line, without a terminal.
struct Script {
  let scratch: ScratchFolder
  let run: Program.Run

  init(
    _ script: String,
    _ arguments: [String] = [],
    in scratch: ScratchFolder? = nil
  ) throws {
    self.scratch = try scratch ?? ScratchFolder()
    run = try Program.flipbookPlay.run(
      ["play"] + (arguments.contains("--think-time") ? [] : ["--think-time", "0"]) + arguments,
      input: Array(script.utf8),
      in: self.scratch.url,
      environment: ["XDG_STATE_HOME": self.scratch.url.path]
    )
  }

  /// The remaining save.
  var save: String? {
    scratch.bytes(of: "flipbook/Game").map { String(decoding: $0, as: UTF8.self) }
  }
}

@Suite(.waits) struct `A script for play` {
  @Test func `is printed line by line`() throws {
    let script = try Script("f5 d6\n")
    #expect(script.run.status == 0)
    #expect(script.run.errors == "")
    #expect(
      script.run.text == """
        New game.
        Dark is to move.
        1. dark f5 flips e5; dark 4, light 1.
        Light is to move.
        2. light d6 flips d5; dark 3, light 3.
        Dark is to move.

        """
    )
  }

  @Test func `may be a transcript with comments, in upper or lower case`() throws {
    let separate = try Script("f5 d6 c3 d3 c4\n")
    for script in [
      "f5d6c3d3c4", "F5D6 c3 # so far\n\n\nd3\r\nc4\n", "f5d6c3d3c4\nquit\nf4",
      "\u{FEFF}f5d6c3d3c4",
    ] {
      let run = try Script(script).run
      #expect(run.text == separate.run.text)
      #expect(run.errors == "")
    }
  }

  @Test func `gets one message about an endless line`() throws {
    let long = String(repeating: "f5", count: 100_000)
    let script = try Script("f5\n\(long)\nd6\n\(long)")
    #expect(script.run.status == 1)
    let errors = script.run.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.map { $0.prefix(11) } == ["<stdin>:2:1", "<stdin>:4:1"])
    #expect(
      errors.allSatisfy { $0.contains("the line is longer than 64 KiB and is ignored") }
    )
    #expect(script.run.text.contains("2. light d6"))
    #expect(!script.run.text.contains("3. "))
  }

  @Test func `that cannot be read is reported`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let command = "exec \"$0\" play --no-save < /"
    let run = try shell.run(["-c", command, Program.flipbookPlay.path], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.text == "New game.\nDark is to move.\n")
    #expect(run.errors.contains("<stdin>: error: cannot read the input: Is a directory"))
  }

  @Test func `delays a command until its turn`() throws {
    let script = try Script("f5 board quit", ["--light", "computer", "--seed", "1"])
    let lines = script.run.text.split(separator: "\n")
    let second = try #require(lines.firstIndex { $0.hasPrefix("2. light ") })
    let board = try #require(lines.firstIndex { $0.hasPrefix("    a b") })
    #expect(second < board)
  }

  @Test func `dismisses the pass alert`() throws {
    let blocking = "d3c3f5d2d1e1b2c1"
    for answer in ["dismiss", "pass", "--"] {
      let script = try Script("\(blocking) \(answer) d6")
      #expect(script.run.status == 0)
      #expect(
        script.run.text.contains(
          "\nPass: dark cannot place a disk. Type dismiss.\n9. dark passes.\n"
        )
      )
      #expect(script.run.text.contains("\n10. light d6 "))
    }
    let script = try Script("\(blocking) d6")
    #expect(script.run.status == 1)
    #expect(
      script.run.errors.hasPrefix("<stdin>:1:18: error: dark has to pass [ignored-command]\n")
    )
    #expect(script.save?.hasPrefix("x00\n") == true)
  }

  @Test func `is asked to confirm a reset`() throws {
    let script = try Script("f5 reset cancel d6 light computer reset ok board")
    #expect(script.run.status == 0)
    #expect(
      script.run.text.contains("Do you really want to reset the game? Type ok or cancel.\n")
    )
    #expect(script.run.text.contains("\nNew game.\nDark is to move.\n    a b"))
    #expect(script.save?.hasPrefix("x00\n--------\n--------\n--------\n---ox---\n") == true)
  }

  static let mistakes: [(script: String, message: String)] = [
    ("a1", "1:1: error: dark would flip no disk on a1"),
    ("f5\n  f5", "2:3: error: there is already a disk on f5"),
    ("f5i9", "1:3: error: i9 is not on this board"),
    ("dismiss", "1:1: error: there is no pass to dismiss"),
    ("ok", "1:1: error: there is no question to answer"),
    ("reset f5 ok", "1:7: error: the reset question is open"),
    ("reset reset ok", "1:7: error: the reset question is already open"),
    ("light robot", "1:1: error: expected manual or computer after light"),
    ("ünd", "1:1: error: there is no command “ünd”; “help” lists them all"),
    ("f5 borad", "1:4: error: there is no command “borad”; did you mean “board”?"),
    ("f5\u{1B}[2J", "1:1: error: there is no command “f5␛[2J”"),
  ]

  @Test(arguments: mistakes)
  func `gets a message about what had no effect, and where`(script: String, message: String) throws
  {
    let run = try Script(script).run
    #expect(run.errors.hasPrefix("<stdin>:\(message)"), "\(run.errors)")
    #expect(run.status == 1)
  }

  @Test func `may choose a mode that is set already`() throws {
    let run = try Script("dark manual light manual").run
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("Dark is already manual.\nLight is already manual.\n"))
  }

  @Test func `lists legal moves and commands`() throws {
    #expect(try Script("moves").run.text.hasSuffix("\nd3 c4 f5 e6\n"))
    let help = try Script("help").run.text
    for word in ["dismiss", "computer", "reset", "board", "moves", "quit"] {
      #expect(help.contains(word))
    }
  }

  @Test func `may be anything`() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 1...20 {
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let scratch = try ScratchFolder()
      let run = try Program.flipbookPlay.run(["play", "--no-save"], input: bytes, in: scratch.url)
      #expect([0, 1].contains(run.status))
    }
  }
}

@Suite(.waits) struct `Two computers` {
  private static func game(_ seed: String) throws -> Script {
    try Script(
      "",
      ["--dark", "computer", "--light", "computer", "--auto-dismiss", "--seed", seed]
    )
  }

  @Test func `play the same game for the same seed`() throws {
    let first = try Self.game("7").run.text
    #expect(try Self.game("7").run.text == first)
    #expect(try Self.game("8").run.text != first)
  }

  @Test func `play by the rules, to the end`() throws {
    for seed in 1...5 {
      let script = try Self.game("\(seed)")
      let moves = script.run.text.matches(
        of: /(?m)^\d+\. (?:dark|light) (?:([a-h][1-8]) flips|passes)/
      )
      .map { $0.1.map { Move.placement(.named(String($0))) } ?? .pass }
      let replay = try Replay(ReversiRecord(moves: moves))
      #expect(replay.isOver)
      var saved = replay.end
      saved.turn = nil
      let bytes = Array((script.save ?? "").utf8)
      let record = try #require(try FormatRegistry.playing.read(bytes, as: "save").first?.reversi)
      #expect(record.start == saved)
      #expect(
        record.players == Players(dark: Player(mode: .computer), light: Player(mode: .computer))
      )
      #expect(script.run.text.split(separator: "\n").last?.hasPrefix("Game over: ") == true)
    }
  }
}
