import Foundation
import TestSupport
import Testing

@Suite(.waits) struct RenderTests {
  @Test func `the specification's move has its flip-order figure`() throws {
    let run = try Program.flipbook.run(
      ["render", "--style", "order", "Samples/json/flip-order.json"]
    )
    #expect(
      run.text == """
        move 1: x e6
        --------
        x-------
        -4------
        --3oo---
        ---2x---
        ----156x
        ---o7o--
        --o-x---

        """
    )
    #expect(run.status == 0)
  }

  @Test func `frames show one disk after the other`() throws {
    let run = try Program.flipbook.run(["render", "--moves", "1", "Samples/json/wipe-out.json"])
    #expect(
      run.text.split(separator: "\n").filter { $0.contains("move") || $0.contains("turn") } == [
        "   x's turn   x 2 佐藤 花  o 2 João \"Jo\" Lima",
        "move 1: x f5, placed", "   x's turn   x 2 佐藤 花  o 2 João \"Jo\" Lima",
        "move 1: x f5, flips e5 (1 of 1)", "   x's turn   x 2 佐藤 花  o 2 João \"Jo\" Lima",
        "move 1: x f5, done", "   o's turn   x 4 佐藤 花  o 1 João \"Jo\" Lima",
      ]
    )
  }

  @Test func `an output file has the same content`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "frames.txt").path
    let arguments = ["render", "Samples/json/wipe-out.json"]
    #expect(try Program.flipbook.run(arguments + ["-o", file]).status == 0)
    #expect(scratch.bytes(of: "frames.txt") == (try Program.flipbook.run(arguments).output))
  }

  @Test func `a record that breaks the rules is drawn up to the illegal move`() throws {
    let game = Array("{\"moves\": [\"f5\", \"d6\", \"h8\", \"c3\"]}".utf8)
    let run = try Program.flipbook.run(["render", "--style", "order", "-"], input: game)
    #expect(run.status == 1)
    #expect(run.errors.contains("<stdin>:1:25: error: a dark disk on h8 flips no disk"))
    #expect(run.text.contains("move 2: o d6"))
    #expect(!run.text.contains("move 3"))
  }

  @Test(arguments: [
    ("transcript", "f5d6z9c3"), ("json", #"{"moves": ["f5", "d6", "z9", "c3"]}"#),
    ("json", #"[{"moves": ["f5", {"move": "d6", "side": "light"}, {"move": "z9"}, "c3"]}]"#),
    ("json", #"{"moves": ["f5", "d6", null], "result": {"dark": 40, "light": 24}}"#),
    ("jsonl", "{\"moves\": [\"f5\", \"d6\", 3, \"c3\", 4], \"event\": 5}\n"),
    (
      "xml",
      """
      <game xmlns="urn:flipbook:game-record" version="1"><moves><move at="f5"/><move at="d6"/>\
      <move at="z9"/><move at="c3"/></moves><result dark="40" light="24"/></game>
      """
    ),
    ("pgn", "[Event \"x\"]\n\n1. f5 d6 2. xx c3 *\n"),
    ("sgf", "(;GM[2]SZ[8];B[f5];W[d6];B[9];W[c3])"),
    (
      "ggf",
      "(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6]B[Z9]W[C3];)"
    ),
  ])
  func `a damaged record is drawn as far as it can be read`(
    format: String,
    text: String
  ) throws {
    let run = try Program.flipbook.run(
      ["render", "--from", format, "--by", "move", "-"],
      input: Array(text.utf8)
    )
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("error: "))
    #expect(run.text.contains("move 2: o d6"))
    #expect(!run.text.contains("move 3"))
  }

  @Test(arguments: [
    (["--moves", "0", "Samples/json/tie.json"], 64, "--moves"),
    (["--moves", "9..3", "Samples/json/tie.json"], 64, "--moves"),
    (["--moves", "60..62", "Samples/json/tie.json"], 2, "61"),
    (["--moves", "x", "Samples/json/tie.json"], 64, "--moves"),
    (["--style", "blue", "Samples/json/tie.json"], 64, "'frames', 'order' or 'moves'"),
    (["--format", "bmp", "Samples/json/tie.json"], 64, "bmp"),
    (["--select", "0", "Samples/json/tie.json"], 64, "--select"),
    (["--select", "2", "Samples/json/tie.json"], 2, "no record 2"),
    (
      ["--where", "player = Nobody", "Samples/json/tie.json"], 2,
      "error: no record matches the query, so there is nothing to draw"
    ),
    (["Samples/jsonl/games.jsonl"], 2, "--select"),
    (["--style", "order", "Samples/save/middle.save"], 2, "no moves"),
    (["Samples/none.json"], 2, "No such file"),
    (["Samples/json"], 2, "more than one input"),
  ])
  func `what cannot be drawn is reported`(arguments: [String], status: Int32, words: String) throws
  {
    let run = try Program.flipbook.run(["render"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [("7", 7...7), ("3..9", 3...9), ("59..", 59...61), ("..2", 1...2)])
  func `ranges select moves`(range: String, plies: ClosedRange<Int>) throws {
    let run = try Program.flipbook.run(
      ["render", "--style", "order", "--moves", range, "Samples/json/tie.json"]
    )
    let moves = run.text.split(separator: "\n").filter { $0.hasPrefix("move ") }
    #expect(moves.map { String($0.dropFirst(5).prefix { $0 != ":" }) } == plies.map(String.init))
  }

  @Test func `the output's extension selects the format`() throws {
    let scratch = try ScratchFolder()
    for (name, start) in [("a.svg", "<svg"), ("a.txt", "start")] {
      let path = scratch.url.appending(path: name).path
      #expect(
        try Program.flipbook.run(["render", "Samples/json/tie.json", "-o", path]).status == 0
      )
      #expect(scratch.bytes(of: name)?.starts(with: Array(start.utf8)) == true, "\(name)")
    }
  }

  @Test func `each record of a folder becomes a picture with any number of jobs`() throws {
    var outputs: [[String: [UInt8]]] = []
    for jobs in ["1", "4"] {
      let scratch = try ScratchFolder()
      let run = try Program.flipbook.run(
        ["render", "--format", "svg", "--output-dir", scratch.url.path, "--jobs", jobs]
          + ["Samples/jsonl/games.jsonl", "Samples/json/tie.json"]
      )
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(scratch.names.contains("tie.svg"))
      #expect(scratch.names.contains("games-2.svg"))
      outputs.append(
        Dictionary(uniqueKeysWithValues: scratch.names.map { ($0, scratch.bytes(of: $0) ?? []) })
      )
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `each frame becomes a picture`() throws {
    let scratch = try ScratchFolder()
    let run = try Program.flipbook.run(
      ["render", "--frames", scratch.url.path, "Samples/json/flip-order.json"]
    )
    #expect(run.status == 0, "\(run.errors)")
    let pictures = (1...9).map { "frame-000\($0).svg" }
    #expect(scratch.names == pictures + ["frames.ffconcat"])
    for name in pictures {
      #expect(scratch.bytes(of: name)?.starts(with: Array("<svg".utf8)) == true)
    }
  }

  @Test func `an alternative text describes the picture`() throws {
    let run = try Program.flipbook.run(["render", "--alt", "Samples/json/wipe-out.json"])
    #expect(run.status == 0)
    #expect(run.text.contains("An animation of moves 1 to 9 of a Reversi game: f5 d6 c5"))
    #expect(run.text.hasSuffix("It ends with 13 dark and 0 light disks. Dark has won.\n"))
    let still = try Program.flipbook.run(
      ["render", "--alt", "--at", "1", "Samples/json/wipe-out.json"]
    )
    #expect(still.text.contains("Dark: e4 d5 e5 f5. Light: d4. Light is to move."))
  }

  @Test(arguments: [
    (["--size", "300"], "--size has no effect with text; it is for svg"),
    (["--cast-version", "4"], "--cast-version must be 2 or 3"),
    (["--rows", "0", "--format", "asciicast"], "--rows must be at least 1, but is 0"),
    (["--columns", "100"], "--columns has no effect with text; it is for asciicast"),
    (["--format", "svg", "--size", "3"], "16 to 16384 pixels wide"),
    (
      ["--format", "svg", "--theme", "blue"],
      "there is no theme or file “blue”; see “flipbook schema theme”"
    ),
    (["--delay", "soon"], "--delay"),
    (["--delay", "-1"], "expected a time such as 0.5, 0.5s or 500ms, from 0 to 10 minutes"),
    (["--moves", "-1..3"], "expected a number from 1, but found -1"),
    (["--at", "-1"], "--at must be at least 0, but is -1"),
    (["--select", "-2"], "expected a number from 1, but found -2"),
    (["--size", "-5", "--format", "gif"], "a GIF cannot be -5 pixels wide"),
    (["--speed", "-.5", "--format", "svg"], "--speed must be from 0.01 to 100, but is -0.5"),
    (["--no-coordinates"], "Error: --no-coordinates has no effect with text"),
    (["--coordinates"], "Error: --coordinates has no effect with text"),
    (["--no-last-move"], "Error: --no-last-move has no effect with text"),
    (["--no-numbers", "--format", "ansi"], "Error: --no-numbers has no effect with ansi"),
    (["--speed", "0", "--format", "svg"], "--speed must be from 0.01 to 100"),
    (["--loop", "-1", "--format", "svg"], "--loop must be from 0 to 65535, but is -1"),
    (["--at", "1..2"], "'--at <ply>': expected a whole number such as 7"),
    (["--size", "480px", "--format", "svg"], "'--size <pixels>': expected a whole number such as"),
    (["--loop", "often", "--format", "svg"], "expected a whole number such as 3"),
    (["--cast-version", "2.0", "--format", "asciicast"], "expected a whole number such as 2"),
    (["--speed", "x2", "--format", "svg"], "expected a number such as 2 or 0.5"),
    (["--jobs", "all"], "expected a whole number such as 4"),
    (["--at", "3", "--moves", "3"], "--at and --moves cannot be combined"),
    (["--alt", "--output-dir", "x"], "--alt cannot be combined with --output-dir"),
    (["--alt", "-o", "-"], "cannot both be written to standard output"),
    (["-o", "x.bmp"], "no output format has the extension “bmp”"),
    (["--output-dir", ""], "--output-dir needs a folder"),
    (["--size", "4097", "--format", "tex"], "must be 16 to 4096 pixels wide, not 4097"),
    (["--delay", "1", "--format", "tex"], "--delay has no effect with tex"),
    (["--fragment", "--format", "svg"], "--fragment has no effect with svg; it is for tex"),
    (["--frames", "", "--format", "svg"], "--frames needs a folder"),
    (["--frames", "x", "--format", "text"], "--frames has no effect with text"),
    (["--frames", "x", "--style", "order"], "--style has no effect with single frames"),
    (["--frames", "x", "--loop", "1"], "--loop has no effect with single frames"),
    (["--format", "svg", "--still", "--delay", "1"], "--delay has no effect with one picture"),
    (
      ["--format", "svg", "--style", "moves", "--no-numbers"],
      "Error: --no-numbers has no effect with --style moves"
    ),
    (
      ["--format", "gif", "--style", "order", "--numbers"],
      "Error: --numbers has no effect with --style order"
    ),
    (["--style", "order", "--legal-moves"], "--legal-moves has no effect with --style order"),
    (["--style", "moves", "--by", "move"], "--by has no effect with --style moves"),
    (
      ["--format", "svg", "--style", "moves", "--no-last-move"],
      "--no-last-move has no effect with --style moves"
    ),
    (
      ["--format", "svg", "--style", "moves", "--delay", "1"],
      "--delay has no effect with --style moves"
    ),
    (["--format", "svg", "--by", "move", "--flip-delay", "1"], "no effect with --by move"),
    (["--format", "svg", "--delay", "601"], "from 0 to 10 minutes"),
    (["--format", "svg", "--speed", "100"], "--delay comes to 5 ms"),
    (
      ["--format", "ansi", "--no-animation", "--speed", "2"],
      "--speed has no effect with boards"
    ),
    (["--format", "ansi", "--no-animation", "--loop", "0"], "that are not played"),
    (
      ["--format", "ansi", "--still", "--delay", "1"], "--delay has no effect with one picture"
    ),
    (["--format", "ansi", "--at", "1", "--no-animation"], "--no-animation has no effect"),
    (["--format", "ansi", "-o", "x", "--real-time"], "no effect with boards in a file"),
    (["-o", "x.ansi", "--no-animation"], "--no-animation has no effect with boards in a file"),
    (["--format", "ansi", "--output-dir", "x", "--flip-delay", "1"], "with boards in a file"),
    (["--format", "ansi", "--hold", "1"], "--hold has no effect with ansi unless --loop is given"),
  ])
  func `invalid options are refused in one sentence`(
    arguments: [String],
    words: String
  ) throws {
    let run = try Program.flipbook.run(["render"] + arguments + ["Samples/json/tie.json"])
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ["--speed", "2"], ["--delay", "1"], ["--loop", "0", "--hold", "1"], ["--real-time"],
    ["--no-animation"], ["-o", "-", "--flip-delay", "1"],
  ])
  func `options for playing are accepted if boards are written to a pipe`(options: [String]) throws
  {
    let arguments = ["render", "--format", "ansi", "Samples/json/tie.json"]
    let run = try Program.flipbook.run(arguments + options)
    #expect(run.status == 0)
    #expect(run.errors == (try Program.flipbook.run(arguments).errors))
    #expect(run.output == (try Program.flipbook.run(arguments).output))
  }

  @Test(arguments: [("0.5", 500), ("0.5s", 500), ("250ms", 250), ("2", 2000), ("20ms", 20)])
  func `times are given in seconds or milliseconds`(text: String, milliseconds: Int) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "svg", "--by", "move", "--moves", "1", "--hold", "0.5"]
        + ["--delay", text, "Samples/json/wipe-out.json"]
    )
    let seconds = try #require(run.text.firstMatch(of: #/animation:\w+ ([\d.]+)s/#)).1
    #expect(Double(seconds).map { Int(($0 * 1000).rounded()) } == milliseconds + 500)
  }

  @Test func `real times are used, and missing ones are reported`() throws {
    let without = try Program.flipbook.run(
      ["render", "--format", "svg", "--real-time", "Samples/json/wipe-out.json"]
    )
    #expect(without.status == 0)
    #expect(without.errors.contains("the record has no times"))
    let with = try Program.flipbook.run(
      ["render", "--format", "svg", "--real-time", "Samples/json/tie.json"]
    )
    #expect(!with.errors.contains("the record has no times"))
    #expect(
      with.text
        != (try Program.flipbook.run(["render", "--format", "svg", "Samples/json/tie.json"]).text)
    )
  }

  @Test func `an input is never replaced by its picture`() throws {
    let scratch = try ScratchFolder()
    let game = Repository.bytes(of: "Samples/transcript/wipe-out.txt")
    let path = try scratch.write(game, as: "game.txt")
    for arguments in [["-o", path], ["--output-dir", scratch.url.path]] {
      let run = try Program.flipbook.run(["render", path] + arguments)
      #expect(run.status == 74)
      #expect(run.errors.contains("the output would replace this input"))
      #expect(scratch.bytes(of: "game.txt") == game)
      #expect(scratch.names == ["game.txt"])
    }
  }

  @Test func `every single frame describes its content`() throws {
    let scratch = try ScratchFolder()
    _ = try Program.flipbook.run(
      ["render", "--frames", scratch.url.path, "--by", "move", "Samples/json/wipe-out.json"]
    )
    let names = scratch.names.filter { $0.hasSuffix(".svg") }
    let texts = names.map { String(decoding: scratch.bytes(of: $0) ?? [], as: UTF8.self) }
    #expect(texts.count == 10)
    for text in texts { #expect(!text.contains("animation") && !text.contains("flipbook-record")) }
    #expect(texts[1].contains("Dark: e4 d5 e5 f5. Light: d4. Light is to move."))
    #expect(texts[9].contains("Dark has won."))
  }

  @Test func `pictures with other options have other identifiers`() throws {
    let options = [
      [], ["--delay", "1"], ["--loop", "1"], ["--size", "200"], ["--title", "X"], ["--numbers"],
      ["--no-coordinates"], ["--legal-moves"], ["--theme", "wood"], ["--by", "move"],
    ]
    let identifiers = try options.map { options in
      let run = try Program.flipbook.run(
        ["render", "--format", "svg", "Samples/json/wipe-out.json"] + options
      )
      return run.text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    }
    #expect(identifiers.allSatisfy { $0.contains { $0.hasPrefix("flipbook-record-") } })
    #expect(Set(identifiers.joined()).count == identifiers.joined().count)
  }

  @Test(arguments: [
    ("--alt --style order --moves 60", "move 60, light pass."),
    ("--alt --title X", "X. An animation"), ("--alt --title ", "Alder – Birch. An animation"),
  ])
  func `alternative texts read well`(arguments: String, words: String) throws {
    let run = try Program.flipbook.run(
      ["render", "Samples/json/engines.json"]
        + arguments.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    )
    #expect(run.text.contains(words), "\(run.text) \(run.errors)")
  }

  @Test(arguments: [
    ("--theme auto", true), ("--theme Samples/themes/newsprint.json", true),
    ("--theme dark", false),
    ("", false),
  ])
  func `a GIF reports once that it cannot adapt to light and dark`(
    theme: String,
    isTold: Bool
  ) throws {
    let scratch = try ScratchFolder()
    let arguments = ["render", "--still"] + theme.split(separator: " ").map(String.init)
    let note = "flipbook: note: a GIF cannot adapt to light and dark pages"
    let game = "Samples/json/engines.json"
    for place in [["-o", scratch.url.path + "/a.gif"], ["--format", "gif", "--output-dir", "f"]] {
      let run = try Program.flipbook.run(
        arguments + place.map { $0 == "f" ? scratch.url.path + "/f" : $0 }
          + [game, "Samples/json/wipe-out.json"].prefix(place[0] == "-o" ? 1 : 2)
      )
      #expect(run.status == 0)
      #expect(run.errors.ranges(of: note).count == (isTold ? 1 : 0), "\(run.errors)")
    }
    // The alternative text alone has no colours, and formats that adapt need no note.
    for other in [["--alt", "--format", "gif"], ["--format", "svg"], ["--format", "html"]] {
      let run = try Program.flipbook.run(
        arguments.filter { $0 != "--still" || other[0] == "--alt" } + other + [game]
      )
      #expect(run.status == 0 && run.errors == "")
    }
  }

  @Test(arguments: [
    ("Café, naïve é Ø", ""), ("漢字 高橋 タナカ абв", ""), ("Đặng \u{2068}x\u{2069} x\u{FE0F}", ""),
    ("“O’Neill” – 3×4…", ""), ("e\u{301}\u{301}", ""),
    ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}\u{301}\u{301} without some marks"),
    ("e\u{20DD} 김", "e\u{20DD} without some marks and 김 as a box"), ("", ""),
    ("אבגדהוזחטיכלמ", "א ב ג ד ה ו ז ח and 5 more as boxes"),
    ("a\u{202E}b", ""), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦 as a box"),
  ])
  func `a GIF names the characters that its fonts do not have`(
    title: String,
    words: String
  ) throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.path + "/a.gif"
    let run = try Program.flipbook.run(
      ["render", "--still", "--title", title, "-o", path, "Samples/json/engines.json"]
    )
    #expect(run.status == 0)
    let note =
      "Samples/json/engines.json:1:1: note: the fonts of pictures made of pixels do not have every "
      + "character: they show "
    #expect(words.isEmpty ? run.errors == "" : run.errors.contains("\(note)\(words) ["))
    #expect(words.isEmpty || run.errors.contains("help: use svg or html, or another text"))
  }

  @Test func `frames are not mixed with those of another animation`() throws {
    let scratch = try ScratchFolder()
    let render = ["render", "--frames", scratch.url.path]
    let (long, short) = (
      "Samples/json/flip-order.json", ["--by", "move", "Samples/json/flip-order.json"]
    )
    #expect(try Program.flipbook.run(render + [long]).status == 0)
    #expect(try Program.flipbook.run(render + [long]).status == 0)
    let before = scratch.bytes(of: "frame-0001.svg")
    let run = try Program.flipbook.run(render + short)
    #expect(run.status == 74)
    #expect(run.errors.contains("contains frames of another animation: frame-0003.svg and 6 more;"))
    #expect(scratch.bytes(of: "frame-0001.svg") == before && scratch.names.count == 10)
    // Other files are not frames.
    let other = try ScratchFolder()
    let others = ["frame-0009.txt", "frame-x.svg", "frame-.svg", "notes", "my-frame-0009.svg"]
    for name in others { _ = try other.write("", as: name) }
    #expect(try Program.flipbook.run(["render", "--frames", other.url.path] + short).status == 0)
    #expect(Set(other.names).isSuperset(of: others) && other.names.count == others.count + 3)
  }

  @Test func `a text like a negative number is an input after two dashes, and may be a title`()
    throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.write("f5d6\n", as: "-1")
    let run = try Program.flipbook.run(["render", "--at", "2", "--", "-1"], in: scratch.url)
    #expect(run.status == 0 && run.text.contains("move 2: o d6"), "\(run.errors)")
    let titled = try Program.flipbook.run(
      ["render", "--alt", "--title", "-1 is a number", "Samples/json/tie.json"]
    )
    #expect(titled.text.hasPrefix("-1 is a number. "))
  }

  @Test(arguments: [
    ([], #""width":39,"height":21,"#, ""),
    (["--rows", "30"], #""width":55,"height":29,"#, ""),
    (["--columns", "30"], #""width":30,"height":12,"#, ""),
    (
      ["--columns", "30", "--rows", "9"], #""width":30,"height":12,"#,
      "note: the recording is for a terminal of 30×12, since the board does not fit 30×9 "
    ),
  ])
  func `a recording fits a terminal`(options: [String], size: String, note: String) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "asciicast", "Samples/json/tie.json"] + options
    )
    #expect(run.status == 0)
    #expect(run.text.prefix { $0 != "\n" }.contains(size), "\(run.text.prefix(100))")
    #expect(run.errors.contains("for a terminal of") == !note.isEmpty, "\(run.errors)")
    #expect(note.isEmpty || run.errors.contains(note), "\(run.errors)")
  }

  @Test(arguments: ["x.asciicast", "x.CAST", "x.cast"])
  func `a recording has one of two extensions`(name: String) throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: name).path
    let run = try Program.flipbook.run(["render", "-o", path, "Samples/json/tie.json"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.bytes(of: name)?.starts(with: Array(#"{"version""#.utf8)) == true)
  }

  @Test(arguments: [
    (
      "f5d6z9c3", ["--at", "3"],
      "--at 3 goes beyond move 2 of the record, which cannot be played any"
    ),
    (
      "f5d6c3a1h8", ["--moves", "2..4"], "--moves 2..4 goes beyond move 3 of the record, which"
    ),
    (
      "a1", ["--at", "1"], "--at 1 goes beyond the start of the record, which cannot be played any"
    ),
    ("f5d6", ["--at", "3"], "--at 3 goes beyond the record, whose last move is 2"),
  ])
  func `how far a broken record can be played is reported`(
    moves: String,
    options: [String],
    words: String
  ) throws {
    let run = try Program.flipbook.run(
      ["render", "--from", "transcript"] + options + ["-"],
      input: Array(moves.utf8)
    )
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("<stdin>:1:1: error: \(words)"), "\(run.errors)")
  }
}
