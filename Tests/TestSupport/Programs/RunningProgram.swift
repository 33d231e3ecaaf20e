import Foundation

/// A running program, which a test can observe, type to and stop.
public final class RunningProgram {
  private let process = Process()
  /// Its outputs, which are files rather than pipes, so that a program that writes much never
  /// blocks.
  private let streams: ScratchFolder
  /// Where to type its input, unless all of the input was given before.
  private let keys: Pipe?

  /// Starts a program as a shell would; if its input is `nil`, it reads what is typed later.
  init(
    _ program: Program,
    _ arguments: [String],
    input: [UInt8]?,
    in folder: URL,
    environment: [String: String]
  ) throws {
    let scratch = try ScratchFolder()
    func file(_ name: String, _ bytes: [UInt8] = []) throws -> FileHandle {
      try FileHandle(forUpdating: URL(filePath: scratch.write(bytes, as: name)))
    }
    streams = scratch
    keys = input == nil ? Pipe() : nil
    process.executableURL = URL(filePath: program.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try keys ?? file("in", input ?? [])
    process.standardOutput = try file("out")
    process.standardError = try file("err")
    // Threads of Swift concurrency block most signals, which a child would inherit.
    var none = sigset_t()
    var old = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }

  deinit { if process.isRunning { signal(SIGKILL) } }

  /// The text written to standard output so far.
  public var output: [UInt8] { streams.bytes(of: "out") ?? [] }

  /// Types some bytes.
  public func type(_ text: some Sequence<UInt8>) throws {
    try keys?.fileHandleForWriting.write(contentsOf: Data(text))
  }

  /// Sends a signal.
  public func signal(_ number: CInt) { kill(process.processIdentifier, number) }

  /// Ends its input, and waits until it exits.
  /// - Returns: status and output.
  public func finish() throws -> Program.Run {
    try keys?.fileHandleForWriting.close()
    return wait()
  }

  /// Waits until it exits.
  /// - Returns: status and output.
  public func wait() -> Program.Run {
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Program.Run(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: output,
      errors: String(decoding: streams.bytes(of: "err") ?? [], as: UTF8.self)
    )
  }
}
