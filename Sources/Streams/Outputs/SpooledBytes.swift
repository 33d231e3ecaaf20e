import Platform

/// Bytes that are kept for later: in memory while there are few, then in an unnamed file.
package final class SpooledBytes {
  private var recent: [UInt8] = []
  private var file: FileDescriptor?
  /// The number of bytes in the file.
  private var size = 0
  /// Whether the file can be written, as far as is known.
  private var canSpill = true

  /// The maximum number of bytes in memory.
  private static let limit = 1 << 20

  /// Creates an empty spool.
  package init() {}

  deinit { file?.release() }

  package func append(_ bytes: [UInt8]) {
    recent += bytes
    if recent.count > Self.limit, canSpill { spill() }
  }

  /// Adds the bytes of another spool.
  package func append(_ other: SpooledBytes) throws(FileError) { try other.forEachPart(append) }

  /// Calls a function with all bytes, in parts.
  /// - Throws: the errors of `take`, and one if the unnamed file cannot be read.
  package func forEachPart(_ take: ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    var offset = 0
    while let file, offset < size {
      let part = try FileError.doing("cannot read a temporary file", FileSystem.temporaryFolder) {
        try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
          count = try file.readBytes(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        }
      }
      guard !part.isEmpty else { break }
      offset += part.count
      try take(part)
    }
    try take(recent)
  }

  /// Moves the bytes into the file; if it cannot be written, they stay in memory.
  private func spill() {
    do throws(Errno) {
      if file == nil { file = try FileSystem.makeUnnamedFile() }
      try file?.writeBytes(recent, at: size)
      size += recent.count
      recent.removeAll(keepingCapacity: true)
    } catch {
      canSpill = false
    }
  }
}
