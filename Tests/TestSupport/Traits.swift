public import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where a tool is missing; the tool is looked up when the test is about to run.
  public static func needs(
    _ tool: Tool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    .enabled("no \(tool.rawValue)", sourceLocation: sourceLocation) { tool.isThere }
  }
}
