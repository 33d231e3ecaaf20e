package import Platform

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
  package let descriptor: FileDescriptor
  /// The temporary file next to the place; `nil` for an output that cannot be renamed.
  var temporary: TemporaryFile?
  /// The files that are put in their places with this one.
  var siblings: [TemporaryFile] = []
  package private(set) var place: OutputPlace
  /// Whether it is a device or a pipe, opened for this output.
  private let isDevice: Bool
  /// Whether an output that cannot be undone waits until its first bytes are known.
  private var isWaiting = false

  private static let holdBack = 1 << 20

  /// Opens an output at a place.
  package static func open(_ place: OutputPlace) throws(FileError) -> OutputFile {
    let path = place.path
    guard path != "-" else {
      return OutputFile(place, name: "<stdout>", descriptor: .standardOutput, temporary: nil)
    }
    let status = try FileError.doing("cannot open the output", path) {
      try FileSystem.statusIfThere(of: path)
    }
    // A link to a file that does not exist yet is followed, too, but not a cycle of links.
    guard let status else { return try replacing(place, nil) }
    switch status.type {
    case .directory:
      throw FileError(
        path,
        "is a folder; expected a file",
        help: "name a file; convert and render write into a folder with --output-dir"
      )
    case .regular:
      // Renaming would replace even a file that is not writable.
      try FileError.doing("cannot write the output", path) { try FileSystem.checkWritable(path) }
      return try replacing(place, status)
    default:
      let descriptor = try FileError.doing("cannot open the output", path) {
        try FileSystem.open(path, .writeOnly)
      }
      return OutputFile(place, name: path.shownPath, descriptor: descriptor, temporary: nil)
    }
  }

  private static func replacing(
    _ place: OutputPlace,
    _ old: Stat?
  ) throws(FileError) -> OutputFile {
    let temporary = try TemporaryFile(
      for: place.path,
      replacing: old,
      keepsOld: place.keepsOld,
      expecting: place.expected,
      of: place.files
    )
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
    descriptor: FileDescriptor,
    temporary: TemporaryFile?
  ) {
    self.place = place
    self.name = name
    self.descriptor = descriptor
    self.temporary = temporary
    isDevice = temporary == nil && descriptor != .standardOutput
  }

  deinit {
    for sibling in siblings { sibling.remove() }
    temporary?.remove()
    if isDevice { descriptor.release() }
  }

  /// Whether other files can be written next to this one.
  var hasPlace: Bool { temporary != nil }

  /// The path of the file that is replaced; `nil` if none is.
  var final: String? { temporary?.final }

  /// Writes a file whose name differs from this one only in its extension, and that is put in its
  /// place with it.
  mutating func writeSibling(_ bytes: [UInt8], fileExtension: String) throws(FileError) {
    guard let temporary else { return }
    let path = InputPath(temporary.final).stemOfPath + "." + fileExtension
    let old = try Self.replaceable(path)
    let siblingPlace = try place.sibling(path)
    let sibling = try TemporaryFile(
      for: path,
      replacing: old,
      keepsOld: place.keepsOld,
      expecting: siblingPlace.expected,
      of: place.files
    )
    siblings.append(sibling)
    try Self.write(bytes[...], to: sibling.descriptor, name: path)
  }

  /// Changes the extension of the file, before others are written next to it.
  mutating func changeExtension(to fileExtension: String) throws(FileError) {
    guard let path = (temporary?.final).map({ InputPath($0) }),
      path.fileExtension != fileExtension
    else { return }
    let final = "\(path.stemOfPath).\(fileExtension)"
    _ = try Self.replaceable(final)
    place = try place.sibling(final)
    name = final.shownPath
    temporary?.final = try LinkedPath.end(of: final)
  }

  /// Refuses a folder, or a file that must not be changed, before anything is renamed, so that either
  /// all files are replaced or none.
  /// - Returns: the file that is replaced, if there is one.
  private static func replaceable(_ path: String) throws(FileError) -> Stat? {
    let status = try FileError.doing("cannot write the output", path) {
      try FileSystem.statusIfThere(of: path)
    }
    guard status?.type != .directory else {
      throw FileError(path, "is a folder; expected a file of the output")
    }
    guard let status, status.type == .regular else { return nil }
    try FileError.doing("cannot write the output", path) { try FileSystem.checkWritable(path) }
    return status
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
    try FileError.doing("cannot write the output", name) {
      try descriptor.writeBytes(head, at: 0)
    }
  }

  package mutating func flush() throws(FileError) {
    if descriptor == .standardOutput, !pending.isEmpty { Progress.clear() }
    try Self.write(pending[...], to: descriptor, name: name)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes bytes to an open descriptor.
  package static func write(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: FileDescriptor,
    name: String
  ) throws(FileError) {
    try FileError.doing("cannot write the output", name) { try descriptor.writeBytes(bytes) }
  }
}
