import Glibc

/// What Linux reports about this process.
package enum ProcessStatus {
  /// The size of its address space in bytes.
  package static var size: Int? {
    value(of: "VmSize").flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
      .map { $0 << 10 }
  }

  /// The number of cores that it may use: the bits of a hexadecimal mask.
  package static var coreCount: Int? {
    let mask = value(of: "Cpus_allowed") ?? ""
    let count = mask.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
    return count > 0 ? count : nil
  }

  private static func value(of name: String) -> Substring? {
    guard let file = try? InputFile(InputPath("/proc/self/status")) else { return nil }
    let lines = String(decoding: file.head, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ":") }?.dropFirst(name.utf8.count + 1)
      .drop(while: \.isWhitespace)
  }
}
