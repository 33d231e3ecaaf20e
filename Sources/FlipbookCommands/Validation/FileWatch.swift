import Flipbook
import RecordStreams
import Glibc

/// Watches inputs for changes: named files, and all files in folders, including new ones.
struct FileWatch: ~Copyable {
  private let descriptor: CInt
  /// The watched folders by the watch descriptors of the system.
  private var folders: [CInt: Folder] = [:]

  /// A watched folder.
  private struct Folder {
    /// The path; it ends with a slash, or is empty for the working folder.
    let path: String
    /// The named files; `nil` if all files are watched.
    var names: Set<String>?
  }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ONLYDIR | IN_DELETE_SELF | IN_DELETE
      | IN_MOVED_FROM
  )

  /// A watch over files and folders.
  init(_ inputs: [String]) throws(FileError) {
    descriptor = inotify_init1(CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .last("--watch", "cannot watch files") }
    for input in inputs {
      var status = stat()
      guard stat(input.pathBytes, &status) == 0 else {
        throw .last(input, "cannot watch the input")
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        try add(input.hasSuffix("/") ? input : input + "/")
      } else {
        try add(fileNamed: input)
      }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches a folder with all folders in it, except hidden ones.
  private mutating func add(_ path: String) throws(FileError) {
    let number = inotify_add_watch(descriptor, path.pathBytes, Self.events)
    guard number >= 0 else { throw .last(path, "cannot watch the folder") }
    folders[number] = Folder(path: path, names: nil)
    for name in InputList.names(in: path.pathBytes) ?? [] {
      let inner = path + String(pathBytes: name)
      var status = stat()
      guard lstat(inner.pathBytes, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        continue
      }
      try add(inner + "/")
    }
  }

  /// Watches the folder of a file: editors replace the old file with a new one.
  private mutating func add(fileNamed path: String) throws(FileError) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let number = inotify_add_watch(
      descriptor,
      (folder.isEmpty ? "." : folder).pathBytes,
      Self.events
    )
    guard number >= 0 else { throw .last(path, "cannot watch the file") }
    if let known = folders[number], known.names == nil { return }
    folders[number, default: Folder(path: folder, names: [])].names?.insert(String(path[start...]))
  }

  /// Waits until something has changed and no more changes follow.
  /// - Returns: the paths of the files that have changed or disappeared, sorted.
  mutating func next() -> [String] {
    var changed: Set<String> = []
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A program may save several files, or one file in several steps.
      let ready = Glibc.poll(&poll, 1, changed.isEmpty ? -1 : 50)
      if ready == 0 { return changed.sorted() }
      guard ready > 0 else {
        if errno == EINTR { continue }
        return changed.sorted()
      }
      readEvents(&changed)
    }
  }

  private mutating func readEvents(_ changed: inout Set<String>) {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(descriptor, &buffer, buffer.count)
    let headSize = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + headSize <= count {
      let event = buffer.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let name = buffer[(offset + headSize)..<(offset + headSize + Int(event.len))]
      offset += headSize + Int(event.len)
      note(event, name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0], &changed)
    }
  }

  private mutating func note(
    _ event: inotify_event,
    _ bytes: [CChar],
    _ changed: inout Set<String>
  ) {
    guard let folder = folders[event.wd] else { return }
    let name = String(pathBytes: bytes)
    guard !name.isEmpty, !name.hasPrefix(".") else { return }
    if event.mask & UInt32(IN_ISDIR) != 0 {
      // Files that are already in a new folder are new too.
      guard event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, folder.names == nil,
        (try? add(folder.path + name + "/")) != nil
      else { return }
      let list = InputList([folder.path + name], formats: .standard)
      changed.formUnion(list.paths.map(\.path))
    } else if event.mask & UInt32(IN_CREATE) == 0, folder.names?.contains(name) ?? true {
      changed.insert(folder.path + name)
    }
  }
}
