import FlipbookCommands

FlipbookCommand.start()
