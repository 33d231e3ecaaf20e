import CLibrary

/// Identifies a regular file under all its names: its device and its number there.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let number: Inode

  /// The identity as a text that is the same for no other one.
  package var text: String { "\(device.rawValue) \(number.rawValue)" }

  /// Creates the identity from a status; `nil` for anything but a regular file, such as a terminal.
  package init?(_ status: Stat) {
    guard status.type == .regular else { return nil }
    device = status.deviceID
    number = status.inode
  }

  /// Creates the identity of the file at a path, following links; `nil` if there is none.
  package init?(path: String) throws(Errno) {
    guard let status = try FileSystem.statusIfThere(of: path) else { return nil }
    self.init(status)
  }

  /// Creates the identity of an open file.
  package init?(_ descriptor: FileDescriptor) throws(Errno) {
    guard let status = try descriptor.status else { return nil }
    self.init(status)
  }

  /// The files that standard output and standard error are redirected to.
  package static var standardOutputs: Set<FileIdentity> {
    get throws(Errno) {
      var files: Set<FileIdentity> = []
      for output in [FileDescriptor.standardOutput, .standardError] {
        if let file = try FileIdentity(output) { files.insert(file) }
      }
      return files
    }
  }
}

/// Identifies a version of a regular file: it changes when the file is written or replaced.
package struct FileVersion: Hashable, Sendable {
  package let identity: FileIdentity
  private let seconds: Int
  private let nanoseconds: Int
  /// The number of bytes.
  package let size: Int

  /// The version as a text that is the same for no other one.
  package var text: String { "\(identity.text) \(seconds) \(nanoseconds) \(size)" }

  /// Creates the version from a status; `nil` for anything but a regular file.
  package init?(_ status: Stat) {
    guard let identity = FileIdentity(status) else { return nil }
    self.identity = identity
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
    size = Int(status.size)
  }

  /// Creates the version of the file at a path, following links; `nil` if there is none.
  package init?(path: String) throws(Errno) {
    guard let status = try FileSystem.statusIfThere(of: path) else { return nil }
    self.init(status)
  }
}
