import CLibrary

/// The environment variables of the process.
package enum Environment {
  /// Returns a variable; `nil` if it is not set.
  package static subscript(_ name: String) -> String? {
    getenv(name).map { String(pathText: $0) }
  }
}
