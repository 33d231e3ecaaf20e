public import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook convert`: writes records in another format.
struct ConvertCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert records from one format to another",
    discussion: """
      The output format is that of --to or of the output's extension. An output is written whole \
      or not at all: if a record cannot be read or converted, everything that is wrong is \
      reported, the output is left unchanged, and the exit status is 2.

      What the output format cannot store is reported on standard error. It is an error only with \
      --strict.

      Exit status: 0 all records were converted, 2 an input could not be read or a record could \
      not be converted, 64 usage error, 74 an output could not be written.
      """
  )

  @OptionGroup var records: RecordOutputArguments

  @Option(
    help: ArgumentHelp(
      "Write one file per input into this folder, or one per record if the format stores one "
        + "record per file.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    help: ArgumentHelp("Write one file per record into this folder.", valueName: "folder"),
    completion: .directory
  )
  var split: String?

  @Option(
    help: ArgumentHelp(
      "With --output-dir, write one file per year, player or event in all inputs.",
      valueName: "what"
    )
  )
  var splitBy: RecordGrouping?

  @Flag(
    help: ArgumentHelp(
      "Tag each record with its source: source_file, and source_record, counted from 1."
    )
  )
  var tagSource = false

  @Flag(help: "Store the name of the opening in records of Reversi that declare none.")
  var nameOpenings = false

  @Flag(
    help: "Write only the first record of each game, which may be rotated or mirrored in others."
  )
  var unique = false

  @Flag(
    help: "Write one record of each game, with the facts of all its records; implies --unique."
  )
  var merge = false

  @Flag(
    help: "Keep the records of the output file, and add those of games that it does not have."
  )
  var update = false

  @Option(
    help: ArgumentHelp(
      "Show these fields of flipbook-find(1) in csv, separated by commas.",
      valueName: "fields"
    )
  )
  var columns: String?

  @Option(help: "What has a row of its own in csv.")
  var rows: TableLayout.Rows?

  @Option(
    name: .customLong("pass"),
    help: ArgumentHelp(
      "Write passes this way in sgf, pgn or transcript; “omit” leaves them out.",
      valueName: "notation"
    )
  )
  var passSpelling: String?

  @Option(
    help: ArgumentHelp(
      "How to report losses and findings: as text, or as json with one object per line.",
      valueName: "form"
    )
  )
  var losses = LossReport.Form.text

  @Flag(help: "Refuse to convert records that would lose something.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Allow these losses with --strict or --update: \(Fact.allCases.map(\.name).joined(separator: ", ")); "
        + "separated by commas, may be repeated.",
      valueName: "facts"
    ),
    completion: .list(Fact.allCases.map(\.name)),
    transform: AllowedLosses.init
  )
  var allowLoss: [AllowedLosses] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Read the output back and compare it (default for WTHOR)."
  )
  var verify: Bool?

  @Flag(help: "Allow an output to replace the input it is made from.")
  var inPlace = false

  @OptionGroup var names: FolderNameArguments

  @OptionGroup var options: InputOptions

  var colour: ColourOption { options.colour }

  private var output: String? { records.output }

  func validate() throws {
    if [output, outputDir, split].count(where: { $0 != nil }) > 1 {
      throw ValidationError("--output, --output-dir and --split cannot be combined")
    }
    if splitBy != nil, outputDir == nil {
      throw ValidationError("--split-by needs --output-dir")
    }
    try validateArrangement()
    try OutputNames.refuseEmpty(folders: ["--output-dir": outputDir, "--split": split])
    if inPlace, output ?? "-" == "-", outputDir == nil, split == nil {
      throw ValidationError("--in-place needs --output, --output-dir or --split")
    }
    if !allowLoss.isEmpty, !strict, !update {
      throw ValidationError("--allow-loss needs --strict or --update")
    }
    let target = try records.target()
    if target.isTable {
      for (option, isSet) in [("--verify", verify == true), ("--update", update)] where isSet {
        throw ValidationError("\(target.name) cannot be read back, so \(option) is impossible")
      }
      try FieldList.refusing(in: "--columns") { () throws(ColumnError) in
        _ = try RecordColumns(layout.columns ?? [], rows: layout.rows, .standard)
      }
    } else if columns != nil || rows != nil {
      throw ValidationError("\(columns == nil ? "--rows" : "--columns") needs --to csv")
    }
    if let passSpelling, !target.passSpellings.contains(passSpelling) {
      let known = target.passSpellings.map { $0.isEmpty ? "an empty text" : $0 }
      throw ValidationError(
        known.isEmpty
          ? "\(target.name) has only one way to write a pass"
          : "\(target.name) cannot write a pass as “\(passSpelling)”; "
            + "the notations are \(known.joined(separator: ", "))"
      )
    }
  }

  private var layout: TableLayout {
    TableLayout(rows: rows ?? .records, columns: columns.map(FieldList.names))
  }

  /// Refuses options about the order and the repetition of records where they have no effect.
  private func validateArrangement() throws {
    let path = output ?? "-"
    if update, try path == "-" || inspectingOutputs({ try InputPath(path).isDevice }) {
      throw ValidationError("--update needs --output with a file")
    }
    if update, records.replacing.noClobber {
      throw ValidationError("--update and --no-clobber cannot be combined")
    }
    if merge, split != nil || outputDir != nil && splitBy == nil {
      throw ValidationError(
        "--merge needs one output for the records of a game: --output, or --output-dir with --split-by"
      )
    }
    if split != nil, records.sort != nil {
      throw ValidationError("--sort has no effect with --split, which writes one record per file")
    }
  }

  func run() async throws {
    let target = try records.target()
    var request = records.request(for: target)
    request.passSpelling = passSpelling
    request.table = layout
    request.tagsSource = tagSource
    if nameOpenings {
      request.transform = { record throws(WritingError) in
        (record as? ReversiRecord).map(OpeningNames.naming) ?? record
      }
    }
    request.isStrict = strict
    request.allowedLosses = FactSet(allowLoss.flatMap(\.facts))
    request.repetitions = merge ? .merged : unique || update ? .leftOut : .kept
    request.addsToArchive = update
    request.verifies = verify ?? target.isAlwaysVerified
    request.lossForm = losses
    // JSON is for programs, which read all findings.
    if losses == .json { request.findingLimit = .max }
    let messages = Messages(areJSON: losses == .json)
    try await reportingOutputFailures(messages) {
      try await options.convert(
        request,
        messages,
        writingTo: split ?? outputDir ?? output,
        records.replacing,
        isInPlace: inPlace || update
      ) { (outputs, sources) throws(FileError) in
        sources.archiveFormat = target
        guard let folder = split ?? outputDir else {
          return .output(try RecordOutput(outputs.place(output ?? "-"), request))
        }
        let places = names.places(in: folder, outputs)
        return .folder(places, by: splitBy.map { .group($0) } ?? (split == nil ? .input : .record))
      }
    }
  }
}

extension TableLayout.Rows: ExpressibleByArgument {}
extension RecordGrouping: ExpressibleByArgument {}
