/// The pictures of an animation in PNG, each as the changes from the one before.
struct PNGAnimation {
  /// The changes.
  private(set) var parts: [Part] = []
  private var shown: Canvas?

  /// The smallest rectangle around all changes of a picture.
  struct Part {
    let rect: PixelRect
    /// How long the picture is shown, in hundredths of a second.
    var duration: Int
    /// Whether the pixels are drawn over those before, instead of replacing them.
    let isOver: Bool
    let data: [UInt8]
  }

  /// Adds a picture.
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - changes: the areas where it may differ from the previous one.
  ///   - duration: how long it is shown, in hundredths of a second.
  mutating func add(_ canvas: Canvas, changes: [PixelRect], _ duration: Int) {
    guard shown != nil else {
      shown = canvas
      return add(canvas.pixels, at: canvas.bounds, isOver: false, duration)
    }
    let delta = shown.flatMap { before in
      Delta(
        from: before.pixels,
        to: canvas.pixels,
        canvas.bounds,
        in: changes,
        unchanged: .clear
      )
    }
    guard let delta else {
      parts[parts.count - 1].duration += duration
      return
    }
    shown?.copy(delta.rect, from: canvas)
    // Pixels that are not opaque cannot be drawn over others.
    let part = canvas.part(delta.rect)
    let isOver = part.allSatisfy { $0.alpha == 255 }
    add(isOver ? delta.pixels : part, at: delta.rect, isOver: isOver, duration)
  }

  private mutating func add(_ pixels: [Pixel], at rect: PixelRect, isOver: Bool, _ duration: Int) {
    let data = PNGPixels(pixels, width: rect.width, hasAlpha: true, isChange: !parts.isEmpty)
      .compressed
    parts.append(Part(rect: rect, duration: duration, isOver: isOver, data: data))
  }
}
