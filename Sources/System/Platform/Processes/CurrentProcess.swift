import CLibrary

/// The process that this program runs in.
package enum CurrentProcess {
  /// The number of cores that it may use.
  package static var coreCount: Int {
    // The bits of a hexadecimal mask.
    let mask = status("Cpus_allowed") ?? ""
    let count = mask.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
    return count > 0 ? count : max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
  }

  /// The size of its address space in bytes; `nil` if the system does not say.
  package static var addressSpace: Int? {
    status("VmSize").flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }.map { $0 << 10 }
  }

  /// The user whose rights it has.
  package static var user: UserID { UserID(rawValue: geteuid()) }

  /// The path of its program; `nil` if the system does not say.
  package static var executable: String? {
    (try? FileSystem.target(ofLink: "/proc/self/exe")) ?? nil
  }

  /// Runs another program in its place, with the same arguments; returns if that cannot be run.
  package static func become(_ program: String) {
    _ = FileSystem.withPath(program) { execv($0, CommandLine.unsafeArgv) }
  }

  /// Ends it.
  package static func exit(_ status: CInt) -> Never { CLibrary.exit(status) }

  /// Ends it at once; safe in signal handlers.
  package static func exitAtOnce(_ status: CInt) -> Never { _exit(status) }

  /// Lets another thread run; safe in signal handlers.
  package static func yield() { sched_yield() }

  /// Waits; safe in signal handlers.
  package static func pause(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1_000
    time.tv_nsec = milliseconds % 1_000 * 1_000_000
    nanosleep(&time, nil)
  }

  /// Returns what Linux reports under a name.
  private static func status(_ name: String) -> Substring? {
    guard let file = try? FileSystem.open("/proc/self/status", .readOnly) else { return nil }
    defer { file.release() }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = (try? file.readSome(into: &bytes)) ?? 0
    let lines = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ":") }?.dropFirst(name.utf8.count + 1)
      .drop(while: \.isWhitespace)
  }
}
