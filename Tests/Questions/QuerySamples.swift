import Flipbook
import Foundation
import TestSupport

/// The records of all samples that can be read.
enum QuerySamples {
  static let records: [ParsedRecord] = Repository.files(below: "Samples").flatMap { path in
    let records = try? FormatRegistry.standard.read(Repository.bytes(of: path), from: path)
    return (records ?? []).filter(\.hasRecord)
  }

  /// Returns the indices of the samples that match a query.
  static func matches(_ query: String) throws -> Set<Int> {
    let query = try Query(query)
    return Set(records.indices.filter { query.match(records[$0]) != nil })
  }

  static let all = Set(records.indices)
}
