import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ValidateTests {
  @Test func `clean samples give no errors`() throws {
    for folder in ["save", "json", "jsonl", "xml"] {
      let run = try Program.flipbook.run(["validate", "Samples/\(folder)"])
      #expect(run.status == 0, "\(run.text)")
      #expect(run.errors == "")
    }
  }

  @Test func `an illegal move is shown with its line, the board and the legal moves`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(
      "{\"id\": \"佐藤\", \"moves\": [\"f5\", \"d6\", \"c1\"]}\n",
      as: "game.json"
    )
    let run = try Program.flipbook.run(["validate", "game.json"], in: scratch.url)
    #expect(run.status == 1)
    #expect(
      run.text == """
        game.json:1:37: error: a dark disk on c1 flips no disk [illegal-move]
          {"id": "佐藤", "moves": ["f5", "d6", "c1"]}
                                                ^~
              a b c d e f g h
            1 - -[-]- - - - -
            2 - - - - - - - -
            3 - - · - - - - -
            4 - - · o x - - -
            5 - - · o x x - -
            6 - - · o - - - -
            7 - - · - - - - -
            8 - - - - - - - -
          in record 1 “佐藤”, move 3
          help: legal for dark: c3 c4 c5 c6 c7
        1 file, 1 record, 2 moves: 1 error

        """
    )
  }

  @Test func `one bad record never hides the next`() throws {
    let lines = """
      {"flipbook": 1, "moves": ["a1"]}
      {"flipbook": 1, "moves": ["f5"}
      {"flipbook": 1, "moves": ["f5", "f5"]}
      {"flipbook": 1, "moves": ["f5", "d6"]}

      """
    let run = try Program.flipbook.run(["validate", "-"], input: Array(lines.utf8))
    #expect(run.status == 1)
    for place in ["<stdin>:1:28:", "<stdin>:2:31:", "<stdin>:3:34:"] {
      #expect(run.text.contains(place), "\(run.text)")
    }
    #expect(run.text.contains("\n1 file, 4 records, 3 moves: 3 errors\n"))
  }

  @Test func `inputs that cannot be read are reported and counted`() throws {
    let run = try Program.flipbook.run(["validate", "Samples/save/start.save", "Samples/none"])
    #expect(run.status == 2)
    #expect(
      run.text == """
        Samples/none: error: cannot open the file: No such file or directory [unreadable-input]
        1 file, 1 record, 0 moves: 1 unreadable input, 1 error

        """
    )
  }

  /// For an input that was not read, the counts match what is reported.
  @Test(
    arguments: [
      ("[]", [], 0, 1, 0, 0, 1), (" \n ", [], 0, 1, 0, 0, 1), (nil, [], 0, 1, 0, 0, 1),
      ("", [], 0, 1, 0, 0, 1), ("f5d6\n", ["--select", "1,2"], 1, 0, 1, 0, 1),
      ("f5d6\n", ["--select", "2"], 1, 0, 0, 0, 1), ("f5a1\n", ["--select", "1,2"], 1, 0, 1, 1, 2),
    ] as [(String?, [String], Int, Int, Int, Int, Int)]
  )
  func `every error is counted once`(
    text: String?,
    options: [String],
    files: Int,
    unreadable: Int,
    records: Int,
    faulty: Int,
    errors: Int
  ) throws {
    let scratch = try ScratchFolder()
    if let text { _ = try scratch.write(text, as: "a.json") }
    let run = try Program.flipbook.run(
      ["validate", "a.json", "--format", "json"] + options,
      in: scratch.url
    )
    #expect(run.status == 2)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    )
    let findings = try #require(report["findings"] as? [[String: Any]])
    let summary = try #require(report["summary"] as? [String: Any])
    let inputs = try #require(report["inputs"] as? [[String: Any]])
    #expect(summary["files"] as? Int == files && summary["unreadable"] as? Int == unreadable)
    for counts in [summary] + inputs {
      #expect(counts["records"] as? Int == records, "\(run.text)")
      #expect(counts["recordsWithErrors"] as? Int == faulty, "\(run.text)")
      #expect(counts["errors"] as? Int == errors, "\(run.text)")
      #expect(counts["unlisted"] as? Int == 0)
    }
    #expect(findings.count { $0["severity"] as? String == "error" } == errors)
  }

  @Test func `file names that are not UTF-8 are read, and unreadable files are reported`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let script = """
      mkdir in; printf '{"moves": ["a1"]}' > "$(printf 'in/caf\\351.json')"
      : > in/Game; ln -s nowhere in/link.json; mkfifo in/pipe
      '\(Program.flipbook.path)' validate in
      """
    let run = try shell.run(["-c", script], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.text.contains("in/caf\u{FFFD}.json:1:13: error: a dark disk on a1 flips no disk"))
    #expect(run.text.contains("in/link.json: error: cannot follow the link: No such file"))
    #expect(run.text.contains("in/Game: error: the input is empty"))
    #expect(run.text.contains("note: skipped 1 pipe or device [skipped-file]"))
  }

  @Test(.needs(.fullDevice)) func `a full disk is reported`() throws {
    let shell = Program.shell
    let run = try shell.run(["-c", "'\(Program.flipbook.path)' validate Samples/save > /dev/full"])
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test(.needs(.script))
  func `colours are used only on a terminal, and never with NO_COLOR`() throws {
    let script = try Tool.script.program
    func run(_ environment: [String: String]) throws -> String {
      try script.run(
        ["-qec", "'\(Program.flipbook.path)' validate Samples/save/blocked.save", "/dev/null"],
        environment: environment.merging(["SHELL": Program.shell.path]) { $1 }
      ).text
    }
    #expect(try run(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["))
    #expect(try !run(["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !run(["TERM": "dumb"]).contains("\u{1B}"))
    let plain = try Program.flipbook.run(["validate", "Samples/save/blocked.save"])
    #expect(!plain.text.contains("\u{1B}"))
  }
}
