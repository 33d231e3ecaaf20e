import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ConfigurationFileTests {
  /// A folder with a game that has an illegal move, two folders deep.
  private static func project(_ files: [String: String]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let all = files.merging(["a/b/game.txt": "f5a1\n", "other/game.txt": "f5a1\n"]) { $1 }
    for (name, text) in all {
      let url = scratch.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    return scratch
  }

  private static let note = #"{"severity": {"illegal-move": "note"}}"#
  private static let off = #"{"disable": ["illegal-move"]}"#

  private static let other = #"{"only": ["outcome"]}"#
  private static let both = #"{"enable": ["illegal-move"], "only": ["outcome"]}"#
  private static let ownFirst = #"{"severity": {"illegal-move": "warning", "legality": "note"}}"#
  private static let ownLast = #"{"severity": {"legality": "note", "illegal-move": "warning"}}"#

  @Test(
    arguments: [
      ([:], ["a"], "1 error", 1),
      ([".flipbook.json": note], ["a"], "1 note", 0),
      ([".flipbook.json": note], ["a", "other"], "2 notes", 0),
      (["a/.flipbook.json": note], ["a", "other"], "1 error, 1 note", 1),
      // Only the nearest one is used, not those in parent folders.
      ([".flipbook.json": off, "a/.flipbook.json": note], ["a", "other"], "1 note", 0),
      ([".flipbook.json": off], ["a", "--no-config"], "1 error", 1),
      ([".flipbook.json": off, "c.json": note], ["a", "--config", "c.json"], "1 note", 0),
      // The command line overrides it.
      ([".flipbook.json": off], ["a", "--severity", "illegal-move=warning"], "1 warning", 0),
      ([".flipbook.json": note], ["a", "--disable", "legality"], "nothing found", 0),
      ([".flipbook.json": off], ["a", "--only", "illegal-move"], "1 error", 1),
      ([".flipbook.json": off], ["a", "--enable", "illegal-move"], "1 error", 1),
      ([".flipbook.json": other], ["a"], "nothing found", 0),
      ([".flipbook.json": other], ["a", "--enable", "illegal-move"], "1 error", 1),
      ([".flipbook.json": other], ["a", "--only", "legality"], "1 error", 1),
      ([".flipbook.json": other], ["a", "--severity", "illegal-move=note"], "nothing found", 0),
      ([".flipbook.json": both], ["a"], "1 error", 1),
      ([".flipbook.json": both], ["a", "--severity", "illegal-move=note"], "1 note", 0),
      // A rule's own severity overrides that of its family.
      ([".flipbook.json": ownFirst], ["a"], "1 warning", 0),
      ([".flipbook.json": ownLast], ["a"], "1 warning", 0),
      ([".flipbook.json": ownLast], ["a", "--severity", "legality=error"], "1 error", 1),
      (
        [:], ["a", "--severity", "FB2001=warning", "--severity", "legality=note"], "1 warning", 0
      ),
      (
        [".flipbook.json": #"{"disable": ["Illegal-Move"], "maxFindings": "all"}"#], ["a"],
        "nothing found", 0
      ),
      ([".flipbook.json": "\u{FEFF}" + note], ["a"], "1 note", 0),
    ] as [([String: String], [String], String, Int32)]
  )
  func `the nearest configuration is used`(
    files: [String: String],
    arguments: [String],
    summary: String,
    status: Int32
  ) throws {
    let scratch = try Self.project(files)
    let run = try Program.flipbook.run(["validate"] + arguments, in: scratch.url)
    #expect(run.status == status)
    #expect(
      run.text.split(separator: "\n").contains { $0.hasSuffix(": " + summary) },
      "\(run.text)"
    )
  }

  @Test func `standard input has the configuration of its name`() throws {
    let scratch = try Self.project(["a/.flipbook.json": Self.off])
    func status(_ arguments: [String]) throws -> Int32 {
      try Program.flipbook.run(
        ["validate", "-", "--from", "transcript"] + arguments,
        input: Array("f5a1\n".utf8),
        in: scratch.url
      ).status
    }
    #expect(try status([]) == 1)
    #expect(try status(["--stdin-filename", "a/new.txt"]) == 0)
  }

  @Test func `a folder's name need not be UTF-8`() throws {
    let scratch = try Self.project([".flipbook.json": Self.off])
    let shell = Program.shell
    let script = #"""
      name=$(printf 'bad\377'); mkdir "$name"
      mv .flipbook.json a/b/game.txt "$name"
      "$0" validate "$name"
      """#
    let run = try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.text == "1 file, 1 record, 1 move: nothing found\n")
  }

  /// All commands that read folders.
  private static let commands = [
    ["validate"], ["fix"], ["stats"], ["formats", "--detect"], ["convert", "--to", "json"],
    ["convert", "--to", "json", "--strict"],
    ["render", "--format", "svg", "--output-dir", "pictures"],
  ]

  @Test(arguments: commands)
  func `an invalid configuration ends the run`(command: [String]) throws {
    let scratch = try Self.project([".flipbook.json": #"{"strict": 1, "x": 2}"#])
    let run = try Program.flipbook.run(command + ["a", "other"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.matches(of: /\.flipbook\.json:1:\d+: error:/).count == 2)
    let missing = try Program.flipbook.run(
      command + ["--config", "none.json", "a"],
      in: scratch.url
    )
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
    #expect(missing.errors.hasPrefix("none.json: error: cannot open the file"))
  }

  @Test(
    arguments: [
      ("mkdir .flipbook.json", "is a folder, a pipe or a device; expected a file"),
      ("mkfifo .flipbook.json", "is a folder, a pipe or a device; expected a file"),
      ("ln -s nowhere .flipbook.json", "cannot follow the link: No such file or directory"),
      ("ln -s .flipbook.json .flipbook.json", "cannot follow the link: "),
      (": > .flipbook.json", "the configuration is empty; expected an object"),
    ]
  )
  func `an existing configuration is never ignored`(script: String, message: String) throws {
    let scratch = try Self.project([:])
    let shell = Program.shell
    for command in Self.commands.map({ $0.joined(separator: " ") }) {
      let run = try shell.run(
        [
          "-c",
          "test -e .flipbook.json || test -L .flipbook.json || \(script); timeout 20 \"$0\" \(command) a",
          Program.flipbook.path,
        ],
        in: scratch.url
      )
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".flipbook.json:"), "\(run.errors)")
      #expect(run.errors.contains("error: " + message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  // MARK: Baselines

  @Test(arguments: [1, 2])
  func `only new findings count with a baseline`(jobs: Int) throws {
    let games = (0..<500).map { $0.isMultiple(of: 3) ? "f5a1" : "f5d6" }
    let scratch = try Self.project(["games/g.txt": games.joined(separator: "\n") + "\n"])
    func run(_ arguments: [String]) throws -> Program.Run {
      try Program.flipbook.run(
        ["validate", "games", "--jobs", "\(jobs)"] + arguments,
        in: scratch.url
      )
    }
    let written = try run(["--write-baseline", "games/known.txt"])
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(written.errors == "167 findings written\n")
    let same = try run(["--baseline", "games/known.txt"])
    #expect(same.status == 0)
    #expect(same.text == "1 file, 500 records, 833 moves: nothing found\n")

    // Records move, one is new, and one is repaired.
    let changed = ["f5h8"] + games.dropFirst()
    try Data((changed.joined(separator: "\n") + "\n").utf8)
      .write(to: scratch.url.appending(path: "games/g.txt"))
    let new = try run(["--baseline", "games/known.txt"])
    #expect(new.status == 1)
    #expect(new.text.contains("games/g.txt:1:3: error: a light disk on h8"))
    let gone = "note: 1 finding of games/known.txt is gone: illegal-move in games/g.txt [baseline]"
    #expect(new.text.contains(gone), "\(new.text)")
    #expect(new.text.hasSuffix("1 file, 500 records, 833 moves: 1 error\n"))
    // Nothing is reported about records that are not validated.
    let part = try run(["--baseline", "games/known.txt", "--select", "2"])
    #expect(part.text == "1 file, 1 record, 2 moves: nothing found\n")
    // A configuration may name it.
    try Data(#"{"baseline": "games/known.txt"}"#.utf8)
      .write(to: scratch.url.appending(path: ".flipbook.json"))
    #expect(try run([]).text == new.text)
  }

  @Test func `a baseline may have the line ends of another system`() throws {
    let scratch = try Self.project([:])
    let shell = Program.shell
    let script = #"""
      "$0" validate a --write-baseline known.txt && sed -i 's/$/\r/' known.txt
      "$0" validate a --baseline known.txt
      """#
    let run = try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
    #expect(run.text == "1 file, 1 record, 1 move: nothing found\n")
  }

  @Test(.needs(.bash))
  func `a baseline distinguishes inputs by every byte of their names`() throws {
    let scratch = try Self.project([:])
    let shell = try Tool.bash.program
    let script = #"""
      mkdir q; printf 'f5a1\n' > $'q/\xff.txt'; printf 'f5a1\n' > $'q/a\r\n.txt'
      "$0" validate q --write-baseline known.txt && "$0" validate q --baseline known.txt
      mv $'q/\xff.txt' $'q/\xfe.txt'
      "$0" validate q --baseline known.txt
      """#
    let run = try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
    #expect(run.text.hasPrefix("2 files, 2 records, 2 moves: nothing found\n"), "\(run.text)")
    #expect(run.text.hasSuffix("2 files, 2 records, 2 moves: 1 error\n"), "\(run.text)")
    #expect(run.status == 1)
  }

  @Test(.needs(.bash)) func `SARIF has every byte of a name that is not UTF-8`() throws {
    let scratch = try ScratchFolder()
    let shell = try Tool.bash.program
    let script = #"printf 'f5a1\n' > $'q \xff.txt'; "$0" validate --format sarif $'./q \xff.txt' ."#
    let run = try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
    #expect(run.text.matches(of: /"uri":"q%20%FF.txt"/).count == 2, "\(run.text)")
  }

  @Test func `a few of the findings that are gone are named`() throws {
    let scratch = try Self.project([:])
    _ = try scratch.write("f5a1\nf5a2\nf5h1\nf5h8\n", as: "a/b/game.txt")
    func run(_ arguments: [String]) throws -> Program.Run {
      try Program.flipbook.run(["validate", "a", "other"] + arguments, in: scratch.url)
    }
    #expect(try run(["--write-baseline", "known.txt"]).errors == "5 findings written\n")
    for file in ["a/b/game.txt", "other/game.txt"] { _ = try scratch.write("f5d6\n", as: file) }
    let text = try run(["--baseline", "known.txt"]).text
    #expect(
      text.contains(
        "5 findings of known.txt are gone: illegal-move in a/b/game.txt, "
          + "illegal-move in a/b/game.txt, illegal-move in a/b/game.txt and 2 more [baseline]"
      ),
      "\(text)"
    )
  }

  @Test func `a baseline on standard output is alone there`() throws {
    let scratch = try Self.project([:])
    let run = try Program.flipbook.run(["validate", "a", "--write-baseline", "-"], in: scratch.url)
    #expect(run.text.hasPrefix("# Known findings"))
    #expect(run.text.count { $0 == "\n" } == 2 && run.text.hasSuffix(" a/b/game.txt\n"))
    #expect(run.errors == "1 finding written\n")
  }

  @Test func `a baseline that is damaged or missing ends the run`() throws {
    let scratch = try Self.project([
      "known.txt": "0123456789abcdef illegal-move a/b/game.txt\nnonsense\n"
    ])
    let run = try Program.flipbook.run(
      ["validate", "a", "--baseline", "known.txt"],
      in: scratch.url
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("known.txt:2:1: error: expected a finding's name"))
    let missing = try Program.flipbook.run(
      ["validate", "a", "--baseline", "none"],
      in: scratch.url
    )
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
  }

  @Test func `no baseline is written for an input that cannot be read`() throws {
    let scratch = try Self.project([:])
    let run = try Program.flipbook.run(
      ["validate", "a", "none", "--write-baseline", "known.txt"],
      in: scratch.url
    )
    #expect(run.status == 2)
    #expect(!scratch.names.contains("known.txt"))
  }
}
