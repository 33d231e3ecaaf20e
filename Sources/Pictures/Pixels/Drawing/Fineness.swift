/// How many different colours a picture is drawn with: fewer take less space in a GIF.
struct Fineness: Hashable {
  /// The number of steps from nothing to the whole of a pixel that a shape covers.
  let edges: Int
  /// That number for disks in motion, which are seen only for a moment.
  let movingEdges: Int
  /// The difference between the shades of a piece, of 255.
  let shadeStep: Int

  /// As fine as colours of 8 bits can be.
  static let full = Fineness(edges: 255, movingEdges: 255, shadeStep: 1)
  /// For a few dozen colours.
  static let few = Fineness(edges: 4, movingEdges: 1, shadeStep: 16)

  /// What is used for disks in motion.
  var inMotion: Fineness {
    Fineness(edges: movingEdges, movingEdges: movingEdges, shadeStep: shadeStep)
  }

  /// Returns the opacity, 0 to 255, of a shape in a pixel whose middle has some distance from its
  /// edge, in pixels; negative inside.
  @inline(__always)
  func coverage(_ distance: Double) -> UInt32 {
    coverage(share: max(0, min(1, 0.5 - distance)))
  }

  /// Returns the opacity, 0 to 255, of a pixel of which a shape covers a part, 0 to 1.
  @inline(__always)
  func coverage(share: Double) -> UInt32 {
    UInt32(share * Double(edges) + 0.5) * 255 / UInt32(edges)
  }
}
