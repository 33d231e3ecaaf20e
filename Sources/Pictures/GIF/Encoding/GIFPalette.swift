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
    var alike = Self.alike
    var groups = Self.groups(kinds, alike)
    while groups.count >= Self.limit {
      alike *= 2
      groups = Self.groups(kinds, alike)
    }
    colours = [Colour.black] + groups.sorted { $0.count > $1.count }.map(\.colour)
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
      usage.count(pictures.scene.canvas, in: pictures.scene.change)
    }
    usage.count(pictures.scene.canvas, in: pictures.scene.canvas.bounds)
    self.init(usage)
  }

  /// Chooses the colours for one picture.
  init(_ canvas: Canvas) {
    var usage = PixelUsage()
    usage.count(canvas, in: canvas.bounds)
    self.init(usage)
  }

  /// Writes the numbers of the colours of a picture's area over those of the picture before.
  func write(_ canvas: Canvas, in area: PixelRect, to indices: inout [UInt8]) {
    let width = canvas.bounds.width
    var (last, index) = (Pixel.clear, Self.transparent)
    for y in area.y..<area.endY {
      for place in y * width + area.x..<y * width + area.endX {
        // Many pixels are like the one before.
        if canvas.pixels[place] != last {
          last = canvas.pixels[place]
          index = UInt8(self.indices[last] ?? 0)
        }
        indices[place] = index
      }
    }
  }

  /// A colour and how many pixels have it, or one that is replaced by it.
  private struct Group {
    let colour: Colour
    var count: Int
  }

  /// The squared difference below which colours look alike next to each other.
  static let alike = 500

  /// Returns groups of colours that differ by more than `alike`, beginning with those that are used most.
  private static func groups(_ kinds: [PixelUsage.Kind], _ alike: Int) -> [Group] {
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

  /// Counts the pixels of an area of a picture.
  mutating func count(_ canvas: Canvas, in area: PixelRect) {
    let width = canvas.bounds.width
    for y in area.y..<area.endY {
      var row = canvas.pixels[y * width + area.x..<y * width + area.endX]
      while let pixel = row.first {
        // Many pixels are like the one before.
        let rest = row.drop { $0 == pixel }
        table.add(row.count - rest.count, to: pixel)
        row = rest
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
