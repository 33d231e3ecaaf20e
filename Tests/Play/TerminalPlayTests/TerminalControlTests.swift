import Apps
import Foundation
@testable import TerminalOutput
@testable import TerminalPlay
import TestSupport
import Testing

/// Each test runs in its own process, with its own signals and terminal.
@Suite(.waits) struct `A terminal that is taken over` {
  private static let mouse = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let noMouse = "\u{1B}[?1006l\u{1B}[?1000l"

  @Test func `reports keys, wake-ups and the end of input, and is restored`() async {
    await #expect(processExitsWith: .success) {
      var terminal: PseudoTerminal? = try PseudoTerminal()
      let path = try #require(terminal?.path)
      let end = PseudoTerminal.open(path)
      let before = terminal?.modes
      do {
        let control = TerminalControl(end, input: end)
        #expect(terminal?.modes == before.map { $0 & ~tcflag_t(ECHO | ICANON) })
        #expect(terminal?.output().hasSuffix(Self.mouse) == true)
        terminal?.type("f")
        #expect(TerminalListener.wait(until: nil, input: end) == .input(Array("f".utf8)))
        #expect(TerminalListener.wait(until: 0, input: end) == .time)
        Thread.detachNewThread { TerminalListener.wakeUp() }
        #expect(TerminalListener.wait(until: nil, input: end) == .wakeUp)
        // Many wake-ups at once are reported as one.
        for _ in 0..<10 { TerminalListener.wakeUp() }
        terminal?.type("\u{1B}[A")
        #expect(TerminalListener.wait(until: nil, input: end) == .wakeUp)
        // Keys that are not requested remain unread.
        #expect(TerminalListener.wait(until: 0, input: nil) == .time)
        #expect(TerminalListener.wait(until: nil, input: end) == .input(Array("\u{1B}[A".utf8)))
        // A signal comes first.
        terminal?.type("x")
        TerminalListener.wakeUp()
        kill(getpid(), SIGWINCH)
        // Another thread may get it, a little later.
        #expect(waits { TerminalListener.hasNews })
        #expect(try !control.write("late", leaving: ""))
        #expect(TerminalListener.wait(until: nil, input: end) == .otherSize)
        #expect(try control.write("board", leaving: "rest"))
        #expect(terminal?.output() == "board")
      }
      #expect(terminal?.modes == before)
      #expect(terminal?.output().hasPrefix(Self.noMouse) == true)
      terminal = nil
      #expect(TerminalListener.wait(until: nil, input: end) == .wakeUp)
      #expect(TerminalListener.wait(until: nil, input: end) == .endOfInput)
    }
  }

  @Test func `without keys does not change the mouse and line input`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try PseudoTerminal()
      let before = terminal.modes
      do {
        _ = TerminalControl(PseudoTerminal.open(terminal.path), input: nil)
        #expect(!terminal.output().contains("\u{1B}[?100"))
      }
      #expect(terminal.modes == before)
      #expect(!terminal.output().contains("\u{1B}[?100"))
    }
  }

  /// Ways to end the process while the terminal is taken over.
  enum End: String, CaseIterable, Codable, Sendable {
    case trap, badAddress, fullStack, abort, trapInGate, interrupt, hangUp

    var signal: CInt {
      switch self {
      case .trap, .trapInGate: SIGILL
      case .badAddress, .fullStack: SIGSEGV
      case .abort: SIGABRT
      case .interrupt: SIGINT
      case .hangUp: SIGHUP
      }
    }

    func happen() {
      switch self {
      case .trap: fatalError("on purpose")
      case .trapInGate: TemporaryFiles.uninterrupted { fatalError("on purpose") }
      case .badAddress: UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
      case .fullStack: print(Self.depth(of: 1))
      case .abort: Foundation.abort()
      case .interrupt, .hangUp: kill(getpid(), signal)
      }
    }

    @inline(never)
    private static func depth(of number: Int) -> Int {
      number == 0 ? 0 : depth(of: number + 1) &+ number
    }
  }

  @Test(arguments: End.allCases)
  func `is restored however the process ends`(end: End) async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    let before = terminal.modes
    await #expect(processExitsWith: .signal(end.signal)) { [path = path as String, end] in
      let descriptor = PseudoTerminal.open(path)
      let control = TerminalControl(descriptor, input: descriptor)
      _ = try control.write("board", leaving: "")
      end.happen()
      pause()
    }
    let output = terminal.output()
    #expect(output.contains("\(Self.mouse)board\(Self.noMouse)"))
    #expect(output.hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
    #expect(terminal.modes == before)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `does not block the process if its output is not read`(number: CInt) async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    let before = terminal.modes
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
      let descriptor = PseudoTerminal.open(path)
      let control = TerminalControl(descriptor, input: descriptor)
      let frame = String(repeating: "#", count: 1 << 20)
      Thread.detachNewThread {
        usleep(200_000)
        kill(getpid(), number)
      }
      while true { _ = try control.write(frame, leaving: "") }
    }
    #expect(terminal.modes == before)
  }
}
