public import FrameRendering

/// The formats in which games can be drawn; to add one, add one line here.
public struct RendererRegistry: Sendable {
  /// The renderers, in the order of the help text.
  public let renderers: [any FrameRenderer]

  /// Creates a registry; if two renderers have the same name, the first one is used.
  public init(renderers: [any FrameRenderer]) { self.renderers = renderers }

  /// Returns the registry with one more renderer.
  public func adding(_ renderer: any FrameRenderer) -> RendererRegistry {
    RendererRegistry(renderers: renderers + [renderer])
  }

  /// All renderers.
  public static let standard = RendererRegistry(renderers: [
    TextRenderer(),
    ANSIRenderer(),
    AsciicastRenderer(),
    SVGRenderer(),
    GIFRenderer(),
    PNGRenderer(),
    APNGRenderer(),
    HTMLRenderer(),
    TeXRenderer(),
  ])

  /// Returns the renderer with a name, for example `text`.
  public func renderer(named name: String) -> (any FrameRenderer)? {
    renderers.first { $0.name == name }
  }

  /// Returns the renderer for a file name extension, given without its dot, or else the one with
  /// that name.
  public func renderer(forExtension fileExtension: String) -> (any FrameRenderer)? {
    let word = fileExtension.lowercased()
    return renderers.first { $0.fileExtension == word } ?? renderer(named: word)
  }
}
