import Apps

extension FuzzTarget {
  /// All targets.
  ///
  /// Formats and renderers come from their registries, so that no new one is forgotten.
  public static let all: [FuzzTarget] =
    formats.map(reading) + formats.flatMap(companions)
    + [detection]
    + formats.filter(\.isWritable).map(writing)
    + formats.flatMap { format in [repairing(format), repairing(format, isUnsafe: true)] }
    + RendererRegistry.standard.renderers.map(rendering)
    + [app] + settings

  /// Returns the target with a name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  private static let formats = FormatRegistry.playing.formats
}
