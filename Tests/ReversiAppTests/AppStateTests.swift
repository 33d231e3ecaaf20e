import GameRecords
import ReversiApp
import ReversiRules
import TestSupport
import Testing
