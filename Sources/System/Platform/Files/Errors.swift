import CLibrary

extension Errno {
  /// The error of the last call that failed.
  static var last: Errno { Errno(rawValue: errno) }
}

/// Does work that can only fail with an error of the system: swift-system's functions do not say so.
func systemErrors<Value>(_ work: () throws -> Value) throws(Errno) -> Value {
  do {
    return try work()
  } catch let error as Errno {
    throw error
  } catch {
    preconditionFailure("\(error)")
  }
}
