import ReversiRules

extension Theme.Palette {
  /// The colours of a side's disks, each up to a distance from where the light falls, in radii.
  ///
  /// They are few, and two at most, because every edge between colours costs space in each picture:
  /// a dark disk has a light spot, a light one a shadow.
  func shades(_ side: Disk) -> [(limit: Double, colour: Colour)] {
    let rest = (limit: Double.infinity, colour: disk(side))
    guard hasDepth else { return [rest] }
    switch side {
    case .dark: return [(0.36, highlight(side).mixed(with: disk(side), 0.4)), rest]
    case .light: return [(1.12, disk(side)), (.infinity, shade(side))]
    }
  }

  /// The colour of a number that can be read on a side's disks: the other side's, unless that is too
  /// much like it.
  func ink(on side: Disk) -> Colour {
    let candidates = [disk(side.opponent), .black, .white]
    // 4.5 is what WCAG 2.2 asks for.
    return candidates.first { $0.contrast(to: disk(side)) >= 4.5 } ?? disk(side.opponent)
  }

  /// The line around a side's disks where they lie on the page: it must be seen there too.
  func rim(of side: Disk) -> Colour {
    let isSeen = max(outline.contrast(to: page), disk(side).contrast(to: page)) >= 1.5
    return isSeen ? outline : text.mixed(with: page, 0.5)
  }
}
