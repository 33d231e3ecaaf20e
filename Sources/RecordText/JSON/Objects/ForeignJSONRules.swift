package import GameRecords

/// What can be said of the JSON of any other program, beside the rules of JSON itself.
extension Rule {
  static let jsonIgnoredKey = Rule(
    1064,
    "json-ignored-key",
    .warning,
    "A key must be one that a record has a place for.",
    why: "The program that wrote the file may have stored something under it, which is lost in "
      + "a conversion. The apps whose saves these are ignore such keys.",
    fix: "Correct the key if it is misspelt; otherwise make sure that nothing is lost that is "
      + "needed.",
    example: RuleExample(
      "fork-save",
      """
      {
        "turn": {"color": 0}, "darkPlayer": 0, "lightPlayer": 1,
        "board": {
          "cells": [
            {"coordinate": {"x": 3, "y": 3}, "disc": {"color": 1}},
            {"coordinate": {"x": 4, "y": 3}, "disc": {"color": 0}},
            {"coordinate": {"x": 3, "y": 4}, "disc": {"color": 0}},
            {"coordinate": {"x": 4, "y": 4}, "disc": {"color": 1}}
          ]
        },
        "\(wrong: "history")": ["f5", "d6"]
      }
      """
    )
  )
  static let jsonDate = Rule(
    4001,
    "json-date",
    .note,
    "A date should be written so that it can be read.",
    why: "A text that is no date is only kept as a tag: games cannot be sorted by it, and "
      + "formats with a field for the date leave it empty.",
    fix: "Write the date such as 2026-02-14 or 2026-02-14T10:20:30Z.",
    example: RuleExample(
      "othello-quest",
      #"{"created": "\#(wrong: "last night")", "moves": [{"m": "f5"}, {"m": "d6"}]}"#
    )
  )
}

extension [Rule] {
  /// All of these.
  package static let foreignJSON: [Rule] = [
    .jsonIgnoredKey,
    .jsonDate,
  ]
}
