/// Numbers by pixels, for millions of look-ups.
struct PixelTable {
  /// The pixels in the order in which they were added.
  private(set) var pixels: [Pixel] = []
  /// The numbers of the pixels.
  private(set) var numbers: [Int] = []
  /// The places in `pixels`, from 1, at the pixels' hashes or after them; 0 for none.
  private var slots: [Int32] = Array(repeating: 0, count: 4096)

  /// The number of a pixel; `nil` if it is not in the table.
  subscript(pixel: Pixel) -> Int? {
    @inline(__always) get {
      let place = slots[slot(of: pixel)]
      return place > 0 ? numbers[Int(place) - 1] : nil
    }
  }

  /// Adds to the number of a pixel, which is 0 at first.
  @inline(__always)
  mutating func add(_ number: Int, to pixel: Pixel) {
    let place = slots[slot(of: pixel)]
    if place > 0 { numbers[Int(place) - 1] += number } else { insert(pixel, number) }
  }

  /// Returns the slot of a pixel, or the one where it would be.
  @inline(__always)
  private func slot(of pixel: Pixel) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (pixel.number &* 2_654_435_761) >> 8) & mask
    while slots[slot] > 0, pixels[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func insert(_ pixel: Pixel, _ number: Int) {
    slots[slot(of: pixel)] = Int32(pixels.count + 1)
    pixels.append(pixel)
    numbers.append(number)
    guard 2 * pixels.count > slots.count else { return }
    slots = Array(repeating: 0, count: 2 * slots.count)
    for (place, pixel) in pixels.enumerated() { slots[slot(of: pixel)] = Int32(place + 1) }
  }
}
