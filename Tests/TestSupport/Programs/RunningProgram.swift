import Foundation

/// A program at work, which a test can look at, type to and stop.
public final class RunningProgram {
  private let process = Process()
  /// What it writes, in files, not pipes: a program that writes much to both can never block.
  private let streams: ScratchFolder
  /// What is typed, if not all of the input was there before.
  private let keys: Pipe?

  /// Starts a program as a shell would; with `nil` for its input, it reads what is typed meanwhile.
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
    // Threads of Swift's concurrency block most signals, and a child inherits that.
    var none = sigset_t()
    var old = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }

  deinit { if process.isRunning { signal(SIGKILL) } }

  /// What it has written to standard output so far.
  public var output: [UInt8] { streams.bytes(of: "out") ?? [] }

  /// Types something.
  public func type(_ text: some Sequence<UInt8>) throws {
    try keys?.fileHandleForWriting.write(contentsOf: Data(text))
  }

  /// Sends a signal.
  public func signal(_ number: CInt) { kill(process.processIdentifier, number) }

  /// Ends what it reads, and waits until it has ended itself.
  /// - Returns: status and output.
  public func finish() throws -> Program.Run {
    try keys?.fileHandleForWriting.close()
    return wait()
  }

  /// Waits until it has ended.
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
