import GameRecords
import ReversiRules

/// The save of yoshimasa36g's fork, from the encoder of its types.
///
///     {"turn": {"color": 0}, "darkPlayer": 0, "lightPlayer": 1,
///      "board": {"cells": [{"coordinate": {"x": 3, "y": 3}, "disc": {"color": 1}}, …]}}
///
/// Only squares with a disk are listed, in any order. The colour 0 is assumed to be dark. There is no
/// turn if the game is over.
enum YoshimasaSave {
  static func read(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    var save = ForkSave()
    save.readTurn(object.take("turn"), &reader, colour)
    for side in Disk.allCases {
      let key = side == .dark ? "darkPlayer" : "lightPlayer"
      let value = reader.require(key, of: &object)
      save.readMode(of: side, value, &reader, ForkSave.numberedMode)
    }
    let board = reader.require("board", of: &object)
    if let board, var inner = reader.object(board, as: "an object (a board)") {
      if let cells = reader.require("cells", of: &inner) {
        reader.mark(.board, cells.range)
        save.board = readCells(cells, &reader)
      }
      reader.ignoreRest(of: inner)
    }
    return save
  }

  /// Reads the side of a disk or of a turn, each an object with a colour.
  private static func colour(
    _ value: JSONValue,
    _ reader: inout ForeignJSONReader
  ) -> Disk? {
    guard var object = reader.object(value, as: "an object with a color") else { return nil }
    let number = reader.integer(reader.require("color", of: &object), in: 0...1)
    reader.ignoreRest(of: object)
    return number.map { $0 == 0 ? .dark : .light }
  }

  private static func readCells(
    _ value: JSONValue,
    _ reader: inout ForeignJSONReader
  ) -> Board? {
    guard let cells = reader.array(value, as: "an array of squares with disks") else { return nil }
    var board = Board()
    var isWhole = true
    for cell in cells {
      guard var object = reader.object(cell, as: "an object (a square)") else {
        isWhole = false
        continue
      }
      let coordinate = reader.require("coordinate", of: &object)
      let disk = reader.require("disc", of: &object).flatMap { colour($0, &reader) }
      reader.ignoreRest(of: object)
      guard let coordinate, let square = readSquare(coordinate, &reader), let disk else {
        isWhole = false
        continue
      }
      if board[square] != nil {
        reader.report(.forkSaveSquare, "\(square) has a second disk", at: coordinate.range)
        isWhole = false
      }
      board[square] = disk
    }
    return isWhole ? board : nil
  }

  private static func readSquare(
    _ value: JSONValue,
    _ reader: inout ForeignJSONReader
  ) -> Square? {
    guard var object = reader.object(value, as: "an object with x and y") else { return nil }
    let x = reader.integer(reader.require("x", of: &object), in: 0...7)
    let y = reader.integer(reader.require("y", of: &object), in: 0...7)
    reader.ignoreRest(of: object)
    guard let x, let y else { return nil }
    return Square(x: x, y: y)
  }
}
