import CLibrary

extension FileDescriptor {
  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The columns and lines of a terminal, each `nil` if it is unknown.
  package var terminalSize: (columns: Int?, lines: Int?) {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    func known(_ count: UInt16) -> Int? { count > 0 ? Int(count) : nil }
    return (known(size.ws_col), known(size.ws_row))
  }

  /// Opens a terminal again for writing without waiting, which does not affect other descriptors of it.
  ///
  /// If that is not allowed, returns a copy of the descriptor; `nil` if there is none.
  package func reopenedTerminal() -> FileDescriptor? {
    // Only on Linux does the path stand for the terminal itself, not for this descriptor.
    let path = "/dev/fd/\(rawValue)"
    let options: FileDescriptor.OpenOptions = [.nonBlocking, .init(rawValue: O_NOCTTY)]
    return (try? FileSystem.open(path, .writeOnly, options: options))
      ?? (try? copy())
  }

  /// Resumes the output of a terminal that Ctrl-S has stopped; safe in signal handlers.
  package func resumeOutput() {
    // Linux resumes output only if TCOOFF stopped it, not if Ctrl-S did.
    tcflow(rawValue, TCOOFF)
    tcflow(rawValue, TCOON)
  }

  /// In the background of a terminal, stops the process until it is in the foreground, as the system
  /// does with other programs that use the terminal.
  package func waitForForeground() {
    while true {
      let foreground = tcgetpgrp(rawValue)
      guard foreground >= 0, foreground != getpgrp() else { return }
      kill(getpid(), SIGTTOU)
      // Another thread may get the signal, a little later.
      CurrentProcess.pause(milliseconds: 50)
    }
  }
}
