import Flipbook
import TestSupport

extension TestFile {
  /// The bytes that are put in wrong places: those that mean something in this format, and those
  /// that are odd in any.
  var signs: [UInt8] {
    let own = Set(bytes).filter { $0 > 0x20 && $0 < 0x7F && !Self.isLetterOrDigit($0) }
    let odd: [UInt8] = [
      0, 1, 0x0A, 0x0D, 0x20, 0x22, 0x30, 0x31, 0x41, 0x61, 0x80, 0xC2, 0xEF, 0xFF,
    ]
    return own.union(odd).sorted()
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Damages the file at every offset: cuts it off there, removes that byte, and puts signs in
  /// place of it and after it.
  ///
  /// With full effort, all signs are tried at every offset; otherwise others at each offset, and not
  /// at every offset of a long file.
  /// - Parameters:
  ///   - total: how many bytes all damaged inputs may have, roughly.
  ///   - body: receives the damaged bytes and what has been done; returns whether to continue.
  func damage(total: Int, _ body: ([UInt8], String) -> Bool) {
    let signs = signs
    let count = max(16, total / bytes.count)
    let step = Effort.isFull ? 1 : max(1, bytes.count * 4 / count)
    let share =
      Effort.isFull ? signs.count : min(signs.count, max(1, count * step / bytes.count / 2 - 1))
    var next = 0
    for offset in stride(from: 0, to: bytes.count, by: step) {
      let others = (0..<share).map { signs[(next + $0) % signs.count] }
      next += share
      for (index, damaged) in bytes.damaged(at: offset, by: others).enumerated() {
        let damage = ["cut off", "a byte less"] + others.flatMap { ["\($0)", "\($0) more"] }
        guard body(damaged, "\(path): \(damage[index]) at \(offset)") else { return }
      }
    }
  }
}
