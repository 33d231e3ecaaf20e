import GameRecords

/// The rules for saves of forks that are valid JSON.
extension Rule {
  static let forkSaveCells = Rule(
    1571,
    "fork-save-cells",
    .error,
    "A board must have one entry for each of its 64 squares.",
    why: "Three of the forks identify a square by its index in the list, or by its row and its "
      + "index there. With more or fewer entries it is unknown which square each one is.",
    fix: "Write one entry for each square, row by row from a1, and null for an empty one.",
    example: RuleExample(
      "fork-save",
      """
      {
        "turn": ["validTurn", "dark"], "playerForSide": ["dark", 0, "light", 1],
        "board": \(wrong: "[null, null, \"light\", \"dark\"]")
      }
      """
    )
  )
  static let forkSaveSquare = Rule(
    1572,
    "fork-save-square",
    .error,
    "A square must not have two disks.",
    why: "The fork of yoshimasa36g lists only the squares with a disk, in any order. If two disks "
      + "are on one square, it is unknown which one is right.",
    fix: "Remove one of the two, or correct its coordinate.",
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
            {"coordinate": \(wrong: "{\"x\": 3, \"y\": 4}"), "disc": {"color": 1}}
          ]
        }
      }
      """
    )
  )
  static let forkSaveModes = Rule(
    1573,
    "fork-save-modes",
    .error,
    "Each side must have one player mode.",
    why: "The fork of el-hoshino writes the modes as a list in which sides and modes alternate, in "
      + "any order. If a side is missing or appears twice, it is unknown who plays for it.",
    fix: "Name each side once, followed by its mode.",
    example: RuleExample(
      "fork-save",
      """
      {
        "turn": ["validTurn", "dark"], "playerForSide": ["dark", 0, "\(wrong: "dark")", 1],
        "board": [
          \("null, ", times: 27)"light", "dark",
          \("null, ", times: 6)"dark", "light",
          \("null, ", times: 26)null
        ]
      }
      """
    )
  )
  static let forkSaveSkipping = Rule(
    7011,
    "fork-save-skipping",
    .note,
    "A save should not stop at a side that must pass.",
    why: "Only el-hoshino's fork saves while its alert asks a side to pass. In the record, that "
      + "side is to move. A save for the original app made from the record hangs that app, or "
      + "crashes it if the computer is to move.",
    fix: "Dismiss the alert in the app and use its next save, or give the turn to the other side.",
    example: RuleExample(
      "fork-save",
      """
      {
        "turn": ["\(wrong: "skippingTurn")", "dark"], "playerForSide": ["dark", 0, "light", 1],
        "board": [
          \("null, ", times: 27)"light", "dark",
          \("null, ", times: 6)"dark", "light",
          \("null, ", times: 26)null
        ]
      }
      """
    )
  )
}

extension [Rule] {
  /// All rules for saves of forks.
  static let forkSave: [Rule] = [
    .forkSaveCells,
    .forkSaveSquare,
    .forkSaveModes,
    .forkSaveSkipping,
  ]
}
