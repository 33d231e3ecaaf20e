public import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where a tool is missing; the tool is looked up when the test is about to run.
  public static func needs(
    _ tool: Tool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let comment: Comment = Effort.isQuick ? "quick: no \(tool.rawValue)" : "no \(tool.rawValue)"
    return .enabled(comment, sourceLocation: sourceLocation) { tool.isThere }
  }

  /// Leaves a slow test of the whole program out of quick runs.
  public static var thorough: Self {
    .disabled(if: Effort.isQuick, "quick: thorough tests are left out")
  }
}
