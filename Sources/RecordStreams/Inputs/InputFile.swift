import Glibc

/// A file or standard input, read in large blocks.
package struct InputFile: ~Copyable {
  /// The name in messages.
  package let name: String
  /// The first block.
  package let head: [UInt8]
  private var bytes: ByteStream

  package static let blockSize = 128 << 10

  /// Opens a file and reads its first block.
  /// - Parameters:
  ///   - path: the file.
  ///   - content: the content to read instead of its bytes.
  /// - Throws: an error if the file cannot be opened or read.
  package init(_ path: InputPath, as content: PatchedContent? = nil) throws(FileError) {
    var bytes = ByteStream(content?.isInMemory == true ? nil : try Self.open(path), content)
    do throws(FileError) {
      head = try Self.block(of: &bytes, name: path.name)
    } catch {
      bytes.close()
      throw error
    }
    name = path.name
    self.bytes = bytes
  }

  /// Returns all bytes of a file, which must not be larger than a limit.
  package static func contents(of path: InputPath, limit: Int = .max) throws(FileError) -> [UInt8] {
    var file = try InputFile(path)
    var bytes = file.head
    while true {
      let block = try file.readBlock()
      guard !block.isEmpty else { return bytes }
      bytes += block
      guard bytes.count <= limit else {
        throw FileError(path.name, "is larger than \(limit >> 20) MiB")
      }
    }
  }

  private static func open(_ path: InputPath) throws(FileError) -> CInt {
    guard !path.isStandardInput else { return STDIN_FILENO }
    let descriptor = Glibc.open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path.name, "cannot open the file") }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw FileError(path.name, "is a folder; expected a file")
    }
    return descriptor
  }

  deinit { bytes.close() }

  /// Reads the next block, which is full unless the input ends in it, and empty at the end.
  package mutating func readBlock() throws(FileError) -> [UInt8] {
    try Self.block(of: &bytes, name: name)
  }

  private static func block(
    of bytes: inout ByteStream,
    name: String
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
      while count < buffer.count {
        let got = bytes.read(
          into: UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
          )
        )
        if got == 0 { return }
        if got < 0 {
          if errno == EINTR { continue }
          failure = .last(name, "cannot read the input")
          return
        }
        count += got
      }
    }
    if let failure { throw failure }
    return block
  }
}

/// Reads the bytes of an open file, or other bytes instead of them.
private struct ByteStream {
  /// The open file; `nil` if there is none.
  private let descriptor: CInt?
  /// The runs of bytes that are left, if some are replaced.
  private var pieces: ArraySlice<PatchedContent.Piece>?
  /// The number of bytes read from the first of them.
  private var used = 0

  init(_ descriptor: CInt?, _ content: PatchedContent?) {
    self.descriptor = descriptor
    pieces = content?.pieces[...]
  }

  func close() {
    if let descriptor, descriptor != STDIN_FILENO { Glibc.close(descriptor) }
  }

  /// Reads some bytes, and returns their number, 0 at the end, or -1 after a failure.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard pieces != nil else {
      return descriptor.map { Glibc.read($0, buffer.baseAddress, buffer.count) } ?? 0
    }
    guard let piece = pieces?.first else { return 0 }
    let count = min(piece.count - used, buffer.count)
    switch piece.slice(used..<used + count) {
    case .original(let range):
      let got =
        descriptor.map { pread($0, buffer.baseAddress, count, off_t(range.lowerBound)) } ?? 0
      guard got > 0 else {
        // The file has become shorter in the meantime.
        if got == 0 { errno = EIO }
        return -1
      }
      return advance(over: got, of: piece)
    case .inserted(let bytes):
      buffer.copyBytes(from: bytes)
      return advance(over: count, of: piece)
    }
  }

  private mutating func advance(over count: Int, of piece: PatchedContent.Piece) -> Int {
    used += count
    if used == piece.count {
      pieces?.removeFirst()
      used = 0
    }
    return count
  }
}
