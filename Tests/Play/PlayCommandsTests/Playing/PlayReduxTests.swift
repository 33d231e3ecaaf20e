import Apps
import Foundation
@testable import TerminalPlay
import TestSupport
import Testing

@Suite(.waits) struct `The app state of the Redux fork as the save of play` {
  private func record(_ file: String, in scratch: ScratchFolder) throws -> ReversiRecord {
    let bytes = try #require(scratch.bytes(of: file))
    return try #require(FormatRegistry.playing.read(bytes, as: "redux").first?.reversi)
  }

  @Test(arguments: Repository.files(below: "Samples/redux"))
  func `is resumed and saved in its format, with its identifier`(sample: String) throws {
    let scratch = try ScratchFolder()
    // The content shows the format, whatever the name.
    for name in ["appstate.json", "Game"] {
      let bytes = Repository.bytes(of: sample)
      _ = try scratch.write(bytes, as: name)
      let old = try record(name, in: scratch)
      let file = SaveFile<AppState>(path: scratch.url.appending(path: name).path)
      let save = try #require(try file.load().save)
      #expect(save == AppSave(old))
      try file.keep(save)
      #expect(try record(name, in: scratch).id == old.id)
      #expect(try file.load().save == save)
      let next = AppSave(modes: PlayerModes(dark: .computer))
      try file.keep(next)
      #expect(try record(name, in: scratch).id == old.id)
      #expect(try file.load().save == next)
    }
  }

  @Test(arguments: ["appstate.json", "my.appstate.json", "GAME.JSON"])
  func `is the format of a new file in JSON, which keeps its identifier`(name: String) throws {
    let first = try Script("f5 light computer quit", ["--save", name])
    #expect(first.run.status == 0)
    #expect(first.run.errors == "")
    let id = try record(name, in: first.scratch).id
    #expect(id != nil)
    let second = try Script("light manual quit", ["--save", name], in: first.scratch)
    #expect(second.run.text.hasPrefix("Resuming the saved game.\n"))
    #expect(try record(name, in: first.scratch).id == id)
    let third = try Script("", ["--save", name, "--new"], in: first.scratch)
    #expect(third.run.text == "New game.\nDark is to move.\n")
    let new = try record(name, in: first.scratch)
    #expect(new.id == id && new.start == .initial)
  }

  @Test(arguments: ["Game", "game.save", "game.txt", "json"])
  func `is not the format of other new files`(name: String) throws {
    let script = try Script("f5", ["--save", name])
    #expect(script.scratch.bytes(of: name)?.starts(with: "o00\n".utf8) == true)
  }

  @Test func `may have another board`() throws {
    let scratch = try ScratchFolder()
    for size in ["4", "10", "16", "10x6"] {
      let options = ["--save", "appstate.json", "--size", size]
      let first = try Script("", options + ["--new"], in: scratch)
      #expect(first.run.status == 0)
      let start = try record("appstate.json", in: scratch).start
      #expect(start == .initial(size: start.board.size))
      let second = try Script("", options, in: scratch)
      #expect(second.run.text.hasPrefix("Resuming the saved game.\n"))
      #expect(second.run.errors.contains("redux-board-setting"))
    }
  }

  @Test(arguments: [[], ["--new"]])
  func `is set aside if it is damaged, and the next one has its format`(options: [String]) throws {
    let whole = Repository.bytes(of: "Samples/redux/middle.appstate.json")
    let scratch = try ScratchFolder()
    for (number, bytes) in [Array(whole.dropLast(30)), whole + whole].enumerated() {
      _ = try scratch.write(bytes, as: "appstate.json")
      let script = try Script("f5", ["--save", "appstate.json"] + options, in: scratch)
      #expect(script.run.status == 0)
      #expect(script.run.errors.contains("the file is not a readable save"))
      let name = "appstate.json.unreadable" + (number > 0 ? "-\(number + 1)" : "")
      #expect(scratch.bytes(of: name) == bytes)
      #expect(try record("appstate.json", in: scratch).start.turn == .light)
    }
  }

  @Test(arguments: [
    "{}\n", "[]\n", #"{"name":"demo","scripts":{}}"#, "null", "\"x\"",
  ])
  func `is no other JSON`(content: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(content, as: "appstate.json")
    for options in [[], ["--new"]] {
      let run = try Script("f5", ["--save", "appstate.json"] + options, in: scratch).run
      #expect(run.status == 2)
      #expect(run.errors.contains("error: the file is not a save [unusable-save]"))
      #expect(scratch.bytes(of: "appstate.json") == Array(content.utf8))
    }
  }

  @Test(arguments: Repository.files(below: "Samples/fork-save"))
  func `is not the save of another fork`(sample: String) throws {
    let scratch = try ScratchFolder()
    let bytes = Repository.bytes(of: sample)
    _ = try scratch.write(bytes, as: "reversi.json")
    let run = try Script("f5", ["--save", "reversi.json"], in: scratch).run
    #expect(run.status == 2)
    #expect(run.errors.contains("the format of the file is fork-save; expected save or redux"))
    #expect(scratch.bytes(of: "reversi.json") == bytes)
  }
}
