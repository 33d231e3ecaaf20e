import Flipbook
@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// `flipbook play` in tmux, as a person plays.
@Suite(.waits, .needs(.tmux), .needs(.bash))
struct PlayTerminalTests {
  private static let edge = "┌───┬"

  private func start(_ options: String = "", _ tmux: Tmux? = nil) throws -> Tmux {
    let tmux = try tmux ?? Tmux(columns: 80, lines: 24)
    let command = "clear; stty -g > before; flipbook play --save Game \(options)"
    try tmux.type(command, "Enter")
    #expect(try tmux.waits { try $0.contains(Self.edge) && !tmux.hasCursor })
    return tmux
  }

  /// Types text that tmux must not read as names of keys.
  private func type(_ text: String, _ tmux: Tmux) throws { try tmux.type("-l", text) }

  private func expectPrompt(_ tmux: Tmux, status: Int = 0) throws {
    #expect(try tmux.waits { _ in try tmux.hasCursor })
    try tmux.type("echo status $?; stty -g > after", "Enter")
    #expect(try tmux.waits { $0.contains("status \(status)\n") })
    try tmux.expectSameSettings()
  }

  @Test func `two people play a complete game`() throws {
    let tmux = try start("--flip-delay 10ms")
    var position = Position.initial
    for (index, square) in Square.list("f5 d6 c5 f6 e7 f4 g5 e6 e3").enumerated() {
      if index == 0 {
        // The frame begins on d3.
        try tmux.type("Right", "Right", "Down", "Down", "Space")
      } else {
        try type("\(square)", tmux)
      }
      try position.play(.placement(square))
      let counts = position.board.counts
      #expect(
        try tmux.waits { screen in
          try screen.contains("\(index + 1). \(square)")
            && screen.contains(Regex("dark +\(counts.dark) .*light +\(counts.light) "))
        }
      )
    }
    #expect(try tmux.waits { $0.contains("won") && $0.contains("r: new game") })
    try type("q", tmux)
    try expectPrompt(tmux)
    #expect(try tmux.screen().contains("Game over: dark won, 13 to 0; saved in Game.\n"))
  }

  @Test func `a pass is dismissed, and the game is resumed later`() throws {
    let tmux = try Tmux(columns: 80, lines: 24)
    _ = try tmux.folder.write(Repository.bytes(of: "Samples/save/blocked.save"), as: "Game")
    _ = try start("--light manual", tmux)
    #expect(try tmux.waits { $0.contains("Cannot place a disk.") })
    try type("a", tmux)
    #expect(try tmux.waits { $0.contains("Press Enter first.") })
    try tmux.type("Enter")
    #expect(try tmux.waits { $0.contains(/\d+\. --/) && !$0.contains("Cannot") })
    try tmux.type("Tab", "Enter")
    #expect(try tmux.waits { $0.contains("r: new game") })
    let board = try tmux.screen().split(separator: "\n").map { $0.prefix(40) }
    try type("q", tmux)
    try expectPrompt(tmux)
    #expect(try tmux.screen().contains("Game over: "))
    _ = try start("", tmux)
    #expect(try tmux.screen().split(separator: "\n").map { $0.prefix(40) }.count == board.count)
    #expect(try tmux.waits { $0.contains("r: new game") })
    try type("q", tmux)
    try expectPrompt(tmux)
  }

  @Test func `a pasted transcript is played`() throws {
    let tmux = try start("--flip-delay 1ms")
    try tmux.paste("1. f5 d6 2. c3 d3\nq\n")
    #expect(try tmux.waits { $0.contains("The pasted text is not a list of squares") })
    try tmux.paste("1. f5 d6 2. c3 d3\n")
    #expect(try tmux.waits { $0.contains("4. d3") && !$0.contains("pasted") })
    try type("q", tmux)
    try expectPrompt(tmux)
    #expect(try tmux.screen().contains("Dark is to move; saved in Game."))
  }

  @Test(arguments: ["play --no-save", "replay log", "render log --legal-moves"])
  func `only ASCII is shown if the locale is not UTF-8`(command: String) throws {
    let tmux = try Tmux(columns: 80, lines: 24)
    let play = "flipbook play --no-save --flip-delay 0 --log log"
    try tmux.type("printf 'f5d6 light computer quit' | \(play) > /dev/null; clear", "Enter")
    #expect(try tmux.waits { _ in tmux.folder.bytes(of: "log")?.count ?? 0 > 500 })
    try tmux.type("LC_ALL=C flipbook \(command); LC_ALL=C flipbook replay tie.json", "Enter")
    let isPlayed = command.hasPrefix("play")
    if isPlayed {
      #expect(try tmux.waits { $0.contains("+---+") && $0.contains("turn") })
      try type("sk", tmux)
      #expect(try tmux.waits { $0.contains("Key \"k\" does nothing") })
      #expect(try tmux.screen().utf8.allSatisfy { $0 < 0x80 })
      try type("q", tmux)
    }
    let help = "\"flipbook render\" draws records"
    #expect(try tmux.waits { try tmux.hasCursor && $0.contains(help) })
    #expect(try tmux.screen().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a reset in the middle of a move starts a new game`() throws {
    let tmux = try start("--flip-delay 1s")
    try type("f5", tmux)
    #expect(try tmux.waits { $0.contains("[●]") && $0.contains("1. f5") })
    try type("r", tmux)
    #expect(try tmux.waits { $0.contains("Do you really want to reset") })
    // The game continues behind the question; this cancels it.
    try tmux.type("Escape")
    #expect(try tmux.waits { !$0.contains("Do you really") })
    try type("ry", tmux)
    #expect(try tmux.waits { !$0.contains("1. f5") && $0.contains("dark   2") })
    try type("k", tmux)
    #expect(try tmux.waits { $0.contains("Key “k” does nothing") && !$0.contains("[●]") })
    try type("q", tmux)
    try expectPrompt(tmux)
    #expect(try tmux.screen().contains("Dark is to move; saved in Game.\n"))
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a signal leaves the last board and a usable terminal`(
    signal: String,
    status: Int
  ) throws {
    let tmux = try start("--dark computer --think-time 9")
    #expect(try tmux.waits { $0.contains("thinking") })
    if signal == "INT" {
      try tmux.type("C-c")
    } else {
      _ = try Program.shell.run(["-c", "kill -\(signal) \(tmux.child)"])
    }
    try expectPrompt(tmux, status: status)
    #expect(try tmux.screen().contains("Dark is to move; saved in Game.\n"))
  }

  @Test func `a suspended game resumes in a window of another size`() throws {
    let tmux = try start()
    try tmux.type("C-z")
    #expect(try tmux.waits { try $0.contains("Stopped") && tmux.hasCursor })
    try tmux.resize(columns: 30, lines: 14)
    try tmux.type("fg", "Enter")
    #expect(
      try tmux.waits { try $0.contains("►·◄") && $0.contains("?: all keys") && !tmux.hasCursor }
    )
    try tmux.resize(columns: 20, lines: 10)
    #expect(try tmux.waits { $0.contains("small: 23×13 needed") })
    try tmux.resize(columns: 100, lines: 30)
    #expect(try tmux.waits { $0.contains("┏━━━━━┓") && $0.contains("moves ──") })
    try type("q", tmux)
    try expectPrompt(tmux)
  }

  @Test(arguments: ["flipbook play --no-save --plain", "TERM=dumb flipbook play --no-save"])
  func `a game is played line by line`(command: String) throws {
    let tmux = try Tmux(columns: 80, lines: 24)
    try tmux.type("clear; stty -g > before; \(command)", "Enter")
    let help = "Type a square such as f5, or “help” to list all commands.\n"
    #expect(try tmux.waits { $0.contains(help + "New game.\nDark is to move.\n") })
    try type("f5", tmux)
    try tmux.type("Enter")
    #expect(try tmux.waits { $0.contains("1. dark f5 flips e5; dark 4, light 1.\n") })
    try tmux.type("quit", "Enter")
    try expectPrompt(tmux)
  }

  @Test func `a session is replayed, paused, stepped through and stopped`() throws {
    let tmux = try Tmux(columns: 80, lines: 24)
    let log = Repository.bytes(of: "Samples/session/two-games.log")
    _ = try tmux.folder.write(log, as: "two-games.log")
    try tmux.type("clear; stty -g > before; flipbook replay --theme wood two-games.log", "Enter")
    #expect(try tmux.waits { $0.contains("Space: pause, ?: all keys, q: quit") })
    try tmux.type("Space")
    #expect(try tmux.waits { $0.contains("Paused. Space: resume") })
    for _ in 0..<12 { try tmux.type("n") }
    #expect(try tmux.waits { $0.contains("3. e3") && $0.contains("Paused") })
    try tmux.type("g", "1", "1", "Enter")
    #expect(try tmux.waits { $0.contains("11. e3") && $0.contains("event 57 of 57") })
    try tmux.type("Up", "PageUp", "Home")
    #expect(try tmux.waits { $0.contains("event 1 of 57") && $0.contains("Paused") })
    try tmux.type("Space")
    try tmux.type("q")
    #expect(try tmux.waits { try $0.contains("two-games.log: stopped after ") && tmux.hasCursor })
    try expectPrompt(tmux)
    try tmux.type("clear; flipbook replay two-games.log", "Enter")
    #expect(try tmux.waits { $0.contains("Space: pause") })
    try tmux.type("q")
    try expectPrompt(tmux)
  }
}
