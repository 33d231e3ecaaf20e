/// Python with a package installed.
public struct PythonPackage: Sendable {
  private let python: Program

  /// Finds a package; returns `nil` if it is not installed.
  public init?(named name: String) {
    guard let python = Program(named: "python3"),
      let run = try? python.run(["-c", "import \(name)"]), run.status == 0
    else { return nil }
    self.python = python
  }

  /// Runs a script that reads standard input.
  public func run(_ script: String, input: [UInt8]) throws -> Program.Run {
    try python.run(["-c", script], input: input)
  }
}
