/// The few colours of a GIF, chosen from the pictures that it shows.
struct GIFPalette {
  /// The colours by their numbers; the first stands for transparency.
  let colours: [Colour]
  private var indices = PixelTable()

  /// The most colours that a palette has.
  static let limit = 64
  /// The number of a pixel that does not change.
  static let transparent: UInt8 = 0

  /// Chooses the colours for all pixels that were counted.
  ///
  /// The colours that are used most come first, because pictures with only small numbers take less
  /// space.
  private init(_ usage: PixelUsage) {
    let kinds = usage.kinds
    let groups = Self.joined(Self.distinct(kinds))
    let order = groups.indices.sorted { groups[$0].count > groups[$1].count }
    colours = [Colour.black] + order.map { groups[$0].colour }
    for kind in kinds {
      let nearest = colours.indices.dropFirst().min {
        colours[$0].difference(to: kind.colour) < colours[$1].difference(to: kind.colour)
      }
      indices.add(nearest ?? 0, to: kind.pixel)
    }
  }

  /// Chooses the colours for an animation, which is drawn for that.
  init(_ pictures: PixelPictures, _ moments: [PixelTimeline.Moment]) {
    var pictures = pictures
    var usage = PixelUsage()
    for moment in moments {
      pictures.show(moment)
      usage.count(pictures.scene.canvas, in: pictures.scene.changes)
    }
    usage.count(pictures.scene.canvas, in: [pictures.scene.canvas.bounds])
    self.init(usage)
  }

  /// Chooses the colours for one picture.
  init(_ canvas: Canvas) {
    var usage = PixelUsage()
    usage.count(canvas, in: [canvas.bounds])
    self.init(usage)
  }

  /// Writes the numbers of the colours of a picture's areas over those of the picture before.
  func write(_ canvas: Canvas, in areas: [PixelRect], to indices: inout [UInt8]) {
    let width = canvas.bounds.width
    canvas.pixels.withUnsafeBufferPointer { pixels in
      indices.withUnsafeMutableBufferPointer { indices in
        var (last, index) = (Pixel.clear, Self.transparent)
        for area in areas.map({ $0.clipped(to: canvas.bounds) }) {
          for y in area.y..<area.endY {
            for place in y * width + area.x..<y * width + area.endX {
              // Many pixels are like the one before.
              if pixels[place] != last {
                last = pixels[place]
                index = UInt8(self.indices[last] ?? 0)
              }
              indices[place] = index
            }
          }
        }
      }
    }
  }

  /// A colour and how many pixels have it, or one that is replaced by it.
  struct Group {
    var colour: Colour
    var count: Int
  }

  /// The squared difference below which colours look alike next to each other.
  static let alike = 500

  /// Returns groups of colours that look different, beginning with those that are used most.
  private static func distinct(_ kinds: [PixelUsage.Kind]) -> [Group] {
    var groups: [Group] = []
    for kind in kinds {
      let differences = groups.map { $0.colour.difference(to: kind.colour) }
      let nearest = differences.indices.min { differences[$0] < differences[$1] }
      if let nearest, differences[nearest] < alike {
        groups[nearest].count += kind.count
      } else {
        groups.append(Group(colour: kind.colour, count: kind.count))
      }
    }
    return groups
  }

  /// Returns as many groups of colours as a palette can have.
  ///
  /// Two at a time are joined, those that change the picture least; the colour that is used more
  /// replaces the other.
  private static func joined(_ groups: [Group]) -> [Group] {
    var groups = groups
    func cost(_ a: Int, _ b: Int) -> Int {
      groups[a].colour.difference(to: groups[b].colour) * min(groups[a].count, groups[b].count)
    }
    /// The cheapest partner among the groups before, and what it costs.
    func partner(_ index: Int) -> (index: Int, cost: Int) {
      (0..<index).map { ($0, cost($0, index)) }.min { $0.1 < $1.1 } ?? (0, .max)
    }
    var partners = groups.indices.map(partner)
    while groups.count >= limit {
      guard let last = partners.indices.min(by: { partners[$0].cost < partners[$1].cost }) else {
        break
      }
      let first = partners[last].index
      let (a, b) = (groups[first], groups[last])
      groups[first] = Group(
        colour: a.count >= b.count ? a.colour : b.colour,
        count: a.count + b.count
      )
      groups.remove(at: last)
      partners = groups.indices.map(partner)
    }
    return groups
  }
}

/// How often each pixel is in the pictures of a GIF.
struct PixelUsage {
  private var table = PixelTable()

  /// A pixel that is used.
  struct Kind {
    let pixel: Pixel
    let count: Int

    var colour: Colour { pixel.colour }
  }

  /// Counts the pixels of some areas of a picture.
  mutating func count(_ canvas: Canvas, in areas: [PixelRect]) {
    let width = canvas.bounds.width
    canvas.pixels.withUnsafeBufferPointer { pixels in
      for area in areas.map({ $0.clipped(to: canvas.bounds) }) {
        for y in area.y..<area.endY {
          var start = y * width + area.x
          let end = y * width + area.endX
          while start < end {
            // Many pixels are like the one before.
            var next = start + 1
            while next < end, pixels[next] == pixels[start] { next += 1 }
            table.add(next - start, to: pixels[start])
            start = next
          }
        }
      }
    }
  }

  /// The pixels that are visible, beginning with those that are used most.
  var kinds: [Kind] {
    zip(table.pixels, table.numbers).map { Kind(pixel: $0, count: $1) }
      .filter { $0.pixel.alpha >= 128 }.sorted { $0.count > $1.count }
  }
}

extension Colour {
  /// Returns the perceived difference from another colour, as the square of a distance.
  func difference(to other: Colour) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return (2 * red * red + 4 * green * green + 3 * blue * blue) / 3
  }
}
