import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ConvertTests {
  @Test func `a save survives the way through XML and JSON byte for byte`() throws {
    let scratch = try ScratchFolder()
    for path in Repository.files(below: "Samples/save") {
      let save = Repository.bytes(of: path)
      let xml = scratch.url.appending(path: "a.xml").path
      let json = scratch.url.appending(path: "a.json").path
      #expect(try Program.flipbook.run(["convert", path, "-o", xml]).status == 0)
      #expect(try Program.flipbook.run(["convert", xml, "-o", json]).status == 0)
      let back = try Program.flipbook.run(["convert", json, "--to", "save"])
      #expect(back.output == save, "\(path)")
      #expect(back.errors == "")
    }
  }

  /// What reading an output warns about, writing it has warned about, for boards of all sizes.
  @Test(
    arguments: FormatRegistry.standard.formats.filter {
      $0.isWritable && $0.stores(recordsOf: ReversiRecord.game)
    }.map(\.name)
  )
  func `an output is read with no warning that was not given before`(name: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "output").path
    for (width, height) in [(4, 4), (6, 6), (8, 8), (8, 10), (10, 10), (16, 16)] {
      let size = try #require(BoardSize(width: width, height: height))
      let start = Position.initial(size: size)
      let record = ReversiRecord(
        id: "a",
        date: GameDate(year: 2026),
        start: start,
        moves: start.legalMoves.prefix(1).map(Move.placement)
      )
      let input = try FormatRegistry.standard.write([record], as: "json").bytes
      for options in [[], ["--strict"]] {
        let written = try Program.flipbook.run(
          ["convert", "--to", name, "-", "-o", output] + options,
          input: input
        )
        guard written.status == 0 else { continue }
        let read = try Program.flipbook.run(
          ["validate", "--from", name, "--no-config", "--format", "json", output]
        )
        let report = try JSONSerialization.jsonObject(with: Data(read.output)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        for finding in findings where finding["severity"] as? String != "note" {
          let rule = finding["rule"] as? String ?? ""
          #expect(written.errors.contains("[\(rule)]"), "\(size): \(rule)")
          #expect(options.isEmpty, "\(size): \(rule) with --strict")
        }
      }
    }
  }

  @Test func `standard input and output are named by a hyphen`() throws {
    let save = Repository.bytes(of: "Samples/save/start.save")
    let run = try Program.flipbook.run(["convert", "--to", "save", "-", "-o", "-"], input: save)
    #expect(run.output == save)
    #expect(run.status == 0)
  }

  @Test func `lines that are read as one game are reported`() throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "transcript", "-"],
      input: Array("f5\nd6\nc3\nd3\n".utf8)
    )
    #expect(run.text == "f5d6c3d3\n")
    let warning = "<stdin>:2:1: warning: these moves continue the game"
    #expect(run.errors.contains(warning), "\(run.errors)")
  }

  @Test func `a position is taken at a ply`() throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "save", "--at", "30", "Samples/json/tie.json"]
    )
    #expect(run.output == Repository.bytes(of: "Samples/save/middle.save"))
  }

  @Test(arguments: [
    (
      ["convert", "--to", "save", "--at", "62", "Samples/json/tie.json"], 2, "ply 62 does not exist"
    ),
    (["convert", "--to", "save", "--at", "-1", "Samples/json/tie.json"], 64, "--at"),
    (
      ["convert", "--to", "save", "--at", "1..2", "Samples/json/tie.json"], 64,
      "expected a whole number such as 7"
    ),
    (["convert", "Samples/json/tie.json"], 64, "--to"),
    (["convert", "Samples/json/tie.json", "-o", "a.nothing"], 64, "--to"),
    (["convert", "--to", "gif", "Samples/json/tie.json"], 64, "gif"),
    (
      ["convert", "--to", "json", "-o", "a", "--output-dir", "b", "Samples/json/tie.json"], 64,
      "cannot be combined"
    ),
    (["convert", "--to", "json"], 2, "the input is empty"),
    (["convert", "--to", "json", "-", "-"], 2, "standard input is named twice"),
    (["convert", "--to", "json", "Samples/none.json"], 2, "No such file"),
    (
      ["convert", "--to", "save", "Samples/json/tie.json", "Samples/json/wipe-out.json"], 2,
      "--output-dir"
    ),
    (
      ["convert", "--to", "json", "-o", "/proc/none/a.json", "Samples/json/tie.json"], 74,
      "/proc/none"
    ),
    (["convert", "--to", "json", "-o", "Samples", "Samples/json/tie.json"], 74, "is a folder"),
    (["convert", "--to", "save", "--strict", "Samples/json/tie.json"], 2, "moves"),
  ])
  func `an impossible conversion is reported and writes nothing`(
    arguments: [String],
    status: Int32,
    words: String
  ) throws {
    let run = try Program.flipbook.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// One bad record never hides the next, whether the others are written or not.
  @Test(arguments: FormatRegistry.standard.outputs.map(\.name))
  func `all problems are reported with and without --keep-going`(format: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "output").path
    func problems(_ options: [String]) throws -> [Substring] {
      let command = ["convert", "--to", format, "-o", output, "Samples"]
      let run = try Program.flipbook.run(command + options)
      #expect(run.status == 2)
      return run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    }
    let all = try problems(["--keep-going"])
    #expect(all.count > 10)
    #expect(try problems([]) == all)
  }

  @Test func `a warning while reading is an error where nothing may be lost`() throws {
    let game = Array("(;GM[2];B[f5]DD[d6];W[d6])".utf8)
    for (flags, status) in [([], 0), (["--strict"], 2)] as [([String], Int32)] {
      let run = try Program.flipbook.run(["convert", "--to", "sgf", "-"] + flags, input: game)
      #expect(run.status == status)
      #expect(run.errors.contains("\(status == 0 ? "warning" : "error"): "), "\(run.errors)")
      #expect(run.errors.contains("[sgf-node-property]"))
      #expect(run.output.isEmpty == (status != 0))
    }
  }

  @Test func `losses are counted on standard error`() throws {
    let run = try Program.flipbook.run(["convert", "--to", "save", "Samples/json/wipe-out.json"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        flipbook: warning: save cannot store everything [loss]
          dropped in 1 record: identifier, event, player names, moves, declared score, kind of ending
          added in 1 record: player modes

        """
    )
  }

  @Test func `a record that is not written has no losses`() throws {
    let run = try Program.flipbook.run(
      ["convert", "--to", "save", "Samples/json/tie.json", "Samples/json/wipe-out.json"]
    )
    #expect(run.status == 2)
    #expect(!run.errors.contains("[loss]"))
  }

  @Test func `several inputs become one collection, and a collection becomes files`() throws {
    let scratch = try ScratchFolder()
    let all = scratch.url.appending(path: "all.jsonl").path
    let inputs = ["Samples/json/tie.json", "Samples/json/wipe-out.json"]
    #expect(try Program.flipbook.run(["convert", "-o", all] + inputs).status == 0)
    #expect(scratch.bytes(of: "all.jsonl")?.count { $0 == UInt8(ascii: "\n") } == 2)
    let folder = scratch.url.appending(path: "saves").path
    #expect(
      try Program.flipbook.run(["convert", "--to", "save", "--output-dir", folder, all]).status == 0
    )
    #expect(scratch.bytes(of: "saves/all-1.save") == Repository.bytes(of: "Samples/save/tie.save"))
    #expect(scratch.bytes(of: "saves/all-2.save") == Repository.bytes(of: "Samples/save/over.save"))
  }

  @Test func `a folder's tree is kept in the output folder`() throws {
    let scratch = try ScratchFolder()
    let save = Repository.bytes(of: "Samples/save/start.save")
    _ = try scratch.write(save, as: "in/a/Game")
    _ = try scratch.write(save, as: "in/b.save")
    _ = try scratch.write("nothing of ours", as: "in/notes.md")
    let run = try Program.flipbook.run(
      ["convert", "--to", "json", "--output-dir", "out", "in"],
      in: scratch.url
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("note: skipped 1 file without records [skipped-file]"))
    #expect(scratch.bytes(of: "out/a/Game.json") != nil)
    #expect(scratch.bytes(of: "out/b.json") != nil)
  }

  @Test func `outputs in a folder are not read as inputs`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Repository.bytes(of: "Samples/save/start.save"), as: "a.save")
    for _ in 1...2 {
      let arguments = ["convert", "--to", "xml", "--output-dir", "out", "."]
      #expect(try Program.flipbook.run(arguments, in: scratch.url).status == 0)
    }
    #expect(scratch.names == ["a.save", "out"])
    #expect(Set(Repository.names(in: scratch.url.appending(path: "out"))) == ["a.xml"])
  }

  @Test func `inputs that would become the same file are refused`() throws {
    let scratch = try ScratchFolder()
    let save = Repository.bytes(of: "Samples/save/start.save")
    let inputs = [try scratch.write(save, as: "a/x.save"), try scratch.write(save, as: "b/x.save")]
    let out = scratch.url.appending(path: "out").path
    let run = try Program.flipbook.run(["convert", "--to", "json", "--output-dir", out] + inputs)
    #expect(run.status == 2)
    #expect(run.errors.contains("b/x.save: error: would become"))
    #expect(scratch.bytes(of: "out/x.json") != nil)
  }

  @Test func `a failed run leaves the old output as it was, and no other file`() throws {
    let scratch = try ScratchFolder()
    let old = try scratch.write("old", as: "out.json")
    let bad = try scratch.write(
      "{\"flipbook\": 1}\n{\"flipbook\": 1, \"moves\": [\"z9\"]}\n",
      as: "in.jsonl"
    )
    let run = try Program.flipbook.run(["convert", bad, "-o", old])
    #expect(run.status == 2)
    #expect(scratch.bytes(of: "out.json") == Array("old".utf8))
    #expect(scratch.names == ["in.jsonl", "out.json"])
    let kept = try Program.flipbook.run(["convert", "--keep-going", bad, "-o", old])
    #expect(kept.status == 2)
    #expect(scratch.bytes(of: "out.json") == Array("{\n  \"flipbook\": 1\n}\n".utf8))
  }

  @Test func `an output keeps its permissions and stays a link`() throws {
    let scratch = try ScratchFolder()
    let target = try scratch.write("old", as: "target.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    let link = scratch.url.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(
      try Program.flipbook.run(["convert", "Samples/save/start.save", "-o", link]).status == 0
    )
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(attributes[.size] as? Int != 3)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test func `an interrupted run leaves the old output as it was, and no other file`() throws {
    let scratch = try ScratchFolder()
    let old = try scratch.write("old", as: "out.jsonl")
    let running = try Program.flipbook.start(["convert", "--to", "jsonl", "-o", old, "-"])
    // More than a block, so that the output is open and waits for the rest.
    let text = String(repeating: "{\"flipbook\": 1}\n", count: 40_000)
    try running.type(text.utf8)
    #expect(waits { scratch.names.count == 2 })
    running.signal(SIGINT)
    #expect(running.wait().status == -SIGINT)
    #expect(scratch.names == ["out.jsonl"])
    #expect(scratch.bytes(of: "out.jsonl") == Array("old".utf8))
  }

  @Test(arguments: [
    ("transcript", "f5d6z9c3"), ("json", #"{"moves": ["f5", "d6", "z9", "c3"]}"#),
    ("jsonl", #"{"moves": ["f5", "d6", "z9", "c3"]}"#),
    (
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1"><moves><move at="f5"/><move at="d6"/>\
      <move at="z9"/><move at="c3"/></moves></game>
      """
    ),
  ])
  func `a record with a move that cannot be read is converted in no format`(
    format: String,
    text: String
  ) throws {
    let convert = ["convert", "--from", format, "--to", "jsonl"]
    for options in [[], ["--keep-going"], ["--at", "1"], ["--unique"]] {
      let run = try Program.flipbook.run(convert + options + ["-"], input: Array(text.utf8))
      #expect(run.status == 2 && run.output.isEmpty, "\(run.text)")
      #expect(run.errors.contains("error: ") && run.errors.contains("z9"))
    }
    let check = try Program.flipbook.run(
      ["validate", "--from", format, "-"],
      input: Array(text.utf8)
    )
    #expect(check.status == 1 && check.text.contains("1 file, 1 record, 2 moves: 1 error"))
  }
}
