internal import Glibc

/// A file or standard input, read in large blocks.
struct InputFile: ~Copyable {
  /// The name that messages show.
  let name: String
  /// The first block.
  let head: [UInt8]
  private let descriptor: CInt

  static let blockSize = 128 << 10

  /// Opens a file and reads its first block.
  init(_ path: InputPath) throws(FileError) {
    let descriptor = try Self.open(path)
    do throws(FileError) {
      head = try Self.block(of: descriptor, name: path.name)
    } catch {
      if descriptor != STDIN_FILENO { close(descriptor) }
      throw error
    }
    name = path.name
    self.descriptor = descriptor
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

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next block: full unless the input ends in it, empty at the end.
  func readBlock() throws(FileError) -> [UInt8] {
    try Self.block(of: descriptor, name: name)
  }

  private static func block(
    of descriptor: CInt,
    name: String
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
      while count < buffer.count {
        let bytes = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        let got = read(descriptor, bytes.baseAddress, bytes.count)
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
