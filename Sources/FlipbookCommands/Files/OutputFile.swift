internal import Glibc

/// An output that is either written whole or leaves no trace: a file is written beside its place,
/// synced and renamed.
///
/// Standard output, devices and pipes cannot be taken back. They get nothing before ``holdBack``
/// bytes have come together or the output is complete.
struct OutputFile: ~Copyable {
  /// The name that messages show.
  let name: String
  /// The bytes that are not written yet.
  private var pending: [UInt8] = []
  private let descriptor: CInt
  /// Where the file is written, and where it goes; `nil` for what cannot be renamed.
  private let paths: Paths?
  /// Files that are put in their places with this one.
  private var siblings: [Paths] = []

  private typealias Paths = (temporary: String, final: String)

  private static let holdBack = 1 << 20

  /// Opens an output; `-` is standard output.
  static func open(_ path: String) throws(FileError) -> OutputFile {
    guard path != "-" else {
      return OutputFile(name: "<stdout>", descriptor: STDOUT_FILENO, paths: nil)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return try replacing(path, mode: 0o666 & ~mask) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw FileError(path, "is a folder; name a file, or use --output-dir")
    case S_IFREG:
      return try replacing(path, mode: status.st_mode & 0o7777)
    default:
      let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last(path, "cannot open the output") }
      return OutputFile(name: path, descriptor: descriptor, paths: nil)
    }
  }

  /// A file beside the one that it is to replace.
  private static func replacing(_ path: String, mode: mode_t) throws(FileError) -> OutputFile {
    let (descriptor, paths) = try makeTemporary(for: path, mode: mode)
    return OutputFile(name: path, descriptor: descriptor, paths: paths)
  }

  private static func makeTemporary(
    for path: String,
    mode: mode_t
  ) throws(FileError) -> (descriptor: CInt, paths: Paths) {
    // A link stays a link: what it points at is replaced.
    let final = resolve(path)
    var template = Array((final + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last(path, "cannot write beside the output") }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    Interruption.remember(temporary)
    fchmod(descriptor, mode)
    return (descriptor, (temporary, final))
  }

  private init(name: String, descriptor: CInt, paths: Paths?) {
    self.name = name
    self.descriptor = descriptor
    self.paths = paths
  }

  deinit {
    guard descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    if let paths { Self.remove(paths.temporary) }
    for sibling in siblings { Self.remove(sibling.temporary) }
  }

  /// Removes a temporary file, unless it is in its place already.
  private static func remove(_ temporary: String) {
    unlink(temporary)
    Interruption.forget(temporary)
  }

  /// Whether other files can be written beside this one.
  var hasPlace: Bool { paths != nil }

  /// Writes a file that differs from this one in its extension only, and goes to its place with it.
  mutating func writeSibling(_ bytes: [UInt8], fileExtension: String) throws(FileError) {
    guard let paths else { return }
    let path = InputPath(paths.final).stemOfPath + "." + fileExtension
    // Found out before anything is renamed, so that all of the files are replaced or none.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path, "is a folder, where a file beside the output belongs")
    }
    let sibling = try Self.makeTemporary(for: path, mode: 0o666 & ~Self.mask)
    defer { close(sibling.descriptor) }
    siblings.append(sibling.paths)
    try Self.write(bytes[...], to: sibling.descriptor, name: path)
    try Self.sync(sibling.descriptor, name: path)
  }

  /// The files that are there already and would be taken for siblings of this one.
  func strangers(fileExtension: String) -> [String] {
    guard let path = (paths?.final).map({ InputPath($0) }) else { return [] }
    let stem = path.fileStem.lowercased()
    return path.neighbours
      .filter { $0.fileExtension.lowercased() == fileExtension && $0.fileStem.lowercased() == stem }
      .map(\.name)
  }

  /// Takes the bytes out of a buffer, which is left empty, and writes them when they are many.
  mutating func write(_ bytes: inout [UInt8]) throws(FileError) {
    if pending.isEmpty { swap(&pending, &bytes) } else { pending += bytes }
    bytes.removeAll(keepingCapacity: true)
    if pending.count >= Self.holdBack { try flush() }
  }

  /// Writes what is left and puts the file in its place.
  consuming func commit() throws(FileError) {
    try flush()
    guard let paths else { return }
    try Self.sync(descriptor, name: name)
    for (temporary, final) in siblings + [paths] {
      guard rename(temporary, final) == 0 else { throw .last(final, "cannot rename") }
    }
    for sibling in siblings { OwnTables.add(sibling.final) }
  }

  private mutating func flush() throws(FileError) {
    if descriptor == STDOUT_FILENO, !pending.isEmpty { Progress.clear() }
    try Self.write(pending[...], to: descriptor, name: name)
    pending.removeAll(keepingCapacity: true)
  }

  private static func write(
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

  private static func sync(_ descriptor: CInt, name: String) throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(name, "cannot sync") }
  }

  private static func resolve(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The permissions that new files do not get.
  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
