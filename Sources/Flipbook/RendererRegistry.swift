public import FrameRendering

/// The outputs that games can be drawn in: a new output is one line here.
public struct RendererRegistry: Sendable {
  /// The outputs, in the order in which help lists them.
  public let renderers: [any FrameRenderer]

  /// A registry of some outputs; a name that two of them have is that of the first.
  public init(renderers: [any FrameRenderer]) { self.renderers = renderers }

  /// The registry with one more output.
  public func adding(_ renderer: any FrameRenderer) -> RendererRegistry {
    RendererRegistry(renderers: renderers + [renderer])
  }

  /// Every output there is.
  public static let standard = RendererRegistry(renderers: [
    TextRenderer(),
    ANSIRenderer(),
    AsciicastRenderer(),
    SVGRenderer(),
    GIFRenderer(),
    HTMLRenderer(),
  ])

  /// The output with a name, for example `text`.
  public func renderer(named name: String) -> (any FrameRenderer)? {
    renderers.first { $0.name == name }
  }

  /// The output whose files usually have a file name extension, or that is called so; the extension
  /// is given without its dot.
  public func renderer(forExtension fileExtension: String) -> (any FrameRenderer)? {
    let word = fileExtension.lowercased()
    return renderers.first { $0.fileExtension == word } ?? renderer(named: word)
  }
}
