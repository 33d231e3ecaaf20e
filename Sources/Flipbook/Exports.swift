// Users of the library need only one import.
@_exported public import FrameRendering
@_exported public import GameRecords
@_exported public import Games
@_exported public import PuzzleRules
@_exported public import RecordChecks
@_exported public import RecordFormats
@_exported public import RecordQueries
@_exported public import RecordStreams
@_exported public import ReversiRules
@_exported public import XMLRecordFormat
