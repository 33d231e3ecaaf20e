import Glibc

/// Bytes that are kept for later: in memory while there are few, then in an unnamed file.
package final class SpooledBytes {
  private var recent: [UInt8] = []
  private var file: UnsafeMutablePointer<FILE>?
  /// Whether the file can be written, as far as is known.
  private var canSpill = true

  /// The maximum number of bytes in memory.
  private static let limit = 1 << 20

  /// Creates an empty spool.
  package init() {}

  deinit {
    if let file { fclose(file) }
  }

  package func append(_ bytes: [UInt8]) {
    recent += bytes
    if recent.count > Self.limit, canSpill { spill() }
  }

  /// Adds the bytes of another spool.
  package func append(_ other: SpooledBytes) { other.forEachPart(append) }

  /// Calls a function with all bytes, in parts.
  package func forEachPart(_ take: ([UInt8]) -> Void) {
    if let file {
      rewind(file)
      var part = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = fread(&part, 1, part.count, file)
        guard count > 0 else { break }
        take(Array(part.prefix(count)))
      }
    }
    take(recent)
  }

  /// Moves the bytes into the file; if it cannot be written, they stay in memory.
  private func spill() {
    if file == nil { file = tmpfile() }
    canSpill = false
    guard let file, fseek(file, 0, SEEK_END) == 0 else { return }
    let end = ftell(file)
    guard fwrite(recent, 1, recent.count, file) == recent.count, fflush(file) == 0 else {
      clearerr(file)
      ftruncate(fileno(file), end)
      return
    }
    recent.removeAll(keepingCapacity: true)
    canSpill = true
  }
}
