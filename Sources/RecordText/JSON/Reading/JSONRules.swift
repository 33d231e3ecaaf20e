package import GameRecords

/// What can be wrong with JSON, and with JSON as a record.
extension Rule {
  package static let jsonSyntax = Rule(
    1051,
    "json-syntax",
    .error,
    "A record must be JSON as RFC 8259 defines it.",
    why: "A JSON parser refuses a text that RFC 8259 does not allow, however near it comes. "
      + "What stands behind the fault means nothing any more, so that the record is given up; "
      + "the next one is read.",
    fix: "Correct the text where the finding points: what people write by hand has a comma too "
      + "many, single quotation marks or comments.",
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
    "A record must be there to its end.",
    why: "A copy or a download that has broken off lacks its end, and nobody can tell how many "
      + "moves are missing.",
    fix: "Get the file again, or close what is open if all of the game is there.",
    example: RuleExample("json", #"{"moves": ["f5", "d6"\#(wrong: "")"#)
  )
  static let jsonTrailingContent = Rule(
    1053,
    "json-trailing-content",
    .error,
    "Nothing may follow a record but the next record of a list.",
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
    why: "RFC 8259 allows no line feed, tab or other control character as it is, and parsers "
      + "refuse the text. In JSON Lines a line feed even ends the record.",
    fix: "Write \\n for a line feed, \\t for a tab and \\u with four hexadecimal digits for "
      + "any other, or remove the character.",
    example: RuleExample("json", #"{"event": "Autumn\#(wrong: "\t")Match"}"#)
  )
  static let jsonEscape = Rule(
    1055,
    "json-escape",
    .error,
    "A backslash must begin one of the escapes of JSON.",
    why: "JSON has \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t and \\u; what any other backslash "
      + "stands for, a parser cannot know. They come with paths of Windows that are pasted "
      + "into a text.",
    fix: "Write each backslash of the text itself twice.",
    example: RuleExample("json", #"{"site": "C:\#(wrong: #"\G"#)ames"}"#)
  )
  static let jsonSurrogate = Rule(
    1056,
    "json-surrogate",
    .error,
    "Surrogates must be escaped in pairs.",
    why: "One half of a pair is no character and cannot be written in UTF-8; RFC 8259 warns "
      + "that what programs make of it is unpredictable. A text that was cut between the two "
      + "halves ends like that.",
    fix: "Write the character itself, or both halves, such as \\uD83C\\uDF8E.",
    example: RuleExample("json", #"{"event": "Doll Festival \#(wrong: #"\uD83C"#)"}"#)
  )
  static let jsonNumber = Rule(
    1057,
    "json-number",
    .error,
    "A number must be written as JSON has it and be finite.",
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
    "A value must be of the type that its key asks for.",
    why: "A rating in quotation marks is a text, which programs cannot sort by, and those "
      + "whose values have fixed types refuse the record for it.",
    fix: "Write the value in the type that the schema asks for; leave the key out instead of "
      + "writing null.",
    example: RuleExample("json", #"{"players": {"dark": {"rating": \#(wrong: #""1712""#)}}}"#)
  )
  package static let jsonDuplicateKey = Rule(
    1059,
    "json-duplicate-key",
    .error,
    "A key must not come twice in an object.",
    why: "RFC 8259 warns that many parsers keep the last of the values without a word and "
      + "others refuse the object, so that the file means one thing here and another there. "
      + "The first value is the one that counts here.",
    fix: "Remove the value that is wrong with its key, or the second one if both say the same.",
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
    why: "A key that is misspelt would lose its fact in silence: here, the game would have no "
      + "moves at all.",
    fix: "Correct the key, or keep a fact for which there is no key as a tag.",
    example: RuleExample("json", #"{"\#(wrong: "movse")": ["f5", "d6"]}"#)
  )
  static let jsonMissingKey = Rule(
    1061,
    "json-missing-key",
    .error,
    "An object must have the keys that it cannot do without.",
    why: "Without it the object says nothing: a move needs its square, a tag its name and its "
      + "value, a position its turn and its board, and a score both counts.",
    fix: "Add the key, or remove the object.",
    example: RuleExample("json", #"{"tags": [\#(wrong: #"{"name": "Clock"}"#)]}"#)
  )
  static let jsonVersion = Rule(
    1062,
    "json-version",
    .error,
    "The version of a record must be known.",
    why: "Another version of the format may mean something else by the same keys, so that "
      + "reading it as this one could change the game.",
    fix: "Read the file with a newer flipbook, or write 1 if the file keeps to this version.",
    example: RuleExample("json", #"{"flipbook": \#(wrong: "2")}"#)
  )
  package static let jsonValue = Rule(
    1063,
    "json-value",
    .error,
    "A value must be one that its key can have.",
    why: "What the value was to say is not known, so that the fact is missing; without a move, "
      + "those after it mean nothing.",
    fix: "Write the value as the message says.",
    example: RuleExample("json", #"{"moves": ["f5", "\#(wrong: "Nf3")"]}"#)
  )
  package static let jsonSpelling = Rule(
    1065,
    "json-spelling",
    .warning,
    "A value should be in the spelling that the format has for it.",
    why: "The format has one spelling for everything, so that any program can read a file and "
      + "compare it with another: f5 and not F5, pass and not --, tie and not draw, "
      + "2025-10-18 and not 2025.10.18. Others that can only mean one thing are read too, but "
      + "not by every program.",
    fix: "Let flipbook fix write the usual spelling, or convert the file.",
    example: RuleExample("json", #"{"moves": ["f5", "\#(wrong: "D6")"]}"#)
  )
}

extension [Rule] {
  /// All of these.
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
