public import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook find`: lists, counts or converts the records that match a query.
struct FindCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find records by a query",
    discussion: """
      A query is one argument, such as 'player = Tamenori and date 1980..1985' or 'starts f5 d6 c3 \
      and not tie'; flipbook-find(1) describes the language.

      Exit status: 0 a record matches, 1 no record matches, 2 an input could not be read or there is \
      nothing to write, 64 usage error, 74 the output could not be written.
      """
  )

  @Option(help: "List the records in this format.")
  var format = MatchForm.text

  @Option(
    help: ArgumentHelp(
      "List these fields in json, jsonl or csv, separated by commas (default: "
        + "\(MatchForm.usualColumns.joined(separator: ","))).",
      valueName: "fields"
    )
  )
  var columns: String?

  @Flag(help: "Print only the number of records that match.")
  var count = false

  @Flag(help: "Show what was played next at the position of the query, not the records.")
  var next = false

  @OptionGroup var records: RecordOutputArguments

  @Argument(help: ArgumentHelp("What the records must match.", valueName: "query"))
  var query: QueryArgument

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  func validate() throws {
    _ = try query.query()
    let isConversion = records.to != nil || records.output != nil
    let conversion = records.to != nil ? "--to" : "--output"
    let outputs = [("--count", count), ("--next", next), (conversion, isConversion)].filter(\.1)
    if outputs.count > 1 {
      throw ValidationError("\(outputs[0].0) and \(outputs[1].0) cannot be combined")
    }
    if let output = outputs.first?.0, output != "--next", format != .text {
      throw ValidationError("--format has no effect with \(output)")
    }
    for (option, isGiven) in [
      ("--at", records.at != nil), ("--keep-going", records.keepGoing),
      ("--no-clobber", records.replacing.noClobber),
    ] where isGiven && !isConversion {
      throw ValidationError("\(option) needs --to or --output")
    }
    for (option, isGiven) in [("--sort", records.sort != nil), ("--columns", columns != nil)]
    where isGiven && (count || next) {
      throw ValidationError("\(option) has no effect with \(count ? "--count" : "--next")")
    }
    let isTable = isConversion ? try records.target().isTable : format != .text
    if columns != nil, !isTable {
      throw ValidationError("--columns needs --format json, jsonl or csv")
    }
    _ = try list()
  }

  func run() async throws {
    let query = try query.query()
    let messages = Messages()
    try await reportingOutputFailures(messages) {
      if records.to != nil || records.output != nil {
        return try await convert(query, messages)
      }
      let list = try options.list()
      guard !list.isRefused else { return list.reportFailures(messages) }
      var run = FindRun(query, try output(), try records.order(), messages)
      let finder = run.finder
      try await list.forEachBlock(
        reading: options.sourceOptions(for: list),
        begin: { _, _ in finder },
        work: { slices, finder in finder.find(in: slices) },
        take: { event throws(FileError) in
          try run.add(event)
          return .proceed
        }
      )
      return try run.end()
    }
  }

  private func output() throws -> FindRun.Output {
    if count { return .count }
    if next { return .nextMoves(format) }
    return .list(try list())
  }

  private func list() throws -> any MatchList {
    try FieldList.refusing(in: "--columns") { () throws(ColumnError) in
      let terminal = FileDescriptor.standardOutput.isTerminal
      return try format.list(
        of: columns.map(FieldList.names) ?? MatchForm.usualColumns,
        width: terminal ? OutputTerminal.size.columns : nil,
        usesColour: Terminal.usesColour(.standardOutput),
        .standard
      )
    }
  }

  /// Writes the records that match, as “convert --where” does.
  private func convert(_ query: Query, _ messages: Messages) async throws -> ExitStatus {
    let target = try records.target()
    var request = records.request(for: target)
    request.verifies = target.isAlwaysVerified
    request.table.columns = columns.map(FieldList.names)
    return try await options.convert(request, to: records, messages) { sources in
      sources.condition = RecordCondition(sources.condition) { query.match($0) != nil }
    }
  }
}

extension MatchForm: ExpressibleByArgument {}
