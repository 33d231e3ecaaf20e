import CZlib

/// Writes the chunks of a PNG file, also with an animation, as in the third edition of the
/// specification (W3C, 2025).
struct PNGWriter {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Whether pixels have an opacity.
  private let hasAlpha: Bool
  /// The number of the next chunk of an animation.
  private var sequence = 0

  /// Begins a file.
  /// - Parameters:
  ///   - bounds: the size of the picture.
  ///   - hasAlpha: whether there are pixels that are not opaque.
  ///   - scale: the number of pixels for one of a screen with 96 pixels an inch.
  init(_ bounds: PixelRect, hasAlpha: Bool, scale: Int) {
    self.hasAlpha = hasAlpha
    // 8 bits for each part of the colour; deflated, filtered by rows, not interlaced.
    let kind: [UInt8] = [8, hasAlpha ? 6 : 2, 0, 0, 0]
    add("IHDR", Self.number(bounds.width) + Self.number(bounds.height) + kind)
    // Pixels per metre.
    let density = (96 * scale * 10_000 + 127) / 254
    add("pHYs", Self.number(density) + Self.number(density) + [1])
  }

  /// Adds a text; one that is empty is left out.
  /// - Parameters:
  ///   - text: the text.
  ///   - keyword: what it is, such as `Title`.
  mutating func add(text: String, as keyword: String) {
    // Not compressed, without language and translated keyword; U+0000 is not allowed.
    let text = text.utf8.filter { $0 != 0 }
    if !text.isEmpty { add("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + text) }
  }

  /// Adds the pixels of the picture.
  mutating func add(_ pixels: PNGPixels) { add("IDAT", pixels.compressed) }

  /// Adds the pixels of an animation.
  /// - Parameters:
  ///   - animation: its pictures.
  ///   - plays: how often it plays; 0 means forever.
  mutating func add(_ animation: PNGAnimation, plays: Int) {
    add("acTL", Self.number(animation.parts.count) + Self.number(plays))
    for (index, part) in animation.parts.enumerated() {
      let place = [part.rect.width, part.rect.height, part.rect.x, part.rect.y]
        .flatMap(Self.number)
      // Times that are too long for two bytes are in seconds.
      let isLong = part.duration > Int(UInt16.max)
      let time = isLong ? min(Int(UInt16.max), part.duration / 100) : part.duration
      let delay = [time, isLong ? 1 : 100].flatMap { Self.number($0).suffix(2) }
      // What is drawn stays.
      add("fcTL", next() + place + delay + [0, part.isOver ? 1 : 0])
      // Programs that do not know animations show the first picture.
      if index == 0 { add("IDAT", part.data) } else { add("fdAT", next() + part.data) }
    }
  }

  /// Ends the file.
  consuming func finish() -> [UInt8] {
    add("IEND", [])
    return bytes
  }

  private mutating func next() -> [UInt8] {
    defer { sequence += 1 }
    return Self.number(sequence)
  }

  private mutating func add(_ name: StaticString, _ data: [UInt8]) {
    bytes += Self.number(data.count)
    let start = bytes.count
    bytes += name.description.utf8
    bytes += data
    let sum = bytes[start...].withUnsafeBufferPointer {
      crc32_z(0, $0.baseAddress, z_size_t($0.count))
    }
    bytes += Self.number(Int(sum))
  }

  /// Returns a number as four bytes.
  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
