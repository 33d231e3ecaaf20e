import ArgumentParser
import Flipbook

/// A query on the command line.
struct QueryArgument: ExpressibleByArgument, Sendable {
  private let text: String
  private let result: Result<Query, QueryError>

  init(argument: String) {
    text = argument
    result = Result { () throws(QueryError) in try Query(argument) }
  }

  /// Returns the query.
  /// - Throws: a usage error that marks the wrong part of the query.
  func query() throws -> Query {
    do throws(QueryError) {
      return try result.get()
    } catch {
      let lines = error.excerpt(of: text).split(separator: "\n").map { "  " + $0 }
      let help = error.help.map { ["  help: " + $0] } ?? []
      throw ValidationError(
        "in the query, \(error.message)\n" + (lines + help).joined(separator: "\n")
      )
    }
  }
}
