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
  var pictures: [[UInt8]] {
    var canvas = [UInt8](repeating: 0, count: 3 * width * height)
    return images.map { image in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let pixel = image.pixels[y * image.width + x]
          guard pixel != image.transparent else { continue }
          let place = 3 * ((image.y + y) * width + image.x + x)
          canvas.replaceSubrange(place..<place + 3, with: colours[Int(pixel)])
        }
      }
      return canvas
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
    var pixels: [UInt8] = []
    var table: [[UInt8]] = []
    var width = bits + 1
    var previous: [UInt8]?
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
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = bits + 1
        previous = nil
        continue
      }
      if code == clear + 1 {
        guard used == data.count else { throw Malformed(offset: used) }
        return pixels
      }
      let next = previous.map { $0 + [(code < table.count ? table[code] : $0)[0]] }
      guard code < table.count || (code == table.count && next != nil) else {
        throw Malformed(offset: used)
      }
      if let next, table.count < 4096 { table.append(next) }
      pixels += table[code]
      previous = table[code]
      if table.count == 1 << width, width < 12 { width += 1 }
    }
  }
}
