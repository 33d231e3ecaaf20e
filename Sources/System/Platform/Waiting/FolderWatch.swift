#if os(Linux)
import CLibrary
import CLinux
#endif

/// Waits until something may have changed in some folders.
///
/// Linux reports changes; elsewhere, and where it cannot watch a folder, the wait ends after a while
/// in any case. Only a look at the files says what has changed.
package struct FolderWatch: ~Copyable {
  /// How long to wait where nothing reports changes, in milliseconds.
  private static let interval: CInt = 500
  /// Whether the system reports the changes in all of the folders.
  private var isReported = false

  /// Waits until something may have changed.
  package func wait() {
    while let happened = FileDescriptor.waitToRead([reports], milliseconds: patience) {
      guard happened == [true], !takeReports() else { return }
    }
  }

  private var patience: CInt? { isReported ? nil : Self.interval }

  #if os(Linux)
  private let reports: FileDescriptor?
  private static let kinds = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR
  )

  package init() {
    let number = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
    reports = number < 0 ? nil : FileDescriptor(rawValue: number)
  }

  deinit { reports?.release() }

  /// Watches some folders, without those in them; call it again when there may be others.
  package mutating func watch(_ folders: some Sequence<String>) {
    guard let reports else { return }
    isReported = folders.allSatisfy { folder in
      FileSystem.withPath(folder) { inotify_add_watch(reports.rawValue, $0, Self.kinds) } >= 0
    }
  }

  /// Takes what has been reported, and returns whether a file or folder has changed: one that was
  /// created changes once it has been written.
  private func takeReports() -> Bool {
    guard let reports else { return true }
    var hasChanged = false
    let headSize = MemoryLayout<inotify_event>.size
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while let count = try? reports.readSome(into: &buffer) {
      var offset = 0
      while offset + headSize <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        offset += headSize + Int(event.len)
        let isNewFile = event.mask & UInt32(IN_CREATE | IN_ISDIR) == UInt32(IN_CREATE)
        if !isNewFile { hasChanged = true }
      }
    }
    return hasChanged
  }
  #else
  private let reports: FileDescriptor? = nil

  package init() {}

  /// Watches some folders, without those in them; call it again when there may be others.
  package mutating func watch(_ folders: some Sequence<String>) {}

  private func takeReports() -> Bool { true }
  #endif
}
