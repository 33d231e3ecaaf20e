public import Foundation

/// A program that tests run in a process.
public struct Program: Sendable {
  /// The path of the program.
  public let path: String

  /// The `flipbook` command of this build.
  public static let flipbook = built("flipbook")

  /// The `flipbook-play` command of this build.
  public static let flipbookPlay = built("flipbook-play")

  /// Returns a program of this build, which is in the same folder as the tests.
  public static func built(_ name: String) -> Program {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return Program(path: folder.appending(path: name).path)
  }

  /// The shell, which every system has; other programs of the system are tools.
  public static let shell = Program(path: "/bin/sh")

  /// The prefix of a shell command that makes file permissions apply to it even for root; `nil` if
  /// there is no way to do that.
  public static let permitted: String? =
    getuid() != 0
    ? ""
    : installed("setpriv").first.map { "\($0.path) --bounding-set=-all --inh-caps=-all" }

  /// Returns every installed program with a name or path: first that of the Python packages in
  /// `.build/python`, then those in the search path.
  static func installed(_ name: String) -> [Program] {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      [Repository.root.appending(path: ".build/python/bin").path]
      + search.split(separator: ":").map(String.init)
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return paths.filter(FileManager.default.isExecutableFile(atPath:)).map(Program.init(path:))
  }

  private init(path: String) { self.path = path }

  /// The result of a run.
  public struct Run: Sendable {
    /// The exit status, or the negative number of the signal that ended it.
    public let status: Int32
    /// Everything on standard output.
    public let output: [UInt8]
    /// Everything on standard error.
    public let errors: String

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program to its end.
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - input: its standard input.
  ///   - folder: its working folder; the repository by default.
  ///   - environment: variables to set in addition to those of the tests.
  /// - Returns: status and output.
  /// - Throws: if the program cannot be started.
  public func run(
    _ arguments: [String],
    input: [UInt8] = [],
    in folder: URL = Repository.root,
    environment: [String: String] = [:]
  ) throws -> Run {
    let running = try RunningProgram(
      self,
      arguments,
      input: input,
      in: folder,
      environment: environment
    )
    return running.wait()
  }

  /// Starts the program, and leaves it running until it is ended or its object is released.
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - folder: its working folder; the repository by default.
  /// - Returns: the running program, which reads what is typed.
  /// - Throws: if the program cannot be started.
  public func start(
    _ arguments: [String],
    in folder: URL = Repository.root
  ) throws -> RunningProgram {
    try RunningProgram(self, arguments, input: nil, in: folder, environment: [:])
  }
}

/// A temporary folder that is removed when its object is released.
public final class ScratchFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder and returns its path.
  public func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text file into the folder and returns its path.
  public func write(_ text: String, as name: String) throws -> String {
    try write(Array(text.utf8), as: name)
  }

  /// Returns the bytes of a file in the folder, or `nil` if it does not exist.
  public func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: url.appending(path: name).path).map { Array($0) }
  }

  /// The names of all files in the folder, sorted.
  public var names: [String] {
    Repository.names(in: url)
  }
}
