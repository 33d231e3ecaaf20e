internal import Glibc

/// A file or standard input, read in large blocks.
struct InputFile: ~Copyable {
  /// The name that messages show.
  let name: String
  private let descriptor: CInt

  static let blockSize = 256 << 10

  init(_ path: InputPath) throws(FileError) {
    name = path.name
    guard !path.isStandardInput else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path.name, "cannot open the file") }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw FileError(path.name, "is a folder; expected a file")
    }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next block: full unless the input ends in it, empty at the end.
  func readBlock() throws(FileError) -> [UInt8] {
    var failure: FileError?
    let block = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
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
