import Flipbook

/// The bytes of a file, compared with others part by part.
struct ComparedFile: ~Copyable {
  /// The first bytes, which are not compared.
  let head: [UInt8]
  private var file: InputFile
  private var rest: ArraySlice<UInt8>

  init(_ path: InputPath, without headSize: Int) throws(FileError) {
    file = try InputFile(path)
    head = Array(file.head.prefix(headSize))
    rest = file.head.dropFirst(headSize)
  }

  /// Whether a short file has only white space.
  var isBlank: Bool {
    file.head.count < InputFile.blockSize
      && SourceText(name: file.name, bytes: file.head[...]).isBlank
  }

  /// Compares the next bytes.
  /// - Returns: whether they are the same.
  mutating func continues(with bytes: [UInt8]) -> Bool {
    var other = bytes[...]
    while !other.isEmpty {
      let count = min(other.count, available)
      guard count > 0, rest.prefix(count) == other.prefix(count) else { return false }
      rest = rest.dropFirst(count)
      other = other.dropFirst(count)
    }
    return true
  }

  /// Whether all bytes were compared.
  var isAtEnd: Bool { mutating get { available == 0 } }

  /// The number of bytes that are read and not compared yet; 0 at the end, or if reading fails.
  private var available: Int {
    mutating get {
      if rest.isEmpty { rest = ((try? file.readBlock()) ?? [])[...] }
      return rest.count
    }
  }
}
