import CLibrary
import CLinux

#if os(Linux)
#endif

extension FileDescriptor {
  /// Gives the file the owner, the group, the extended attributes and the permissions of another one,
  /// as far as the user may set them.
  package func takeRights(of path: String, _ status: Stat) {
    let (owner, group) = (status.userID.rawValue, status.groupID.rawValue)
    // Users can set one of their own groups, but not another owner.
    if fchown(rawValue, owner, group) != 0 { _ = fchown(rawValue, uid_t.max, group) }
    if let other = try? FileSystem.open(path, .readOnly, options: .nonBlocking) {
      for name in other.attributeNames { copyAttribute(name, of: other) }
      other.release()
    }
    // They come last, because changing the owner clears some of them.
    setPermissions(status.permissions)
  }

  /// Sets the permissions, if the user may.
  package func setPermissions(_ permissions: FilePermissions) {
    fchmod(rawValue, permissions.rawValue)
  }

  // MARK: Extended attributes

  /// The names of the extended attributes, each ending with 0.
  private var attributeNames: [[CChar]] {
    let names = bytes { flistxattr(rawValue, $0?.baseAddress, $0?.count ?? 0) }
    return names.split(separator: 0).map { $0 + [0] }
  }

  private func copyAttribute(_ name: [CChar], of other: FileDescriptor) {
    let value = bytes { fgetxattr(other.rawValue, name, $0?.baseAddress, $0?.count ?? 0) }
    _ = fsetxattr(rawValue, name, value, value.count, 0)
  }

  /// Returns the bytes that a call puts into a buffer; without one, it returns their number.
  private func bytes(_ call: (UnsafeMutableBufferPointer<CChar>?) -> Int) -> [CChar] {
    let count = call(nil)
    guard count > 0 else { return [] }
    return [CChar](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, call(buffer))
    }
  }
}

#if canImport(Darwin)
// Darwin's functions can also do other things, which nothing here needs.

private func flistxattr(_ file: CInt, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
  Darwin.flistxattr(file, names, size, 0)
}

private func fgetxattr(
  _ file: CInt,
  _ name: [CChar],
  _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int {
  Darwin.fgetxattr(file, name, value, size, 0, 0)
}

private func fsetxattr(
  _ file: CInt,
  _ name: [CChar],
  _ value: [CChar],
  _ size: Int,
  _ flags: CInt
) -> CInt {
  Darwin.fsetxattr(file, name, value, size, 0, flags)
}
#endif
