import Foundation
import TestSupport
import Testing

/// The command on a terminal of tmux, as a user sees it.
@Suite(
  .enabled("tmux or bash is not installed") { Tmux.program != nil && Program(named: "bash") != nil }
)
struct TerminalTests {
  private static let play = "flipbook render --format ansi --loop 0 --speed 20"

  private func start(
    _ arguments: String,
    columns: Int = 80,
    lines: Int = 34,
    _ environment: String = "COLORTERM=truecolor"
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, lines: lines)
    try tmux.type("stty -a > before; \(environment) \(Self.play) \(arguments) tie.json", "Enter")
    return tmux
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `a signal leaves the last board, the cursor and the prompt`(
    signal: String,
    status: Int
  ) throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    // The shell becomes the command, which keeps its number.
    let delayed = "(sleep 1.5; kill -\(signal) $$) & exec"
    let start = "stty -a > before; COLORTERM=truecolor bash -c '"
    try tmux.type("\(start)\(signal == "INT" ? "exec" : delayed) \(Self.play) tie.json'", "Enter")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    if signal == "INT" { try tmux.type("C-c") }
    #expect(try tmux.waits { _ in try tmux.hasCursor })
    try tmux.type("echo status $?; stty -a > after", "Enter")
    #expect(try tmux.waits { $0.contains("status \(status)\n") })
    #expect(try tmux.screen().contains("└─────┴"))
    try tmux.expectSameSettings()
  }

  @Test func `a stopped process gives the terminal back and takes it again`() throws {
    let tmux = try start("")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    try tmux.type("C-z")
    #expect(try tmux.waits { try $0.contains("Stopped") && tmux.hasCursor })
    try tmux.type("stty -a > after", "Enter")
    try tmux.expectSameSettings()
    try tmux.type("clear; fg", "Enter")
    #expect(try tmux.waits { try $0.contains("└─────┴") && !tmux.hasCursor })
    try tmux.type("C-c")
    #expect(try tmux.waits { _ in try tmux.hasCursor })
  }

  @Test func `a terminal can have another size at any time`() throws {
    let tmux = try start("")
    #expect(try tmux.waits { $0.contains("┌─────┬") })
    try tmux.resize(columns: 60, lines: 22)
    #expect(try tmux.waits { $0.contains("┌───┬") && $0.contains("└───┴") })
    try tmux.resize(columns: 20, lines: 5)
    #expect(try tmux.waits { $0.contains("the board needs 32") && !$0.contains("┌") })
    try tmux.resize(columns: 80, lines: 34)
    #expect(try tmux.waits { $0.contains("┌─────┬") && $0.contains("└─────┴") })
    try tmux.type("C-c")
    #expect(try tmux.waits { _ in try tmux.hasCursor })
  }

  @Test func `a terminal that is too small is told so`() throws {
    let tmux = try start("", columns: 110, lines: 9)
    #expect(
      try tmux.waits {
        $0.contains("the board needs 32 columns and 12 lines; the terminal has 110 and 9")
      }
    )
    try tmux.type("clear; echo status $?", "Enter")
    #expect(try tmux.waits { $0.contains("status") })
  }

  @Test(arguments: [
    "COLORTERM= TERM=vt100", "NO_COLOR=1 COLORTERM=truecolor", "TERM=dumb COLORTERM=truecolor",
  ])
  func `no colours are used where there are none`(environment: String) throws {
    let tmux = try start("", environment)
    #expect(try tmux.waits { $0.contains("'s turn") && $0.contains("│") })
    #expect(try !tmux.screen(withStyles: true).contains("\u{1B}[38;"))
    try tmux.type("C-c")
  }

  @Test(arguments: [("truecolor", "[38;2;"), ("", "[38;5;")])
  func `as many colours are used as there are`(depth: String, code: String) throws {
    let tmux = try start("", "COLORTERM=\(depth) TERM=screen-256color")
    #expect(try tmux.waits { $0.contains("'s turn") })
    #expect(try tmux.screen(withStyles: true).contains(code))
    try tmux.type("C-c")
  }

  @Test(arguments: ["--no-animation", "--still"])
  func `still boards are printed on request`(option: String) throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    try tmux.type("clear; flipbook render --format ansi \(option) tie.json; echo done $?", "Enter")
    #expect(try tmux.waits { $0.contains("done 0\n") && $0.contains(" Tied") })
    #expect(try tmux.hasCursor)
  }
}

@Suite struct BoardPrintingTests {
  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
    let run = try Program.flipbook.run(
      ["render", "--format", "ansi"] + arguments + ["Samples/json/wipe-out.json"],
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.text
  }

  @Test func `a pipe gets still boards, one for each frame`() throws {
    let text = try run([])
    let frames = try Program.flipbook.run(["render", "Samples/json/wipe-out.json"]).text
    #expect(text.matches(of: /┌/).count == frames.matches(of: /\ a b c/).count)
    #expect(text.contains(/^[^\u{1B}]*\u{1B}\[38;2;/))
    #expect(!text.contains("\u{1B}[?"))
    #expect(try run(["--by", "move"]).matches(of: /┌/).count == 10)
    #expect(try run(["--still"]).matches(of: /┌/).count == 1)
    #expect(try run(["--no-animation"]) == text)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `nothing but text is printed where colours are not wanted`(
    environment: [String: String]
  ) throws {
    #expect(!(try run([], environment).contains("\u{1B}")))
  }
}

/// A shell on a terminal of tmux, in a folder with the command and a game.
private final class Tmux {
  static let program = Program(named: "tmux")
  let folder: ScratchFolder
  private let program: Program
  private let socket: String

  init(columns: Int, lines: Int) throws {
    program = try #require(Self.program)
    folder = try ScratchFolder()
    _ = try folder.write(Repository.bytes(of: "Samples/json/tie.json"), as: "tie.json")
    socket = folder.url.appending(path: "tmux").path
    // The server goes on by itself, and must not hold open what tells that its starter has ended.
    let closing = """
      for path in /proc/$$/fd/*; do
        number=${path##*/}; if [ $number -gt 2 ]; then eval "exec $number>&-"; fi
      done
      exec "$@"
      """
    let bash = try #require(Program(named: "bash"))
    _ = try bash.run(
      ["-c", closing, "start", program.path, "-S", socket, "-f", "/dev/null", "new-session", "-d"]
        + ["-x", "\(columns)", "-y", "\(lines)", "-c", folder.url.path]
        + ["env -u NO_COLOR bash --norc --noprofile"]
    )
    let path = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    try type("PS1='$ '; PATH=\"\(path):$PATH\"; clear", "Enter")
    _ = try waits { $0.hasPrefix("$") && !$0.contains("PATH") }
  }

  deinit { _ = try? run(["kill-server"]) }

  private func run(_ arguments: [String]) throws -> String {
    try program.run(["-S", socket] + arguments, in: folder.url).text
  }

  func type(_ keys: String...) throws { _ = try run(["send-keys"] + keys) }

  func resize(columns: Int, lines: Int) throws {
    _ = try run(["resize-window", "-x", "\(columns)", "-y", "\(lines)"])
  }

  func screen(withStyles: Bool = false) throws -> String {
    try run(["capture-pane", "-p"] + (withStyles ? ["-e"] : []))
  }

  var hasCursor: Bool {
    get throws { try run(["display-message", "-p", "#{cursor_flag}"]).hasPrefix("1") }
  }

  /// The settings in the files `before` and `after` are the same.
  func expectSameSettings() throws {
    #expect(try waits { _ in folder.bytes(of: "after")?.isEmpty == false })
    #expect(folder.bytes(of: "after") == folder.bytes(of: "before"))
  }

  /// Waits until the screen is as it should be, at most for a time that no machine needs.
  func waits(_ isRight: (String) throws -> Bool) throws -> Bool {
    for _ in 0..<300 {
      if try isRight(screen()) { return true }
      usleep(50_000)
    }
    return false
  }
}
