import ArgumentParser
package import Flipbook

/// The options of commands that write records: what of each record, in which format, and where to.
package struct RecordOutputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write this format (default: that of the output's extension).",
      valueName: "format"
    )
  )
  var to: WritableFormatName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file, or to standard output with -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Use the position after this many moves, including passes, instead of the game.",
      valueName: "ply"
    ),
    transform: ArgumentNumber.whole(as: 7)
  )
  var at: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sort the records of each output by these fields, separated by commas, such as date,players; "
        + "- before a field reverses its order.",
      valueName: "fields"
    )
  )
  var sort: String?

  @Flag(help: "Leave out records that cannot be written, and write the others.")
  var keepGoing = false

  @OptionGroup var replacing: ReplacementArguments

  package init() {}

  package func validate() throws {
    try OutputNames.refuseEmpty(output: output)
    _ = try order()
    if let at, at < 0 { throw ValidationError("--at must be at least 0, but is \(at)") }
  }

  /// The format to write.
  /// - Parameter usual: the name of the format of standard output, if there is a usual one.
  /// - Returns: the format.
  /// - Throws: a usage error if none is named, or one that is only read.
  package func target(otherwise usual: String? = nil) throws -> any RecordFormat {
    try WritableFormatName.format(to, for: output, otherwise: usual)
  }

  /// A request for a format with these options.
  package func request(for target: any RecordFormat) -> ConversionRequest {
    var request = ConversionRequest(target: target)
    request.ply = at
    request.keepsGoing = keepGoing
    // A wrong order was refused before.
    if let order = try? order() { request.sortKey = { order.key(of: $0) } }
    return request
  }

  /// The order of the records; `nil` if they stay as they are.
  /// - Throws: a usage error about a field.
  func order() throws -> RecordOrder? {
    try sort.map { fields throws(ValidationError) in
      try FieldList.refusing(in: "--sort") { () throws(ColumnError) in
        try RecordOrder(FieldList.names(in: fields), .standard)
      }
    }
  }
}
