/// Writes the blocks of a GIF89a file.
///
/// Every picture after the first contains only the smallest rectangle around all changes, and is
/// drawn over the previous one.
struct GIFWriter {
  private var bytes: [UInt8] = []
  private var encoder = LZWEncoder()
  private let palette: GIFPalette
  private let bounds: PixelRect
  /// The numbers of the colours of the picture that was added last, and of the next one; empty before the
  /// first one.
  private var shown: [UInt8] = []
  private var next: [UInt8] = []
  /// The last picture's delay, and the index of its bytes.
  private var delay = 0
  private var delayPlace = 0

  /// The longest delay that fits in the format's two bytes.
  private static let longestDelay = 65_535

  /// The longest gap between changes that nearly always saves space when filled in.
  private static let shortGap = 16

  /// Begins a file with pictures of some size.
  init(_ bounds: PixelRect, _ palette: GIFPalette) {
    self.bounds = bounds
    self.palette = palette
    bytes += "GIF89a".utf8
    add16(bounds.width)
    add16(bounds.height)
    // A global colour table, whose size is a power of two.
    var bits = 1
    while 1 << bits < palette.colours.count { bits += 1 }
    let depth = UInt8(bits - 1)
    bytes += [0x80 | depth << 4 | depth, 0, 0]
    for colour in palette.colours { bytes += [colour.red, colour.green, colour.blue] }
    bytes += Array(repeating: 0, count: 3 * ((1 << bits) - palette.colours.count))
  }

  /// Adds how often to repeat the animation; 0 means forever.
  mutating func add(repeats: Int) {
    bytes += [0x21, 0xFF, 11]
    bytes += "NETSCAPE2.0".utf8
    bytes += [3, 1]
    add16(repeats)
    bytes.append(0)
  }

  /// Adds a comment in ASCII.
  mutating func add(comment: [UInt8]) {
    bytes += [0x21, 0xFE]
    addBlocks(comment)
  }

  /// Adds a picture.
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - changes: the areas where it may differ from the previous one.
  ///   - duration: how long it is shown, in hundredths of a second.
  mutating func add(_ canvas: Canvas, changes: [PixelRect], duration: Int) {
    if shown.isEmpty {
      next = Array(repeating: GIFPalette.transparent, count: bounds.width * bounds.height)
      palette.write(canvas, in: [bounds], to: &next)
      add(encoder.encode(next), at: bounds, isFirst: true)
      shown = next
    } else {
      palette.write(canvas, in: changes, to: &next)
      if let delta = Delta(
        from: shown,
        to: next,
        bounds,
        in: changes,
        unchanged: GIFPalette.transparent
      ) {
        var image = encoder.encode(delta.closingGaps(upTo: Self.shortGap, over: next, bounds))
        // Try both ways, because only the result shows which is shorter; for large pictures that
        // would take too long.
        if 32 * delta.pixels.count <= next.count {
          let other = encoder.encode(delta.closingGaps(upTo: .max, over: next, bounds))
          if other.codes.count < image.codes.count { image = other }
        }
        add(image, at: delta.rect)
        for y in delta.rect.y..<delta.rect.endY {
          let row = y * bounds.width + delta.rect.x..<y * bounds.width + delta.rect.endX
          shown.replaceSubrange(row, with: next[row])
        }
      }
    }
    keep(for: duration)
  }

  /// Ends the file.
  consuming func finish() -> [UInt8] { bytes + [0x3B] }

  /// Extends the time of the last picture.
  private mutating func keep(for duration: Int) {
    var rest = duration
    repeat {
      // If the time is too long for one picture, add pictures that change nothing.
      if delay == Self.longestDelay { addNothing() }
      let part = min(rest, Self.longestDelay - delay)
      delay += part
      rest -= part
      bytes[delayPlace] = UInt8(truncatingIfNeeded: delay)
      bytes[delayPlace + 1] = UInt8(truncatingIfNeeded: delay >> 8)
    } while rest > 0
  }

  /// Adds a picture that changes nothing.
  private mutating func addNothing() {
    add(encoder.encode([GIFPalette.transparent]), at: PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  private mutating func add(
    _ image: (bits: Int, codes: [UInt8]),
    at rect: PixelRect,
    isFirst: Bool = false
  ) {
    // Disposal method 1: keep what is drawn.
    let isTransparent = !isFirst || next.contains(GIFPalette.transparent)
    bytes += [0x21, 0xF9, 4, 1 << 2 | (isTransparent ? 1 : 0)]
    delay = 0
    delayPlace = bytes.count
    bytes += [0, 0, GIFPalette.transparent, 0, 0x2C]
    for number in [rect.x, rect.y, rect.width, rect.height] { add16(number) }
    bytes += [0, UInt8(image.bits)]
    addBlocks(image.codes)
  }

  private mutating func addBlocks(_ data: [UInt8]) {
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(data.count, start + 255)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
  }

  private mutating func add16(_ number: Int) {
    bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
