import Apps
import Foundation
@testable import TerminalPlay
import TestSupport
import Testing

@Suite(.waits) struct `The save of play` {
  private static let afterF5 = """
    o00
    --------
    --------
    --------
    ---ox---
    ---xxx--
    --------
    --------
    --------

    """

  @Test func `is in the folder for the state of programs`() throws {
    #expect(try Script("f5").save == Self.afterF5)
    let scratch = try ScratchFolder()
    for state in ["", "relative/path"] {
      let run = try Program.flipbookPlay.run(
        ["play"],
        input: Array("f5".utf8),
        in: scratch.url,
        environment: ["XDG_STATE_HOME": state, "HOME": scratch.url.path]
      )
      #expect(run.status == 0)
      #expect(scratch.bytes(of: ".local/state/flipbook/Game") == Array(Self.afterF5.utf8))
      try FileManager.default.removeItem(at: scratch.url.appending(path: ".local"))
    }
  }

  @Test func `is resumed by the next run, unless a new game is requested`() throws {
    let first = try Script("f5 light computer quit")
    let second = try Script("light manual", in: first.scratch)
    #expect(second.run.text.hasPrefix("Resuming the saved game.\n"))
    let third = try Script("", ["--new"], in: first.scratch)
    #expect(third.run.text == "New game.\nDark is to move.\n")
    #expect(third.save?.hasPrefix("x00\n") == true)
  }

  @Test(arguments: [[], ["--record", "game.json"], ["--log", "log"]])
  func `numbers the moves after the earlier ones`(options: [String]) throws {
    // Dark passes after eight moves, which the board does not show.
    let first = try Script("d3c3f5d2d1e1b2c1 dismiss", options)
    let second = try Script("d6", options, in: first.scratch)
    let number = options.isEmpty ? 9 : 10
    #expect(second.run.text.contains("\n\(number). light d6 flips "))
    let new = try Script("f5", options + ["--new"], in: first.scratch)
    #expect(new.run.text.contains("\n1. dark f5"))
  }

  @Test func `shows the pass alert again`() throws {
    let first = try Script("d3c3f5d2d1e1b2c1")
    #expect(first.save?.hasPrefix("x00\n") == true)
    for mode in ["manual", "computer"] {
      let second = try Script("", ["--dark", mode], in: first.scratch)
      #expect(second.run.text.contains("Pass: dark cannot place a disk. Type dismiss.\n"))
      #expect(second.save?.hasPrefix("x00\n") == true)
    }
    let third = try Script("dismiss", ["--dark", "computer"], in: first.scratch)
    #expect(third.save?.hasPrefix("o10\n") == true)
  }

  @Test func `belongs to one game at a time`() throws {
    let scratch = try ScratchFolder()
    let first = try Program.flipbookPlay.start(["play", "--save", "Game"], in: scratch.url)
    func wait(for start: String) {
      #expect(waits { scratch.bytes(of: "Game")?.starts(with: Array(start.utf8)) ?? false })
    }
    wait(for: "x00")
    // The save is a different file after each move.
    for (move, side) in [("f5\n", "o00"), ("d6\n", "x00")] {
      try first.type(move.utf8)
      wait(for: side)
      for options in [[], ["--new"]] {
        let second = try Script("c4", ["--save", "Game"] + options, in: scratch).run
        #expect(second.status == 2)
        #expect(second.text == "")
        #expect(second.errors.contains("another program is using this file"))
      }
    }
    let saved = scratch.bytes(of: "Game")
    // Others may read it, and no other file is left.
    let run = try Program.flipbookPlay.run(["validate", "Game"], in: scratch.url)
    #expect(run.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["Game"])
    first.signal(SIGKILL)
    #expect(first.wait().status == -SIGKILL)
    #expect(scratch.bytes(of: "Game") == saved)
    let third = try Script("c3", ["--save", "Game"], in: scratch).run
    #expect(third.status == 0)
    #expect(third.text.hasPrefix("Resuming the saved game.\n"))
  }

  @Test func `of another game begun in the meantime is not overwritten`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: "Game").path
    let first = SaveFile<AppState>(path: path)
    #expect(try first.load().save == nil)
    let second = SaveFile<AppState>(path: path)
    #expect(try second.load().save == nil)
    try second.keep(AppSave())
    let other = AppSave(modes: PlayerModes(dark: .computer))
    #expect(throws: SaveFailure.self) { try first.keep(other) }
    try second.keep(other)
    #expect(try second.load().save == other)
  }

  @Test(arguments: ["f5\n", "x00\n", ""])
  func `is left unchanged when another program changes it`(text: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(Self.afterF5, as: "Game")
    let file = SaveFile<AppState>(path: path)
    _ = try file.load()
    let save = AppSave(modes: PlayerModes(light: .computer))
    try file.keep(save)
    _ = try scratch.write(text, as: "Game")
    if text.isEmpty {
      try file.keep(save)
    } else {
      #expect(throws: SaveFailure.self) { try file.keep(save) }
      #expect(scratch.bytes(of: "Game") == Array(text.utf8))
    }
    // A removed file is written again.
    try FileManager.default.removeItem(atPath: path)
    try file.keep(save)
    #expect(try file.load().save == save)
  }

  @Test func `is set aside with the reason`() throws {
    let scratch = try ScratchFolder()
    let row = String(repeating: "-", count: 18) + "\n"
    _ = try scratch.write("x00\n" + String(repeating: row, count: 18), as: "Game")
    let run = try Script("", ["--save", "Game"], in: scratch).run
    #expect(run.errors.contains("the file is not a readable save ("))
    #expect(run.errors.contains("18"))
  }

  @Test func `that marks an unfinished game as over is reported`() throws {
    let scratch = try ScratchFolder()
    let text = "-00\n" + Self.afterF5.dropFirst(4)
    _ = try scratch.write(text, as: "Game")
    let run = try Script("", ["--save", "Game"], in: scratch).run
    #expect(run.status == 0)
    #expect(run.errors.contains("the turn says that the game is over, but dark could place a disk"))
    #expect(scratch.bytes(of: "Game") == Array(text.utf8))
  }

  @Test(.needs(.permissions))
  func `that is write-protected is not replaced`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.afterF5, as: "Game")
    let shell = Program.shell
    let script = "chmod 444 Game; \(try #require(Program.permitted)) $0 play --save Game"
    let run = try shell.run(
      ["-c", script, Program.flipbookPlay.path],
      input: Array("d6".utf8),
      in: scratch.url
    )
    #expect(run.status == 74)
    #expect(run.text.contains("2. light d6"))
    #expect(run.errors.contains("Game: cannot write the output: Permission denied"))
    #expect(scratch.bytes(of: "Game") == Array(Self.afterF5.utf8))
  }

  @Test func `is not written with --no-save`() throws {
    let script = try Script("f5", ["--no-save"])
    #expect(script.save == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: script.scratch.url.path) == [])
  }

  @Test func `with a turn although neither side can move is a finished game`() throws {
    let rows = String(repeating: "xxxxxxxx\n", count: 7) + "xxxxxxx-\n"
    let scratch = try ScratchFolder()
    let file = try scratch.write("o01\n" + rows, as: "Game")
    let script = try Script("f5 reset ok", ["--save", file], in: scratch)
    #expect(script.run.text.contains("Game over: dark won, 63 to 0.\n"))
    #expect(script.run.errors.contains("error: the game is over [ignored-command]"))
    #expect(scratch.bytes(of: "Game")?.starts(with: "x00\n--------\n".utf8) == true)
    _ = try scratch.write("o01\n" + rows, as: "Game")
    _ = try Script("", ["--save", file], in: scratch)
    #expect(scratch.bytes(of: "Game") == Array(("-01\n" + rows).utf8))
  }

  @Test func `may have another board`() throws {
    let scratch = try ScratchFolder()
    let rows = (1...10).map { row in
      row == 5 ? "----ox----" : row == 6 ? "----xo----" : "----------"
    }
    let file = try scratch.write((["x00"] + rows).joined(separator: "\n") + "\n", as: "Game")
    let script = try Script("g6 reset ok", ["--save", file], in: scratch)
    #expect(script.run.status == 0)
    #expect(script.run.text.contains("1. dark g6 flips f6; dark 4, light 1.\n"))
    #expect(script.run.errors.contains("a board of 10×10"))
    #expect(
      scratch.bytes(of: "Game") == Array((["x00"] + rows).joined(separator: "\n").utf8) + [10]
    )
  }

  @Test func `that cannot be read is set aside`() throws {
    let scratch = try ScratchFolder()
    for (number, content) in ["x00\n---\n", "x00\n", "x0\n--------\n---ox---\n"].enumerated() {
      let file = try scratch.write(content, as: "Game")
      let script = try Script("f5", ["--save", file], in: scratch)
      #expect(script.run.status == 0)
      let name = "Game.unreadable" + (number > 0 ? "-\(number + 1)" : "")
      #expect(
        script.run.errors.contains(
          "starting a new game [unusable-save]\n  help: the file was renamed"
        )
      )
      #expect(script.run.errors.contains("\(name); "))
      #expect(scratch.bytes(of: name) == Array(content.utf8))
      #expect(scratch.bytes(of: "Game") == Array(Self.afterF5.utf8))
    }
  }

  @Test(arguments: ["x", "x0", "o1\n", "-", "x0\n--------\n", "\n"], [[], ["--new"]])
  func `of which only a few symbols are left is set aside`(
    content: String,
    options: [String]
  ) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(content, as: "Game")
    let script = try Script("f5", ["--save", file] + options, in: scratch)
    #expect(script.run.status == 0)
    #expect(scratch.bytes(of: "Game") == Array(Self.afterF5.utf8))
    #expect(scratch.bytes(of: "Game.unreadable") == Array(content.utf8))
  }

  @Test(arguments: [(10, 10), (4, 16)])
  func `decides the size of a new game`(width: Int, height: Int) throws {
    let size = try #require(BoardSize(width: width, height: height))
    let scratch = try ScratchFolder()
    func play(_ options: String...) throws -> Script {
      try Script("", ["--save", "Game"] + options, in: scratch)
    }
    func isNew(_ size: BoardSize) throws -> Bool {
      let save = AppSave(position: .initial(size: size))
      let bytes = try FormatRegistry.playing.write([save.record], as: "save").bytes
      return scratch.bytes(of: "Game") == bytes
    }
    let first = try play("--size", "\(width)x\(height)")
    #expect(first.run.text.hasPrefix("New game.\n"))
    #expect(try isNew(size))
    let resumed = try play("--size", "\(width)×\(height)", "--log", "log")
    #expect(resumed.run.text.hasPrefix("Resuming the saved game.\n"))
    #expect(try play("--new").run.text.hasPrefix("New game.\n"))
    #expect(try isNew(size))
    let refused = try play("--size", "6")
    #expect(refused.run.status == 2)
    #expect(refused.run.errors.contains("the saved game has a board of \(size), not 6×6"))
    #expect(refused.run.text == "")
    #expect(try isNew(size))
    #expect(try play("--new", "--size", "8").run.status == 0)
    #expect(try isNew(.standard))
  }

  @Test(arguments: ["3", "5", "18", "8x", "x8", "8x8x8", "8x7", "big", ""])
  func `has a valid size`(size: String) throws {
    let run = try Script("", ["--no-save", "--size", size]).run
    #expect(run.status == 64)
    #expect(run.errors.contains("expected an even number from 4 to 16"))
  }

  @Test func `with any unreadable content is set aside in the default place`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("hello\n", as: "flipbook/Game")
    let script = try Script("f5", in: scratch)
    #expect(script.run.status == 0)
    #expect(script.save == Self.afterF5)
    #expect(scratch.bytes(of: "flipbook/Game.unreadable") == Array("hello\n".utf8))
  }

  @Test(arguments: [
    "hello\n", "\u{0}\u{1}", "int main() { return 0; }\n", "root:x:0:0::/:/bin/sh\n",
  ])
  func `does not overwrite a file that is not a save`(content: String) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(content, as: "file")
    for option in [[], ["--new"]] {
      let script = try Script("f5", ["--save", file] + option, in: scratch)
      #expect(script.run.status == 2)
      #expect(script.run.errors.contains("error: the file is not a save [unusable-save]"))
      #expect(scratch.bytes(of: "file") == Array(content.utf8))
    }
  }

  @Test func `is not a pipe`() throws {
    let scratch = try ScratchFolder()
    let pipe = scratch.url.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try Script("f5", ["--save", pipe], in: scratch).run.status == 2)
  }

  @Test func `that is empty counts as missing`() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("", as: "Game")
    let script = try Script("f5", ["--save", file], in: scratch)
    #expect(
      script.run.errors == "\(file): note: the file is empty; starting a new game [unusable-save]\n"
    )
    #expect(scratch.bytes(of: "Game") == Array(Self.afterF5.utf8))
  }

  @Test(arguments: [
    "json/engines.json", "xml/analysed.xml", "transcript/games.txt", "ggf/light-first.ggf",
  ])
  func `does not overwrite a record in another format`(sample: String) throws {
    let scratch = try ScratchFolder()
    let bytes = Repository.bytes(of: "Samples/\(sample)")
    let file = try scratch.write(bytes, as: "game")
    for option in [[], ["--new"]] {
      let script = try Script("f5", ["--save", file] + option, in: scratch)
      #expect(script.run.status == 2)
      #expect(script.run.text == "")
      #expect(
        script.run.errors.contains("expected save or redux [unusable-save]\n  help: convert it")
      )
      #expect(scratch.bytes(of: "game") == bytes)
    }
  }

  @Test func `that cannot be created is reported, and the game continues`() throws {
    try expectReport(of: "missing/Game")
  }

  @Test(.needs(.fullDevice))
  func `that cannot be written is reported, and the game continues`() throws {
    try expectReport(of: "/dev/full")
  }

  private func expectReport(of place: String) throws {
    let script = try Script("f5 d6", ["--save", place])
    #expect(script.run.status == 74)
    #expect(script.run.errors.contains("error: \(place): "))
    #expect(script.run.text.contains("The game could not be saved: \(place): "))
    #expect(script.run.text.contains("\n2. light d6 flips d5"))
  }

  @Test(.needs(.permissions))
  func `that may not be written stays unchanged`() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(Self.afterF5, as: "folder/Game")
    let folder = scratch.url.appending(path: "folder").path
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let shell = Program.shell
    let script = "\(try #require(Program.permitted)) $0 play --save \(file)"
    let run = try shell.run(["-c", script, Program.flipbookPlay.path], input: Array("d6".utf8))
    #expect(run.text.contains("The game could not be saved: "))
    #expect(run.text.contains("light d6 flips d5"))
    #expect(scratch.bytes(of: "folder/Game") == Array(Self.afterF5.utf8))
  }

  @Test(arguments: [
    ["--save", ""], ["--save", "-"], ["--save", "x", "--no-save"], ["--dark", "me"],
  ])
  func `needs valid options`(arguments: [String]) throws {
    #expect(try Script("", arguments).run.status == 64)
  }
}
