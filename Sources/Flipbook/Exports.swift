// Users of the library need only one import.
@_exported public import AppSessions
@_exported public import FrameRendering
@_exported public import GameRecords
@_exported public import PuzzleApp
@_exported public import PuzzleGame
@_exported public import PuzzleRules
@_exported public import PuzzleSearch
@_exported public import RecordRepair
@_exported public import RecordStreams
@_exported public import RecordText
@_exported public import RecordValidation
@_exported public import ReversiApp
@_exported public import ReversiPictures
@_exported public import ReversiRules
@_exported public import ReversiSearch
@_exported public import StateMachines
@_exported public import XMLRecordFormat
