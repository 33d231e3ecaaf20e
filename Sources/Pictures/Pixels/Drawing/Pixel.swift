/// The colour of one pixel, as the number `0xRRGGBBAA`; without any opacity it is always 0.
struct Pixel: Hashable {
  let number: UInt32

  /// A pixel that shows what is behind the picture.
  static let clear = Pixel(number: 0)

  /// Creates a pixel of a colour.
  init(_ colour: Colour) {
    self.init(red: UInt32(colour.red), green: UInt32(colour.green), blue: UInt32(colour.blue))
  }

  /// Creates a pixel of the page around the board.
  static func page(_ theme: Theme.Palette) -> Pixel {
    Pixel(theme.page).faded(UInt32(theme.pageOpacity))
  }

  private init(number: UInt32) { self.number = number }

  /// Creates a pixel from components, each 0 to 255.
  private init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32 = 255) {
    self.init(number: alpha == 0 ? 0 : red << 24 | green << 16 | blue << 8 | alpha)
  }

  /// The opacity, 0 to 255.
  var alpha: UInt32 { number & 255 }
  /// The colour without its opacity.
  var colour: Colour { Colour(number >> 8) }
  /// Red, green, blue and opacity, from the highest.
  private var red: UInt32 { number >> 24 }
  private var green: UInt32 { number >> 16 & 255 }
  private var blue: UInt32 { number >> 8 & 255 }

  /// Returns the pixel with a share of its opacity, from 0 to 255.
  func faded(_ share: UInt32) -> Pixel {
    let alpha = (alpha * share + 127) / 255
    return Pixel(number: alpha == 0 ? 0 : number & ~255 | alpha)
  }

  /// Returns the pixel with another one over it.
  @inline(__always)
  func under(_ other: Pixel) -> Pixel {
    if other.alpha == 255 || alpha == 0 { return other }
    if other.alpha == 0 { return self }
    // What is seen of this pixel, of the other one, and of both, as parts of 255².
    let (seen, over) = (alpha * (255 - other.alpha), 255 * other.alpha)
    let whole = seen + over
    func mix(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * seen + b * over + whole / 2) / whole }
    return Pixel(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: (whole + 127) / 255
    )
  }
}
