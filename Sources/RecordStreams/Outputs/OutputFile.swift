import Glibc

/// An output that is written either completely or not at all: a file is written next to its place,
/// synced and renamed.
///
/// Output to standard output, devices and pipes cannot be undone. They get nothing until
/// ``holdBack`` bytes have been collected or the output is complete.
package struct OutputFile: ~Copyable {
  /// The name in messages.
  package private(set) var name: String
  /// The bytes not written yet.
  private var pending: [UInt8] = []
  package let descriptor: CInt
  /// The temporary file next to the place; `nil` for an output that cannot be renamed.
  var temporary: TemporaryFile?
  /// The files that are put in their places with this one.
  var siblings: [TemporaryFile] = []
  package private(set) var place: OutputPlace
  /// Whether an output that cannot be undone waits until its first bytes are known.
  private var isWaiting = false

  private static let holdBack = 1 << 20

  /// Opens an output at a place.
  package static func open(_ place: OutputPlace) throws(FileError) -> OutputFile {
    let path = place.path
    guard path != "-" else {
      return OutputFile(place, name: "<stdout>", descriptor: STDOUT_FILENO, temporary: nil)
    }
    var status = stat()
    guard stat(path.pathBytes, &status) == 0 else {
      // A link to a file that does not exist yet is followed, too, but not a cycle of links.
      guard errno == ENOENT else { throw .last(path, "cannot open the output") }
      return try replacing(place, nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw FileError(path, "is a folder; name a file, or use --output-dir")
    case S_IFREG:
      // Renaming would replace even a file that is not writable.
      guard faccessat(AT_FDCWD, path.pathBytes, W_OK, AT_EACCESS) == 0 else {
        throw .last(path, "cannot write the output")
      }
      return try replacing(place, status)
    default:
      let descriptor = Glibc.open(path.pathBytes, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last(path, "cannot open the output") }
      return OutputFile(place, name: path.shownPath, descriptor: descriptor, temporary: nil)
    }
  }

  private static func replacing(
    _ place: OutputPlace,
    _ old: stat?
  ) throws(FileError) -> OutputFile {
    let temporary = try TemporaryFile(for: place.path, replacing: old, keepsOld: place.keepsOld)
    return OutputFile(
      place,
      name: place.path.shownPath,
      descriptor: temporary.descriptor,
      temporary: temporary
    )
  }

  private init(
    _ place: OutputPlace,
    name: String,
    descriptor: CInt,
    temporary: TemporaryFile?
  ) {
    self.place = place
    self.name = name
    self.descriptor = descriptor
    self.temporary = temporary
  }

  deinit {
    guard descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    temporary?.remove()
    for sibling in siblings {
      close(sibling.descriptor)
      sibling.remove()
    }
  }

  /// Whether other files can be written next to this one.
  var hasPlace: Bool { temporary != nil }

  /// Writes a file whose name differs from this one only in its extension, and that is put in its
  /// place with it.
  mutating func writeSibling(_ bytes: [UInt8], fileExtension: String) throws(FileError) {
    guard let temporary else { return }
    let path = InputPath(temporary.final).stemOfPath + "." + fileExtension
    try Self.refuseFolder(path)
    let sibling = try TemporaryFile(for: place.sibling(path).path, keepsOld: place.keepsOld)
    siblings.append(sibling)
    try Self.write(bytes[...], to: sibling.descriptor, name: path)
  }

  /// Changes the extension of the file, before others are written next to it.
  mutating func changeExtension(to fileExtension: String) throws(FileError) {
    guard let path = (temporary?.final).map({ InputPath($0) }),
      path.fileExtension != fileExtension
    else { return }
    let final = "\(path.stemOfPath).\(fileExtension)"
    try Self.refuseFolder(final)
    place = try place.sibling(final)
    name = final.shownPath
    temporary?.final = LinkedPath.end(of: final)
  }

  /// Refuses a folder before anything is renamed, so that either all files are replaced or none.
  private static func refuseFolder(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path.pathBytes, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path, "is a folder; expected a file of the output")
    }
  }

  /// Returns existing files that would be read as siblings of this one.
  func falseSiblings(fileExtension: String) -> [String] {
    guard let path = (temporary?.final).map({ InputPath($0) }) else { return [] }
    let stem = path.fileStem.lowercased()
    return path.neighbours
      .filter { $0.fileExtension.lowercased() == fileExtension && $0.fileStem.lowercased() == stem }
      .map(\.name)
  }

  /// Takes the bytes out of a buffer, which is left empty, and writes them if there are many.
  package mutating func write(_ bytes: inout [UInt8]) throws(FileError) {
    if pending.isEmpty { swap(&pending, &bytes) } else { pending += bytes }
    bytes.removeAll(keepingCapacity: true)
    if pending.count >= Self.holdBack, !isWaiting { try flush() }
  }

  /// Waits with the output, because its first bytes are known only at the end.
  mutating func waitForHead() { isWaiting = !hasPlace }

  /// Replaces the first bytes.
  mutating func replaceHead(with head: [UInt8]) throws(FileError) {
    isWaiting = false
    guard hasPlace else { return pending.replaceSubrange(..<head.count, with: head) }
    try flush()
    guard pwrite(descriptor, head, head.count, 0) == head.count else {
      throw .last(name, "cannot write the output")
    }
  }

  package mutating func flush() throws(FileError) {
    if descriptor == STDOUT_FILENO, !pending.isEmpty { Progress.clear() }
    try Self.write(pending[...], to: descriptor, name: name)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes bytes to an open descriptor.
  package static func write(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: CInt,
    name: String
  ) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written >= 0 || errno == EINTR else { throw .last(name, "cannot write the output") }
      rest = rest.dropFirst(max(0, written))
    }
  }
}
