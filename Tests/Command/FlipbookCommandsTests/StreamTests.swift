import Flipbook
import Foundation
import TestSupport
import Testing

/// `validate` and `convert` with inputs of many blocks.
@Suite(.waits) struct StreamTests {
  /// About a megabyte of games, some with errors.
  static let archive: [UInt8] = {
    var generator = SeededGenerator(seed: 61)
    let records = (1...2_500).map { number in
      var moves = Position.initial.randomGame(using: &generator)
      if number.isMultiple(of: 97) { moves.append(moves[0]) }
      return ReversiRecord(id: "game \(number)", moves: moves)
    }
    return (try? FormatRegistry.standard.write(records, as: "jsonl").bytes) ?? []
  }()

  private static let commands = [
    ["validate"], ["convert", "--to", "xml"], ["convert", "--to", "json"],
  ]

  @Test(arguments: commands)
  func `the output does not depend on the number of jobs`(command: [String]) throws {
    try #require(Self.archive.count > 3 << 18)
    let number = Self.commands.firstIndex(of: command) ?? 0
    let runs = try ([1] + [2, 3, 16].turn(number, of: 1)).map { jobs in
      try Program.flipbook.run(command + ["--jobs", "\(jobs)", "-"], input: Self.archive)
    }
    for run in runs {
      #expect(run.output == runs[0].output)
      #expect(run.errors == runs[0].errors)
      #expect(run.status == runs[0].status)
    }
    #expect(runs[0].output.count > 10_000)
  }

  @Test func `many findings are reported in part, but all to programs`() throws {
    let thousands = Effort.count(3, all: 20)
    let bad = Array(String(repeating: "(;GM[Othello]", count: thousands * 1_000).utf8)
    let command = ["convert", "--from", "ggf", "--to", "sgf", "--keep-going", "-"]
    let run = try Program.flipbook.run(command, input: bad)
    let lines = run.errors.split(separator: "\n")
    let reported = lines.count { $0.contains(": error: ") }
    #expect(reported == 1_000)
    let all = try Program.flipbook.run(command + ["--losses", "json"], input: bad)
    let errors = all.errors.split(separator: "\n").count { $0.contains("\"error\"") }
    #expect(errors == thousands * 1_000)
    #expect(
      lines.contains { $0.hasPrefix("flipbook: and \(thousands - 1),000 more findings") }
    )
    #expect(run.status == all.status)
    #expect(run.status == 2)
  }

  @Test func `more losses than fit in memory are still reported in order`() throws {
    let moves = "f5d6c3d3c4f4f6".map(String.init)
    let plies = 1...moves.count / 2
    let game = plies.map { ply in
      #"{"move":"\#(moves[2 * ply - 2])\#(moves[2 * ply - 1])","time":\#(ply)}"#
    }
    let games = 2_300
    let input = String(repeating: "{\"moves\":[\(game.joined(separator: ","))]}\n", count: games)
    let run = try Program.flipbook.run(
      ["convert", "--losses", "json", "--to", "transcript", "-"],
      input: Array(input.utf8)
    )
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(run.errors.utf8.count > 1 << 20)
    #expect(lines.count == games * plies.count)
    let wanted = (1...games).flatMap { number in plies.map { (number, $0) } }
    for (line, (number, ply)) in zip(lines, wanted) {
      let isInPlace = line.contains("\"record\":\(number),") && line.hasSuffix("\"ply\":\(ply)}")
      guard isInPlace else {
        Issue.record("\(line) instead of record \(number), ply \(ply)")
        return
      }
    }
  }

  @Test func `a closed pipe ends the command quietly`() throws {
    let shell = Program.shell
    let scratch = try ScratchFolder()
    let path = try scratch.write(String(decoding: Self.archive, as: UTF8.self), as: "games.jsonl")
    let run = try shell.run([
      "-c", "\"$0\" convert --to xml \"$1\" | head -n 1", Program.flipbook.path, path,
    ])
    #expect(run.text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    #expect(run.errors == "")
  }

  /// Runs the command with standard error on a terminal, and a slow input.
  private static let terminal = #"""
    import os, pty, subprocess, sys, time
    master, slave = pty.openpty()
    command = subprocess.Popen([sys.argv[1], 'validate', '-'], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=slave)
    os.close(slave)
    for _ in range(14):
        command.stdin.write(b'{"moves":["f5","d6"]}\n' * 13000)
        command.stdin.flush()
        time.sleep(0.1)
    command.stdin.close()
    print(command.stdout.read().decode(), end='')
    command.wait()
    shown = b''
    try:
        while True: shown += os.read(master, 1 << 16)
    except OSError:
        pass # Nobody has the other end open any more.
    print(ascii(shown.decode()))
    """#

  @Test(.needs(.python3))
  func `progress is shown on a terminal, and disappears`() throws {
    let run = try Tool.python3.program.run([
      "-c", Self.terminal, Program.flipbook.path,
    ])
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "1 file, 182000 records, 364000 moves: nothing found")
    let shown = try #require(lines.last)
    #expect(shown.contains(" records, "))
    #expect(shown.contains(" MB/s"))
    #expect(shown.hasSuffix("\\r\\x1b[K'"))
  }
}
