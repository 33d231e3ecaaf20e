import Foundation
import TestSupport
import Testing

/// A shell in tmux, in a folder with the command and a game.
final class Tmux {
  let folder: ScratchFolder
  private let program: Program
  private let socket: String

  init(columns: Int, lines: Int) throws {
    program = try Tool.tmux.program
    folder = try ScratchFolder()
    _ = try folder.write(Repository.bytes(of: "Samples/json/tie.json"), as: "tie.json")
    socket = folder.url.appending(path: "tmux").path
    // The server keeps running, and must not hold open the pipes that show the end of its parent.
    let closing = """
      for path in /proc/$$/fd/*; do
        number=${path##*/}; if [ $number -gt 2 ]; then eval "exec $number>&-"; fi
      done
      exec "$@"
      """
    let bash = try Tool.bash.program
    // Words rather than one command, so that tmux starts bash without the login shell.
    _ = try bash.run(
      ["-c", closing, "start", program.path, "-S", socket, "-f", "/dev/null", "new-session", "-d"]
        + ["-x", "\(columns)", "-y", "\(lines)", "-c", folder.url.path]
        + ["env", "-u", "NO_COLOR", "LC_ALL=C.UTF-8", bash.path, "--norc", "--noprofile"]
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

  /// Pastes a text, in brackets if the program on the screen has asked for them.
  func paste(_ text: String) throws {
    _ = try run(["set-buffer", text])
    _ = try run(["paste-buffer", "-p"])
  }

  func resize(columns: Int, lines: Int) throws {
    _ = try run(["resize-window", "-x", "\(columns)", "-y", "\(lines)"])
  }

  func screen(withStyles: Bool = false) throws -> String {
    try run(["capture-pane", "-p"] + (withStyles ? ["-e"] : []))
  }

  /// The number of the process that the shell has started.
  var child: String {
    get throws {
      let shell = try run(["display-message", "-p", "#{pane_pid}"]).filter(\.isNumber)
      let list = "/proc/\(shell)/task/\(shell)/children"
      return try String(contentsOfFile: list, encoding: .utf8).filter { $0 != " " }
    }
  }

  var hasCursor: Bool {
    get throws { try run(["display-message", "-p", "#{cursor_flag}"]).hasPrefix("1") }
  }

  /// Checks that the settings in the files `before` and `after` are the same.
  func expectSameSettings() throws {
    #expect(try waits { _ in folder.bytes(of: "after")?.isEmpty == false })
    #expect(folder.bytes(of: "after") == folder.bytes(of: "before"))
  }

  /// Waits until the screen is as expected.
  func waits(_ isRight: (String) throws -> Bool) throws -> Bool {
    try TestSupport.waits(lookingEvery: .milliseconds(50)) { try isRight(screen()) }
  }
}
