/// Something that must hold whatever bytes flipbook is given.
///
/// The fuzzer and the test suite run the same targets: the fuzzer looks for bytes that break one,
/// the suite tries the samples, mutations of them, and everything that ever broke one.
public struct FuzzTarget: Sendable {
  /// What is tested and of what, for example `read:json`.
  public let name: String
  /// Small inputs to begin with.
  public let seeds: @Sendable () -> [[UInt8]]
  /// What does not hold for some bytes, in a sentence; `nil` when all is well.
  public let fault: @Sendable ([UInt8]) async -> String?

  /// The largest input that is worth trying: faults of larger ones show in small ones too.
  public static let largestInput = 4_096

  init(
    _ name: String,
    seeds: @escaping @Sendable () -> [[UInt8]],
    fault: @escaping @Sendable ([UInt8]) async -> String?
  ) {
    self.name = name
    self.seeds = seeds
    self.fault = fault
  }
}
