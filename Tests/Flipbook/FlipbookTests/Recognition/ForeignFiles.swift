import Testing

/// Files that may be next to records and are not records.
enum ForeignFiles {
  /// A file by another program or a person.
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }
  }

  /// Files by their names.
  static let all: [File] = texts.map { File(name: $0.key, text: $0.value) }

  private static let chessTags = """
    [Event "Open"]
    [White "Carl"]
    [Black "Wes"]
    [Result "1-0"]
    [ECO "C50"]

    """

  private static let texts: KeyValuePairs = [
    "README.txt": """
    Games of our club
    =================

    The first game began f5d6c3d3c4, as most do. Moves are written as in the papers:
    a letter for the column and a digit for the row.

    f5d6c3

    See LICENSE for what may be done with them.
    """,
    "README.md": """
    # Othello notebook

    - - - - - - - -
    - - - O X - - -

    ```
    (;GM[2]FF[4];B[f5])
    ```
    """,
    "CMakeLists.txt": """
    cmake_minimum_required(VERSION 3.16)
    project(othello C)
    add_executable(othello board.c move.c)
    target_compile_options(othello PRIVATE -O2)
    """,
    "requirements.txt": "numpy==1.26.4\nd3==0.1\nblack>=24.1\npytest\n",
    "robots.txt": "User-agent: *\nDisallow: /\n",
    "package.json": """
    {
      "name": "othello-viewer",
      "version": "1.2.3",
      "private": true,
      "scripts": {"start": "node server.js"},
      "dependencies": {"d3": "^7.0.0"}
    }
    """,
    "tsconfig.json": "{\"compilerOptions\": {\"strict\": true}, \"include\": [\"src\"]}",
    "cup.json": """
    {
      "event": "Spring Cup",
      "site": "Utrecht",
      "date": "2026-04-18",
      "rounds": 7,
      "players": [{"name": "Ada Finch", "rating": 1712}, {"name": "Ben Oak", "rating": 1650}]
    }
    """,
    "engines.json": """
    {
      "tcb": 300000,
      "players": [{"id": "one", "name": "Engine One", "cmd": "./one"}, {"id": "two", "cmd": "./two"}],
      "position": {"file": "xot.txt", "order": "random"},
      "result": "results.csv"
    }
    """,
    "pairings.json":
      "{\"event\": \"Cup\", \"players\": [\"Ada\", \"Ben\"], \"date\": \"2026-04-18\"}",
    "chess.json":
      "{\"event\": \"Club\", \"moves\": [\"e4\", \"e5\", \"Nf3\"], \"result\": \"1-0\"}",
    "positions.json": """
    [
      {"board": "---------------------------OX------XO---------------------------", "turn": "black"},
      {"board": "-------------------X-------XX------XO---------------------------", "turn": "white"}
    ]
    """,
    "boards.json": "[{\"board\": [[0, 0, 1, 2], [0, 1, 2, 0]], \"turn\": 1, \"score\": 4}]",
    "events.jsonl": "{\"time\": 1, \"event\": \"login\", \"state\": \"ok\"}\n{\"time\": 2}\n",
    "sessions.json": "{\"session\": 7, \"user\": \"ada\", \"expires\": 1767225600}",
    "empty-list.json": "[]\n",
    "empty-object.json": "{}\n",
    "numbers.json": "[1, 2, 3]",
    "game.coffee": """
    {Board, Disk} = require './board'
    moves = ['f5', 'd6']
    class Game
      constructor: (@board) ->
    """,
    "options.coffee": "{ id: 1, moves: [] }\n{ id: 2 }\n",
    "othello.pas": """
    { Othello for the terminal. }
    { Written in Turbo Pascal. }
    program Othello;
    begin
      writeln('f5 d6');
    end.
    """,
    "othello.swift": "import Foundation\n\nlet moves = [\"f5\", \"d6\"]\nprint(moves)\n",
    "othello.py": String(repeating: "#", count: 64) + "\n# Othello\nmoves = 'f5d6c3'\n",
    "othello.c":
      "/****************************************************************/\nint main(void) {}\n",
    "othello.js": "export const start = { board: '---OX---' };\n",
    "othello.sh": "#!/bin/sh\n# f5d6\nexec edax \"$@\"\n",
    "othello.hs": "module Main where\nmain = print [f5, d6]\n",
    "othello.lisp": "(;; a comment\n (defun moves () '(f5 d6)))\n",
    "lines-of-action.pgn": """
    [Event "Lines of Action, round 1"]
    [Black "Ada Finch"]
    [White "Ben Oak"]
    [Result "1-0"]

    1. b1-b3 a2-c2 2. d1-d3 h3-f3 3. f1-f3 c2-c4 4. c1-e3 a4-d4 1-0
    """,
    "lines-of-action-2.pgn": "[Event \"LOA\"]\n\n1. c8c6 a5c5 2. d8d6 h4f4 3. f8f6 a3c3 *\n",
    "lines-of-action.ggf": """
    (;GM[Lines of Action]PC[GGS/loa]PB[Ada]PW[Ben]TY[8]
    BO[8 -******- O------O O------O O------O O------O O------O O------O -******- *]
    B[b1-b3]W[a2-c2];)
    """,
    "lines-of-action.txt": "b1b3a2c2d1d3h3f3f1f3c2c4c1e3a4d4\nc8c6a5c5d8d6h4f4f8f6a3c3\n",
    "lines-of-action-2.txt": "1. b1-b3 a2-c2 2. d1-d3 h3-f3\n3. f1-f3 c2-c4\n",
    "lines-of-action-board.txt":
      ".xxxxxx.\n" + String(repeating: "o......o\n", count: 6) + ".xxxxxx.\nx to move\n",
    "chess.pgn": "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n",
    "chess-2.pgn": "[Event \"?\"]\n\n1. c4 c5 2. g3 g6 3. Bg2 Bg7 *\n",
    "chess.fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
    "forfeit.pgn": chessTags + "\n1-0\n\n" + chessTags + "\n1. e4 e5 2. Nf3 Nc6 1-0\n",
    "short.pgn": chessTags + "\n1. e4 e5 2. Nf3 1-0\n\n[Event \"?\"]\n\n1. c4 c5 1/2-1/2\n",
    "pieces.pgn": "[Event \"?\"]\n\n1. c4 1-0\n\n[Event \"?\"]\n\n1. e4 e5 2. Nf3 1-0\n",
    "chess.json": #"{"white":"Ann","black":"Ben","moves":["c4","Nf6","Nc3","d5"]}"#,
    "pieces.json": #"{"moves":["d3","Nf6"]}"#,
    "ships.json": #"{"ship":"x","moves":["A1","B2"]}"#,
    "keys.txt": "F1\nF2\nF3\nF4\nF5\nF6\nF7\nF8\n",
    "seat.txt": "A4\n",
    "wells.txt": "ABCDEFGH".map { row in (1...12).map { "\(row)\($0)\n" }.joined() }.joined(),
    "home.obf": #"{"format":"open-board-0.1","id":"1","buttons":[]}"#,
    "course.edx": "<course org=\"x\"/>\n",
    "notes.wtb": "What The Board says: nothing that is older than a day.\n",
    "appstate.json": #"{"windows":[1]}"#,
    "mail.ggf": "Hello Ben, the games come later.\n",
    "chess.xml": "<game><moves>e4 e5</moves></game>\n",
    "service.log": "{\"session\":1}\n{\"session\":2}\n",
    "pawns.fen": "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1\n",
    "go.sgf": "(;GM[1]FF[4]SZ[19];B[pd];W[dp])\n",
    "pom.xml": """
    <?xml version="1.0" encoding="UTF-8"?>
    <project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion></project>
    """,
    "library.xml":
      "<?xml version=\"1.0\"?>\n<games><game title=\"Chess\" year=\"1984\"/></games>\n",
    "build.log": "[1/3] Compiling board.c\n2026-01-02T10:00:00Z warning: unused variable 'd6'\n",
    "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"4\"/></svg>\n",
    "large.svg": "<svg>" + String(repeating: "<circle r='4'/>", count: 8_000) + "</svg>",
    "index.html":
      "<!doctype html>\n<html><head><title>Othello</title></head><body></body></html>\n",
    "results.csv": "round,black,white,score\n1,Ada,Ben,39-25\n2,Ben,Ada,33-31\n",
    "moves.csv": "game;ply;move\n1;1;f5\n1;2;d6\n",
    "grid.csv": String(repeating: "0,1,0,1,0,1,0,1\n", count: 8),
    "bits.txt": String(repeating: "01", count: 32) + "\n",
    "Makefile": "all: othello\n\nothello: board.o move.o\n\tcc -o $@ $^\n",
    "LICENSE": "MIT License\n\nPermission is hereby granted, free of charge, to any person\n",
    "CHANGELOG": "v10\n---\n\n- o and x are disks now\n",
    ".editorconfig": "[*]\nindent_style = space\n\n[Makefile]\nindent_style = tab\n",
    "settings.ini": "[Event \"log\"]\nlevel=3\n",
    "notes.txt": "------------\no: to do\nx: done\n------------\nxo\n",
    "words.txt": "deed\nfaced\nbaobab\nbox\nwow\n",
    "one-word.txt": "x\n",
    "figures.txt": "39-25\n",
    "games.wtb.txt": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 132\n",
  ]
}
