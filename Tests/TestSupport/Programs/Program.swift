public import Foundation

/// A program that tests run for real.
public struct Program: Sendable {
  /// Where the program is.
  public let path: String

  /// The `flipbook` command of this build.
  public static let flipbook = built("flipbook")

  /// A program of this build, which is beside the tests.
  public static func built(_ name: String) -> Program {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return Program(path: folder.appending(path: name).path)
  }

  /// The words in a shell before a command for which the permissions of files count, as they do not for
  /// root; `nil` when that cannot be had.
  public static let permitted: String? =
    getuid() != 0
    ? ""
    : Program(named: "setpriv").map { "\($0.path) --bounding-set=-all --inh-caps=-all" }

  /// A program in the search path, or at a path of its own; `nil` when it is not installed.
  public init?(named name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  private init(path: String) { self.path = path }

  /// What a run gave.
  public struct Run: Sendable {
    /// The exit status, or the signal's number below zero.
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
  ///   - input: what it reads on standard input.
  ///   - folder: where it runs; the repository unless given.
  ///   - environment: variables to set besides those of the tests.
  /// - Returns: status and output.
  /// - Throws: when the program cannot be started.
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

  /// Starts the program, and leaves it running until it is ended or forgotten.
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - folder: where it runs; the repository unless given.
  /// - Returns: the program at work, which reads what is typed.
  /// - Throws: when the program cannot be started.
  public func start(
    _ arguments: [String],
    in folder: URL = Repository.root
  ) throws -> RunningProgram {
    try RunningProgram(self, arguments, input: nil, in: folder, environment: [:])
  }
}

/// A folder that is removed with its last owner.
public final class ScratchFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// A new, empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder and gives its path.
  public func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text file into the folder and gives its path.
  public func write(_ text: String, as name: String) throws -> String {
    try write(Array(text.utf8), as: name)
  }

  /// The bytes of a file in the folder, or `nil` when there is none.
  public func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: url.appending(path: name).path).map { Array($0) }
  }

  /// The names of all files in the folder, sorted.
  public var names: [String] {
    Repository.names(in: url)
  }
}
