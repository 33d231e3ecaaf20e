import ReversiRules

extension Theme.Palette {
  /// The colours of a side's disks, each up to a distance from the highlight, in radii.
  ///
  /// There are at most two, because every edge between colours takes space in each picture: a dark
  /// disk has a light spot, a light one a shadow.
  func shades(_ side: Disk) -> [(limit: Double, colour: Colour)] {
    let rest = (limit: Double.infinity, colour: disk(side))
    guard hasDepth else { return [rest] }
    switch side {
    case .dark: return [(0.36, highlight(side).mixed(with: disk(side), 0.4)), rest]
    case .light: return [(1.12, disk(side)), (.infinity, shade(side))]
    }
  }

  /// A colour for numbers that is readable on a side's disks: that of the other side, unless it is
  /// too similar.
  func ink(on side: Disk) -> Colour {
    let candidates = [disk(side.opponent), .black, .white]
    // WCAG 2.2 requires 4.5.
    return candidates.first { $0.contrast(to: disk(side)) >= 4.5 } ?? disk(side.opponent)
  }

  /// The colour of the line around a side's disks on the page, where it must be visible as well.
  func rim(of side: Disk) -> Colour {
    let isSeen = max(outline.contrast(to: page), disk(side).contrast(to: page)) >= 1.5
    return isSeen ? outline : text.mixed(with: page, 0.5)
  }
}
