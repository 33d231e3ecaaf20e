import TestSupport
import Testing

/// The command in tmux, as a user sees it.
@Suite(.waits, .needs(.tmux), .needs(.bash))
struct TerminalTests {
  private static let play = "flipbook render --format ansi --loop 0 --speed 20"

  private func start(
    _ arguments: String,
    columns: Int = 80,
    lines: Int = 34,
    _ environment: String = "COLORTERM=truecolor"
  ) throws -> Tmux {
    let tmux = try Tmux(columns: columns, lines: lines)
    try tmux.type("stty -g > before; \(environment) \(Self.play) \(arguments) tie.json", "Enter")
    return tmux
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `a signal leaves the last board, the cursor and the prompt`(
    signal: String,
    status: Int
  ) throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    // The shell becomes the command, which keeps its process number.
    let delayed = "(sleep 1.5; kill -\(signal) $$) & exec"
    let start = "stty -g > before; COLORTERM=truecolor bash -c '"
    try tmux.type("\(start)\(signal == "INT" ? "exec" : delayed) \(Self.play) tie.json'", "Enter")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    if signal == "INT" { try tmux.type("C-c") }
    #expect(try tmux.waits { _ in try tmux.hasCursor })
    try tmux.type("echo status $?; stty -g > after", "Enter")
    #expect(try tmux.waits { $0.contains("status \(status)\n") })
    #expect(try tmux.screen().contains("└─────┴"))
    try tmux.expectSameSettings()
  }

  @Test func `blocked output does not block the end of a process`() throws {
    let tmux = try start("")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    try tmux.type("C-s")
    _ = try Program.shell.run(["-c", "sleep 1; kill -TERM \(tmux.child)"])
    #expect(try tmux.waits { try $0.contains("Terminated") && tmux.hasCursor })
    try tmux.type("stty -g > after", "Enter")
    try tmux.expectSameSettings()
  }

  @Test(arguments: [(80, 34), (70, 24), (90, 40), (25, 13)])
  func `a suspended process releases the terminal and takes it again`(
    columns: Int,
    lines: Int
  ) throws {
    let tmux = try start("")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    try tmux.type("C-z")
    // The previous display is restored.
    #expect(try tmux.waits { try $0.contains("Stopped") && tmux.hasCursor })
    #expect(try tmux.screen().hasPrefix("$ stty"))
    #expect(try !tmux.screen().contains("└"))
    try tmux.type("stty -g > after", "Enter")
    try tmux.expectSameSettings()
    try tmux.resize(columns: columns, lines: lines)
    try tmux.type("fg", "Enter")
    // One complete board is at the top.
    #expect(
      try tmux.waits {
        try $0.hasPrefix("  ") && $0.matches(of: /a +b +c/).count == 1
          && $0.matches(of: #/\n +1\b/#).count == 1 && !tmux.hasCursor
      }
    )
    try tmux.type("C-c")
    #expect(try tmux.waits { try $0.contains("'s turn") && tmux.hasCursor })
  }

  @Test func `a process that is ended while suspended leaves the terminal alone`() throws {
    let tmux = try start("")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    try tmux.type("C-z")
    #expect(try tmux.waits { $0.contains("Stopped") })
    let wait = #"until [ -z "$(jobs -s)" ]; do sleep 0.1; done; wait"#
    try tmux.type("kill %1; \(wait); stty -g > after; echo over", "Enter")
    #expect(try tmux.waits { $0.contains("over\n") })
    try tmux.expectSameSettings()
    #expect(try !tmux.screen().contains("└"))
  }

  @Test func `a process in the background waits for the terminal`() throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    let wait = #"until [ -n "$(jobs -s)" ]; do sleep 0.1; done"#
    try tmux.type("\(Self.play) tie.json & \(wait); echo stopped", "Enter")
    #expect(try tmux.waits { $0.contains("stopped\n") })
    #expect(try tmux.hasCursor && !tmux.screen().contains("─"))
    try tmux.type("fg", "Enter")
    #expect(try tmux.waits { try $0.contains("┌─────┬") && !tmux.hasCursor })
    try tmux.type("C-c")
    #expect(try tmux.waits { _ in try tmux.hasCursor })
  }

  @Test func `a terminal can be resized at any time`() throws {
    let tmux = try start("")
    #expect(try tmux.waits { $0.contains("┌─────┬") })
    for (columns, lines, signs) in [
      (60, 22, ["┌───┬", "└───┴"]), (24, 5, ["is too small:\n23×12 needed, 24×5\n"]),
      (1, 1, []), (24, 14, ["·", "'s turn"]), (300, 100, ["┌─────┬", "└─────┴"]),
    ] {
      try tmux.resize(columns: columns, lines: lines)
      #expect(
        try tmux.waits { screen in signs.allSatisfy { screen.contains($0) } },
        "\(columns)×\(lines)"
      )
    }
    #expect(try tmux.screen().matches(of: /└/).count == 1)
    try tmux.type("C-c")
    #expect(try tmux.waits { _ in try tmux.hasCursor })
  }

  @Test func `a terminal that is too small shows a message`() throws {
    let tmux = try start("", columns: 110, lines: 9)
    #expect(
      try tmux.waits { $0.contains("the window is too small: 30×12 needed, 110×9 available") }
    )
    try tmux.type("echo status $?", "Enter")
    #expect(try tmux.waits { $0.contains("status 2\n") })
  }

  @Test func `a last board without enough room is reported`() throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    let play = "flipbook render --format ansi --by move --moves 1 --delay 5s"
    try tmux.type("\(play) tie.json 2> errors", "Enter")
    #expect(try tmux.waits { $0.contains("┌─────┬") })
    try tmux.type("C-z")
    #expect(try tmux.waits { $0.contains("Stopped") })
    try tmux.resize(columns: 50, lines: 6)
    try tmux.type("clear; fg; echo status $?", "Enter")
    #expect(try tmux.waits { $0.hasPrefix("the window is too small: 30×12 needed, 50×6") })
    // The game continues behind the message.
    #expect(try tmux.waits { try $0.contains("status 2\n") && tmux.hasCursor })
    #expect(try !tmux.screen().contains("too small"))
    let errors = String(decoding: tmux.folder.bytes(of: "errors") ?? [], as: UTF8.self)
    #expect(errors.contains("error: the window is too small: 30×12 needed, 50×6 available"))
  }

  @Test func `the last board is left on the display`() throws {
    let tmux = try Tmux(columns: 80, lines: 34)
    let play = "flipbook render --format ansi --by move --speed 100"
    try tmux.type("\(play) tie.json 2>&-; echo status $?", "Enter")
    #expect(
      try tmux.waits { try $0.contains("Tied") && $0.contains("status 0\n") && tmux.hasCursor }
    )
    #expect(try tmux.screen().hasPrefix("$ flipbook"))
    #expect(try tmux.screen().matches(of: /└/).count == 1)
  }

  @Test func `a small board needs little room`() throws {
    let tmux = try Tmux(columns: 20, lines: 10)
    let game = """
      {"flipbook": 1, "start": {"turn": "dark", "board": ["----", "-ox-", "-xo-", "----"]},
       "moves": ["b1", "a1"]}
      """
    _ = try tmux.folder.write(game, as: "small.json")
    try tmux.type("clear; flipbook render --format ansi --loop 0 small.json", "Enter")
    #expect(try tmux.waits { $0.contains("a b c d") && $0.contains("turn") && $0.contains(" 4 ") })
    try tmux.type("C-c")
  }

  @Test(arguments: [
    "COLORTERM= TERM=vt100", "NO_COLOR=1 COLORTERM=truecolor", "TERM=dumb COLORTERM=truecolor",
    "TERM= COLORTERM=truecolor", "env -u TERM COLORTERM=truecolor",
  ])
  func `no colours are used on a terminal without colours`(environment: String) throws {
    let tmux = try start("", environment)
    #expect(try tmux.waits { $0.contains("'s turn") && $0.contains("│") })
    #expect(try !tmux.screen(withStyles: true).contains("\u{1B}[38;"))
    try tmux.type("C-c")
  }

  @Test(arguments: [
    ("truecolor", "screen-256color", "[38;2;"), ("", "screen-256color", "[38;5;"),
    ("", "xterm-kitty", "[38;2;"), ("", "xterm", "[42m"), ("", "linux", "[42m"),
  ])
  func `all colours of the terminal are used`(depth: String, kind: String, code: String) throws {
    let tmux = try start("", "COLORTERM=\(depth) TERM=\(kind)")
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
