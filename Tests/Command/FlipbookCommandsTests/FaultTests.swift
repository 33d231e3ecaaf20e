import Flipbook
import Foundation
import TestSupport
import Testing

/// What commands do when the system refuses a call: nothing that it has not answered counts as absent.
@Suite(.waits) struct `A call of the system that fails` {
  /// The folder with the library that makes calls of a command fail.
  private static let library = Result {
    let folder = try ScratchFolder()
    let source = Repository.root.appending(path: "Tests/Command/FaultyCalls/faulty.c").path
    let compile = #"$(command -v clang cc | head -n 1) -shared -fPIC -o faulty.so "$0""#
    let run = try Program.shell.run(["-c", compile, source], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  private static let errors = [EIO, EACCES, ESTALE, ELOOP, ENOMEM]

  private static let game = """
    [Event "New Cup"]
    [Date "2025.01.02"]
    [Black "Zoe Zed"]
    [White "Yan Yps"]

    1. f5 d6 2. c3 d3 3. c4 f4 *

    """

  /// A repository with an archive and its tables, files of games, and a configuration.
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["wtb", "jou", "trn"] {
      let bytes = Repository.bytes(of: "Samples/wthor/match.\(name)")
      _ = try scratch.write(bytes, as: "games.\(name)")
    }
    _ = try scratch.write(game, as: "new.pgn")
    let other = game.replacing("Zoe", with: "Ann").replacing(" f4", with: "")
    _ = try scratch.write(other, as: "archive.pgn")
    _ = try scratch.write(game.replacing("f5", with: "a1"), as: "ignored.pgn")
    _ = try scratch.write(Repository.bytes(of: "Samples/broken/untidy.save"), as: "untidy.save")
    _ = try scratch.write("ignored.pgn\n", as: ".gitignore")
    _ = try scratch.write("", as: ".git/HEAD")
    _ = try scratch.write(#"{"disable": ["stopped-game-result"]}"#, as: ".flipbook.json")
    return scratch
  }

  /// How a run ends, with the files that are there then, except hidden ones.
  private struct Ending: Equatable {
    var status: Int32
    var output: [UInt8]
    var files: [String: String] = [:]
  }

  /// Runs a command in the folder.
  /// - Parameters:
  ///   - command: its arguments.
  ///   - program: the program that has the command.
  ///   - input: its standard input.
  ///   - call: the number of the call that fails.
  ///   - error: the error of the call; 0 kills the process before it.
  ///   - next: a command that runs afterwards.
  /// - Returns: how it ends, its messages, and the names of its calls.
  /// - Throws: if it cannot be run.
  private static func run(
    _ command: [String],
    of program: Program = .flipbook,
    _ input: String = "",
    failing call: Int = 0,
    with error: Int32 = 0,
    before next: [String]? = nil
  ) throws -> (ending: Ending, messages: String, calls: [Substring]) {
    let scratch = try folder()
    let (library, log) = (try library.get(), try ScratchFolder())
    let run = try program.run(
      command,
      input: Array(input.utf8),
      in: scratch.url,
      environment: [
        "LD_PRELOAD": library.url.appending(path: "faulty.so").path,
        "FAULT_FOLDER": scratch.url.path, "FAULT_AT": "\(call)", "FAULT_ERROR": "\(error)",
        "FAULT_LOG": log.url.appending(path: "log").path,
      ]
    )
    if let next { #expect(try Program.flipbook.run(next, in: scratch.url).status == 0) }
    var ending = Ending(status: run.status, output: run.output)
    for name in scratch.names where !name.hasPrefix(".") {
      let text = String((scratch.bytes(of: name) ?? []).map { Character(Unicode.Scalar($0)) })
      ending.files[name] = text.replacing(/timestamp="[^"]*"/, with: "")
    }
    let calls = String(decoding: log.bytes(of: "log") ?? [], as: UTF8.self)
    return (ending, run.errors, calls.split(separator: "\n"))
  }

  @Test(
    arguments: [
      "convert --update new.pgn -o games.wtb",
      "convert --update new.pgn -o archive.pgn",
      "convert --sort players archive.pgn new.pgn -o archive.pgn --in-place",
      "convert games.wtb --to json",
      "convert --output-dir . games.wtb --to csv",
      "fix untidy.save",
      "find date=2025 .",
      "stats .",
      "validate --write-baseline baseline.json .",
    ] + ReporterRegistry.reporters.map { "validate . --output \($0.name)=report" }
  )
  func `leaves the old files, or is an error`(line: String) throws {
    let command = line.split(separator: " ").map(String.init)
    let old = try Self.run(["formats"]).ending.files
    let (sound, messages, calls) = try Self.run(command)
    try #require([0, 1].contains(sound.status) && calls.count > 10, "\(messages)")
    let isUpdate = line.contains("--update")
    let tried = Array(calls.indices).sample(isUpdate ? calls.count : 24)
    for (index, call) in tried.map({ ($0, calls[$0]) }) {
      // Reading the names of a folder takes many calls, of which the first one stands for all.
      if call == "readdir", calls[max(0, index - 1)] == call { continue }
      let count = Effort.isFull ? Self.errors.count : isUpdate ? 2 : 1
      for error in (0..<count).map({ Self.errors[(index + $0) % Self.errors.count] }) {
        var (ending, messages, _) = try Self.run(command, failing: index + 1, with: error)
        if ending == sound { continue }
        let name = "\(line): \(call) \(index + 1), error \(error): \(ending.status) \(messages)"
        let texts = messages + (ending.files.removeValue(forKey: "report") ?? "")
        #expect([2, 74].contains(ending.status) && texts.contains("cannot "), "\(name)")
        #expect(ending.files == old || ending.files == sound.files, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "convert --update new.pgn -o games.wtb",
    "convert --update games.wtb new.pgn -o other.wtb",
    "render --format html --output-dir . games.wtb",
  ])
  func `leaves the old or the new set of files, if the process ends there`(line: String) throws {
    let command = line.split(separator: " ").map(String.init)
    let (next, old) = (["validate", "."], try Self.run(["formats"]).ending.files)
    let (sound, messages, calls) = try Self.run(command)
    try #require(sound.status == 0 && calls.contains("rename"), "\(messages)")
    let tried = Array(calls.indices).sample(80)
    for (index, call) in tried.map({ ($0, calls[$0]) }) where call != "readdir" {
      let ending = try Self.run(command, failing: index + 1, before: next).ending
      let isEither = ending.files == old || ending.files == sound.files
      #expect(ending.status == -SIGKILL && isEither, "\(call) \(index + 1)")
    }
  }

  @Test func `leaves the same moves in the record and the log of play`() throws {
    let play = "play --no-save --think-time 0 --record game.jsonl --log game.log"
    let command = play.split(separator: " ").map(String.init)
    func run(killedAt call: Int) throws -> (ending: Ending, messages: String, calls: [Substring]) {
      let next = ["validate", "."]
      return try Self.run(command, of: .flipbookPlay, "f5 d6 c3", failing: call, before: next)
    }
    let calls = try run(killedAt: 0).calls
    try #require(calls.count { $0 == "rename" } > 3)
    for call in Array(1...calls.count).sample(80) {
      let ending = try run(killedAt: call).ending
      // Where the disk is slow, there are more calls.
      #expect([0, -SIGKILL].contains(ending.status))
      // A move is complete when its disk is placed and the only other one is flipped.
      let counts = [("game.jsonl", "{\"move\"", 1), ("game.log", "diskChanged", 2)].map {
        (ending.files[$0] ?? "").ranges(of: $1).count / $2
      }
      #expect(counts[0] == counts[1], "\(calls[call - 1]) \(call)")
    }
  }

  @Test func `is not needed for two updates at once to keep the names of all players`() throws {
    for _ in 0..<5 {
      let scratch = try Self.folder()
      let runs = try ["new", "archive"].map {
        try Program.flipbook.start(
          ["convert", "--update", "\($0).pgn", "-o", "games.wtb", "-q"],
          in: scratch.url
        )
      }
      let added = runs.map { $0.wait() }.filter { $0.status == 0 }
      let list = ["find", "date = 2025", "games.wtb"]
      let games = try Program.flipbook.run(list, in: scratch.url).text
      for pair in ["Ada Finch – Paper Engine", "Paper Engine – Zoë Marsh", "Ada Finch – ???"] {
        #expect(games.contains(pair), "\(games)")
      }
      #expect(!added.isEmpty && games.split(separator: "– Yan Yps").count == 1 + added.count)
    }
  }
}
