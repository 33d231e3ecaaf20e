/// Reads GIF files with one colour table, for tests; written from the format's specification.
struct GIFDecoder {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var colours: [[UInt8]] = []
  private(set) var repeats: Int?
  private(set) var comments: [String] = []
  private(set) var images: [Image] = []

  struct Image {
    let x, y, width, height: Int
    let delay: Int
    let disposal: UInt8
    let transparent: UInt8?
    let pixels: [UInt8]
  }

  struct Malformed: Error {
    let offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard try take(6) == Array("GIF89a".utf8) else { throw Malformed(offset: 0) }
    width = try number()
    height = try number()
    let flags = try take(3)[0]
    guard flags & 0x80 != 0 else { throw Malformed(offset: offset) }
    for _ in 0..<2 << (flags & 7) { colours.append(try take(3)) }
    var control: [UInt8]?
    while true {
      switch try take(1)[0] {
      case 0x21:
        let label = try take(1)[0]
        let block = try blocks()
        switch label {
        case 0xF9: control = block
        case 0xFE: comments.append(String(decoding: block, as: UTF8.self))
        case 0xFF where block.starts(with: "NETSCAPE2.0".utf8) && block[11] == 1:
          repeats = Int(block[12]) | Int(block[13]) << 8
        default: throw Malformed(offset: offset)
        }
      case 0x2C:
        guard let control, control.count == 4 else { throw Malformed(offset: offset) }
        images.append(try image(control))
      case 0x3B:
        guard offset == bytes.count else { throw Malformed(offset: offset) }
        return
      default: throw Malformed(offset: offset)
      }
    }
  }

  /// The pictures after each image, as red, green and blue bytes.
  var pictures: [[UInt8]] { drawn { _ in true } }

  /// The picture after the first image.
  var firstPicture: [UInt8] {
    var first = self
    first.images = Array(images.prefix(1))
    return first.pictures.first ?? []
  }

  /// The picture after the last image.
  var lastPicture: [UInt8] { drawn { $0 == images.count - 1 }.first ?? [] }

  /// Returns the pictures after some images.
  private func drawn(_ isWanted: (Int) -> Bool) -> [[UInt8]] {
    let palette = Array(colours.joined())
    var canvas = [UInt8](repeating: 0, count: 3 * width * height)
    var pictures: [[UInt8]] = []
    for (index, image) in images.enumerated() {
      canvas.withUnsafeMutableBytes { canvas in
        image.pixels.withUnsafeBytes { pixels in
          palette.withUnsafeBytes { palette in
            Self.draw(image, pixels, palette, on: canvas, width: width)
          }
        }
      }
      if isWanted(index) { pictures.append(canvas) }
    }
    return pictures
  }

  /// Draws an image; with pointers, because tests are not optimised.
  private static func draw(
    _ image: Image,
    _ pixels: UnsafeRawBufferPointer,
    _ palette: UnsafeRawBufferPointer,
    on canvas: UnsafeMutableRawBufferPointer,
    width: Int
  ) {
    let transparent = image.transparent.map { Int($0) } ?? -1
    let colourCount = palette.count / 3
    var source = 0
    var y = image.y
    while y < image.y + image.height {
      var place = 3 * (y * width + image.x)
      let end = place + 3 * image.width
      while place < end {
        let pixel = Int(pixels[source])
        if pixel != transparent {
          precondition(pixel < colourCount, "no colour \(pixel)")
          canvas[place] = palette[3 * pixel]
          canvas[place + 1] = palette[3 * pixel + 1]
          canvas[place + 2] = palette[3 * pixel + 2]
        }
        source += 1
        place += 3
      }
      y += 1
    }
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard offset + count <= bytes.count else { throw Malformed(offset: offset) }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  private mutating func number() throws -> Int {
    let pair = try take(2)
    return Int(pair[0]) | Int(pair[1]) << 8
  }

  private mutating func blocks() throws -> [UInt8] {
    var content: [UInt8] = []
    while case let size = Int(try take(1)[0]), size > 0 { content += try take(size) }
    return content
  }

  private mutating func image(_ control: [UInt8]) throws -> Image {
    let (x, y, width, height) = (try number(), try number(), try number(), try number())
    guard try take(1)[0] == 0, x + width <= self.width, y + height <= self.height else {
      throw Malformed(offset: offset)
    }
    let bits = Int(try take(1)[0])
    let pixels = try Self.decode(try blocks(), bits: bits)
    guard pixels.count == width * height else { throw Malformed(offset: offset) }
    return Image(
      x: x,
      y: y,
      width: width,
      height: height,
      delay: Int(control[1]) | Int(control[2]) << 8,
      disposal: control[0] >> 2,
      transparent: control[0] & 1 == 1 ? control[3] : nil,
      pixels: pixels
    )
  }

  /// Returns the pixels for some codes.
  static func decode(_ data: [UInt8], bits: Int) throws -> [UInt8] {
    let clear = 1 << bits
    // The pixels, of which `size` are decoded; the others are room for more.
    var pixels = [UInt8](repeating: 0, count: 1 << 16)
    var size = 0
    // What a code after the first ones stands for was decoded before, from its start on.
    var starts: [Int] = []
    var lengths: [Int] = []
    var tableCount = 0
    var width = bits + 1
    var previous: (start: Int, length: Int)?
    var (pending, count, used) = (0, 0, 0)
    while true {
      while count < width {
        guard used < data.count else { throw Malformed(offset: used) }
        pending |= Int(data[used]) << count
        used += 1
        count += 8
      }
      let code = pending & (1 << width - 1)
      pending >>= width
      count -= width
      if code == clear {
        starts.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        tableCount = clear + 2
        width = bits + 1
        previous = nil
        continue
      }
      if code == clear + 1 {
        guard used == data.count else { throw Malformed(offset: used) }
        return Array(pixels[..<size])
      }
      let isKnown = code < tableCount
      guard isKnown || (code == tableCount && previous != nil) else {
        throw Malformed(offset: used)
      }
      // A new code stands for the pixels of the previous one and the first of this one.
      if let previous, tableCount < 4096 {
        starts.append(previous.start)
        lengths.append(previous.length + 1)
        tableCount += 1
      }
      let length = code < clear ? 1 : lengths[code - clear - 2]
      if size + length > pixels.count {
        pixels += [UInt8](repeating: 0, count: pixels.count + length)
      }
      if code < clear {
        pixels[size] = UInt8(code)
      } else {
        let start = starts[code - clear - 2]
        // The last pixel of a code that is used at once is its own first one.
        let copied = isKnown ? length : length - 1
        pixels.withUnsafeMutableBytes { pixels in
          guard let base = pixels.baseAddress else { return }
          (base + size).copyMemory(from: base + start, byteCount: copied)
          if !isKnown { pixels[size + copied] = pixels[size] }
        }
      }
      previous = (size, length)
      size += length
      if tableCount == 1 << width, width < 12 { width += 1 }
    }
  }
}
