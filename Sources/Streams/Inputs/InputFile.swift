import GameRecords
import Platform

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
  ///   - isRegular: whether to refuse anything but a regular file, without waiting for it.
  /// - Throws: an error if the file cannot be opened or read.
  package init(
    _ path: InputPath,
    as content: PatchedContent? = nil,
    isRegular: Bool = false
  ) throws(FileError) {
    let isInMemory = content?.isInMemory == true
    var bytes = ByteStream(isInMemory ? nil : try Self.open(path, isRegular: isRegular), content)
    do throws(FileError) {
      head = try Self.block(of: &bytes, name: path.name)
    } catch {
      bytes.close()
      throw error
    }
    name = path.name
    self.bytes = bytes
  }

  /// Returns all bytes of a file with settings, such as a configuration: a regular file, which is
  /// never waited for.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - folder: the folder that it must be in, if no person has named the file.
  /// - Returns: the bytes.
  /// - Throws: an error if it cannot be read, or is not such a file.
  package static func settings(
    at path: String,
    inside folder: String? = nil
  ) throws(FileError) -> [UInt8] {
    let path = InputPath(path, named: WorkingFolder.shortPath(path))
    if let folder, try LinkedPath.leads(path.path, outOf: folder) {
      throw FileError(
        path.name,
        "is outside of the folder of the configuration",
        help: "name it on the command line if it is meant"
      )
    }
    return try contents(of: path, limit: Limits.recordBytes, isRegular: true)
  }

  /// Returns all bytes of a file, which must not be larger than a limit.
  package static func contents(
    of path: InputPath,
    limit: Int = .max,
    isRegular: Bool = false
  ) throws(FileError) -> [UInt8] {
    var file = try InputFile(path, isRegular: isRegular)
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

  private static func open(
    _ path: InputPath,
    isRegular: Bool
  ) throws(FileError) -> FileDescriptor {
    guard !path.isStandardInput else { return .standardInput }
    let file = try FileError.doing("cannot open the file", path.name) {
      try FileSystem.open(path.path, .readOnly, options: isRegular ? .nonBlocking : [])
    }
    do throws(FileError) {
      let type = try FileError.inspecting(path.name) { try file.status?.type }
      guard type != .directory, !isRegular || type == .regular else {
        let kind = type == .directory ? "folder" : "pipe or a device"
        throw FileError(path.name, "is a \(kind); expected a file")
      }
      return file
    } catch {
      file.release()
      throw error
    }
  }

  deinit { bytes.close() }

  /// The identity of the open file, if it is a regular file.
  var identity: FileIdentity? {
    get throws(FileError) {
      try FileError.inspecting(name) { try bytes.descriptor.flatMap { try FileIdentity($0) } }
    }
  }

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
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        do throws(Errno) {
          let got = try bytes.read(into: rest)
          if got == 0 { return }
          count += got
        } catch {
          failure =
            bytes.hasShrunk
            ? FileError(name, "another program made the file shorter while it was read")
            : FileError(name, "cannot read the input", error)
          return
        }
      }
    }
    if let failure { throw failure }
    return block
  }
}

/// Reads the bytes of an open file, or other bytes instead of them.
private struct ByteStream {
  /// The open file; `nil` if there is none.
  let descriptor: FileDescriptor?
  /// The runs of bytes that are left, if some are replaced.
  private var pieces: ArraySlice<PatchedContent.Piece>?
  /// Whether the file has become shorter since its pieces were determined.
  private(set) var hasShrunk = false
  /// The number of bytes read from the first of them.
  private var used = 0

  init(_ descriptor: FileDescriptor?, _ content: PatchedContent?) {
    self.descriptor = descriptor
    pieces = content?.pieces[...]
  }

  func close() {
    if descriptor != .standardInput { descriptor?.release() }
  }

  /// Reads some bytes, and returns their number, 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    guard pieces != nil else { return try descriptor?.readBytes(into: buffer) ?? 0 }
    guard let piece = pieces?.first else { return 0 }
    let count = min(piece.count - used, buffer.count)
    switch piece.slice(used..<used + count) {
    case .original(let range):
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
      let got = try descriptor?.readBytes(at: range.lowerBound, into: part) ?? 0
      guard got > 0 else {
        hasShrunk = true
        throw .ioError
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
