package import GameRecords

/// Rules about the JSON of any other program, apart from the rules of JSON itself.
extension Rule {
  static let jsonIgnoredKey = Rule(
    1064,
    "json-ignored-key",
    .warning,
    "A key must be one that a record can store.",
    why: "The program that wrote the file may have stored something under it, which a "
      + "conversion loses. The apps that read such saves ignore unknown keys.",
    fix: "Correct the key if it is misspelled; otherwise make sure that you do not need what it "
      + "contains.",
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
    why: "A text that is not a date is kept only as a tag: games cannot be sorted by it, and "
      + "formats with a field for the date leave it empty.",
    fix: "Write the date as in 2026-02-14 or 2026-02-14T10:20:30Z.",
    example: RuleExample(
      "othello-quest",
      #"{"created": "\#(wrong: "last night")", "moves": [{"m": "f5"}, {"m": "d6"}]}"#
    )
  )
}

extension [Rule] {
  /// The rules of other programs' JSON.
  package static let foreignJSON: [Rule] = [
    .jsonIgnoredKey,
    .jsonDate,
  ]
}
