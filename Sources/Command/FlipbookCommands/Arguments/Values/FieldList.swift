import ArgumentParser
import Flipbook

/// Names of the fields of records, as an argument.
enum FieldList {
  /// Returns the names, which are separated by commas.
  static func names(in argument: String) -> [String] {
    argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
  }

  /// Makes something of fields.
  /// - Throws: a usage error about a name in the argument of an option.
  static func refusing<Made>(
    in option: String,
    _ make: () throws(ColumnError) -> Made
  ) throws(ValidationError) -> Made {
    do throws(ColumnError) {
      return try make()
    } catch {
      let name = DisplayText.quote(error.name)
      guard let known = error.known else {
        throw ValidationError("\(option): the field \(name) appears twice")
      }
      throw ValidationError(
        "\(option): there is no field \(name)\(NearMiss.clause(error.name, in: known)); the fields are \(known.joined(separator: ", "))"
      )
    }
  }
}
