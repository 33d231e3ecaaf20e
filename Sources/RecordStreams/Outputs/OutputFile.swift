import Glibc

/// An output that is either written whole or leaves no trace: a file is written next to its place,
/// synced and renamed.
///
/// Standard output, devices and pipes cannot be taken back. They get nothing before ``holdBack``
/// bytes have come together or the output is complete.
package struct OutputFile: ~Copyable {
  /// The name that messages show.
  package private(set) var name: String
  /// The bytes that are not written yet.
  private var pending: [UInt8] = []
  package let descriptor: CInt
  /// Where the file is written before it is in its place; `nil` for what cannot be renamed.
  var temporary: TemporaryFile?
  /// Files that are put in their places with this one.
  var siblings: [TemporaryFile] = []
  package private(set) var place: OutputPlace
  /// Whether what cannot be taken back gets nothing before its first bytes are known.
  private var isWaiting = false

  private static let holdBack = 1 << 20

  /// Opens an output in a place that may be written to.
  package static func open(_ place: OutputPlace) throws(FileError) -> OutputFile {
    let path = place.path
    guard path != "-" else {
      return OutputFile(place, name: "<stdout>", descriptor: STDOUT_FILENO, temporary: nil)
    }
    var status = stat()
    guard stat(path.pathBytes, &status) == 0 else {
      // A link that leads nowhere yet is followed too, but not one that leads in a circle.
      guard errno == ENOENT else { throw .last(path, "cannot open the output") }
      return try replacing(place, nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw FileError(path, "is a folder; name a file, or use --output-dir")
    case S_IFREG:
      // To be renamed over, the file would not have to be writable.
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

  /// Writes a file that differs from this one in its extension only, and goes to its place with it.
  mutating func writeSibling(_ bytes: [UInt8], fileExtension: String) throws(FileError) {
    guard let temporary else { return }
    let path = InputPath(temporary.final).stemOfPath + "." + fileExtension
    try Self.refuseFolder(path)
    let sibling = try TemporaryFile(for: place.sibling(path).path, keepsOld: place.keepsOld)
    siblings.append(sibling)
    try Self.write(bytes[...], to: sibling.descriptor, name: path)
  }

  /// Gives the file another extension, before others are written next to it.
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

  /// Found out before anything is renamed, so that all of the files are replaced or none.
  private static func refuseFolder(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path.pathBytes, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path, "is a folder; expected a file of the output")
    }
  }

  /// The files that are there already and would be read as siblings of this one.
  func falseSiblings(fileExtension: String) -> [String] {
    guard let path = (temporary?.final).map({ InputPath($0) }) else { return [] }
    let stem = path.fileStem.lowercased()
    return path.neighbours
      .filter { $0.fileExtension.lowercased() == fileExtension && $0.fileStem.lowercased() == stem }
      .map(\.name)
  }

  /// Takes the bytes out of a buffer, which is left empty, and writes them when they are many.
  package mutating func write(_ bytes: inout [UInt8]) throws(FileError) {
    if pending.isEmpty { swap(&pending, &bytes) } else { pending += bytes }
    bytes.removeAll(keepingCapacity: true)
    if pending.count >= Self.holdBack, !isWaiting { try flush() }
  }

  /// Reports that the first bytes are only known at the end.
  mutating func waitForHead() { isWaiting = !hasPlace }

  /// Writes other first bytes than were written at first.
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

  /// Writes bytes to what is open already.
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
