import GameRecords
import ReversiRules

/// The save of yoshimasa36g's fork, from the encoder of its types.
///
///     {"turn": {"color": 0}, "darkPlayer": 0, "lightPlayer": 1,
///      "board": {"cells": [{"coordinate": {"x": 3, "y": 3}, "disc": {"color": 1}}, …]}}
///
/// Only squares with a disk are listed, in any order. The colour 0 is assumed to be dark. There is no
/// turn if the game is over.
extension ForkSaveReader {
  mutating func readYoshimasa(_ object: inout JSONObject) {
    readTurn(object.take("turn")) { $0.colour($1) }
    for side in Disk.allCases {
      let value = reader.require(side == .dark ? "darkPlayer" : "lightPlayer", of: &object)
      readMode(of: side, value, Self.numberedMode)
    }
    readBoard(of: &object, "cells") { reading, cells in
      guard let cells else { return }
      reading.reader.mark(.board, cells.range)
      reading.board = reading.readCells(cells)
    }
  }

  /// Reads the side of a disk or of a turn, each an object with a colour.
  private mutating func colour(_ value: JSONValue?) -> Disk? {
    guard var object = reader.object(value, as: "an object with a color") else { return nil }
    let number = reader.integer(reader.require("color", of: &object), in: 0...1)
    reader.ignoreRest(of: object)
    return number.map { $0 == 0 ? .dark : .light }
  }

  private mutating func readCells(_ value: JSONValue) -> Board? {
    guard let cells = reader.array(value, as: "an array of squares with disks") else { return nil }
    var board = Board()
    var isWhole = true
    for cell in cells {
      guard var object = reader.object(cell, as: "an object (a square)") else {
        isWhole = false
        continue
      }
      let coordinate = reader.require("coordinate", of: &object)
      let disk = colour(reader.require("disc", of: &object))
      reader.ignoreRest(of: object)
      guard let coordinate, let square = readSquare(coordinate), let disk else {
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

  private mutating func readSquare(_ value: JSONValue) -> Square? {
    guard var object = reader.object(value, as: "an object with x and y") else { return nil }
    let x = reader.integer(reader.require("x", of: &object), in: 0...7)
    let y = reader.integer(reader.require("y", of: &object), in: 0...7)
    reader.ignoreRest(of: object)
    guard let x, let y else { return nil }
    return Square(x: x, y: y)
  }
}
