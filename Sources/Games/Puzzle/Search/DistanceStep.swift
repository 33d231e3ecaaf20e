/// A slide, and what is needed to undo it.
struct DistanceStep {
  let panel: UInt8
  /// The cell that the panel left, which is open now.
  let origin: Int
  /// The cell where the panel is now.
  let destination: Int
  /// Which neighbour of the open cell the panel was.
  let neighbour: Int
  /// The distance before.
  let distance: Int
  /// The conflicts before of the line that the panel left.
  let originConflict: Int
  /// The conflicts before of the line that the panel entered.
  let destinationConflict: Int
}
