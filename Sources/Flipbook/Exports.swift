// Users of the library need only one import.
@_exported public import FrameRendering
@_exported public import GameRecords
@_exported public import PuzzleGame
@_exported public import PuzzleRules
@_exported public import PuzzleSearch
@_exported public import RecordQueries
@_exported public import RecordRepair
@_exported public import RecordStreams
@_exported public import RecordText
@_exported public import RecordValidation
@_exported public import ReversiOpenings
@_exported public import ReversiPictures
@_exported public import ReversiRules
@_exported public import XMLRecordFormat
