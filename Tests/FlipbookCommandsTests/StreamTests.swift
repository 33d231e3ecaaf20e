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

  @Test(arguments: [["validate"], ["convert", "--to", "xml"], ["convert", "--to", "json"]])
  func `the output does not depend on the number of jobs`(command: [String]) throws {
    try #require(Self.archive.count > 3 << 18)
    let runs = try [1, 2, 3, 16].map { jobs in
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
    let bad = Array(String(repeating: "(;GM[Othello]", count: 20_000).utf8)
    let command = ["convert", "--from", "ggf", "--to", "sgf", "--keep-going", "-"]
    let run = try Program.flipbook.run(command, input: bad)
    let lines = run.errors.split(separator: "\n")
    let reported = lines.count { $0.contains(": error: ") }
    #expect(reported == 1_000)
    let all = try Program.flipbook.run(command + ["--losses", "json"], input: bad)
    #expect(all.errors.split(separator: "\n").count { $0.contains("\"error\"") } == 20_000)
    #expect(lines.contains { $0.hasPrefix("flipbook: and 19,000 more findings") })
    #expect(run.status == all.status)
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ("1", [1]), ("2500", [2500]), ("7..9", [7, 8, 9]), ("2499..", [2499, 2500]), ("..2", [1, 2]),
    ("3,1..2,3", [1, 2, 3]), ("2499..2600", [2499, 2500]),
  ])
  func `records are selected by number`(numbers: String, expected: [Int]) throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "jsonl", "--select", numbers, "-"],
      input: Self.archive
    )
    let ids = run.text.split(separator: "\n").map { line in
      line.split(separator: "\"").first { $0.hasPrefix("game ") } ?? ""
    }
    #expect(ids == expected.map { "game \($0)" })
    #expect(run.status == 0)
  }

  @Test(arguments: [["validate"], ["convert", "--to", "xml"]], ["4", "2,4", "4..", "5,4..6"])
  func `a record that does not exist is reported`(command: [String], numbers: String) throws {
    let input = String(repeating: "{\"moves\":[\"f5\"]}\n", count: 3)
    let run = try Program.flipbook.run(
      command + ["--select", numbers, "-"],
      input: Array(input.utf8)
    )
    let number = numbers.hasPrefix("5") ? 5 : 4
    let error = "<stdin>: error: there is no record \(number); the input has 3 [record-choice]\n"
    #expect((run.text + run.errors).contains(error), "\(run.text + run.errors)")
    #expect(run.status == 2)
  }

  @Test(arguments: ["-o", "--output-dir"])
  func `the existing records are kept on request`(option: String) throws {
    let scratch = try ScratchFolder()
    let record = "{\"moves\":[\"f5\"]}\n"
    _ = try scratch.write(record + record + record, as: "a.jsonl")
    let output = option == "-o" ? "out/a.txt" : "out"
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "out"),
      withIntermediateDirectories: true
    )
    for options in [[], ["--keep-going"]] {
      let arguments = ["convert", "a.jsonl", "--to", "transcript", "--select", "2,4"] + options
      let run = try Program.flipbook.run(arguments + [option, output], in: scratch.url)
      #expect(run.status == 2)
      #expect(scratch.bytes(of: "out/a.txt") == (options.isEmpty ? nil : Array("f5\n".utf8)))
    }
  }

  @Test(arguments: ["0", "", "1,", "3..1", "..", "x", "-1"])
  func `a selection of nothing is refused`(numbers: String) throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "jsonl", "--select=\(numbers)", "-"],
      input: []
    )
    #expect(run.status == 64)
  }

  @Test func `repeated games are left out`() throws {
    let mirrored = ["f5d6c5", "d6f5", "f5d6", "f5f6", "c4e3", "f5d6c5"].map { transcript in
      ReversiRecord(id: transcript, moves: Move.list(transcript))
    }
    let scratch = try ScratchFolder()
    let input = try FormatRegistry.standard.write(mirrored, as: "jsonl").bytes
    let path = try scratch.write(String(decoding: input, as: UTF8.self), as: "games.jsonl")
    let run = try Program.flipbook.run(["convert", "--to", "jsonl", "--unique", path, path])
    let ids = try FormatRegistry.standard.read(run.output, as: "jsonl").map { $0.reversi?.id }
    #expect(ids == ["f5d6c5", "d6f5", "f5d6", "f5f6"])
    #expect(run.errors.contains("left out 8 records of repeated games"))
    #expect(run.status == 0)
  }

  /// Games whose first record cannot be written with `--strict`, while its repetition can.
  private static let twins = #"""
    {"flipbook":1,"moves":[{"move":"f5","comment":"x"},"d6"]}
    {"flipbook":1,"moves":["f5","d6"]}
    {"flipbook":1,"moves":["d3","c5"]}

    """#

  @Test(arguments: [["-o", "a.txt"], ["--output-dir", "."], ["--split", "."]])
  func `only a written record makes later ones repetitions`(output: [String]) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Self.twins, as: "a.jsonl")
    let arguments = ["convert", "--strict", "--keep-going", "--unique", "--to", "transcript"]
    let run = try Program.flipbook.run(arguments + output + ["a.jsonl"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: "[cannot-convert]").count == 2, "\(run.errors)")
    #expect(run.errors.contains("left out 1 record"))
    let texts = scratch.names.filter { $0 != "a.jsonl" }.compactMap { scratch.bytes(of: $0) }
    #expect(String(decoding: texts.joined(), as: UTF8.self) == "f5d6\n")
  }

  @Test func `a game in a refused output makes no later one a repetition`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("{\"moves\":[\"f5\"]}\n{\"moves\":[\"z9\"]}\n", as: "a.jsonl")
    _ = try scratch.write("{\"moves\":[\"f5\"]}\n", as: "b.jsonl")
    let arguments = ["convert", "--unique", "--to", "transcript", "--output-dir", "out"]
    let run = try Program.flipbook.run(arguments + ["a.jsonl", "b.jsonl"], in: scratch.url)
    #expect(run.status == 2)
    #expect(scratch.bytes(of: "out/a.txt") == nil)
    #expect(scratch.bytes(of: "out/b.txt") == Array("f5\n".utf8))
  }

  @Test func `each record is written to a separate file`() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "split")
    let run = try Program.flipbook.run(
      ["convert", "--to", "json", "--select", "..3", "--split", folder.path, "-"],
      input: Self.archive
    )
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["stdin-0001.json", "stdin-0002.json", "stdin-0003.json"])
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

  @Test func `losses are reported as JSON Lines`() throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "save", "--losses", "json", "Samples/json/wipe-out.json"]
    )
    let lines = run.errors.split(separator: "\n")
    let facts = try lines.map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(value?["input"] as? String == "Samples/json/wipe-out.json")
      #expect(value?["record"] as? Int == 1)
      #expect(value?["id"] as? String == "wipe-out")
      let fact = value?["fact"] as? String
      // A save always has both.
      #expect(value?["change"] as? String == (fact == "player modes" ? "added" : "dropped"))
      return fact
    }
    #expect(
      facts == [
        "identifier", "event", "player names", "player modes", "moves", "declared score",
        "kind of ending",
      ]
    )
  }

  @Test func `each move that loses something is a line, and so is each finding`() throws {
    let scratch = try ScratchFolder()
    let moves = #"["f5",{"move":"d6","comment":"a"},{"move":"c3","comment":"b"}]"#
    _ = try scratch.write("{\"moves\":\(moves)}\n{\"moves\":[\"z9\"]}\n", as: "a.jsonl")
    let arguments = ["convert", "a.jsonl", "--to", "ggf", "--keep-going"]
    let run = try Program.flipbook.run(arguments + ["--losses", "json"], in: scratch.url)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(#"{"input":"a.jsonl","line":2,"column":12,"byteColumn":12,"#))
    #expect(lines[0].contains(#","record":2,"ply":1,"rule":"json-value","code":"#), "\(lines[0])")
    #expect(lines[0].contains(#","severity":"error","message":"#), "\(lines[0])")
    for (line, ply) in zip(lines.dropFirst(), 2...) {
      #expect(
        line == #"""
          {"input":"a.jsonl","record":1,"fact":"comments on moves","change":"dropped","ply":\#(ply)}
          """#
      )
    }
    // As text, one record has lost comments.
    let words = try Program.flipbook.run(arguments, in: scratch.url).errors
    #expect(words.contains("dropped in 1 record: comments on moves"))
  }

  @Test func `a failure is a line of JSON too`() throws {
    try expectLinesOfJSON(["none.json"])
  }

  @Test(.needs(.fullDevice)) func `a failed output is a line of JSON too`() throws {
    try expectLinesOfJSON(["-o", "/dev/full", "Samples/json/match.json"])
  }

  private func expectLinesOfJSON(_ arguments: [String]) throws {
    let run = try Program.flipbook.run(
      ["convert", "--losses", "json", "--to", "json"] + arguments
    )
    #expect(run.status != 0)
    for line in run.errors.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["rule"] is String)
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

  @Test(arguments: [
    // The numbers of a file's records are as wide as the largest one.
    (10, false, [], (1...10).map { $0 < 10 ? "-0\($0)" : "-10" }),
    (2, false, [], ["-1", "-2"]), (1, false, [], [""]),
    (10, false, ["--select", "9.."], ["-09", "-10"]),
    (2, false, ["--select", "1"], ["-1"]), (2, false, ["--select", "2"], ["-2"]),
    (1, false, ["--select", "1"], [""]),
    // The number of records in a stream is known only at its end.
    (3, true, [], ["-0001", "-0002", "-0003"]), (1, true, [], [""]),
    (2, true, ["--select", "1"], ["-0001"]),
  ])
  func `files of several records have numbers that sort`(
    count: Int,
    isStream: Bool,
    options: [String],
    suffixes: [String]
  ) throws {
    let text = Array(String(repeating: "f5d6c3\n", count: count).utf8)
    for command in [
      ["convert", "--to", "json", "--split"], ["convert", "--to", "save", "--output-dir"],
      ["render", "--output-dir"],
    ] {
      let scratch = try ScratchFolder()
      let input = isStream ? "-" : try scratch.write(text, as: "a.txt")
      let folder = scratch.url.appending(path: "out").path
      let run = try Program.flipbook.run(
        command + [folder] + options + ["--from", "transcript", input],
        input: text
      )
      #expect(run.status == 0, "\(run.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names.map { String($0.prefix { $0 != "." }) }
          == suffixes.map { (isStream ? "stdin" : "a") + $0 }
      )
    }
  }

  @Test(arguments: [
    ("2..99", "a.txt: note: there are no records 6 to 99; the input has 5"),
    ("..6", "a.txt: note: there is no record 6; the input has 5"), ("2..", ""), ("..5", ""),
  ])
  func `a range that continues after the last record is reported`(range: String, note: String)
    throws
  {
    let scratch = try ScratchFolder()
    let path = try scratch.write(String(repeating: "f5d6c3\n", count: 5), as: "a.txt")
    let folder = scratch.url.appending(path: "out").path
    for command in [
      ["convert", "--to", "jsonl"], ["validate"], ["stats"], ["fix", "--check"],
      ["render", "--output-dir", folder], ["convert", "--to", "json", "--output-dir", folder],
    ] {
      let run = try Program.flipbook.run(command + ["--select", range, path])
      #expect(run.status == 0, "\(command) \(run.errors)")
      let words = run.errors + (command == ["validate"] ? run.text : "")
      #expect(
        note.isEmpty ? !words.contains("there ") : words.contains(note),
        "\(command) \(words)"
      )
    }
  }
}
