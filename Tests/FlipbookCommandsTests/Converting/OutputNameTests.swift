import Foundation
import TestSupport
import Testing

/// The names of outputs: empty names, missing folders, and extensions that do not match the content.
@Suite(.waits) struct OutputNameTests {
  private static let game = "Samples/json/tie.json"

  @Test(arguments: [
    (["render", "-o", ""], "--output needs a file; - is standard output"),
    (["convert", "--to", "json", "-o", ""], "--output needs a file; - is standard output"),
    (
      ["convert", "--to", "json", "--output-dir", ""],
      "--output-dir needs a folder; . is the working folder"
    ),
    (["convert", "--to", "json", "--split", ""], "--split needs a folder"),
    (["render", "--output-dir", ""], "--output-dir needs a folder"),
    (["render", "--frames", ""], "--frames needs a folder"),
  ])
  func `an output without a name is a usage error`(arguments: [String], words: String) throws {
    let run = try Program.flipbook.run(arguments + [Self.game])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("Error: \(words)"), "\(run.errors)")
  }

  @Test(arguments: [
    ["render", "-o", "FOLDER/a.svg"], ["convert", "-o", "FOLDER/a.pgn"],
    ["validate", "--output", "sarif=FOLDER/a.sarif"],
    ["validate", "--write-baseline", "FOLDER/a.json"],
  ])
  func `a missing folder is named`(arguments: [String]) throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.path + "/no/dir"
    let run = try Program.flipbook.run(
      arguments.map { $0.replacing("FOLDER", with: folder) } + [Self.game]
    )
    #expect(run.status == 74)
    #expect(run.errors.contains("error: there is no folder “\(folder)” ["), "\(run.errors)")
    #expect(scratch.names.isEmpty)
  }

  @Test func `the target of a link is the missing folder`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let run = try shell.run(
      ["-c", "ln -s no/a.txt b.txt; echo f5 | $0 convert - -o b.txt", Program.flipbook.path],
      in: scratch.url
    )
    #expect(run.errors.contains("b.txt: error: there is no folder “no” ["), "\(run.errors)")
  }

  @Test(arguments: [
    ("render --format svg", "x.gif", "svg", "gif"),
    ("render --format ansi", "x.cast", "ansi", "cast"),
    ("render --format gif", "x.SVG", "gif", "svg"),
    ("render --format html", "x.json", "html", "json"),
    ("convert --to pgn", "x.json", "pgn", "json"), ("convert --to json", "x.svg", "json", "svg"),
    ("convert --to xml", "x.html", "xml", "html"),
  ])
  func `a name that does not match the content causes a warning`(
    command: String,
    name: String,
    fitting: String,
    given: String
  ) throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.path + "/" + name
    let run = try Program.flipbook.run(
      command.split(separator: " ").map(String.init) + [Self.game, "-o", path]
    )
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "\(path): warning: the content belongs in a .\(fitting) file, not in a .\(given) file "
          + "[file-extension]"
      ),
      "\(run.errors)"
    )
    #expect(scratch.names == [name])
  }

  @Test(arguments: [
    ("render --format svg", "x.svg"), ("render --format asciicast", "x.asciicast"),
    ("render --format asciicast", "x.CAST"), ("render --format svg", "x"),
    ("render --format svg", "x.picture"), ("render --format ansi", "x.txt"),
    ("render --format text", "x.text"), ("convert --to pgn", "x"),
    ("convert --to pgn", "x.pgn.old"), ("convert --to pgn", "x.txt"),
    ("render --format svg", "/dev/null"), ("render --alt --format svg", "x.svg"),
  ])
  func `any other name does not`(command: String, name: String) throws {
    let scratch = try ScratchFolder()
    let path = name.hasPrefix("/") ? name : scratch.url.path + "/" + name
    let run = try Program.flipbook.run(
      command.split(separator: " ").map(String.init) + [Self.game, "-o", path]
    )
    #expect(run.status == 0)
    #expect(!run.errors.contains("file-extension"), "\(run.errors)")
  }
}
