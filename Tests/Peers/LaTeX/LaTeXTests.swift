import Flipbook
@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.`A picture for LaTeX`

/// Pictures for LaTeX, as TeX typesets them.
@Suite(.waits) struct `A picture for LaTeX` {
  private static let page = "Sources/Flipbook/Documentation.docc/Pictures.md"

  /// What is drawn: positions, figures and sessions of all games, and every theme.
  static let pictures: [[String]] = [
    ["Samples/json/engines.json", "--at", "20", "--legal-moves"],
    ["Samples/json/engines.json", "--theme", "wood", "--numbers"],
    ["Samples/json/engines.json", "--theme", "paper", "--style", "moves"],
    ["Samples/json/engines.json", "--theme", "dark", "--style", "order", "--moves", "20"],
    ["Samples/json/engines.json", "--theme", "high-contrast", "--no-coordinates"],
    ["Samples/json/engines.json", "--theme", "auto", "--at", "0", "--size", "100"],
    ["Samples/board/rectangle.board", "--select", "1", "--size", "800", "--title", ""],
    ["Samples/puzzle/evening.puzzle", "--select", "1", "--at", "3", "--legal-moves"],
    ["Samples/puzzle/evening.puzzle", "--select", "2", "--theme", "paper", "--size", "3000"],
    ["Samples/puzzle/evening.puzzle", "--select", "2", "--style", "order", "--moves", "1..4"]
      + ["--theme", "high-contrast"],
    ["Samples/session/computers.log", "--theme", "wood"],
    ["Samples/sgf/marks.sgf", "--at", "3", "--orientation", "90"],
    ["Samples/sgf/marks.sgf", "--at", "1", "--orientation", "180", "--theme", "wood", "--comment"],
    ["Samples/sgf/marks.sgf", "--at", "0", "--orientation", "270", "--caption", "To the left"],
    ["Samples/sgf/marks.sgf", "--at", "2", "--theme", "paper", "--mark", "h8=abcd"],
    ["Samples/puzzle/evening.puzzle", "--select", "2", "--legal-moves", "--orientation", "90"],
  ]

  @Test(.needs(.pdflatex), .needs(.pdfinfo), .needs(.pdftoppm), .needs(.resvg))
  func `looks like the SVG, on a page of the same size, alone and in a document`() throws {
    let scratch = try ScratchFolder()
    var jobs: [Comparison.Job] = []
    for (number, options) in Self.pictures.enumerated() {
      let still = try Self.render(
        options.contains("order") ? options : options + ["--still"],
        "svg"
      )
      let svg = String(decoding: still.output, as: UTF8.self)
      _ = try scratch.write(Self.render(options, "tex").output, as: "alone\(number).tex")
      let fragment = try Self.render(options + ["--fragment"], "tex").output
      _ = try scratch.write(fragment, as: "fragment\(number).tex")
      let size = try #require(svg.firstMatch(of: #/viewBox="\S+ \S+ (\S+) (\S+)" width="(\d+)"/#))
      let width = try #require(Double(size.3))
      // The height in whole pixels may be less than that of the picture.
      let height = try width * #require(Double(size.2)) / #require(Double(size.1))
      // A document with other fonts, and with a page that ends where the picture ends.
      let document = """
        \\documentclass[12pt]{article}
        \\usepackage{tikz}
        \\usepackage[paperwidth=\(width * 0.75)bp,paperheight=\(height * 0.75 + 0.01)bp]{geometry}
        \\geometry{margin=0bp}
        \\pagestyle{empty}
        \\begin{document}
        \\noindent\\input{fragment\(number)}
        \\end{document}
        """
      _ = try scratch.write(document, as: "inside\(number).tex")
      for name in ["alone\(number)", "inside\(number)"] {
        jobs.append(.init(pdf: try Self.typeset(name, in: scratch), svg: svg, width: width))
      }
    }
    // What is no difference is smaller than the smallest mark.
    let unmarked = try Self.render(["--still"] + Self.pictures[0].dropLast(), "svg").output
    jobs.append(.init(pdf: jobs[0].pdf, svg: String(decoding: unmarked, as: UTF8.self), width: 360))
    var answers = try Comparison.run(jobs)
    #expect(answers.removeLast().difference > 40)
    for (answer, job) in zip(answers, jobs) {
      #expect(abs(answer.size[0] - job.width * 0.75) < 0.01, "\(job.pdf)")
      #expect(answer.difference < 40, "\(job.pdf)")
    }
  }

  @Test(.needs(.pdflatex), .needs(.pdftotext)) func `has the texts around the board`() throws {
    let scratch = try ScratchFolder()
    let pages = try [Self.pictures[0], Self.pictures[7], Self.pictures[10]].map { options in
      _ = try scratch.write(Self.render(options, "tex").output, as: "page.tex")
      let pdf = try Self.typeset("page", in: scratch)
      return try Tool.pdftotext.program.run(["-layout", pdf, "-"]).text
        .split(whereSeparator: \.isWhitespace)
    }
    #expect(pages[0].starts(with: "a b c d e f g h 1".split(separator: " ")))
    #expect(pages[0].suffix(7) == ["8", "10", "Alder", "Birch", "14", "’s", "turn"])
    #expect(pages[1].suffix(3) == ["3", "of", "14"])
    #expect(pages[2].suffix(5) == ["42", "22", "won", "computer", "computer"])
  }

  @Test(.needs(.pdflatex), .needs(.pdfinfo))
  func `is one of several if there are several figures`() throws {
    let scratch = try ScratchFolder()
    let options = ["Samples/json/engines.json", "--style", "order", "--moves", "3..5"]
    _ = try scratch.write(Self.render(options, "tex").output, as: "order.tex")
    let pdf = try Self.typeset("order", in: scratch)
    #expect(try Tool.pdfinfo.program.run([pdf]).text.contains(#/Pages: +3\n/#))
  }

  @Test(.needs(.pdflatex), .needs(.rsvgConvert), .needs(.pdfinfo))
  func `is made a PDF as the documentation says, and so is a still SVG`() throws {
    let recipes = MarkdownBlocks(String(decoding: Repository.bytes(of: Self.page), as: UTF8.self))
      .blocks.filter { $0.language == "sh" && $0.text.contains("diagram") }
    #expect(recipes.count == 2)
    let folder = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let sizes = try recipes.map { recipe in
      let scratch = try ScratchFolder()
      _ = try scratch.write(Repository.bytes(of: "Samples/json/engines.json"), as: "game.json")
      let run = try Program.shell.run(
        ["-ec", recipe.text],
        in: scratch.url,
        environment: ["PATH": "\(folder):\(search)"]
      )
      try #require(run.status == 0, "\(run.errors.suffix(2000))")
      let facts = try Tool.pdfinfo.program.run(["diagram.pdf"], in: scratch.url).text
      let size = try #require(facts.firstMatch(of: #/Page size: +([\d.]+) x ([\d.]+) pts/#))
      return [size.1, size.2].compactMap { Double($0)?.rounded() }
    }
    // 360 by 397.6 pixels, of which 96 are an inch; an SVG has whole pixels.
    #expect(sizes == [[270, 298], [270, 299]])
  }

  // MARK: Texts

  /// Titles that TeX would take for commands, or print as something else.
  static let titles = [
    #"\input{/etc/passwd}"#, #"\end{tikzpicture}\end{document}"#, #"\\ \\[2cm] \\* [x] *"#,
    "#1 100% $x_1^2$ ~ & {} }{ %", "^^5cinput ^^M ^^J%", #""quoted" 'single' `back`"#,
    "a--b ---c ,,d'' ``e``", "|<>| ?` !` <<f>> =g= :h; i!", #"\csname end\endcsname{document}"#,
    #"\write18{touch here}"#, "%", #"\"#, "}", "{", "«½ · é — “x” … €»",
  ]

  @Test(.needs(.pdflatex), .needs(.pdftotext))
  func `prints every title as it is`() throws {
    let scratch = try ScratchFolder()
    for (number, title) in Self.titles.enumerated() {
      _ = try scratch.write(Basics.render(titled: title).output, as: "fragment\(number).tex")
    }
    for (title, text) in zip(Self.titles, try Self.pages(Self.titles.count, in: scratch)) {
      #expect(Self.plain(text).contains(Self.plain(title)), "\(title)")
    }
    #expect(!scratch.names.contains("here"))
  }

  /// Returns a text without spaces, and with characters of ASCII for those that fonts have instead.
  private static func plain(_ text: some StringProtocol) -> String {
    let shapes: [Character: String] = ["’": "'", "‘": "`", "˜": "~", "ˆ": "^", "…": "..."]
    return text.filter { !$0.isWhitespace }.map { shapes[$0] ?? String($0) }.joined()
  }

  @Test(.needs(.pdflatex), .needs(.pdftotext))
  func `prints every letter that is not reported`() throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: "tex"))
    let game = PlayedGame(ReversiRecord(), try Replay(ReversiRecord()))
    func options(_ title: String) -> RenderingOptions {
      var options = RenderingOptions()
      options.title = title
      options.isFragment = true
      return options
    }
    let letters = (0xA1...0x24F).compactMap { Unicode.Scalar($0) }
      .filter { $0.properties.isAlphabetic }.map(String.init)
      .filter { renderer.notes(on: game, options($0)).isEmpty }
    #expect(letters.count > 180)
    let scratch = try ScratchFolder()
    let titles = stride(from: 0, to: letters.count, by: 16).map { start in
      letters[start..<min(start + 16, letters.count)].joined()
    }
    for (number, title) in titles.enumerated() {
      let fragment = try renderer.render(game, options(title))
      _ = try scratch.write(fragment, as: "fragment\(number).tex")
    }
    for (title, text) in zip(titles, try Self.pages(titles.count, in: scratch)) {
      // The order of accented letters next to each other is a matter of where their accents begin.
      let bases = Self.bases(title)
      #expect(Self.bases(text).prefix(bases.count).sorted() == bases.sorted(), "\(title)")
    }
  }

  /// Returns the letters of ASCII in a text, without their accents, which fonts have next to them.
  private static func bases(_ text: some StringProtocol) -> String {
    let dotless: [Character: Character] = ["ı": "i", "ȷ": "j"]
    return String(
      text.decomposedStringWithCanonicalMapping.unicodeScalars.map(Character.init)
        .map { dotless[$0] ?? $0 }.filter { $0.isASCII && $0.isLetter }
    )
  }

  /// Typesets a document with fragments, and returns the texts of its pages, one for each.
  private static func pages(_ count: Int, in scratch: ScratchFolder) throws -> [Substring] {
    let document = """
      \\documentclass{article}
      \\usepackage[T1]{fontenc}
      \\usepackage{lmodern}
      \\usepackage{tikz}
      \\begin{document}
      \((0..<count).map { "\\input{fragment\($0)}\\newpage\n" }.joined())
      \\end{document}
      """
    _ = try scratch.write(document, as: "pages.tex")
    let pdf = try typeset("pages", in: scratch)
    let pages = try Tool.pdftotext.program.run([pdf, "-"]).text.split(separator: "\u{C}")
    try #require(pages.count == count)
    return pages
  }

  @Test(.needs(.lualatex), .needs(.pdftotext))
  func `has letters that only newer programs print, and says so`() throws {
    let title = "Đặng – Nguyễn"
    let run = try Program.flipbook.run(
      ["render", "--format", "tex", "--title", title, "Samples/json/tie.json"]
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("note: pdflatex cannot print “ặ”"))
    let scratch = try ScratchFolder()
    _ = try scratch.write(run.output, as: "names.tex")
    let pdf = try Self.typeset("names", in: scratch, with: .lualatex)
    #expect(try Tool.pdftotext.program.run([pdf, "-"]).text.contains(title))
  }

  // MARK: Running

  private static func render(_ options: [String], _ format: String) throws -> Program.Run {
    let run = try Program.flipbookPlay.run(["render", "--quiet", "--format", format] + options)
    try #require(run.status == 0, "\(options): \(run.errors)")
    return run
  }

  /// Typesets a document, and returns the path of the PDF.
  private static func typeset(
    _ name: String,
    in scratch: ScratchFolder,
    with tool: Tool = .pdflatex
  ) throws -> String {
    let options = ["-interaction=nonstopmode", "-halt-on-error"]
    let run = try tool.program.run(options + ["\(name).tex"], in: scratch.url)
    try #require(run.status == 0, "\(name): \(run.text.suffix(1000))")
    return scratch.url.appending(path: "\(name).pdf").path
  }

  /// The program that compares pages with pictures.
  private enum Comparison {
    struct Job: Encodable {
      let pdf: String
      let svg: String
      /// The width of the SVG in pixels.
      let width: Double
    }

    struct Answer: Decodable {
      /// The width and height of the page, in points.
      let size: [Double]
      /// The largest difference between the boards, from 0 to 255, after blurring both.
      let difference: Int
    }

    static func run(_ jobs: [Job]) throws -> [Answer] {
      let run = try Tool.resvg.program.run(
        [Browser.driver("papers.py")],
        input: Array(try JSONEncoder().encode(jobs))
      )
      try #require(run.status == 0, "\(run.errors.suffix(2000))")
      return try JSONDecoder().decode([Answer].self, from: Data(run.output))
    }
  }
}
