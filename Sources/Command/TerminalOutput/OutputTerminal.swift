package import Flipbook
import Platform

/// The terminal on standard output, taken to draw on it and, if requested, to read keys from
/// standard input.
package struct OutputTerminal: TerminalStage, ~Copyable {
  private let control: TerminalControl
  /// Where keys come from, until the input ends.
  private var input: FileDescriptor?

  /// Creates a stage that takes the terminal.
  package init(takingInput takesInput: Bool = false) {
    input = takesInput ? .standardInput : nil
    control = TerminalControl(.standardOutput, input: input)
  }

  /// Whether animations can be played on standard output.
  package static var canPlay: Bool {
    FileDescriptor.standardOutput.isTerminal && Terminal.isCapable
  }

  /// Whether keys can be read one by one.
  package static var canTakeInput: Bool { canPlay && FileDescriptor.standardInput.isTerminal }

  /// The colours it shows.
  package static var colours: TerminalColours {
    Terminal.usesColour(.standardOutput) ? supportedColours : .none
  }

  /// The colours that the terminal supports, according to `COLORTERM` and its name, whether or not the
  /// output goes there directly.
  package static var supportedColours: TerminalColours {
    let depth = Terminal.setting("COLORTERM")
    let kind = Terminal.setting("TERM")
    if ["truecolor", "24bit"].contains(depth) || kind.hasSuffix("-direct") { return .full }
    if fullNames.contains(where: kind.contains) { return .full }
    if kind.contains("256") { return .indexed }
    return kind == "dumb" || kind.hasPrefix("vt") || kind.hasSuffix("-m") || kind.hasSuffix("-mono")
      ? .none : .named
  }

  /// Parts of the names of terminals that support all colours.
  ///
  /// `COLORTERM` is not set in a remote login from them.
  private static let fullNames = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "mintty", "wezterm",
  ]

  /// Its columns and lines.
  package static var size: TerminalSize {
    let (columns, lines) = FileDescriptor.standardOutput.terminalSize
    let usual = TerminalSize.usual
    return TerminalSize(columns: columns ?? usual.columns, lines: lines ?? usual.lines)
  }

  package var size: TerminalSize { Self.size }

  package var now: Int { TerminalListener.now }

  package mutating func wait(until time: Int?) -> TerminalEvent {
    let event = TerminalListener.wait(until: time, input: input)
    switch event {
    case .continued: control.take()
    case .endOfInput, .inputFailed: input = nil
    default: break
    }
    return event
  }

  package func write(_ text: String, leaving rest: String) throws(FileError) -> Bool {
    try control.write(text, leaving: rest)
  }
}
