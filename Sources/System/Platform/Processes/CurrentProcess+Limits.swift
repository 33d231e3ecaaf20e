import CLibrary

extension CurrentProcess {
  /// The limit of its address space in bytes, for example from `ulimit -v`; `nil` if there is none.
  package static var addressSpaceLimit: Int? {
    // The largest number of either type stands for none.
    limit(of: addressSpaceNumber).flatMap { Int(exactly: $0.rlim_cur) }
      .flatMap { $0 == .max ? nil : $0 }
  }

  /// Raises the limit of open files as far as the user may.
  /// - Returns: the limit.
  @discardableResult
  package static func allowManyFiles() -> Int {
    // POSIX promises this many.
    guard var limit = limit(of: openFilesNumber) else { return 20 }
    limit.rlim_cur = limit.rlim_max
    #if canImport(Darwin)
    // More is refused.
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(OPEN_MAX))
    #endif
    _ = setrlimit(openFilesNumber, &limit)
    return Self.limit(of: openFilesNumber).map { Int(clamping: $0.rlim_cur) } ?? 20
  }

  #if canImport(Glibc)
  private typealias LimitNumber = __rlimit_resource_t
  private static let addressSpaceNumber = LimitNumber(RLIMIT_AS.rawValue)
  private static let openFilesNumber = LimitNumber(RLIMIT_NOFILE.rawValue)
  #else
  private typealias LimitNumber = CInt
  private static let addressSpaceNumber = LimitNumber(RLIMIT_AS)
  private static let openFilesNumber = LimitNumber(RLIMIT_NOFILE)
  #endif

  private static func limit(of number: LimitNumber) -> rlimit? {
    var limit = rlimit()
    return getrlimit(number, &limit) == 0 ? limit : nil
  }
}
