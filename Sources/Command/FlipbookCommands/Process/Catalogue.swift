package import Flipbook
import Synchronization

/// What the commands of a program know.
package protocol Catalogue: Sendable {
  /// The formats of inputs and outputs.
  static var formats: FormatRegistry { get }
  /// The rules that are reported.
  static var rules: RuleRegistry { get }
  /// The schemas of the project's own formats.
  static var schemas: [Schema] { get }
}

/// What the commands of this process know.
enum Known {
  private static let catalogue = Mutex<any Catalogue.Type>(StandardCatalogue.self)

  static var formats: FormatRegistry { catalogue.withLock { $0 }.formats }
  static var rules: RuleRegistry { catalogue.withLock { $0 }.rules }
  static var schemas: [Schema] { catalogue.withLock { $0 }.schemas }

  /// Sets what they know; call it before any command line is read.
  static func use(_ other: any Catalogue.Type) { catalogue.withLock { $0 = other } }

  /// What `flipbook` knows.
  private enum StandardCatalogue: Catalogue {
    static var formats: FormatRegistry { .standard }
    static var rules: RuleRegistry { .standard }
    static var schemas: [Schema] { Schema.all }
  }
}
