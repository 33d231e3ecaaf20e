/// The number of disks of each side.
public struct DiskCounts: Hashable, Sendable {
  /// The number of dark disks.
  public var dark: Int

  /// The number of light disks.
  public var light: Int

  /// Creates the counts of both sides.
  public init(dark: Int, light: Int) {
    self.dark = dark
    self.light = light
  }

  /// The count of one side.
  public subscript(side: Disk) -> Int {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }
}
