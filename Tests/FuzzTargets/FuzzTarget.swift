/// A property that must hold for any bytes.
///
/// The fuzzer and the test suite run the same targets: the fuzzer looks for bytes that break one,
/// the suite tries the samples, mutations of them, and every input that ever broke one.
public struct FuzzTarget: Sendable {
  /// What is tested, for example `read:json`.
  public let name: String
  /// Small inputs to start from.
  public let seeds: @Sendable () -> [[UInt8]]
  /// Returns in a sentence how some bytes break the property; `nil` if it holds.
  public let problem: @Sendable ([UInt8]) async -> String?

  /// The size of the largest input that is worth trying: problems of larger ones also appear in
  /// small ones.
  public static let largestInput = 4_096

  init(
    _ name: String,
    seeds: @escaping @Sendable () -> [[UInt8]],
    problem: @escaping @Sendable ([UInt8]) async -> String?
  ) {
    self.name = name
    self.seeds = seeds
    self.problem = problem
  }
}
