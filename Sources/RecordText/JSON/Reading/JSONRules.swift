package import GameRecords

/// Rules about JSON, and about JSON as a record.
extension Rule {
  package static let jsonSyntax = Rule(
    1051,
    "json-syntax",
    .error,
    "A record must be JSON as RFC 8259 defines it.",
    why: "JSON parsers refuse a text that RFC 8259 does not allow. Nothing after the error can be "
      + "understood, so the record is not read; reading continues with the next one.",
    fix: "Correct the text where the finding points. Text written by hand often has a comma "
      + "too many, single quotation marks or comments.",
    example: RuleExample(
      "json",
      """
      {
        "moves": [
          "f5",
          "d6",
        \(wrong: "]")
      }
      """
    )
  )
  static let jsonTruncated = Rule(
    1052,
    "json-truncated",
    .error,
    "A record must be complete.",
    why: "The end is missing, for example after an interrupted copy or download, and it is "
      + "unknown how many moves are lost.",
    fix: "Get the file again, or close what is open if the whole game is there.",
    example: RuleExample("json", #"{"moves": ["f5", "d6"\#(wrong: "")"#)
  )
  static let jsonTrailingContent = Rule(
    1053,
    "json-trailing-content",
    .error,
    "Only the next record of a list may follow a record.",
    why: "Two objects on a line are neither an array nor JSON Lines: some parsers refuse them, "
      + "and others read the first one and never see the second.",
    fix: "Put several records into an array, or each on a line of its own.",
    example: RuleExample("json", #"{"moves": ["f5"]} \#(wrong: "{")"moves": ["d3"]}"#)
  )
  static let jsonControlCharacter = Rule(
    1054,
    "json-control-character",
    .error,
    "Control characters must be escaped in a string.",
    why: "RFC 8259 does not allow a literal line feed, tab or other control character, and "
      + "parsers refuse the text. In JSON Lines, a line feed even ends the record.",
    fix: "Write \\n for a line feed, \\t for a tab and \\u with four hexadecimal digits for "
      + "any other, or remove the character.",
    example: RuleExample("json", #"{"event": "Autumn\#(wrong: "\t")Match"}"#)
  )
  static let jsonEscape = Rule(
    1055,
    "json-escape",
    .error,
    "A backslash must begin one of the escapes of JSON.",
    why: "JSON has \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t and \\u; a parser cannot know what any "
      + "other backslash stands for. Such backslashes often come from Windows paths that were "
      + "pasted into a text.",
    fix: "Write each backslash of the text itself twice.",
    example: RuleExample("json", #"{"site": "C:\#(wrong: #"\G"#)ames"}"#)
  )
  static let jsonSurrogate = Rule(
    1056,
    "json-surrogate",
    .error,
    "Surrogates must be escaped in pairs.",
    why: "Half of a pair is not a character and cannot be written in UTF-8; RFC 8259 warns that "
      + "what programs make of it is unpredictable. A text that was cut between the two halves "
      + "ends like this.",
    fix: "Write the character itself, or both halves, such as \\uD83C\\uDF8E.",
    example: RuleExample("json", #"{"event": "Doll Festival \#(wrong: #"\uD83C"#)"}"#)
  )
  static let jsonNumber = Rule(
    1057,
    "json-number",
    .error,
    "A number must be valid JSON and finite.",
    why: "JSON has no leading zeros, no fraction without digits and no infinity, and parsers "
      + "refuse a text with them. A rating, a time or a margin that is too large for a "
      + "floating-point number would become infinite.",
    fix: "Write the number in plain digits, such as 0.5 or -14, or leave the key out.",
    example: RuleExample("json", #"{"players": {"dark": {"rating": \#(wrong: "01712")}}}"#)
  )
  package static let jsonType = Rule(
    1058,
    "json-type",
    .error,
    "A value must have the type that its key requires.",
    why: "A rating in quotation marks is a string, which programs cannot sort as a number. "
      + "Programs with fixed types refuse the record.",
    fix: "Write the value in the type that the schema requires. Leave the key out instead of "
      + "writing null.",
    example: RuleExample("json", #"{"players": {"dark": {"rating": \#(wrong: #""1712""#)}}}"#)
  )
  package static let jsonDuplicateKey = Rule(
    1059,
    "json-duplicate-key",
    .error,
    "A key must not appear twice in an object.",
    why: "RFC 8259 warns that many parsers silently keep the last of the values and others "
      + "refuse the object, so the file does not mean the same everywhere. flipbook uses the "
      + "first value.",
    fix: "Remove the wrong value with its key, or the second one if both are equal.",
    example: RuleExample(
      "json",
      #"{"event": "Autumn Match", "\#(wrong: "event")": "Spring Match"}"#
    )
  )
  package static let jsonUnknownKey = Rule(
    1060,
    "json-unknown-key",
    .error,
    "A key must be one that the object can have.",
    why: "A misspelled key would silently lose its fact: here, the game would have no moves at "
      + "all.",
    fix: "Correct the key, or keep a fact that has no key as a tag.",
    example: RuleExample("json", #"{"\#(wrong: "movse")": ["f5", "d6"]}"#)
  )
  static let jsonMissingKey = Rule(
    1061,
    "json-missing-key",
    .error,
    "An object must have its required keys.",
    why: "The object is useless without them: a move needs its square, a tag its name and its "
      + "value, a position its turn and its board, and a score both counts.",
    fix: "Add the key, or remove the object.",
    example: RuleExample("json", #"{"tags": [\#(wrong: #"{"name": "Clock"}"#)]}"#)
  )
  static let jsonVersion = Rule(
    1062,
    "json-version",
    .error,
    "The version of a record must be known.",
    why: "In another version of the format, the same keys may have another meaning, so reading "
      + "it as version 1 could change the game.",
    fix: "Read the file with a newer flipbook, or write 1 if the file follows version 1.",
    example: RuleExample("json", #"{"flipbook": \#(wrong: "2")}"#)
  )
  package static let jsonValue = Rule(
    1063,
    "json-value",
    .error,
    "A value must be one that its key can have.",
    why: "The meaning of the value is unknown, so the fact is missing; without a move, the moves "
      + "after it cannot be played.",
    fix: "Write the value as the message says.",
    example: RuleExample("json", #"{"moves": ["f5", "\#(wrong: "Nf3")"]}"#)
  )
  package static let jsonSpelling = Rule(
    1065,
    "json-spelling",
    .warning,
    "A value should be in the format's own notation.",
    why: "The format has one notation for everything, so that any program can read a file and "
      + "compare it with another: f5 and not F5, pass and not --, tie and not draw, "
      + "2025-10-18 and not 2025.10.18. Other notations that can only mean one thing are also "
      + "read, but not by every program.",
    fix: "Run flipbook fix to write the usual notation, or convert the file.",
    example: RuleExample("json", #"{"moves": ["f5", "\#(wrong: "D6")"]}"#)
  )
}

extension [Rule] {
  /// The rules of JSON.
  package static let json: [Rule] = [
    .jsonSyntax,
    .jsonTruncated,
    .jsonTrailingContent,
    .jsonControlCharacter,
    .jsonEscape,
    .jsonSurrogate,
    .jsonNumber,
    .jsonType,
    .jsonDuplicateKey,
    .jsonUnknownKey,
    .jsonMissingKey,
    .jsonVersion,
    .jsonValue,
    .jsonSpelling,
  ]
}
